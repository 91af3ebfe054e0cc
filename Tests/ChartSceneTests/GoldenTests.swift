import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test func equalTextsDoNotDiffer() {
    #expect(Golden.firstDifference(of: "", from: "") == nil)
    #expect(Golden.firstDifference(of: "a\nb\n", from: "a\nb\n") == nil)
  }

  @Test(
    "a planted difference is found and named",
    arguments: [
      ("a\nb\n", "a\nc\n", "line 2\n  expected c\n  found    b"),
      ("a\n", "a\nb\n", "line 2\n  expected b\n  found    "),
      ("a", "", "line 1\n  expected \n  found    a"),
      ("a\nb", "a", "line 2\n  expected (the end)\n  found    b"),
    ])
  func plantedDifference(text: String, expected: String, difference: String) {
    #expect(Golden.firstDifference(of: text, from: expected) == difference)
  }

  @Test(.disabled(if: Golden.isRecording))
  func aGoldenThatIsNotThereIsADifference() {
    let difference = Golden.difference(of: "a", from: "never recorded")
    #expect(difference?.contains("never recorded.txt cannot be read") == true)
  }
}
