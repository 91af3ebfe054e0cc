import Testing

@testable import ChartCore

/// Where the notes of a file stand on a board.
@Suite struct FileNotesTests {
  private func table(_ title: String, days: ClosedRange<Int>, kind: Presentation.XKind = .moments)
    -> Table
  {
    var presentation = Presentation()
    presentation.xKind = kind
    let x = days.map { Double($0) * day }
    return Table(
      title: title, x: Column(x), series: [Series(number: 0, name: "y", column: Column(x))],
      presentation: presentation)
  }

  private func entry(
    _ text: String, _ first: Double, _ last: Double? = nil, chart: String? = nil
  ) throws -> FileNotes.Entry {
    let note = try #require(ChartNote(text, at: first * day...(last ?? first) * day))
    return FileNotes.Entry(chart: chart, note)
  }

  private func places(_ placed: [PlacedNote]) -> [String] {
    placed.map { "\($0.chart) \($0.note.text)" }
  }

  @Test func notesAreOnAllChartsThatHavePointsThere() throws {
    let board = Board(tables: [
      table("CPU", days: 0...10), table("Disk", days: 5...20),
      table("Curve", days: 0...20, kind: .numbers),
    ])
    let notes = FileNotes(
      along: table("", days: 0...1),
      [
        try entry("before", -3), try entry("early", 2), try entry("both", 6),
        try entry("begins before", -2, 1), try entry("behind", 30),
      ])
    #expect(
      places(board.placing(notes))
        == ["0 early", "0 both", "0 begins before", "1 both"])
  }

  @Test func notesAboutAChartAreOnThatAlone() throws {
    let board = Board(tables: [table("CPU", days: 0...10), table("Disk", days: 0...10)])
    let notes = FileNotes(
      along: table("", days: 0...1),
      [
        try entry("own", 2, chart: "Disk"), try entry("beyond", 40, chart: "Disk"),
        try entry("unknown", 3, chart: "Memory"),
      ])
    #expect(
      places(board.placing(notes)) == ["1 own", "1 beyond"])
    // Where no chart is known they may be about any.
    let others = FileNotes(
      along: table("", days: 0...1), [try entry("unknown", 3, chart: "Memory")])
    #expect(places(board.placing(others)) == ["0 unknown", "1 unknown"])
  }

  @Test func whatIsNotedAtOnePlaceIsOneNote() throws {
    let board = Board(tables: [table("CPU", days: 0...10)])
    let notes = FileNotes(
      along: board.charts[0].table,
      [
        try entry("first", 2), try entry("second", 2), try entry("first", 2),
        try entry("range", 2, 3),
      ])
    #expect(places(board.placing(notes)) == ["0 first; second", "0 range"])
  }

  @Test func aChartHasNoMoreThanAThousand() throws {
    var board = Board(tables: [table("CPU", days: 0...3000)])
    let entries = try (0..<1001).map { try entry("n\($0)", Double($0)) }
    let placed = board.placing(FileNotes(along: board.charts[0].table, entries))
    board.apply(.writeAll(placed))
    #expect(placed.count { board.has($0) } == 1000)
    // What is full keeps what it has, and takes what is written over that.
    board.apply(.writeAll([PlacedNote(chart: 0, page: nil, note: try entry("again", 5).note)]))
    #expect(board.charts[0].view.notes[5].text == "again")
    #expect(board.charts[0].view.notes.count == 1000)
  }

  @Test func notesOverAnotherUnitAreNotPlaced() throws {
    var presentation = Presentation()
    (presentation.xKind, presentation.xUnit) = (.numbers, "nm")
    let own = Table(
      x: Column([0, day]), series: [Series(number: 0, name: "y", column: Column([0, 1]))],
      presentation: presentation)
    presentation.xUnit = "km"
    let other = Table(x: own.x, series: own.series, presentation: presentation)
    let notes = FileNotes(along: own, [try entry("blue", 0.5)])
    #expect(Board(tables: [own]).placing(notes).count == 1)
    #expect(Board(tables: [other]).placing(notes).isEmpty)
  }

  @Test func theyAreWrittenInOneStep() throws {
    var board = Board(tables: [table("CPU", days: 0...10)])
    let notes = FileNotes(
      along: board.charts[0].table, [try entry("one", 1), try entry("two", 2)])
    board.apply(.writeAll(board.placing(notes)))
    #expect(board.charts[0].view.notes.map(\.text) == ["one", "two"])
    board.apply(.writeAll(board.placing(notes)))
    #expect(board.charts[0].view.notes.map(\.text) == ["one", "two"])
    #expect(board.fileNotes(likeChart: 0).entries.map(\.chart) == ["CPU", "CPU"])
  }

  @Test func notesOverAnotherXAreNotWritten() throws {
    var board = Board(tables: [
      table("CPU", days: 0...10), table("Curve", days: 0...10, kind: .numbers),
    ])
    for chart in 0...1 {
      let note = try entry("on \(chart)", 2).note
      board.apply(.write(chart: chart, note, at: note.range))
    }
    #expect(board.fileNotes(likeChart: 1).entries.map(\.note.text) == ["on 1"])
    #expect(board.fileNotes(likeChart: 1).xKind == .numbers)
  }
}
