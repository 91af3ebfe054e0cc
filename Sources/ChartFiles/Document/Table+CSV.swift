public import ChartCore

/// Years of moments that are written as dates: others have more than four digits.
private let writtenYears = 0...9999

extension Table {
  /// Tells the points inside a range, of some of the series, as CSV (RFC 4180), row by row: x, and a cell a series,
  /// which is empty for a gap.
  ///
  /// Moments are in ISO 8601, durations in hours, minutes and seconds, numbers are the shortest that read back as
  /// they are: Chartdeck reads the same columns from it. Where values fill periods, points are inside whose periods
  /// begin before the range's end. Linear time in the number of points.
  public func tellCSV<Failure>(
    of range: ClosedRange<Double>, series shown: [Int], _ tell: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let written = shown.flatMap(written(ofSeries:))
    let names = [presentation.xName ?? xKind.columnName] + written.map(\.name)
    try tell(Self.line(names.map(\.asCell)))
    let columns = written.map(\.column)
    let words = xWords
    for index in indexes(inside: range) {
      let values = columns.map { $0[index].isNaN ? "" : $0[index].shortestDecimal }
      try tell(Self.line([words(moment(ofPoint: index))] + values))
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

  /// How the numbers of x are written; moments as their milliseconds where one is too far away for a date.
  private var xWords: (Double) -> String {
    let haveDates = [0, x.count - 1].allSatisfy {
      writtenYears.contains(CivilDate(milliseconds: moment(ofPoint: $0)).year)
    }
    return switch xKind {
    case .moments where haveDates, .sessions where haveDates:
      { CivilDate(milliseconds: $0).iso8601 }
    case .timesOfDay: { ($0 / millisecondsPerHour).shortestDecimal }
    case .durations: { clock($0) }
    case .moments, .sessions, .numbers, .rows: { $0.shortestDecimal }
    }
  }
}

extension CivilDate {
  /// The moment in ISO 8601, in UTC: a fraction of the second only where there is one.
  fileprivate var iso8601: String {
    let day = "\(year.filled(4))-\(month.filled(2))-\(day.filled(2))"
    let micro = microsecond > 0 ? microsecond.filled(3) : ""
    let fraction = microsecond > 0 || millisecond > 0 ? ".\(millisecond.filled(3))\(micro)" : ""
    return "\(day)T\(hour.filled(2)):\(minute.filled(2)):\(second.filled(2))\(fraction)Z"
  }
}

/// A duration as hours, minutes and seconds, to the microsecond.
private func clock(_ milliseconds: Double) -> String {
  let all = Int(clamping: (milliseconds.magnitude * 1000).rounded())
  let (seconds, micro) = all.quotientAndRemainder(dividingBy: 1_000_000)
  let fraction =
    micro == 0 ? "" : micro % 1000 == 0 ? ".\((micro / 1000).filled(3))" : ".\(micro.filled(6))"
  let sign = milliseconds < 0 && all > 0 ? "-" : ""
  return
    "\(sign)\(seconds / 3600):\((seconds / 60 % 60).filled(2)):\((seconds % 60).filled(2))\(fraction)"
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

extension Int {
  /// The number with leading zeros up to so many digits.
  fileprivate func filled(_ digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.count)) + text
  }
}
