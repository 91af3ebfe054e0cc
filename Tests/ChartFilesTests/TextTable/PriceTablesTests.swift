import ChartCore
import Testing

@testable import ChartFiles

@Suite struct PriceTablesTests {
  private func document(
    _ text: String, _ options: ReadingOptions = ReadingOptions(), name: String = "x.csv"
  ) throws -> ChartDocument {
    var input = FormatInput(window: ByteWindow(Array(text.utf8)), name: name, options: options)
    let format = try #require(try input.prepare())
    return try format.read(input).document(options)
  }

  /// Two days, the second one a Tuesday, as others write them.
  private static let files: [String: String] = [
    "Yahoo": """
    Date,Open,High,Low,Close,Adj Close,Volume
    2024-01-01,10,12,9,11,5.5,100
    2024-01-02,11,14,10,13,6.5,200
    """,
    "Yahoo without a day's prices": """
    Date,Open,High,Low,Close,Adj Close,Volume
    2024-01-01,10,12,9,11,5.5,100
    2023-12-31,null,null,null,null,null,null
    2024-01-02,11,14,10,13,6.5,200
    """,
    "Nasdaq": """
    Date,Close/Last,Volume,Open,High,Low
    01/02/2024,$13,200,$11,$14,$10
    01/01/2024,$11,100,$10,$12,$9
    12/29/2023,N/A,N/A,N/A,N/A,N/A
    """,
    "Stooq in Polish": """
    Data,Otwarcie,Najwyzszy,Najnizszy,Zamkniecie,Wolumen
    2024-01-01,10,12,9,11,100
    2024-01-02,11,14,10,13,200
    """,
    "Stooq's archive": """
    <TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>
    ABC.US,D,20240101,000000,10,12,9,11,100,0
    ABC.US,D,20240102,000000,11,14,10,13,200,0
    """,
    "Investing.com": """
    \u{FEFF}"Date","Price","Open","High","Low","Vol.","Change %"
    "01/02/2024","13.00","11.00","14.00","10.00","0.20K","18.18%"
    "01/01/2024","11.00","10.00","12.00","9.00","0.10K","-0.5%"
    "12/29/2023","","","","","-",""
    """,
    "German": """
    Datum;Erster;Hoch;Tief;Schlusskurs;Stuecke;Volumen
    01.01.2024;10,0;12,0;9,0;11,0;;100
    02.01.2024;11,0;14,0;10,0;13,0;;200
    31.12.2023;;;;;;
    """,
    "Alpha Vantage": """
    {"Meta Data": {"1. Information": "Daily", "2. Symbol": "ABC", "5. Time Zone": "UTC"},
     "Time Series (Daily)": {
      "2024-01-02": {"1. open": "11", "2. high": "14", "3. low": "10", "4. close": "13", "5. volume": "200"},
      "2024-01-01": {"1. open": "10", "2. high": "12", "3. low": "9", "4. close": "11", "5. volume": "100"}}}
    """,
    "Yahoo's charts": """
    {"chart": {"result": [{"meta": {"currency": "USD", "symbol": "ABC", "exchangeTimezoneName": "UTC",
     "dataGranularity": "1d"}, "timestamp": [1704119400, 1704205800],
     "events": {"splits": {"1704205800": {"date": 1704205800, "numerator": 2, "denominator": 1}}},
     "indicators": {"quote": [{"open": [10, 11], "high": [12, 14], "low": [9, 10], "close": [11, 13],
     "volume": [100, 200]}], "adjclose": [{"adjclose": [5.5, 6.5]}]}}], "error": null}}
    """,
  ]

