import Testing

@testable import ChartCore

@Suite struct FormulaTests {
  /// Days, of which the fourth has no value.
  private let table = Table(
    (0..<8).map { Double($0) * day }, [1, 2, 4, .nan, 16, 32, 64, 128], [1, 1, 2, 3, 5, 8, 13, 21])

  private func values(_ text: String, on table: Table? = nil) throws -> [Double?] {
    let table = table ?? self.table
    let units = KnownUnits(.onlyKilometres) { _ in nil }
    let column = try Formula(text).column(on: table, units: units) { name in
      let series = table.series.first { $0.id == name || $0.name == name }
      return series.map { .one($0.column) } ?? .none
    }
    return (0..<column.count).map { column[$0].isNaN ? nil : column[$0] }
  }

  private func number(_ text: String) throws -> Double? { try values(text).first ?? nil }

  private func fault(_ text: String) -> FormulaError? {
    do throws(FormulaError) {
      try Formula(text).check(on: table) { $0 == "y0" ? .one(table.series[0].column) : .none }
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("-2 ^ 2", -4), ("2 ^ -1", 0.5), ("2 ^ 3 ^ 2", 512),
      ("8 / 4 / 2", 1), ("7 - 2 - 1", 4), ("--3", 3), ("+-+3", -3), (".5 + 1e-1", 0.6),
      ("1 < 2", 1), ("2 <= 1", 0), ("1 + 1 == 2", 1), ("1 != 1", 0), ("3 > 2", 1), ("2 >= 3", 0),
      ("if(1 > 2, 3, 4)", 4), ("min(3, 1, 2)", 1), ("max(3, 1)", 3), ("clip(9, 0, 5)", 5),
      ("round(2.345, 2)", 2.35), ("round(-1.5)", -2), ("abs(-3)", 3), ("sqrt(9)", 3),
      ("log10(1000)", 3), ("exp(0)", 1), ("6 ÷ 2 × 3 − 1", 8), ("x = 4 / 2", 2),
    ] as [(String, Double)])
  func numbersAreComputedAsInMathematics(text: String, expected: Double) throws {
    let result = try #require(try number(text))
    #expect(abs(result - expected) < 1e-12)
  }

  @Test(arguments: ["1 / 0", "0 / 0", "sqrt(-1)", "log(0)", "10 ^ 999", "(0 - 8) ^ 0.5"])
  func whatIsNoNumberIsAGap(text: String) throws {
    #expect(try number(text) == nil)
  }

  @Test(
    arguments: [
      ("", FormulaError.Reason.unfinished, 0..<0), ("1 +", .unfinished, 3..<3),
      ("(1", .unfinished, 2..<2), ("1 2", .unexpected("2"), 2..<3),
      ("1 @ 2", .unexpected("@"), 2..<3), ("`y0", .openQuote, 0..<3),
      ("1 < 2 < 3", .unexpected("<"), 6..<7), (")", .unexpected(")"), 0..<1),
      ("nobody + 1", .unknownSeries("nobody"), 0..<6),
      ("nothing(y0)", .unknownFunction("nothing"), 0..<7),
      ("avg(y0, 7)", .notCounted("7"), 8..<9), ("abs()", .arguments(usage: "abs(y)"), 0..<5),
      ("avg(y0)", .arguments(usage: "avg(y, span, [centred])"), 0..<7),
      ("7 d", .noValue, 0..<3), ("7 d + 1", .noValue, 0..<3), ("1 + 7 d", .noValue, 4..<7),
      ("avg(y0, 7 x)", .noNumbers("7 x"), 8..<11), ("0.5 points", .unexpected("points"), 4..<10),
      ("avg(y0, 0 months)", .unexpected("months"), 10..<16), ("y0 = ", .unfinished, 5..<5),
      (
        "by(y0, decade, sum)",
        .arguments(
          usage: "by(y, minute|hour|day|week|month|quarter|year, sum|mean|max|min|last|count)"),
        0..<19
      ),
    ] as [(String, FormulaError.Reason, Range<Int>)])
  func faultsSayWhatAndWhere(text: String, reason: FormulaError.Reason, range: Range<Int>) {
    let fault = fault(text)
    #expect(fault?.reason == reason && fault?.range == range, "\(String(describing: fault))")
  }

  @Test func partsInEachOtherHaveAnEnd() {
    let deep = String(repeating: "(", count: 10_000)
    #expect(fault(deep)?.reason == .tooLong)
    #expect(fault(String(repeating: "-", count: 10_000) + "1")?.reason == .tooLong)
    #expect(fault(String(repeating: "1+", count: 50_000) + "1")?.reason == .tooLong)
    #expect(throws: Never.self) { try values(String(repeating: "1+", count: 390) + "1") }
    #expect(fault(String(repeating: "2^", count: 10_000) + "1")?.reason == .tooLong)
  }

