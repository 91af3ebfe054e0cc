/// What a formula comes to at the points of a table.
public struct ComputedValues: Equatable, Sendable {
  /// The value at each of them.
  public let column: Column
  /// What these are drawn over, where the formula says so.
  private(set) var across: Column?
  /// What these are coloured by, where the formula says so, unless that is x.
  private(set) var color: Column?
  /// What its chart is made of, where that is not over the x of the points.
  private(set) var spread: ValueSpread?
  /// The straight line that they are, where the formula draws one.
  private(set) var trend: Trend?

  /// The values, what they are drawn over and coloured by, what is made of them, and the line that they are.
  init(
    _ column: Column, across: Column? = nil, color: Column? = nil, spread: ValueSpread? = nil,
    trend: Trend? = nil
  ) {
    (self.column, self.across, self.color) = (column, across, color)
    (self.spread, self.trend) = (spread, trend)
  }

  /// The same values, of which something else is made.
  func spread(as spread: ValueSpread?) -> ComputedValues {
    var values = self
    values.spread = spread
    return values
  }
}

/// What a chart shows that is made of values, and not over their x; nil where there are none, or none that fit.
enum ValueSpread: Equatable, Sendable {
  /// How often there are which.
  case histogram(Histogram?)
  /// The waves in them.
  case waves(Waves?)
  /// The waves in one piece of them after the other.
  case sonogram(Sonogram?)
}

extension Formula {
  /// What its chart is made of, of values over an x in a zone; nil where it has one over that. n log n time.
  func spread(_ column: Column, over x: Column, in zone: Zone) -> ValueSpread? {
    if let histogram { return .histogram(Histogram(of: column, width: histogram.width)) }
    if let spectrogram {
      return .sonogram(spectrogram.sonogram(of: column, over: x, in: zone))
    }
    return spectrum.map { .waves($0.waves(of: column, over: x, in: zone)) }
  }
}

extension Table {
  /// What its series was computed to be.
  var computedValues: ComputedValues {
    var color: Column?
    if case .series(let series) = pair?.color { color = series.column }
    return ComputedValues(
      series[0].column, across: pair?.across.column, color: color, trend: series[0].trend)
  }
}

extension Column {
  /// The column with a gap wherever another one has one. Linear time.
  func withGaps(of other: Column) -> Column {
    let builder = ColumnBuilder(decimals: decimals)
    for (value, mask) in zip(all, other.all) { builder.appendOrGap(mask.isNaN ? .nan : value) }
    return builder.finished()
  }
}
