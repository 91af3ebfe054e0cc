/// How many points are around the one whose shares are shown, on each side.
private let neighbours = 3

extension Table {
  /// The shares of the days around a moment as a pie: three points on each side of the one that is
  /// read there, moved into the data at its ends, and fewer where there are fewer.
  ///
  /// It opens on the point's own time. Nil where the series have nothing above 0 there, of which
  /// there are no shares.
  public func shares(around moment: Double) -> Table? {
    let index = index(reading: moment)
    guard series.contains(where: { $0.column[index] > 0 }) else { return nil }
    let count = min(2 * neighbours + 1, x.count)
    let first = max(0, min(index - neighbours, x.count - count))
    let week = part(first..<first + count)
    var presentation = presentation
    presentation.layout.hasMiniMap = true
    presentation.layout.openingRange = x[index]...week.end(ofPeriod: index - first)
    return Table(
      title: title, kind: .pie, x: week.x, series: week.series, presentation: presentation)
  }

  /// The sum of each series over `range`, of what is above 0, times the series' weight; the table is
  /// of a kind that stacks.
  ///
  /// Where values fill periods, one whose period is in the range in part counts in part: sums move
  /// as the range does. Logarithmic time for each series.
  public func shareSums(of range: ClosedRange<Double>, weights: [Double]) -> [Double] {
    let drawn = indexes(drawnIn: range)
    // Only the first and the last can be in the range in part.
    let ends = drawn.prefix(1) + drawn.dropFirst().suffix(1)
    let parts = [1] + ends.map { part(of: $0, in: range) }
    let groups = [drawn.dropFirst().dropLast()] + ends.map { $0..<$0 + 1 }
    return zip(series.indices, weights).map { series, weight in
      weight
        * zip(sums(ofSeries: series, at: groups), parts).reduce(0) { $0 + $1.0.above * $1.1 }
    }
  }

  private func part(_ indexes: Range<Int>) -> Table {
    let series = series.map { series in
      Series(
        id: series.id, name: series.name, color: series.color, nightColor: series.nightColor,
        isColorChosen: series.isColorChosen, column: Column(indexes.map { series.column[$0] }),
        isHidden: series.isHidden)
    }
    return Table(x: Column(indexes.map { x[$0] }), series: series)
  }

  /// How much of a point's time is in `range`, from 0 to 1.
  private func part(of index: Int, in range: ClosedRange<Double>) -> Double {
    let (start, end) = (x[index], end(ofPeriod: index))
    guard kind.fillsPeriods, end > start else { return range.contains(start) ? 1 : 0 }
    let overlap = min(end, range.upperBound) - max(start, range.lowerBound)
    return max(0, overlap / (end - start))
  }
}

/// Whole percentages of amounts that add up to exactly 100: the method of largest remainders
/// (Hamilton's; M. L. Balinski and H. P. Young, "Fair Representation", 1982, chapter 2).
///
/// Each amount gets its percentage rounded down, and those that lose most get one more; of equal
/// losses, the earlier ones. What is not above 0, or not finite, counts as 0; where all do, all
/// percentages are 0.
public func percentages(rounded amounts: [Double]) -> [Int] {
  let parts = amounts.map { $0 > 0 && $0.isFinite ? $0 : 0 }
  // Fractions of the largest part: a sum of them is finite.
  let largest = parts.max() ?? 0
  guard largest > 0 else { return parts.map { _ in 0 } }
  let whole = parts.reduce(0) { $0 + $1 / largest }
  let exact = parts.map { $0 / largest / whole * 100 }
  var percentages = exact.map { Int(clamping: $0) }
  let losses = exact.indices.map { exact[$0] - Double(percentages[$0]) }
  let missing = 100 - percentages.reduce(0, +)
  let order = losses.indices.sorted { (losses[$1], $0) < (losses[$0], $1) }
  for index in order.prefix(max(0, missing)) { percentages[index] += 1 }
  return percentages
}
