/// What a formula comes to at the points of a table.
public struct ComputedValues: Equatable, Sendable {
  /// The value at each of them.
  public let column: Column
  /// What these are drawn over, where the formula says so.
  let across: Column?
  /// What these are coloured by, where the formula says so, unless that is x.
  let color: Column?
  /// The waves in them, where the formula looks for these.
  let waves: Waves?
  /// The straight line that they are, where the formula draws one.
  let trend: Trend?

  /// The values, what they are drawn over and coloured by, the waves in them, and the line that they are.
  init(
    _ column: Column, across: Column? = nil, color: Column? = nil, waves: Waves? = nil,
    trend: Trend? = nil
  ) {
    (self.column, self.across, self.color) = (column, across, color)
    (self.waves, self.trend) = (waves, trend)
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
