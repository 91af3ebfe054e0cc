import Testing

@testable import ChartScene

@Suite struct NameCutTests {
  @Test(
    "names are cut where they can be told apart",
    arguments: [
      (["Germany", "France", "Portugal"], 5, TextCut.end, 0),
      (["Sydney node 1", "Sydney node 2", "Sydney node 3"], 8, .middle, 0),
      (["CH01 Voltage", "CH02 Voltage", "CH03 Voltage"], 4, .end, 2),
      (["Sensor A temperature", "Sensor B temperature"], 8, .end, 7),
      (["same", "same"], 2, .end, 0),
      (["one long name", "b"], 4, .end, 0),
      ([], 4, .end, 0),
    ] as [([String], Int, TextCut, Int)])
  func places(names: [String], letters: Int, place: TextCut, dropped: Int) {
    let cut = NameCut(of: names, letters: letters)
    #expect(cut.place == place)
    #expect(cut.dropped == dropped)
  }

  @Test("what all begin with is left out, a number stays whole")
  func dropped() {
    let cut = NameCut(of: ["CH10 Voltage", "CH11 Voltage"], letters: 4)
    #expect(cut.shortened("CH10 Voltage") == "…10 Voltage")
    #expect(NameCut.end.shortened("CH10 Voltage") == "CH10 Voltage")
  }

  @Test(
    "the ellipsis takes a letter's place",
    arguments: [
      (TextCut.end, "abc…"), (.middle, "ab…g"), (.start, "…efg"),
    ])
  func cuts(cut: TextCut, text: String) {
    #expect(cut.applied(to: "abcdefg", keeping: 3) == text)
  }
}
