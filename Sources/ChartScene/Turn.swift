import ChartCore

/// The point of the unit circle a part of a turn from the top, clockwise; exact at quarters.
///
/// A polynomial per eighth of the circle, wrong by less than 10⁻¹⁰: the pure rooms need no library
/// for a disc.
func direction(ofTurn turn: Double) -> Point {
  let quarter = (turn * 4).rounded()
  let angle = (turn - quarter / 4) * 2 * .pi
  let square = angle * angle
  let sine =
    angle * polynomial(square, [1, -1 / 6, 1 / 120, -1 / 5_040, 1 / 362_880, -1 / 39_916_800])
  let cosine = polynomial(
    square, [1, -1 / 2, 1 / 24, -1 / 720, 1 / 40_320, -1 / 3_628_800, 1 / 479_001_600])
  switch Int(clamping: quarter) & 3 {
  case 0: return Point(sine, -cosine)
  case 1: return Point(cosine, sine)
  case 2: return Point(-sine, cosine)
  default: return Point(-cosine, -sine)
  }
}

/// The sum of the coefficients times ascending powers of x.
private func polynomial(_ x: Double, _ coefficients: [Double]) -> Double {
  coefficients.reversed().reduce(0) { $0 * x + $1 }
}
