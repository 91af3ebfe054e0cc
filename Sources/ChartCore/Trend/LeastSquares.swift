/// The line of least squares through weighted points.
struct LeastSquares {
  /// An x near the points, their middle as far behind it, and how much the line rises.
  private let origin: Double
  let middle: (x: Double, y: Double)
  let slope: Double
  /// The sums of weights, and of squared distances of x from its middle.
  let weights, spread: Double

  /// Nil where all points have one x. `origin` is an x near them: what is far from 0 loses no digits. Linear time.
  init?(_ points: [(x: Double, y: Double, weight: Double)], around origin: Double) {
    var (weights, xs, ys) = (DoubleDouble(), DoubleDouble(), DoubleDouble())
    for point in points {
      weights += point.weight
      xs = xs + DoubleDouble(point.x - origin, times: point.weight)
      ys = ys + DoubleDouble(point.y, times: point.weight)
    }
    let (x, y) = (xs.value / weights.value, ys.value / weights.value)
    var (spread, common) = (DoubleDouble(), DoubleDouble())
    for point in points {
      let distance = point.x - origin - x
      spread = spread + DoubleDouble(distance * point.weight, times: distance)
      common = common + DoubleDouble(distance * point.weight, times: point.y - y)
    }
    guard spread.value > 0 else { return nil }
    (self.origin, middle, slope) = (origin, (x, y), common.value / spread.value)
    (self.weights, self.spread) = (weights.value, spread.value)
  }

  func callAsFunction(_ x: Double) -> Double { middle.y + slope * (x - origin - middle.x) }
}
