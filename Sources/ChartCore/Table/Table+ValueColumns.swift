/// A column of numbers that is written for a series: its own, or one of the prices in which it closed.
public struct ValueColumn: Equatable, Sendable {
  /// What the numbers are; the raw values are what files call them.
  public enum Role: String, Sendable {
    /// The values of the series.
    case values
    /// Prices as they were.
    case open, high, low, close
    /// The last prices after later splits and dividends are taken from them.
    case adjustedClose = "adjusted close"
  }

  /// What the numbers are.
  public let role: Role
  /// The numbers, as many as the table has points.
  public let column: Column
  /// The name of the series.
  let seriesName: String

  /// What files call it: the series' name, or that of the price.
  public var fileName: String { role == .values ? seriesName : role.rawValue }

  /// What people call it.
  public func title(_ words: Words) -> String {
    switch role {
    case .values: seriesName
    case .open: words(Phrase("Open", context: "price"))
    case .high: words(Phrase("High", context: "price"))
    case .low: words(Phrase("Low", context: "price"))
    case .close: words(Phrase("Close", context: "price"))
    case .adjustedClose: words("Adjusted close")
    }
  }
}

extension Table {
  /// The columns that are written for a series: of prices all that is known of them, as they were, however they are
  /// drawn; of anything else its own. What trades were made at is one number unless candles are drawn of it.
  public func valueColumns(ofSeries index: Int) -> [ValueColumn] {
    let name = series[index].name
    func column(_ role: ValueColumn.Role, _ column: Column) -> ValueColumn {
      ValueColumn(role: role, column: column, seriesName: name)
    }
    if index == 1, let volume = prices?.history.volume { return [column(.values, volume)] }
    guard index == 0, let history = prices?.history,
      kind.showsQuotes || !history.quotes.areTrades
    else { return [column(.values, series[index].column)] }
    let quotes = history.quotes
    return [
      column(.open, quotes.open), column(.high, quotes.high), column(.low, quotes.low),
      column(.close, quotes.close),
    ] + (history.adjustedClose.map { [column(.adjustedClose, $0)] } ?? [])
  }

  /// The points inside a range, or those whose periods begin before its end where values fill periods.
  public func indexes(inside range: ClosedRange<Double>) -> Range<Int> {
    let end = kind.fillsPeriods ? range.upperBound : range.upperBound.nextUp
    let first = index(atOrAfter: range.lowerBound)
    return first..<max(first, index(atOrAfter: end))
  }
}
