import Testing

@testable import ChartScene

@Suite struct NameCutTests {
  @Test(
    "names are cut where they can be told apart",
    arguments: [
      (["Germany", "France", "Portugal"], 5, TextCut.end, .all),
      (["Sydney node 1", "Sydney node 2", "Sydney node 3"], 8, .middle, .all),
      (["CH01 Voltage", "CH02 Voltage", "CH03 Voltage"], 4, .end, .behindLetters(2)),
      (["Sensor A temperature", "Sensor B temperature"], 8, .end, .behindWords(1)),
      (["same", "same"], 2, .end, .all),
      (["one long name", "b"], 4, .end, .all),
      ([], 4, .end, .all),
      (["Sydney node 12 temperature", "Tokyo node 13 temperature"], 14, .end, .all),
      (["Sydney node 12 temperature", "Sydney node 13 temperature"], 12, .end, .behindWords(1)),
      (["a b c d 1 e f g h", "a b c d 2 e f g h"], 6, .end, .behindLetters(8)),
      (
        ["Sydney node 12 heat", "Sydney node 13 heat", "Tokyo node 12 heat", "Tokyo node 13 heat"],
        12, .middle, .words([0, 2])
      ),
    ] as [([String], Int, TextCut, NameCut.Kept)])
  func places(names: [String], letters: Int, place: TextCut, kept: NameCut.Kept) {
    let cut = NameCut(of: names, letters: letters)
    #expect(cut.place == place)
    #expect(cut.kept == kept)
  }

  @Test("of words those stay that differ")
  func words() {
    let names = ["Sydney", "Tokyo"].flatMap { city in
      (12...13).map { "\(city)_node-\($0) air temperature" }
    }
    let cut = NameCut(of: names, letters: 12)
    #expect(names.map(cut.shortened) == ["Sydney…12", "Sydney…13", "Tokyo…12", "Tokyo…13"])
    let beside = ["Sydney", "Tokyo"].flatMap { city in
      ["1 a", "1 b", "2 a", "2 b"].map { "\(city) measuring \($0) temperature" }
    }
    let cutBeside = NameCut(of: beside, letters: 12)
    #expect(beside.prefix(2).map(cutBeside.shortened) == ["Sydney…1 a", "Sydney…1 b"])
    let numbers = (12...13).map { "Sydney node \($0) temperature" }
    #expect(
      numbers.map(NameCut(of: numbers, letters: 12).shortened) == [
        "…node 12 temperature", "…node 13 temperature",
      ])
    #expect(NameCut(of: numbers, letters: 12).shortened("Sydney") == "Sydney")
  }

  @Test("letters that are wider than most are measured")
  func measured() {
    let names = ["CH01", "CH02"]
    let style = TextStyle(size: 13, isBold: true)
    let width = FixedMeasure().width(of: names[0], style: style)
    let cut = NameCut(of: names, in: width - 1, style, measure: FixedMeasure())
    #expect(cut.place == .start)
    #expect(NameCut(of: names, in: width, style, measure: FixedMeasure()) == .end)
  }

  @Test(
    "a room that tells names apart",
    arguments: [
      ([], 1), (["a"], 1), (["same", "same"], 1), (["Germany", "France"], 1),
      (["Sydney node 1", "Sydney node 2"], 1),
      // The end of a number is another number.
      (["Sydney node 11", "Sydney node 12"], 3), (["aaaaaaaaxbbbbbbbb", "aaaaaaaaybbbbbbbb"], 3),
    ] as [([String], Int)])
  func leastRoom(names: [String], letters: Int) {
    let style = TextStyle(size: 10, isBold: true)
    #expect((NameCut.leastRoom(of: names, style) / 6.6).rounded() == Double(letters))
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
