import ChartCore

/// Fewer rows may look like candles by accident.
private let leastNamelessRows = 8
/// Tables with more columns are no prices.
private let mostColumns = 256
/// What a row's number and its price's place take while rows are sorted by symbol.
private let sortedRowBytes = 24
/// Histories of more symbols in one table are not made charts of: nobody looks through them.
private let mostSymbols = 24

extension TextTable {
  /// The columns that have prices, of those that have numbers, for each symbol that has columns of its own; none where
  /// there are none, where x is no time, and where somebody chose the columns to be drawn, or lines.
  var priceColumns: [PriceColumns] {
    guard plan.mayHavePrices, plan.chosen == nil, !plan.isOfPairs, isOverTime,
      columns.numbers.count <= mostColumns
    else { return [] }
    // Of two volumes one may be nothing but zeros.
    let known = columns.numbers.filter { $1.extent(of: 0..<$1.count) != 0...0 }.keys.sorted()
    let lone = PriceColumns(among: known, named: plan.names.names) ?? namelessPrices
    return lone.map { [$0] } ?? PriceColumns.ofSymbols(among: known, named: plan.names.names)
  }

  /// The four prices of a table without names, as exchanges give them away: beside the moment the first, the highest, the
  /// lowest and the last, in all rows, and then how much was traded.
  private var namelessPrices: PriceColumns? {
    guard plan.layout.headers.isEmpty, let x = plan.x.columns.max(),
      columns.x.count >= leastNamelessRows,
      let open = columns.numbers[x + 1], let high = columns.numbers[x + 2],
      let low = columns.numbers[x + 3], let close = columns.numbers[x + 4]
    else { return nil }
    let areCandles = (0..<columns.x.count).allSatisfy { row in
      high[row] >= max(open[row], close[row]) && low[row] <= min(open[row], close[row])
    }
    let isMoving = (0..<columns.x.count).contains { high[$0] > low[$0] }
    return areCandles && isMoving
      ? PriceColumns(
        open: x + 1, high: x + 2, low: x + 3, close: x + 4,
        volume: columns.numbers[x + 5].map { _ in x + 5 }) : nil
  }

  private var isOverTime: Bool { plan.x.kind == .moments }

  /// The document of a table of prices: a chart of each symbol, the other columns waiting.
  func priceDocument(
    of all: [PriceColumns], _ facts: PriceFacts, named name: String, others: [Table]
  ) throws(Fault) -> ChartDocument? {
    var notices = NoticeList()
    for note in notes { notices.add(note) }
    var tables: [Table] = []
    var symbols: [PricesOfSymbol] = []
    for prices in all { symbols += try self.symbols(of: prices) }
    if symbols.count > mostSymbols {
      let others = symbols.count - mostSymbols
      notices.add(
        Phrase(
          counting: others,
          one: "Only the first \(mostSymbols) symbols are shown, the other \(others) is not.",
          many: "Only the first \(mostSymbols) symbols are shown, the other \(others) are not."))
    }
    for (prices, symbol, rows) in symbols.prefix(mostSymbols) {
      var facts = facts
      facts.symbol = facts.symbol ?? symbol
      let told = try toldOnce(rows)
      guard let history = try history(of: prices, facts, at: told.rows) else { continue }
      for sentence in told.notices + history.oddities(in: plan.zoneOfDays, plan.formats) {
        notices.add(facts.symbol.map { "\($0): \(sentence)" } ?? sentence)
      }
      let chart = history.chart(
        title: facts.symbol ?? name,
        volumeName: prices.symbol == nil ? prices.volume.map { plan.names.names[$0] } : nil,
        xName: prices.symbol == nil ? plan.x.column.map { plan.names.names[$0] } : nil,
        zone: plan.zoneOfDays,
        plan.formats.words)
      tables.append(
        chart.told(in: plan.zone).presented { $0.isOfOwnClocks = plan.isOfOwnClocks })
    }
    guard !tables.isEmpty else { return nil }
    let waiting = others.map { other in other.presented { $0.source = tables[0].title } }
    let document = ChartDocument(
      format: "prices", tables: tables, waiting: tables.count > 1 ? [] : waiting,
      notices: notices.all)
    return ChartDocument(joining: [document], plan.formats.words)
  }

  /// Some columns of prices, whose they are, and in which rows; nil for all.
  private typealias PricesOfSymbol = (PriceColumns, symbol: String?, rows: [Int]?)

  /// The rows of each symbol, where words tell rows of the same moment apart; all rows with the only symbol, or with
  /// none. Of columns of a symbol those in which it was traded.
  private func symbols(of prices: PriceColumns) throws(Fault) -> [PricesOfSymbol] {
    if let symbol = prices.symbol {
      let closes = columns.numbers[prices.close]
      let hasGaps = (closes?.gapCount ?? 0) > 0
      let rows = (0..<columns.x.count).filter { closes?[$0].isNaN == false }
      return [(prices, symbol, hasGaps ? rows : nil)]
    }
    let column = columns.labels.first { labels in
      ["symbol", "ticker", "name", "stock", "instrument", "pair"].contains(
        labels.name.lowercased().filter(\.isLetter))
    }
    guard let column, column.words.count > 1 else {
      let symbol = column?.words.first.flatMap { $0.isBlank ? nil : $0.onOneLine }
      return [(prices, symbol, nil)]
    }
    try FreeMemory.check(for: columns.x.count * sortedRowBytes)
    var rows = Array(repeating: [Int](), count: column.words.count)
    for row in 0..<columns.x.count { rows[Int(clamping: column.codes[row])].append(row) }
    return zip(column.words, rows).filter { !$0.1.isEmpty }.map { (prices, $0.0.onOneLine, $0.1) }
  }

  /// The history that some rows have, or all; nil where none has a price.
  private func history(
    of prices: PriceColumns, _ facts: PriceFacts, at rows: [Int]?
  ) throws(Fault) -> PriceHistory? {
    func column(_ index: Int?) throws(Fault) -> Column? {
      guard let index, let column = columns.numbers[index] else { return nil }
      guard let rows else { return column }
      return try column.reordered(rows)
    }
    guard let open = try column(prices.open), let high = try column(prices.high),
      let low = try column(prices.low), let close = try column(prices.close),
      close.gapCount < close.count
    else { return nil }
    let moments = if let rows { try columns.x.reordered(rows) } else { columns.x }
    let volume = try column(prices.volume)
    let isTraded = volume.map { ($0.extent(of: 0..<$0.count)?.upperBound ?? 0) > 0 } ?? false
    return PriceHistory(
      symbol: facts.symbol, currency: facts.currency ?? currency(of: prices.close),
      moments: moments,
      quotes: Quotes(open: open, high: high, low: low, close: close),
      adjustedClose: try column(prices.adjustedClose), volume: isTraded ? volume : nil,
      splits: splits(try column(prices.splits)))
  }

  private func currency(of column: Int) -> String? {
    guard let unit = plan.unit(of: column) else { return nil }
    return ["$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"][unit] ?? unit
  }

  private func splits(_ column: Column?) -> [PriceSplit] {
    guard let column else { return [] }
    return (0..<column.count).filter { column[$0] > 0 && column[$0] != 1 }
      .map { PriceSplit(index: $0, ratio: column[$0]) }
  }
}