  @Test(arguments: [
    "lag(y0, 1e12 years)", "lag(y0, 1e12 points)", "avg(y0, 1e12 d)",
    "avg(y0, 1e12 points, centred)",
    "sum(y0, 1e12 weeks)", "rsi(y0, 1e300)", "macd(y0, 1e300, 1)", "round(y0, 1e9)",
    "lag(y0, 1e-300 h)",
  ])
  func farthestLengthsAreStood(text: String) throws {
    #expect(try values(text).count == 8)
    let early = Table([-6e15, -5e15, 8e15], [1, 2, 3])
    #expect(try values(text, on: early).count == 3)
  }

  @Test(arguments: ["avg(y0, 1e13 d)", "avg(y0, 1e999 points)"])
  func nobodyMeansMore(text: String) {
    let usage = FormulaError.Reason.arguments(usage: "avg(y, span, [centred])")
    #expect(fault(text)?.reason == (text.hasSuffix("d)") ? usage : .unexpected("points")))
  }

  @Test func aResultIsCalledByItsNameOrItsFormula() throws {
    #expect(try Formula(" pace = 60 / y0 ").name == "pace")
    #expect(try Formula("`a b` = 1").name == "a b")
    #expect(try Formula(" y0+1 ").name == "y0+1")
    #expect(
      try Formula("a + by(b, month, sum) + a + avg(`c d`, 7 d, centred)").names == [
        "a", "b", "c d",
      ])
  }

  @Test(
    arguments: [
      ("y0 * 2", [2, 4, 8, nil, 32, 64, 128, 256]), ("-y1", [-1, -1, -2, -3, -5, -8, -13, -21]),
      ("y0 > y1", [0, 1, 1, nil, 1, 1, 1, 1]),
      ("if(y1 > 2, y0, 0)", [0, 0, 0, nil, 16, 32, 64, 128]),
      ("avg(y1, 3 d)", [nil, nil, 4.0 / 3, 2, 10.0 / 3, 16.0 / 3, 26.0 / 3, 14]),
      ("avg(y1, 3 points, centred)", [nil, 4.0 / 3, 2, 10.0 / 3, 16.0 / 3, 26.0 / 3, 14, nil]),
      ("avg(y1, 3 d, centred)", [nil, 4.0 / 3, 2, 10.0 / 3, 16.0 / 3, 26.0 / 3, 14, nil]),
      ("sum(y0, 2 points)", [nil, 3, 6, nil, 16, 48, 96, 192]),
      ("count(y0, 2 points)", [nil, 2, 2, nil, 1, 2, 2, 2]),
      ("max(y0, 3 d)", [nil, nil, 4, nil, 16, 32, 64, 128]),
      ("min(y0, 3 d)", [nil, nil, 1, nil, 4, 16, 16, 32]),
      ("median(y0, 3 d)", [nil, nil, 2, nil, 10, 24, 32, 64]),
      (
        "std(y1, 2 points)",
        [
          nil, 0, 0.5.squareRoot(), 0.5.squareRoot(), 2.0.squareRoot(), 4.5.squareRoot(),
          12.5.squareRoot(), 32.0.squareRoot(),
        ]
      ),
      ("d(y0)", [nil, 1, 2, nil, nil, 16, 32, 64]),
      ("cumsum(y0)", [1, 3, 7, nil, 23, 55, 119, 247]),
      ("lag(y0, 1 d)", [nil, 1, 2, 4, nil, 16, 32, 64]),
      ("lag(y1, 2 points)", [nil, nil, 1, 1, 2, 3, 5, 8]),
      ("lag(y1, 36 h)", [nil, nil, 1, 1.5, 2.5, 4, 6.5, 10.5]),
      (
        "drawdown(0 - y1 + 30)",
        [0, 0, -1.0 / 29, -2.0 / 29, -4.0 / 29, -7.0 / 29, -12.0 / 29, -20.0 / 29]
      ),
      ("by(y0, week, sum)", [7, 7, 7, nil, 240, 240, 240, 240]),
      ("by(y0, week, mean)", [7.0 / 3, 7.0 / 3, 7.0 / 3, nil, 60, 60, 60, 60]),
      ("by(y0, week, last)", [4, 4, 4, nil, 128, 128, 128, 128]),
      ("by(y0, year, count)", [7, 7, 7, nil, 7, 7, 7, 7]),
      ("ema(y1, 3 points)", [1, 1, 1.5, 2.25, 3.625, 5.8125, 9.40625, 15.203125]),
      ("rate(y1) * 86400", [nil, 0, 1, 1, 2, 3, 5, 8]),
      ("integral(y1) / 86400", [0, 1, 2.5, 5, 9, 15.5, 26, 43]),
    ] as [(String, [Double?])])
  func seriesAreComputedPointByPoint(text: String, expected: [Double?]) throws {
    let result = try values(text)
    #expect(result.count == expected.count)
    for (a, b) in zip(result, expected) {
      #expect(a == b || abs((a ?? .nan) - (b ?? .nan)) < 1e-12, "\(result)")
    }
  }

  /// Of 1 January 1970, a Thursday, and 12 hours later the value is 0 and 12: the first one lasts a day, the second half of one.
  @Test func valuesUnevenlyApartCountAsLongAsTheyLast() throws {
    let table = Table([0, 1, 2, 2.5, 3.5].map { $0 * day }, [0, 0, 0, 12, 0])
    let means = try values("avg(y0, 2 d)", on: table)
    #expect(means == [nil, 0, 0, 12 * 0.5 / 2.5, 12 * 0.5 / 2.5])
  }

  /// 30 March 2024 has 24 hours in Berlin, the 31st has 23.
  @Test func daysAndMonthsAreThoseOfTheCalendar() throws {
    var presentation = Presentation()
    let change = Zone.Change(moment: moment(2024, 3, 31, 1), offset: 2 * hour)
    presentation.zone = Zone("Berlin", firstOffset: hour, transitions: [change])
    let days = (25...35).map {
      presentation.zone.moment(ofLocal: moment(2024, 3, 1) + Double($0 - 1) * day)
    }
    let table = Table(days, (25...35).map(Double.init), presentation: presentation)
    #expect(try values("lag(y0, 1 d)", on: table).dropFirst() == (25...34).map { Double($0) }[...])
    #expect(try values("lag(y0, 1 week)", on: table).dropFirst(7) == [25, 26, 27, 28])
    let year = Table(
      [moment(2023, 2, 28), moment(2024, 2, 28), moment(2024, 2, 29), moment(2024, 3, 1)],
      [1, 2, 3, 4])
    #expect(try values("lag(y0, 1 year)", on: year) == [nil, 1, 1, nil])
  }

  @Test func nothingIsSaidOverAnXThatIsNoTime() throws {
    var presentation = Presentation()
    presentation.xKind = .numbers
    let table = Table([0, 1, 2, 4], [1, 2, 3, 5], presentation: presentation)
    #expect(try values("avg(y0, 2 x)", on: table) == [nil, 1.5, 2.5, 5])
    #expect(throws: FormulaError.self) { try values("avg(y0, 2 d)", on: table) }
    #expect(throws: FormulaError.self) { try values("by(y0, day, sum)", on: table) }
    #expect(try values("rate(y0)", on: table) == [nil, 1, 1, 1])
  }

  @Test(arguments: FormulaFunction.all)
  func everyFunctionStandsOnePointAndGaps(function: FormulaFunction) throws {
    let arguments = function.parameters.filter(\.isNeeded).map { parameter in
      switch parameter {
      case .value, .values: "y0"
      case .span: "2 points"
      case .word(_, let words): words[0]
      case .unit: "km"
      case .option, .number, .color: ""
      }
    }
    let text = "\(function.name)(\(arguments.joined(separator: ", ")))"
    let gaps = Table([0, 1, 2].map { $0 * day }, [.nan, .nan, .nan])
    #expect(try values(text, on: gaps) == [nil, nil, nil])
    #expect(try values(text, on: Table([0], [1])).count == 1)
    let equal = Table([0, 0, 0], [1, 1, 1])
    #expect(try values(text, on: equal).count == 3)
  }

  @Test func noDigitsAreLostFarFromZero() throws {
    let offset = 1e9
    let noise = (0..<1000).map { Double(($0 * 7919) % 1009) / 1009 }
    let near = Table((0..<1000).map { Double($0) * day }, noise)
    let far = Table((0..<1000).map { Double($0) * day }, noise.map { $0 + offset })
    for text in ["avg(y0, 24 d)", "std(y0, 24 d)", "median(y0, 24 d)"] {
      let (a, b) = (try values(text, on: near), try values(text, on: far))
      let base = text.hasPrefix("std") ? 0 : offset
      for (a, b) in zip(a, b) where a != nil {
        #expect(abs(a! + base - b!) < 3e-7, "\(text)")
      }
    }
  }
}

