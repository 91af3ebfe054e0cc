import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct SightsTests {
  private func sights(
    _ table: Table, in range: ClosedRange<Double>? = nil, of series: [Int]? = nil,
    among shown: [Int]? = nil
  ) -> String {
    let told = series ?? Array(table.series.indices)
    return Formats.english.sights(
      of: told, among: shown ?? told, in: table, visible: range ?? table.domain)
  }

  @Test func extremesHaveTheirFullDateAndNoNoise() {
    #expect(
      sights(.daily([[1.5, 35.799999999999955, 2.25]]))
        == "#0: lowest 1.50 at Sat, 17 Nov 2018, highest 35.80 at Sun, 18 Nov 2018, "
        + "rising from 1.50 to 2.25.")
    #expect(sights(.daily([[3, 3]])) == "#0: always 3.")
    #expect(sights(.daily([[.nan, .nan]])) == "")
  }

  /// A minute each, and years of them.
  @Test(arguments: [(100, "at 00:00"), (3000, "at Sat, 17 Nov 2018, 00:00")])
  func withinADayTimesAreEnough(count: Int, expected: String) {
    let table = Table(
      x: Column(start: firstMoment, step: 60_000, count: count),
      series: [
        Series(
          id: "y0", name: "A", color: blue, column: Column((0..<count).map { Double($0) }))
      ])
    #expect(sights(table).contains("lowest 0 \(expected),"), "\(sights(table))")
  }

  @Test func lessIsFasterOfAPace() {
    var presentation = Presentation()
    (presentation.drawing.isDownward, presentation.unit) = (true, .sixtieths)
    (presentation.xKind, presentation.isOfTable) = (.durations, true)
    let table = Table(
      x: Column([0, 60_000, 120_000]),
      series: [Series(id: "y0", name: "Pace", color: blue, column: Column([5.5, 4.75, 6]))],
      presentation: presentation)
    #expect(
      sights(table) == "Pace: fastest 4:45 at 1:00, slowest 6:00 at 2:00, from 5:30 to 6:00.")
  }

  @Test func aComparedPriceBeginsAtTheFirstOneOfTheRange() throws {
    func prices(_ days: [Double], _ closes: [Double]) -> Table {
      let close = Column(closes)
      let history = PriceHistory(
        moments: Column(days.map { firstMoment + $0 * day }),
        quotes: Quotes(open: close, high: close, low: close, close: close))
      return Table(
        title: "ABC", prices: history, shown: PriceView(), names: ("ABC", "Volume"),
        presentation: Presentation())
    }
    let compared = try #require(
      Table(comparing: [prices([0, 2, 3], [12, 11, 13]), prices([0, 1, 2, 3], [1, 2, 3, 4])]))
    let words = sights(compared, in: (compared.x[1])...(compared.x[3]), of: [0])
    #expect(words.hasSuffix("rising from 11 to 13 (+18.2%)."), "\(words)")
    // What stands from before the range is no lowest and no highest of it.
    #expect(!words.contains("12"), "\(words)")
    // One begins with its own first price, whichever history has one of the same day.
    let other = sights(compared, in: (compared.x[0])...(compared.x[3]), of: [1])
    #expect(other.hasSuffix("rising from 1 to 4 (+300%)."), "\(other)")
  }

  /// The values of the first series fall while its share grows, which is what is seen.
  @Test func ofPercentagesTheSharesAreTold() {
    let table = Table.daily(
      [[40, 30, 20], [60, 30, 5], [.nan, 0, 0]], names: ["A", "B", "C"], kind: .percentageAreas)
    let words = sights(table, of: [0, 1])
    #expect(
      words.hasPrefix(
        "A: lowest 40% at Sat, 17 Nov 2018, highest 80% at Mon, 19 Nov 2018, rising from 40% to 80%. "
          + "B: lowest 20% at"), "\(words)")
    #expect(sights(table, of: [0]) == "A: always 100%.", "alone it is all there is")
    let told = sights(table, of: [0], among: [0, 1])
    #expect(
      told.hasPrefix("A: lowest 40% at") && told.hasSuffix("rising from 40% to 80%."), "\(told)")
  }

  @Test func whatIsSmallBesideOthersIsToldByItself() {
    let words = sights(.daily([[0.1, 0.2, 0.3], [1e-6, 2e-6, 3e-6]], names: ["A", "B"]))
    #expect(words.hasSuffix("rising from 1×10⁻⁶ to 3×10⁻⁶."), "\(words)")
  }

  @Test func whatIsToldAlikeHasNoDirection() {
    let shares = Table.daily([[4872, 5100, 4868], [5128, 4900, 5132]], kind: .percentageAreas)
    let words = sights(shares, of: [0], among: [0, 1])
    #expect(words.hasSuffix("ending as it began, from 48.7% to 48.7%."), "\(words)")
  }

  @Test func candlesReachFromTheirLowToTheirHigh() {
    let history = PriceHistory(
      moments: Column((0..<3).map { firstMoment + Double($0) * day }),
      quotes: Quotes(
        open: Column([10, 11, 12]), high: Column([13, 15, 14]), low: Column([9, 8, 11]),
        close: Column([11, 12, 13])))
    let table = Table(
      title: "ABC", prices: history, shown: PriceView(), names: ("ABC", "Volume"),
      presentation: Presentation())
    let words = sights(table, of: [0])
    #expect(words.contains("lowest 8 at ") && words.contains("highest 15 at "))
    #expect(words.hasSuffix("rising from 11 to 13."), "\(words)")
  }

  @Test func aTotalIsToldAsItIsDrawn() {
    let table = Table.daily([[1, 2, 0], [0.1, 0.2, 4]], kind: .total)
    #expect(
      sights(table)
        == "All: lowest 1.1 at Sat, 17 Nov 2018, highest 4.0 at Mon, 19 Nov 2018, "
        + "rising from 1.1 to 4.0.")
    #expect(sights(table, of: [0]).hasPrefix("#0: lowest 0 at Mon, 19 Nov 2018, highest 2 at"))
    #expect(sights(.daily([[1, 2], [3, 3]], kind: .stackedBars)).hasPrefix("All: lowest 4 at"))
    #expect(!sights(.daily([[1, 2]], kind: .stackedBars)).contains("All"))
  }

  @Test func ofManyTheRestIsCounted() {
    let words = sights(.daily((0..<11).map { [Double($0), 20] }))
    #expect(words.contains("#7:") && !words.contains("#8:") && words.hasSuffix(" 3 more series."))
    #expect(sights(.daily((0..<9).map { [Double($0), 20] })).hasSuffix(" 1 more series."))
  }
}
