/// A column of numbers that is written for a series: its own, or one of the prices in which it closed.
public struct ValueColumn: Equatable, Sendable {
  /// What the numbers are; the raw values are what files call them.
  public enum Role: String, Sendable {
    /// The values of the series.
    case values
    /// Prices as they were.
    case open, high, low, close
    /// The prices after later splits and dividends are taken from them.
    case adjustedOpen = "adjusted open"
    case adjustedHigh = "adjusted high"
    case adjustedLow = "adjusted low"
    case adjustedClose = "adjusted close"
    /// How many shares were traded, as what later splits have made of them.
    case adjustedVolume = "adjusted volume"
  }

  /// What the numbers are.
  public let role: Role
  /// The numbers, as many as the table has points, or those that a series shows at other points than their own.
  let column: Column
  /// The series that does so, and its table.
  var shifted: ShiftedValues?
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
    case .adjustedOpen: words("Adjusted open")
    case .adjustedHigh: words("Adjusted high")
    case .adjustedLow: words("Adjusted low")
    case .adjustedClose: words("Adjusted close")
    case .adjustedVolume: words("Adjusted volume")
    }
  }
}

/// The values of a series that shows what was at another x.
struct ShiftedValues: Equatable, Sendable {
  let table: Table
  let series: Int
}

extension Table {
  /// The columns that are written for a series: of prices all that is known of them, as they were, and beside that what is
  /// drawn of them where they are adjusted; of anything else its own. What trades were made at is one number unless candles
  /// are drawn of it.
  public func valueColumns(ofSeries index: Int) -> [ValueColumn] {
    let name = series[index].name
    func column(_ role: ValueColumn.Role, _ column: Column) -> ValueColumn {
      ValueColumn(role: role, column: column, seriesName: name)
    }
    if index == 1, let prices, let volume = prices.history.volume {
      let adjusted = prices.isAdjusted ? prices.volume?.column : nil
      return [column(.values, volume)] + (adjusted.map { [column(.adjustedVolume, $0)] } ?? [])
    }
    guard index == 0, let history = prices?.history,
      kind.showsQuotes || !history.quotes.areTrades
    else {
      var values = column(.values, series[index].column)
      if series[index].shift != nil { values.shifted = ShiftedValues(table: self, series: index) }
      return [values]
    }
    let quotes = history.quotes
    let plain = [
      column(.open, quotes.open), column(.high, quotes.high), column(.low, quotes.low),
      column(.close, quotes.close),
    ]
    let close = history.adjustedClose.map { [column(.adjustedClose, $0)] } ?? []
    guard let shown = prices?.quotes, prices?.isAdjusted == true else { return plain + close }
    return plain + [
      column(.adjustedOpen, shown.open), column(.adjustedHigh, shown.high),
      column(.adjustedLow, shown.low),
    ] + close
  }

  /// The points inside a range, or those whose periods begin before its end where values fill periods.
  public func indexes(inside range: ClosedRange<Double>) -> Range<Int> {
    let end = kind.fillsPeriods ? range.upperBound : range.upperBound.nextUp
    let first = index(atOrAfter: range.lowerBound)
    return first..<max(first, index(atOrAfter: end))
  }
}
