/// Points are evenly apart where each is no farther from its place than so large a part of their distance: days are, where
/// clocks change too.
private let unevenness = 0.05
/// Values between points are at most so many for each point: of a few beside a long pause no spectrum tells anything.
private let mostForPoint = 8.0

/// Values that are evenly spaced, from the first to the last one that is known.
struct EvenValues: Sendable {
  let values: [Double]
  /// The x of the first one, and how far they are apart.
  let start, spacing: Double

  /// Those of a column over x; nil where they are not, or where one between them is not known. Linear time.
  init?(of column: Column, over x: Column) {
    guard let known = column.knownRange else { return nil }
    values = column.values(at: known)
    let (first, count) = (x[known.lowerBound], Double(known.count - 1))
    start = first
    spacing = count > 0 ? (x[known.upperBound - 1] - first) / count : 0
    guard count > 0, spacing > 0, !values.contains(where: \.isNaN) else { return nil }
    let farthest = spacing * unevenness
    let isEven = x.values(at: known).enumerated().allSatisfy { index, x in
      (x - first - Double(index) * spacing).magnitude <= farthest
    }
    guard isEven else { return nil }
  }

  /// Values on the lines between known points, as far apart as points usually are; nil where all are at one x. Linear time.
  init?(between column: Column, over x: Column) {
    guard let known = column.knownRange else { return nil }
    let points = zip(x.values(at: known), column.values(at: known)).filter { !$1.isNaN }
    start = points[0].0
    let length = (points.last?.0 ?? 0) - start
    let usual = x.usualSpacing ?? 0
    let spacing = max(usual, length / (Double(points.count) * mostForPoint))
    guard length > 0, spacing > 0 else { return nil }
    let count = Int(clamping: (length / spacing + unevenness).rounded(.down)) + 1
    var next = 1
    values = (0..<count).map { index in
      let place = points[0].0 + Double(index) * spacing
      while next < points.count - 1, points[next].0 < place { next += 1 }
      let (a, b) = (points[next - 1], points[next])
      let part = b.0 > a.0 ? (place - a.0) / (b.0 - a.0) : 1
      return a.1.interpolated(to: b.1, by: min(max(part, 0), 1))
    }
    self.spacing = spacing
  }
}

extension Column {
  /// From the first to the last index with a value; nil where there are not two.
  fileprivate var knownRange: Range<Int>? {
    let values = all
    guard let first = values.firstIndex(where: { !$0.isNaN }),
      let last = values.lastIndex(where: { !$0.isNaN }), first < last
    else { return nil }
    return first..<last + 1
  }
}