@Suite struct FormulaCompletionTests {
  private let names = ["Sales", "Sales (EUR)", "avgTemp"]

  private func titles(_ text: String, _ place: Int? = nil) -> [String] {
    FormulaCompletion(of: text, at: place ?? text.count, names: names).offers.map(\.title)
  }

  @Test func whatBeginsLikeTheWordIsOffered() {
    #expect(titles("") == [] && titles("1 + ") == [] && titles("12") == [])
    #expect(titles("sal") == ["Sales", "Sales (EUR)"])
    #expect(titles("1 + av").starts(with: ["avgTemp", "avg(y, span, [centred])"]))
    #expect(titles("`sales (") == ["Sales (EUR)"])
    #expect(titles("avg(sal, 7 d)", 7) == ["Sales", "Sales (EUR)"])
    #expect(titles("drawd") == ["drawdown(y)"])
  }

  @Test func anOfferTakesThePlaceOfTheWord() {
    let completion = FormulaCompletion(of: "avg(sal, 7 d)", at: 7, names: names)
    let taken = completion.offers.map { completion.text("avg(sal, 7 d)", taking: $0) }
    #expect(taken[0].text == "avg(Sales, 7 d)" && taken[0].place == 9)
    #expect(taken[1].text == "avg(`Sales (EUR)`, 7 d)" && taken[1].place == 17)
  }
}

extension UnitSystem {
  /// A system of one unit.
  fileprivate static let onlyKilometres = UnitSystem(name: "km") { text in
    text == "km" ? UnitDefinition(scale: 1000, dimension: [1]) : nil
  }
}
