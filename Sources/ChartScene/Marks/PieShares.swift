public import ChartCore

/// A series' part of a pie.
public struct PieShare: Equatable, Sendable {
  /// The index of the series in its table.
  public let series: Int
  /// The sum of its values over the visible range.
  public let value: Double
  /// Its whole percent; those of all sectors add up to 100.
  public let percent: Int
  /// The part of a turn, clockwise from the top, that its sector starts and ends at.
  public let turns: ClosedRange<Double>
}

/// The sectors of a pie, in the order of the series; none where all values are 0.
public struct PieShares: Equatable, Sendable {
  /// The sectors of the series that are at least partly on and have a value.
  public let sectors: [PieShare]

  /// The shares of a table's series in their sums over the sample's visible range.
  ///
  /// A series that is partly on has part of its sector, and a period that is partly in the range
  /// counts in part, so that sectors move smoothly as series and days come and go. Linear time.
  public init(of table: Table, sample: ChartSample) {
    let sums = table.series.map { sum(of: $0.column, of: table, over: sample.visibleRange) }
    let weighted = zip(sums, sample.opacities).map { $0 * $1.clamped(to: 0...1) }
    // Halves and quarters keep even a sum of the greatest numbers finite.
    let scale = 1 / max(1, weighted.max() ?? 1)
    let parts = weighted.map { $0 * scale }
    let total = parts.reduce(0, +)
    let shown = parts.indices.filter { parts[$0] > 0 && total > 0 }
    let percents = wholePercents(of: shown.map { parts[$0] / total })
    var start = 0.0
    sectors = zip(shown, percents).map { series, percent in
      let end = series == shown.last ? 1 : min(1, start + parts[series] / total)
      defer { start = end }
      return PieShare(
        series: series, value: sums[series], percent: percent, turns: start...max(start, end))
    }
  }

  /// The sector of a series, if it has one.
  public func sector(ofSeries series: Int) -> PieShare? {
    sectors.first { $0.series == series }
  }
}

/// The sum of the values above 0 of all periods in a range, each as far as it is in there.
private func sum(of column: Column, of table: Table, over range: ClosedRange<Double>) -> Double {
  var sum = 0.0
  for index in table.indexes(drawnIn: range) where column[index] > 0 {
    let (start, end) = (table.x[index], table.end(ofPeriod: index))
    let common = min(end, range.upperBound) - max(start, range.lowerBound)
    sum += column[index] * (common / (end - start)).clamped(to: 0...1)
  }
  return min(sum, .greatestFiniteMagnitude / 1e6)
}

/// Whole percents of parts of 1 that add up to 100: what rounding down leaves over goes to those that
/// it cut the most (the method of the largest remainder), to the first of equals.
func wholePercents(of parts: [Double]) -> [Int] {
  var percents = parts.map { Int(clamping: ($0 * 100).rounded(.down)) }
  let missing = parts.isEmpty ? 0 : 100 - percents.reduce(0, +)
  let remainders = parts.indices.map { parts[$0] * 100 - Double(percents[$0]) }
  let order = parts.indices.sorted { (remainders[$1], $0) < (remainders[$0], $1) }
  for index in order.prefix(max(0, missing)) { percents[index] += 1 }
  return percents
}
