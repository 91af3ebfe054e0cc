/// Of more points than these as many are looked at, evenly over all: every pair of them has a say.
private let mostPoints = 100_000

/// The line whose slope is the middle one of those of all pairs of points, and which goes through the middle x at the middle
/// y: a few points far off change nothing (H. Theil 1950; P. K. Sen, "Estimates of the regression coefficient based on
/// Kendall's tau", 1968).
struct TheilSen {
  let middle: (x: Double, y: Double)
  let slope: Double
  private let slopes: PairSlopes

  /// Nil where all points have one x. n log n time, 64 times.
  init?(_ points: [(x: Double, y: Double)]) {
    let step = max(1, (points.count + mostPoints - 1) / mostPoints)
    let known = stride(from: 0, to: points.count, by: step).map { points[$0] }
    guard let slopes = PairSlopes(of: known), let x = known.map(\.x).median,
      let y = known.map(\.y).median
    else { return nil }
    (middle, slope, self.slopes) = ((x, y), slopes.median, slopes)
  }

  /// The slopes that the true one is between, where it is so many standard deviations from the middle one at most. As long
  /// as the slope takes.
  func slopes(within deviations: Double) -> ClosedRange<Double> { slopes.range(within: deviations) }

  func callAsFunction(_ x: Double) -> Double { middle.y + slope * (x - middle.x) }
}

/// The slopes of all pairs of points, of which the lowest ones are counted without looking at each: as J. Matoušek,
/// "Randomized optimal algorithm for slope selection" (1991), by sorting, but with bisection in place of chance.
private struct PairSlopes {
  /// By x, those of one x by y.
  private let points: [(x: Double, y: Double)]
  /// Pairs that have a slope, and those that are in one place.
  private let count, placed: Int
  /// No slope is steeper, up or down.
  private let steepest: Double

  /// Nil where no pair has one.
  init?(of points: [(x: Double, y: Double)]) {
    let origin = points.first?.x ?? 0
    self.points = points.map { ($0.x - origin, $0.y) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let columns = self.points.runLengths { $0.x == $1.x }
    placed = self.points.runLengths { $0 == $1 }.reduce(0) { $0 + $1.pairs }
    count = points.count.pairs - columns.reduce(0) { $0 + $1.pairs }
    let steps = zip(self.points.dropFirst(), self.points).map { $0.x - $1.x }
    let ys = self.points.map(\.y)
    steepest = ((ys.max() ?? 0) - (ys.min() ?? 0)) / (steps.filter { $0 > 0 }.min() ?? 1)
    guard count > 0, steepest.isFinite else { return nil }
  }

  /// The middle one, or the mean of both.
  var median: Double {
    let upper = slope(ofRank: count / 2 + 1)
    return count.isMultiple(of: 2) ? (slope(ofRank: count / 2) + upper) / 2 : upper
  }

  /// P. K. Sen (1968), 2.6: with as many pairs in one order as in the other where there is no slope, how many those are varies
  /// as Kendall's tau does.
  func range(within deviations: Double) -> ClosedRange<Double> {
    let ties =
      [points.map(\.x), points.map(\.y).sorted()].flatMap { $0.runLengths(==) }.map(\.variance)
    let variance = max(0, points.count.variance - ties.reduce(0, +)) / 18
    let (half, reach) = (Double(count) / 2, deviations * variance.squareRoot() / 2)
    let low = slope(ofRank: max(1, Int((half - reach).rounded(.toNearestOrEven))))
    return
      low...max(low, slope(ofRank: min(count, Int((half + reach).rounded(.toNearestOrEven)) + 1)))
  }

  /// The lowest slope that so many pairs have none above.
  private func slope(ofRank rank: Int) -> Double {
    var (low, high) = ((-steepest).place, steepest.place)
    while low < high {
      let middle = (low & high) + ((low ^ high) >> 1)
      if pairs(notAbove: Double(atPlace: middle)) >= rank {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return Double(atPlace: low)
  }

  /// How many pairs have a slope that is not above one: those that change places where points are sorted by how far above a
  /// line of that slope they are.
  private func pairs(notAbove slope: Double) -> Int {
    var heights = points.map { $0.y - slope * $0.x }
    var room = heights
    return heights.sortCountingInversions(with: &room) - placed
  }
}

extension Int {
  /// How many pairs so many things are.
  fileprivate var pairs: Int { self * (self - 1) / 2 }

  /// 18 times how much the number of pairs in order varies, where chance puts so many things in one.
  fileprivate var variance: Double { Double(self) * Double(self - 1) * Double(2 * self + 5) }
}

extension Array {
  /// How long the runs of elements are that are alike.
  fileprivate func runLengths(_ areAlike: (Element, Element) -> Bool) -> [Int] {
    var lengths: [Int] = []
    for index in indices {
      if index > 0, areAlike(self[index - 1], self[index]) {
        lengths[lengths.count - 1] += 1
      } else {
        lengths.append(1)
      }
    }
    return lengths
  }
}

extension [Double] {
  /// Sorts by merging, and counts the pairs whose second one is not above the first. n log n time.
  fileprivate mutating func sortCountingInversions(with room: inout [Double]) -> Int {
    var (inversions, width) = (0, 1)
    while width < count {
      for start in stride(from: 0, to: count, by: 2 * width) {
        let (middle, end) = (Swift.min(start + width, count), Swift.min(start + 2 * width, count))
        inversions += merge(start..<middle, middle..<end, into: &room)
      }
      swap(&self, &room)
      width *= 2
    }
    return inversions
  }

  private func merge(_ left: Range<Int>, _ right: Range<Int>, into room: inout [Double]) -> Int {
    var (i, j, inversions) = (left.lowerBound, right.lowerBound, 0)
    for place in left.lowerBound..<right.upperBound {
      let takesRight = j < right.upperBound && (i == left.upperBound || self[j] <= self[i])
      if takesRight {
        inversions += left.upperBound - i
        room[place] = self[j]
        j += 1
      } else {
        room[place] = self[i]
        i += 1
      }
    }
    return inversions
  }

  /// The middle one, or the mean of both; nil of none. n log n time.
  fileprivate var median: Double? {
    if isEmpty { return nil }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

extension Double {
  /// Its place among all numbers.
  fileprivate var place: Int64 {
    let bits = Int64(bitPattern: bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }

  fileprivate init(atPlace place: Int64) {
    self.init(bitPattern: UInt64(bitPattern: place < 0 ? Int64.min &- place : place))
  }
}
