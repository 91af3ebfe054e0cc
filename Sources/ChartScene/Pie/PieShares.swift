public import ChartCore

/// Sums are no more than this, so that those of all series have one too.
private let greatestSum = 1e300

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
  /// counts in part, so that sectors move smoothly as series and days come and go. Logarithmic time
  /// for each series.
  public init(of table: Table, sample: ChartSample) {
    let whole = table.series.map { _ in 1.0 }
    let sums = table.shareSums(of: sample.visibleRange, weights: whole).map { min($0, greatestSum) }
    let weighted = table.series.indices.map { series in
      sample.opacities.indices.contains(series)
        ? sums[series] * sample.opacities[series].clamped(to: 0...1) : 0
    }
    let (total, shown) = (weighted.reduce(0, +), weighted.indices.filter { weighted[$0] > 0 })
    let percents = percentages(rounded: shown.map { weighted[$0] })
    var start = 0.0
    sectors = zip(shown, percents).map { series, percent in
      let end = series == shown.last ? 1 : min(1, start + weighted[series] / total)
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
