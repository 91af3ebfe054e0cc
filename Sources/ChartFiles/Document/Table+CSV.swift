public import ChartCore

extension Table {
  /// Tells the points inside a range, of some of the series, as CSV (RFC 4180), row by row: x, and a cell a series,
  /// which is empty for a gap.
  ///
  /// Numbers and x are as other programs take them (`copied`, `copiedPoints`): Chartdeck reads the same columns from it. Where values fill periods, points are inside whose periods
  /// begin before the range's end. Linear time in the number of points.
  public func tellCSV<Failure>(
    of range: ClosedRange<Double>, series shown: [Int], _ tell: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let written = shown.flatMap(written(ofSeries:))
    let names = [presentation.xName ?? xKind.columnName] + written.map(\.name)
    try tell(Self.line(names.map(\.asCell)))
    let columns = written.map(\.column)
    let point = copiedPoints
    for index in indexes(inside: range) {
      try tell(Self.line([point(index)] + columns.map { $0[index].copied }))
    }
  }

  /// The columns that tell what a series shows: of candles all four prices.
  func written(ofSeries index: Int) -> [(name: String, column: Column)] {
    guard kind == .candles, index == 0, let quotes = prices?.quotes else {
      return [(series[index].name, series[index].column)]
    }
    return [
      ("open", quotes.open), ("high", quotes.high), ("low", quotes.low), ("close", quotes.close),
    ]
  }

  private static func line(_ cells: [String]) -> String {
    cells.joined(separator: ",") + "\r\n"
  }

  /// The points inside a range, or those whose periods begin before its end where values fill periods.
  func indexes(inside range: ClosedRange<Double>) -> Range<Int> {
    let end = kind.fillsPeriods ? range.upperBound : range.upperBound.nextUp
    let first = index(atOrAfter: range.lowerBound)
    return first..<max(first, index(atOrAfter: end))
  }
}

extension Presentation.XKind {
  /// What an x without a name is called.
  fileprivate var columnName: String {
    switch self {
    case .moments, .sessions: "time"
    case .timesOfDay: "hour"
    case .durations: "duration"
    case .numbers: "x"
    case .rows: "row"
    }
  }
}