  @Test(arguments: files.keys.sorted()) func areReadAsTheyAre(name: String) throws {
    let document = try document(try #require(Self.files[name]))
    #expect(document.format == "prices")
    let table = document.tables[0]
    let history = try #require(table.prices?.history)
    // A day without prices is a gap.
    let known = (0..<history.moments.count).filter { !history.quotes.close[$0].isNaN }
    #expect(known.map { history.quotes.open[$0] } == [10, 11])
    #expect(known.map { history.quotes.high[$0] } == [12, 14])
    #expect(known.map { history.quotes.low[$0] } == [9, 10])
    #expect(known.map { history.quotes.close[$0] } == [11, 13])
    #expect(known.map { history.volume?[$0] ?? .nan } == [100, 200])
    #expect(known.map { history.moments[$0] } == [1_704_067_200_000, 1_704_153_600_000])
    if let adjusted = history.adjustedClose { #expect(known.map { adjusted[$0] } == [5.5, 6.5]) }
  }

  @Test func whatTheFileSaysOfThemIsKnown() throws {
    let chart = try document(try #require(Self.files["Yahoo's charts"])).tables[0]
    #expect(chart.prices?.history.symbol == "ABC" && chart.title == "ABC")
    #expect(chart.prices?.history.currency == "USD")
    #expect(chart.prices?.history.splits == [PriceSplit(index: 1, ratio: 2)])
    let series = try document(try #require(Self.files["Alpha Vantage"])).tables[0]
    #expect(series.prices?.history.symbol == "ABC" && series.series[0].name == "ABC")
    let dollars = try document(try #require(Self.files["Nasdaq"])).tables[0]
    #expect(dollars.prices?.history.currency == "USD" && dollars.title == "x")
    let archive = try document(try #require(Self.files["Stooq's archive"])).tables[0]
    #expect(archive.prices?.history.symbol == "ABC.US")
  }

  /// Yahoo's weeks and months end with the price of now, which has the moment at which it was made.
  @Test(arguments: [
    ("1wk", [1_704_085_200, 1_704_690_000, 1_705_294_800, 1_705_438_801], "16 Jan 2024"),
    ("1mo", [1_704_085_200, 1_706_763_600, 1_709_269_200, 1_710_360_001], "13 Mar 2024"),
  ])
  func weeksAndMonthsOfYahooEndToday(granularity: String, moments: [Int], last: String) throws {
    let table = try document(
      """
      {"chart": {"result": [{"meta": {"symbol": "ABC", "exchangeTimezoneName": "America/New_York",
       "dataGranularity": "\(granularity)"}, "timestamp": \(moments),
       "indicators": {"quote": [{"close": [10, 11, 12, 13]}]}}], "error": null}}
      """
    ).tables[0]
    #expect(Formats.english.range(table.domain, of: table) == "1 Jan 2024 – \(last)")
    #expect(!table.tellsTimes && table.pointCount == 4)
  }

  @Test func severalSymbolsHaveAChartEach() throws {
    let document = try document(
      """
      symbol,date,open,high,low,close
      A,2024-01-01,1,2,1,2
      B,2024-01-01,10,20,10,20
      A,2024-01-02,2,3,2,3
      B,2024-01-02,20,30,20,30
      """)
    #expect(document.tables.map(\.title) == ["A", "B", "Compared"])
    #expect(document.tables.prefix(2).map { $0.prices?.history.quotes.close[1] } == [3, 30])
    #expect(document.tables.allSatisfy { $0.axisCount == 1 })
    #expect(document.tables[2].series.map(\.name) == ["A", "B"])
    #expect(ChartState(table: document.tables[2]).yScale == .percent)
  }

  @Test func ofVeryManySymbolsTheFirstAreShownAndThatIsTold() throws {
    let rows = (1...30).map { "S\($0),2024-01-01,1,2,1,2" }.joined(separator: "\n")
    let document = try document("symbol,date,open,high,low,close\n" + rows)
    #expect(document.tables.compactMap(\.prices).count == 24)
    #expect(
      document.notices.map(\.description) == [
        "Only the first 24 symbols are shown, the other 6 are not."
      ])
  }

  @Test func shortHistoriesOpenWhole() throws {
    let text = "date,open,high,low,close\n0001-01-01,1,2,1,2\n9999-12-31,1,2,1,2"
    let state = ChartState(table: try document(text).tables[0])
    #expect(state.visibleRange == state.domain)
  }

  @Test func chosenColumnsAreNoPrices() throws {
    var options = ReadingOptions()
    options.text.series = ["High", "Low"]
    let document = try document(try #require(Self.files["Yahoo"]), options)
    #expect(document.format == "table" && document.tables[0].series.map(\.name) == ["High", "Low"])
  }

  @Test func theOtherColumnsWait() throws {
    let document = try document(try #require(Self.files["Yahoo"]))
    let names = document.waiting.flatMap { $0.series.map(\.name) }
    #expect(names == ["Open", "High", "Low", "Close", "Adj Close", "Volume"])
  }

  @Test func daysWithoutTradeAreLeftOutOfTheAxis() throws {
    let days = ["01", "02", "03", "04", "05", "08", "09", "10"]
    let rows = days.map { "2024-01-\($0),1,2,1,2" }
    let table = try document("date,open,high,low,close\n" + rows.joined(separator: "\n")).tables[0]
    #expect(table.xKind == .sessions)
    #expect(table.domain.span == 8 * millisecondsPerDay)
    let all = try document(
      "date,open,high,low,close\n"
        + (1...8).map { "2024-01-0\($0),1,2,1,2" }.joined(separator: "\n")
    ).tables[0]
    #expect(all.xKind == .moments)
  }

  /// Hours of UTC on days of January 2024, how many minutes prices are apart, and whether the rest of the time is left out.
  @Test(arguments: [
    (Array(14..<21), Array(2...12), 30.0, true), (Array(14..<21), [2, 3], 60, true),
    // Currencies: from Monday to Friday.
    (Array(0..<24), Array(1...5) + Array(8...12), 60, true),
    // What is never closed, or one day alone, or has short breaks alone.
    (Array(0..<24), Array(1...9), 60, false), (Array(9..<17), [2], 5, false),
    (Array(0..<24).filter { $0 != 12 }, Array(1...4), 15, false),
  ])
  func nightsAreLeftOutOfTheAxis(
    hours: [Int], days: [Int], minutes: Double, isLeftOut: Bool
  ) throws {
    var rows: [String] = []
    for day in days {
      for hour in hours {
        for minute in stride(from: 0, to: 60, by: Int(minutes)) {
          let parts = [day, hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
          rows.append("2024-01-\(parts[0]) \(parts[1]):\(parts[2]),1,2,1,2")
        }
      }
    }
    let table = try document("date,open,high,low,close\n" + rows.joined(separator: "\n")).tables[0]
    #expect(table.xKind == (isLeftOut ? .sessions : .moments))
    if isLeftOut { #expect(table.domain.span == Double(rows.count) * minutes * 60_000) }
    #expect(table.tellsTimes)
  }

  @Test(arguments: ["2022.03.01,10:0", "2022-03-01 10:0"])
  func candlesWithoutNamesAreFoundBehindTheirMoments(moment: String) throws {
    let rows = (0..<9).map { "\(moment)\($0),1.1000\($0),1.10021,1.09987,1.1000\(8 - $0),4\($0)" }
    let table = try document(rows.joined(separator: "\n")).tables[0]
    let prices = try #require(table.prices)
    #expect(table.kind == .candles && prices.history.volume != nil)
    let closes = (0..<9).map { prices.quotes.close[$0] }
    #expect(closes == (0..<9).map { Double(110_008 - $0) / 100_000 })
    #expect(table.priceDecimals == 5)
  }

  @Test func eachSplitThatNobodyTellsIsTold() throws {
    let closes = [10.0, 10, 5, 5, 50, 50]
    let rows = closes.enumerated().map { "2024-01-0\($0 + 1),\($1),\($1),\($1),\($1)" }
    let document = try document("date,open,high,low,close\n" + rows.joined(separator: "\n"))
    let told = document.notices.map(\.description)
    #expect(
      told.count == 2 && told[0].contains("fall to 1/2") && told[1].contains("rise to 10 times"))
  }

  @Test func pairsOfColumnsHaveClocksOfTheirOwn() throws {
    let text =
      "Date,Close,Date,Close\n2/1/2024 16:00:00,10,2/1/2024 16:00:00,50\n"
      + "2/2/2024 16:00:00,11,2/2/2024 16:00:00,51\n2/15/2024 16:00:00,12,2/15/2024 16:00:00,52\n"
    let tables = try document(text).tables
    #expect(tables.count == 2)
    for table in tables {
      #expect(table.presentation.isOfOwnClocks && table.copiedPoints(0) == "2024-02-01T16:00:00")
    }
    var options = ReadingOptions()
    options.place.zone = Zone(named: "Asia/Tokyo")
    let moved = try document(text, options).tables
    #expect(moved.allSatisfy { $0.copiedPoints(0) == "2024-02-01T16:00:00+09:00" })
  }

  @Test func aFallDuringTradingIsNoSplit() throws {
    let rows = ["2024-01-01,10,10,10,10", "2024-01-02,10,10,10,10", "2024-01-03,10,10,3,3.3"]
    let document = try document("date,open,high,low,close\n" + rows.joined(separator: "\n"))
    #expect(document.notices.isEmpty)
  }

  /// Days from Monday, the 1st, on, but the weekend; the 9th is there as it was during trading too.
  @Test func ofADayThatIsThereTwiceTheLastRowCounts() throws {
    let days = [1, 2, 3, 4, 5, 8, 9, 9, 10, 11, 12]
    let rows = days.enumerated().map { "\($1)/1/2024,1,9,1,\($0 + 1),10" }
    let document = try document("date,open,high,low,close,volume\n" + rows.joined(separator: "\n"))
    let prices = try #require(document.tables[0].prices)
    #expect(prices.history.moments.count == 10 && document.tables[0].xKind == .sessions)
    #expect((5..<8).map { prices.quotes.close[$0] } == [6, 8, 9])
    #expect(
      document.notices.map(\.description) == [
        "1 row has the moment of the one after it, on 9 Jan 2024: that one is shown."
      ])
  }

  @Test(arguments: [
    ([10.0, 10, 5, 5], "fall to 1/2 on 3 Jan 2024"),
    ([10, 10, 30, 30], "rise to 3 times on 3 Jan 2024"),
    ([10, 1000, 10, 10], "rise about a hundred times on 2 Jan 2024"), ([10, 14, 9, 12], nil),
  ])
  func whatIsHardlyTrueIsTold(closes: [Double], words: String?) throws {
    let rows = closes.enumerated().map { "2024-01-0\($0 + 1),\($1),\($1),\($1),\($1)" }
    let document = try document("date,open,high,low,close\n" + rows.joined(separator: "\n"))
    let notices = document.notices.map(\.description)
    if let words {
      #expect(notices.count == 1 && notices[0].contains(words), "\(notices)")
    } else {
      #expect(notices == [])
    }
  }

  @Test(arguments: [
    ("", ["400,404,396,400.52,", "404,408,400,404.1,", "101,102,100,101.47,"]),
    (
      ",Adj Close",
      ["400,404,396,400.52,100.13,", "404,408,400,404.1,101.025,", "101,102,100,101.47,101.47,"]
    ),
  ])
  func pricesBeforeAToldSplitOpenAdjustedToIt(name: String, rows: [String]) throws {
    let head = "Date,Open,High,Low,Close\(name),Volume,Dividends,Stock Splits\n"
    let text = rows.enumerated().map {
      "2024-01-0\($0 + 1),\($1)100,0.0,\($0 == 2 ? "4.0" : "0.0")\n"
    }
    let document = try document(head + text.joined())
    let table = document.tables[0]
    #expect(document.notices.isEmpty, "\(document.notices)")
    #expect(table.prices?.isAdjusted == true && table.priceDecimals == 2)
    let closes = (0..<3).map { (table.series[0].column[$0] * 1e4).rounded() / 1e4 }
    #expect(closes == [100.13, 101.025, 101.47])
  }

  @Test func pricesThatAreAdjustedToAToldSplitOpenAsTheyAre() throws {
    let document = try document(
      """
      Date,Open,High,Low,Close,Volume,Dividends,Stock Splits
      2024-01-01,100,101,99,100.13,100,0.0,0.0
      2024-01-02,101,102,100,101.03,100,0.0,4.0
      """)
    #expect(document.tables[0].prices?.isAdjusted == false && document.notices.isEmpty)
    #expect(document.tables[0].prices?.history.splits.count == 1)
  }

  @Test(arguments: [
    (
      #"{"chart":{"result":null,"error":{"code":"Not Found","description":"No data found, symbol may be delisted"}}}"#,
      "No data found"
    ),
    (#"{"chart":{"result":[],"error":null}}"#, "times with prices were expected"),
    (
      #"{"chart":{"result":[{"meta":{},"timestamp":[1,2],"indicators":{"quote":[{}]}}],"error":null}}"#,
      "times with prices were expected"
    ),
  ])
  func chartsWithoutPricesAreToldInASentence(text: String, words: String) {
    #expect {
      _ = try document(text, name: "x.json")
    } throws: { error in
      "\(error)".contains(words)
    }
  }

  @Test func candlesAreWrittenAsTheyAre() throws {
    let table = try document(try #require(Self.files["Yahoo"])).tables[0]
    var text = ""
    table.tellCSV(of: table.indexes(inside: table.domain), series: [0, 1]) { text += $0 }
    #expect(
      text == "Date,open,high,low,close,adjusted close,Volume\r\n2024-01-01,10,12,9,11,5.5,100\r\n"
        + "2024-01-02,11,14,10,13,6.5,200\r\n")
  }

  /// Rows of a market whose clocks change, as yfinance writes them.
  private func exported(_ days: [String]) -> String {
    "Date,Open,High,Low,Close,Volume,Dividends,Stock Splits\n"
      + days.enumerated().map { "\($1),10,12,9,\(10 + $0),100,0.0,0.0\n" }.joined()
  }

  @Test(
    "midnights of clocks that change are days",
    arguments: [
      ["2024-03-08 00:00:00-05:00", "2024-03-11 00:00:00-04:00", "2024-03-12 00:00:00-04:00"],
      ["2024-03-28 00:00:00+00:00", "2024-04-02 00:00:00+01:00", "2024-10-28 00:00:00+00:00"],
      ["2024-03-04 00:00:00-05:00", "2024-03-11 00:00:00-04:00", "2024-03-18 00:00:00-04:00"],
      ["2024-03-01 00:00:00-05:00", "2024-04-01 00:00:00-04:00", "2024-05-01 00:00:00-04:00"],
    ])
  func daysOfClocks(days: [String]) throws {
    for quote in ["", "\""] {
      let table = try document(exported(days.map { quote + $0 + quote })).tables[0]
      let history = try #require(table.prices?.history)
      let moments = (0..<3).map { history.moments[$0] }
      let expected = days.compactMap { CellCursor(String($0.prefix(10))) }
        .compactMap { MomentCell($0, order: .dayFirst)?.milliseconds }
      #expect(moments == expected && table.zone == .utc)
    }
  }

  @Test("times of day of clocks that change stay moments")
  func timesOfClocks() throws {
    let table = try document(
      exported([
        "2024-03-08 09:30:00-05:00", "2024-03-11 09:30:00-04:00", "2024-03-12 09:30:00-04:00",
      ])
    ).tables[0]
    let moments = try #require(table.prices?.history.moments)
    #expect(moments[1] - moments[0] == 3 * millisecondsPerDay - millisecondsPerHour)
  }

  @Test("what is called as prices are may be read as other columns are")
  func withoutPrices() throws {
    var options = ReadingOptions()
    options.text.isWithoutPrices = true
    let text = exported(["2024-01-01", "2024-01-02"])
    let document = try document(text, options)
    #expect(
      document.format == "table" && document.isOfTable
        && document.tables.allSatisfy { $0.prices == nil })
    #expect(try self.document(text).isOfTable)
  }

  @Test("symbols one behind the other are in order")
  func symbolsInOrder() throws {
    let rows = { (symbol: String, days: [Int]) in
      days.map { "2024-01-0\($0),\(symbol),10,12,9,11\n" }.joined()
    }
    let head = "Date,Symbol,Open,High,Low,Close\n"
    #expect(try document(head + rows("A", [1, 2, 3]) + rows("B", [1, 2, 3])).notices == [])
    let mixed = try document(head + rows("A", [1, 3, 2]) + rows("B", [1, 2, 3]))
    #expect(mixed.notices.map(\.description).first?.contains("not in the order") == true)
  }

  /// As yfinance writes what was asked for together, a name of two lines a column, and some write it on one.
  @Test(arguments: [
    """
    Price,Close,Close,High,High,Low,Low,Open,Open,Volume,Volume
    Ticker,AAPL,BTC-USD,AAPL,BTC-USD,AAPL,BTC-USD,AAPL,BTC-USD,AAPL,BTC-USD
    Date,,,,,,,,,,
    2024-01-05,11,101,12,102,9,99,10,100,100,7
    2024-01-06,,103,,104,,98,,101,,8
    2024-01-08,13,105,14,106,10,97,11,103,200,9
    """,
    """
    Date,AAPL Open,AAPL High,AAPL Low,AAPL Close,AAPL Volume,BTC-USD Open,BTC-USD High,BTC-USD Low,BTC-USD Close,BTC-USD Volume
    2024-01-05,10,12,9,11,100,100,102,99,101,7
    2024-01-06,,,,,,101,104,98,103,8
    2024-01-08,11,14,10,13,200,103,106,97,105,9
    """,
  ]) func columnsOfSymbolsAreTheirPrices(text: String) throws {
    let tables = try document(text).tables.filter { $0.prices != nil }
    #expect(tables.map(\.title) == ["AAPL", "BTC-USD"])
    #expect(tables.map(\.pointCount) == [2, 3], "nothing was traded at a weekend")
    let apple = try #require(tables[0].prices?.history)
    #expect(apple.quotes.open.all == [10, 11] && apple.quotes.close.all == [11, 13])
    #expect(apple.volume?.all == [100, 200] && apple.symbol == "AAPL")
  }

  @Test func columnsOfALoneSymbolAreItsPrices() throws {
    let text = """
      Price,Close,High,Low,Open,Volume
      Ticker,AAPL,AAPL,AAPL,AAPL,AAPL
      Date,,,,,
      2024-01-02,11,12,9,10,100
      2024-01-03,13,14,10,11,200
      """
    let table = try #require(try document(text).tables.first)
    #expect(table.title == "AAPL" && table.prices?.history.quotes.high.all == [12, 14])
  }

}
