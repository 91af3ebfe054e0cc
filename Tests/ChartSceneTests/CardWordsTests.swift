import ChartCore
import Testing

@testable import ChartScene

/// Words of a point, on the card, spoken and copied.
@Suite struct CardWordsTests {
  private func fixture(_ words: [(String, String)]) -> Fixture {
    let plain = Table.daily([[1, 2, 3], [4, 5, 6]], names: ["A", "B"])
    let labels = words.map { name, word in
      Labels(name: name, words: ["other", word], codes: Column([0, 1, 0]))
    }
    var fixture = Fixture(Table(x: plain.x, series: plain.series, labels: labels))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + day))
    return fixture
  }

  @Test(
    arguments: [
      ([], "A 2, B 5"), ([("status", "")], "A 2, B 5"), ([("status", "ok")], "A 2, B 5, status ok"),
      ([("note", "two\nlines")], "A 2, B 5, note two lines"),
      (
        [("a", "1"), ("b", ""), ("c", "3"), ("d", "4"), ("e", "5"), ("f", "6")],
        "A 2, B 5, a 1, c 3, d 4, +2 more words"
      ),
    ] as [([(String, String)], String)])
  func spoken(words: [(String, String)], expected: String) {
    #expect(fixture(words).picture().spokenPoint == "Sun, 18 Nov 2018, \(expected)")
  }

  @Test func allAreCopied() {
    let words = (0..<5).map { ("w\($0)", "x\($0)") }
    #expect(
      fixture(words).picture().copiedPoint
        == "2018-11-18\nA\t2\nB\t5\n"
        + words.map { "\($0.0)\t\($0.1)" }.joined(separator: "\n"))
  }

  @Test func theCardHasThemBelowTheValuesAndCutsLongOnes() {
    let texts = fixture([("status", "ok"), ("note", String(repeating: "long ", count: 40))])
      .picture(Size(600, 600)).overlay(measure: FixedMeasure()).texts
    let strings = texts.map(\.string)
    #expect(strings.contains("status") && strings.contains("ok"))
    let long = texts.first { $0.string.hasPrefix("long") }
    #expect(long?.maximumWidth.map { $0 <= 150 } == true)
  }
}
