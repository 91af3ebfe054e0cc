import ChartCore
import Testing

@testable import ChartScene

@Suite struct MarkedRangeTests {
  private func overlay(
    _ values: [[Double]], from first: Int, to second: Int, hasSums: Bool = true
  ) -> Scene {
    let table = Table.daily(values)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(second) * day))
    return fixture.picture(
      mark: firstMoment + Double(first) * day, sums: hasSums ? RangeSums(of: table) : nil
    )
    .overlay(measure: FixedMeasure())
  }

  @Test func theCardTellsOfTheRange() {
    let texts = overlay([[1, 5, 3, 7]], from: 0, to: 3).texts.map(\.string)
    #expect(
      texts == [
        "17 Nov 2018 – 20 Nov 2018", "4 points", "#0", "Change", "+6", "Percent", "+600%", "First",
        "1", "Last", "7", "Lowest", "1", "Highest", "7", "Mean", "4", "Sum", "16", "A day", "+2",
        "Std. dev.", "2.582",
      ])
  }

  @Test func itIsTheSameFromBothEnds() {
    let forth = overlay([[1, 5, 3, 7]], from: 0, to: 3).texts.map(\.string)
    #expect(overlay([[1, 5, 3, 7]], from: 3, to: 0).texts.map(\.string) == forth)
  }

  @Test func sumsAreToldWhenTheyAreThere() {
    let texts = overlay([[1, 5, 3, 7]], from: 0, to: 3, hasSums: false).texts.map(\.string)
    #expect(!texts.contains("Mean") && texts.contains("Highest"))
  }

  @Test func totalsThatGoOnHaveNoSum() {
    let steps: [Double] = [0, 5, 5, 9, 20, 31, 40, 40, 55, 60]
    #expect(!overlay([steps], from: 0, to: 9).texts.map(\.string).contains("Sum"))
    #expect(overlay([steps.reversed()], from: 0, to: 9).texts.map(\.string).contains("Sum"))
  }

  @Test(arguments: [
    ("Avg. Session (min)", false), ("Session (min)", true), ("Time (h)", true),
    ("Max Walk (km)", false),
    ("Distance (min)", true),
  ])
  func whatIsMadeOfManyValuesHasNoSum(name: String, hasSum: Bool) {
    let table = Table(
      x: Column([1, 2, 3]),
      series: [Series(id: "y", name: name, color: Color(rgb: 0), column: Column([1, 2, 3]))])
    #expect(table.meaning(ofSeries: 0).hasSum == hasSum)
  }

  @Test func gapsAreNoValues() {
    let texts = overlay([[1, .nan, 3, 8]], from: 0, to: 3).texts.map(\.string)
    #expect(
      texts.suffix(6) == ["A day", "+2.33", "Std. dev.", "3.6056", "Values", "3"])
  }

  /// Of a signal of numbers: how often its length is in one, how large it is, and the area below it.
  @Test func signalsHaveMore() throws {
    var presentation = Presentation()
    presentation.xKind = .numbers
    let series = Series(
      id: "y", name: "Voltage", color: Color(rgb: 0), column: Column([3, -3, 3, -3, 0.5]))
    let table = Table(
      x: Column([0, 0.5, 1, 1.5, 2]), series: [series], presentation: presentation)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, 2))
    let marked = try #require(fixture.picture(mark: 0, sums: RangeSums(of: table)).markedTable)
    let copied = Dictionary(uniqueKeysWithValues: zip(marked.heads, marked.rows[0].copied))
    #expect(marked.count == "5 points, 1/Δx 0.5")
    #expect(copied["RMS"] == "2.6925824" && copied["Area"] == "-0.625", "\(copied)")
  }

  @Test(arguments: [
    (20.0, "3 points, 50 Hz"), (30_000, "3 points, 0.0333 Hz"), (60_000, "3 points"),
  ])
  func shortTimesAreFrequencies(milliseconds: Double, words: String) {
    let x = [0, milliseconds / 2, milliseconds].map { firstMoment + $0 }
    let series = Series(id: "y", name: "a", color: Color(rgb: 0), column: Column([1.5, 2, 3]))
    let table = Table(x: Column(x), series: [series])
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, x[2]))
    let picture = fixture.picture(mark: x[0], sums: RangeSums(of: table))
    #expect(picture.markedTable?.count == words)
  }

  @Test func pausesAreNoPoints() {
    let x = [0, 1, 2, 2, 3].map { firstMoment + $0 * day }
    let values = Column([1, 2, .nan, 4, 5])
    var presentation = Presentation()
    var activity = ShownActivity(Activity(.run), unit: .kilometers, laps: [])
    activity.times = Column([x[0], x[1], .nan, x[3], x[4]])
    presentation.activity = activity
    let series = Series(id: "y", name: "HR", color: Color(rgb: 0), column: values)
    let table = Table(x: Column(x), series: [series], presentation: presentation)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, x[2]))
    let picture = fixture.picture(mark: x[0], sums: RangeSums(of: table))
    #expect(picture.markedTable?.count == "3 points")
    #expect(picture.markedTable?.heads.contains("Values") == false)
    #expect(picture.markedTable?.rows.first?.cells.first == "+3")
    #expect(picture.copiedPoint?.contains("Points\t3\n") == true)
  }

  @Test(
    arguments: [
      ([1_234_567, 1_234_570, 1_234_571], "1 234 569"), ([100, 101, 101], "100.67"),
      ([12345.67, 12345.68, 12345.7], "12 345.68"), ([0, 0, 1], "0.33333"), ([5, 5, 5], "5"),
    ] as [([Double], String)])
  func meansAreAsExactAsWhatIsBesideThem(values: [Double], mean: String) {
    let texts = overlay([values], from: 0, to: 2).texts.map(\.string)
    #expect(texts.map { $0.replacing("\u{202F}", with: " ") }.contains(mean), "\(texts)")
  }

  @Test(
    "what is copied has the digits of the data, and of what is reckoned no noise",
    arguments: [
      ([1, 2, 2], "1", "100", "1.6666667", "0.5"),
      ([0.3, 0.3, 0.298], "-0.002", "-0.66666667", "0.29933333", "-0.001"),
      ([1_234_567, 1_234_570, 1_234_571], "4", "0.00032400024", "1234569.3333", "2"),
      ([3.25, 3.5, 4.3], "1.05", "32.307692", "3.6833333", "0.525"),
      ([1e-9, 2e-9, 2e-9], "1e-09", "100", "1.6666667e-09", "5e-10"),
    ] as [([Double], String, String, String, String)])
  func copiedFigures(
    values: [Double], change: String, percent: String, mean: String, rate: String
  ) throws {
    let table = Table.daily([values], names: ["Height"])
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 2 * day))
    let picture = fixture.picture(mark: firstMoment, sums: RangeSums(of: table))
    let marked = try #require(picture.markedTable)
    let copied = Dictionary(uniqueKeysWithValues: zip(marked.heads, marked.rows[0].copied))
    #expect(copied["Change"] == change && copied["Percent"] == percent, "\(copied)")
    #expect(copied["Mean"] == mean && copied["A day"] == rate, "\(copied)")
  }

  /// One history goes from 1 to 5 within four days and has no trade on the fifth, up to which both are told.
  @Test func aRateIsOverTheDaysThatAreTold() throws {
    func prices(_ title: String, _ days: [Double]) -> Table {
      let history = PriceHistory(
        moments: Column(days.map { firstMoment + $0 * day }),
        quotes: Quotes(trades: Column(days.map { 1 + $0 })))
      return Table(
        title: title, prices: history, shown: PriceView(), names: ("Price", ""),
        presentation: Presentation())
    }
    let both = [prices("A", [0, 1, 2, 3, 4, 6]), prices("B", [0, 1, 2, 3, 4, 5, 6])]
    let table = try #require(Table(comparing: both))
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 5 * day))
    let picture = fixture.picture(mark: firstMoment, sums: RangeSums(of: table))
    let marked = try #require(picture.markedTable)
    let rates = marked.heads.firstIndex(of: "A day").map { place in
      marked.rows.map { $0.copied[place] }
    }
    #expect(rates == ["0.8", "1"], "\(marked.heads) \(marked.rows.map(\.copied))")
  }

  @Test func onePointIsNoRange() {
    let texts = overlay([[1, 5, 3, 7]], from: 2, to: 2).texts.map(\.string)
    #expect(!texts.contains { $0.contains("points") })
  }

  @Test func barsNameTheDaysThatWereRead() {
    let table = Table.daily([[1, 5, 3, 7]], kind: .bars)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + day))
    let picture = fixture.picture(mark: firstMoment, sums: RangeSums(of: table))
    #expect(
      picture.spokenPoint
        == "17 Nov 2018 – 18 Nov 2018, 2 points, #0, Change +4, Percent +400%, First 1, Last 5, "
        + "Lowest 1, Highest 5, Mean 3, Sum 6")
    #expect(
      picture.copiedPoint
        == "First\t2018-11-17\nLast\t2018-11-18\nPoints\t2\n"
        + "Series\tChange\tPercent\tFirst\tLast\tLowest\tHighest\tMean\tSum\n"
        + "#0\t4\t400\t1\t5\t1\t5\t3\t6")
  }

  /// A year of prices, of which the marked ones are two days of one week or weeks apart.
  @Test(arguments: [(200, 202), (204, 260), (7, 358)])
  func marksAreTheSameHoweverManyPricesAreDrawnAsOne(first: Int, second: Int) {
    let close = Column((0..<365).map { 100 + Double($0 * 37 % 29) })
    let history = PriceHistory(
      moments: Column((0..<365).map { firstMoment + Double($0) * day }),
      quotes: Quotes(trades: close))
    let table = Table(
      title: nil, prices: history, shown: PriceView(), names: ("Price", ""),
      presentation: Presentation())
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, table.x[second]))
    let told = [400.0, 900, 4000].map { width in
      let picture = fixture.picture(
        Size(width, 400), mark: table.x[first], sums: RangeSums(of: table))
      return (
        picture.indexes(readWith: first).count, picture.copiedPoint, picture.pointTold(at: first)
      )
    }
    #expect(told[0].0 > 1 && told[1].0 > 1 && told[2].0 == 1)
    #expect(told[0].1 == told[2].1 && told[1].1 == told[2].1, "\(told[0].1 ?? "")")
    #expect(told[2].1?.contains("Points\t\(second - first + 1)") == true)
    #expect(told[2].2 == first && told[1].2 >= first)
  }

  @Test(
    arguments: [
      ("Temperature (°C)", [20.5, 21], []), ("Load (%)", [20, 40], []),
      ("Heart rate (bpm)", [100, 150], ["Percent"]),
      ("Distance (km)", [1.5, 3], ["Percent", "Sum"]),
      ("Cases", [10, 20], ["Percent", "Sum"]), ("Height", [10.5, 20.25], ["Percent"]),
      ("Balance", [-1, 1], []), ("Temp [°C]", [20, 21], []), ("Humidity %", [40, 50], []),
      ("HR", [100, 110], ["Percent"]), ("Highest temperature", [20, 21], ["Percent"]),
      ("Minimum", [1, 2], ["Percent"]), ("Saldo", [1, 2], ["Percent"]),
      ("Puls", [100, 110], ["Percent"]), ("Температура, пол", [20, 21], ["Percent"]),
      ("Meter Reading", [20, 10], ["Percent"]), ("Time [h]", [1, 2], ["Percent", "Sum"]),
    ] as [(String, [Double], [String])])
  func sumsAndPercentsWhereTheyMeanSomething(name: String, values: [Double], expected: [String]) {
    let table = Table.daily([values], names: [name])
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + day))
    let heads = fixture.picture(mark: firstMoment, sums: RangeSums(of: table)).markedTable?
      .heads
    #expect((heads ?? []).filter { ["Percent", "Sum"].contains($0) } == expected)
  }

  @Test(arguments: [(Size(900, 500), 12), (Size(900, 260), 12), (Size(300, 400), 1)])
  func theCardIsInsideThePlotAndSaysWhatIsLeftOut(size: Size, count: Int) {
    let table = Table.daily((0..<count).map { [Double($0), Double($0) + 10, 3] })
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 2 * day))
    let picture = fixture.picture(size, mark: firstMoment, sums: RangeSums(of: table))
    let texts = picture.overlay(measure: FixedMeasure()).texts
    let rect = picture.cardRect(measure: FixedMeasure()) ?? Rect(0, 0, 0, 0)
    #expect(rect.x >= 0 && rect.maxX <= picture.layout.plot.width)
    #expect(rect.maxY <= picture.layout.plot.height)
    #expect(texts.allSatisfy { $0.position.y <= rect.maxY && $0.position.x <= rect.maxX })
    let shown = texts.filter { $0.string.hasPrefix("#") }.count
    let more = texts.compactMap { $0.string.hasSuffix(" more") ? $0.string : nil }
    #expect(
      shown == count && more.isEmpty || more == ["+\(count - shown) more"], "\(texts.map(\.string))"
    )
  }
}
