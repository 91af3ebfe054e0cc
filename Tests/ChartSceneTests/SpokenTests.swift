import ChartCore
import Testing

@testable import ChartScene

@Suite struct SpokenTests {
  private func words(
    _ kind: ChartKind, _ columns: [[Double]], hidden: Int? = nil, remark: CardRemark? = nil
  ) -> String? {
    var fixture = Fixture(.daily(columns, names: ["Apples", "Pears", "Figs"], kind: kind))
    if let hidden { fixture.board.apply(.toggle(chart: 0, series: hidden)) }
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + day))
    return fixture.picture(remark: remark).spokenPoint
  }

  /// A name that turns text round must not turn the value beside it.
  @Test(arguments: [
    ("\u{202E}abc", "abc"), ("a\u{2067}b\u{2069}", "ab"), ("שלום", "שלום"), ("abc", "abc"),
    (String(repeating: "a", count: 201), String(repeating: "a", count: 200) + "…"), ("", ""),
  ])
  func namesDoNotTurnTheirNeighbours(name: String, spoken: String) {
    #expect(name.shortened == spoken)
  }

  private var date: String { Formats.english.moment(firstMoment + day, step: day) }

  @Test(arguments: [
    (ChartKind.lines, [[1, 2], [3, 4]], "Apples 2, Pears 4"),
    (.lines, [[1, .nan], [3, 0]], "Apples no value, Pears 0"),
    (.bars, [[1, 2], [3, 4]], "Apples 2, Pears 4"),
    (.stackedBars, [[1, 2], [3, .nan]], "Apples 2, Pears no value, All 2"),
    (.stackedBars, [[1, 2]], "Apples 2, Change +1 (+100%)"),
    (.lines, [[1e6, 0.123456789], [3, 4]], "Apples 0, Pears 4"),
    (.lines, [[1, 35.799999999999955], [3, 4]], "Apples 35.8, Pears 4.0"),
    (
      .stackedBars, [[1, 0.1], [3, 0.2]],
      "Apples 33 percent, 0.1, Pears 67 percent, 0.2, All 0.3"
    ),
    (.stackedBars, [[1, 3], [3, 1]], "Apples 75 percent, 3, Pears 25 percent, 1, All 4"),
    (
      .percentageAreas, [[1, 1], [3, 1], [0, 1]],
      "Apples 34 percent, 1, Pears 33 percent, 1, Figs 33 percent, 1"
    ),
    (.percentageAreas, [[1, 0], [3, .nan]], "Apples 0, Pears no value"),
  ])
  func everyRowIsSaid(kind: ChartKind, columns: [[Double]], expected: String) {
    #expect(words(kind, columns) == "\(date), \(expected)")
  }

  @Test func whatIsOffIsNotSaid() {
    #expect(words(.bars, [[1, 2], [3, 4]], hidden: 0) == "\(date), Pears 4, Change +1 (+33.3%)")
  }

  @Test func theRemarkComesLast() {
    #expect(
      words(.lines, [[1, 2], [3, 4]], remark: CardRemark("No data", shift: 5))
        == "\(date), Apples 2, Pears 4, No data")
  }

  @Test func withoutAnIndicatorThereIsNothingToSay() {
    #expect(Fixture(.waves(count: 3)).picture().spokenPoint == nil)
  }

  @Test func aPointThatIsNotSeenIsNotSaid() {
    var fixture = Fixture(.waves(count: 100))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 90 * day))
    #expect(fixture.picture().spokenPoint != nil)
    fixture.board.apply(.setRange(chart: 0, firstMoment...(firstMoment + 30 * day)))
    #expect(fixture.picture().spokenPoint == nil)
  }

  @Test func aLongNameIsCut() {
    var fixture = Fixture(.daily([[1, 2]], names: [String(repeating: "<b>", count: 1000)]))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment))
    #expect((200...260).contains(fixture.picture().spokenPoint?.count ?? 0))
  }
}
