import ChartCore
import Testing

@testable import ChartFiles

@Suite struct ChartFileErrorTests {
  @Test(arguments: [
    (ChartFileError(file: "a.json", problem: "b"), "a.json: b."),
    (ChartFileError(file: "a\nb.json", problem: "c"), "a b.json: c."),
    (
      ChartFileError(file: "a.json", line: 3, column: 17, problem: "b"),
      "a.json, line 3, column 17: b."
    ),
    (
      ChartFileError(file: "a.json", line: 3, column: 17, key: "types.y\n0", problem: "b"),
      "a.json, line 3, column 17, in \"types.y0\": b."
    ),
  ])
  func isOneSentenceOnOneLine(error: ChartFileError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test func keepsPlaceAndKeysOfAFault() {
    let fault = Fault(at: 3, in: "y0", expected: "b").inside("columns")
    let place = TextPlace(of: 3, in: Array("é\nxy".utf8))
    #expect(
      ChartFileError(fault, at: place, file: "a")
        == ChartFileError(file: "a", line: 2, column: 1, key: "columns.y0", problem: "b"))
  }
}
