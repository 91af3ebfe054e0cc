import ChartCore

extension FileFormat {
  /// A chart as Yahoo's finance pages get it (version 8): times, and beside them columns of prices.
  static let yahooChart = FileFormat(
    name: "prices", claims: { YahooChart.isOwn($0.bytes) },
    reader: .document { (input) throws(Fault) in try YahooChart.document(input) })
}

/// The units of granularities that are days or longer: days, weeks, months and years.
private let daysAndLonger = ["d", "wk", "mo", "y"]

/// Reads charts of Yahoo's.
enum YahooChart {
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard var reader = try? JSONReader(Array(head)), (try? reader.beginObject()) != nil,
      (try? reader.nextKey())??.text == "chart", (try? reader.beginObject()) != nil,
      let key = (try? reader.nextKey())??.text
    else { return false }
    return key == "result" || key == "error"
  }

  static func document(_ input: FormatInput) throws(Fault) -> ChartDocument {
    var reader = try JSONReader(input.window)
    let chart = try reader.node().member("chart")
    if let said = chart?.member("error")?.member("description")?.text {
      throw Fault(ofFile: "prices were expected, found the answer \(said.quoted(upTo: 300))")
    }
    var notices = NoticeList()
    var tables: [Table] = []
    for result in chart?.member("result")?.elements ?? [] {
      guard let (history, zone) = try history(of: result) else { continue }
      for oddity in history.oddities(in: zone, input.options.place.formats) {
        notices.add(history.symbol.map { "\($0): \(oddity)" } ?? oddity)
      }
      tables.append(
        history.chart(
          title: history.symbol ?? input.name.onOneLine, volumeName: nil, xName: nil, zone: zone,
          input.options.place.words))
    }
    guard !tables.isEmpty else {
      throw Fault(ofFile: "times with prices were expected in the chart, found none")
    }
    return ChartDocument(format: "prices", tables: tables, notices: notices.all)
  }

  /// What one symbol has; nil where there are no prices.
  private static func history(of result: JSONNode) throws(Fault) -> (PriceHistory, Zone)? {
    let meta = result.member("meta")
    let zone = meta?.member("exchangeTimezoneName")?.text.flatMap(Zone.init(named:)) ?? .utc
    let indicators = result.member("indicators")
    guard let seconds = result.member("timestamp")?.elements.map(\.number),
      let quote = indicators?.member("quote")?.elements.first
    else { return nil }
    let granularity = meta?.member("dataGranularity")?.text ?? ""
    let areDays = daysAndLonger.contains { granularity.hasSuffix($0) }
    // A day's price has the moment at which its market opened, or of the last one, of a week or a month too, its own.
    let times = seconds.map { areDays ? zone.day(of: $0 * 1000) : $0 * 1000 }
    let rows = times.indices.filter { times[$0].isFinite }.sorted { times[$0] < times[$1] }
    let kept = rows.enumerated().filter { $0 == 0 || times[rows[$0 - 1]] < times[$1] }.map(\.1)
    guard !kept.isEmpty else { return nil }
    func column(_ node: JSONNode?) -> Column? {
      let values = node?.elements.map(\.number) ?? []
      let column = Column(kept.map { values.indices.contains($0) ? values[$0] : .nan })
      return column.gapCount < column.count ? column : nil
    }
    guard let close = column(quote.member("close")) else { return nil }
    let moments = Column(kept.map { times[$0] })
    let quotes = Quotes(
      open: column(quote.member("open")) ?? close, high: column(quote.member("high")) ?? close,
      low: column(quote.member("low")) ?? close, close: close)
    let history = PriceHistory(
      symbol: meta?.member("symbol")?.text?.onOneLine,
      currency: meta?.member("currency")?.text?.onOneLine, moments: moments, quotes: quotes,
      adjustedClose: column(indicators?.member("adjclose")?.elements.first?.member("adjclose")),
      volume: column(quote.member("volume")), splits: splits(of: result, moments, zone))
    return (history, zone)
  }

  private static func splits(of result: JSONNode, _ moments: Column, _ zone: Zone) -> [PriceSplit] {
    guard case .object(let splits)? = result.member("events")?.member("splits")?.value else {
      return []
    }
    return splits.values.compactMap { split in
      guard let date = split.member("date")?.number, let over = split.member("numerator")?.number,
        let under = split.member("denominator")?.number, over > 0, under > 0, over != under
      else { return nil }
      let day = zone.day(of: date * 1000)
      return (0..<moments.count).first { moments[$0] >= day }
        .map { PriceSplit(index: $0, ratio: over / under) }
    }.sorted { $0.index < $1.index }
  }
}

extension Zone {
  /// The first moment of the day of a moment.
  fileprivate func day(of moment: Double) -> Double {
    guard moment.isFinite else { return moment }
    return CalendarPeriod.day.start(at: moment, in: self)
  }
}
