import Testing

@testable import ChartCore

@Suite struct ChartNoteTests {
  private func written(_ notes: [(String, ClosedRange<Double>)]) -> ChartState {
    var board = Board(tables: [Table(count: 11, every: 10)])
    for (text, range) in notes {
      board.apply(.write(chart: 0, ChartNote(text, at: range), at: range))
    }
    return board.charts[0].view
  }

  @Test(
    arguments: [
      ("nothing", "", nil), ("spaces", "   ", nil), ("one line", "a\nb", "a b"),
      ("a word", "Launch", "Launch"),
    ] as [(String, String, String?)])
  func isWhatCanBeSeen(name: String, text: String, expected: String?) {
    #expect(ChartNote(text, at: 0...1)?.text == expected, "\(name)")
  }

  @Test func placesAreNumbers() {
    #expect(ChartNote("a", at: 0 ... .infinity) == nil)
    #expect(ChartNote(String(repeating: "x", count: 9999), at: 0...0)?.text.count == 500)
  }

  @Test func theyStandInOrder() {
    let state = written([("b", 50...50), ("a", 10...30), ("c", 90...100)])
    #expect(state.notes.map(\.text) == ["a", "b", "c"])
  }

  @Test func anotherOneAtAPlaceTakesItsPlace() {
    let state = written([("a", 10...10), ("b", 10...10), ("c", 10...20), ("", 10...20)])
    #expect(state.notes.map(\.text) == ["b"] && state.note(at: 10...10)?.text == "b")
  }

  @Test func beyondTheChartTheyStay() {
    #expect(written([("a", 2000...3000)]).notes.map(\.text) == ["a"])
  }

  @Test func theyAreUndoneAndKept() {
    var board = Board(tables: [Table(count: 11, every: 10)])
    board.apply(.write(chart: 0, ChartNote("a", at: 10...20), at: 10...20))
    var again = Board(tables: [Table(count: 11, every: 10)])
    again.apply(.resume(KeptBoard(of: board)))
    #expect(again == board && again.charts[0].view.notes.count == 1)
    #expect(board.step(of: .write(chart: 0, nil, at: 10...20)) == .single)
  }
}
