import Testing

@testable import ChartCore

@Suite struct BoardNotesTests {
  private let overview = Table((0..<100).map { Double($0) * day }, (0..<100).map(Double.init))
  private let hours = Table(
    (0..<168).map { 47 * day + Double($0) * hour }, (0..<168).map(Double.init))

  private func note(_ text: String, _ range: ClosedRange<Double>) throws -> ChartNote {
    try #require(ChartNote(text, at: range))
  }

  private func opened(_ board: Board, at moment: Double = 50 * day) -> Board {
    var board = board
    board.apply(.zoomIn(chart: 0, moment: moment, to: hours))
    return board
  }

  @Test func aNoteInADayIsThereWhenTheDayIsOpenedAgain() throws {
    let inside = try note("inside", 50 * day + hour...50 * day + hour)
    var board = opened(Board(tables: [overview]))
    board.apply(.write(chart: 0, inside, at: inside.range))
    board.apply(.zoomOut(chart: 0))
    #expect(board.charts[0].view.notes.isEmpty)
    #expect(opened(board, at: 51 * day).charts[0].view.notes.isEmpty)
    #expect(opened(board).charts[0].view.notes == [inside])
    #expect(
      board.notes == [PlacedNote(chart: 0, page: .detail(moment: 50 * day), note: inside)])
  }

  @Test func aNoteInADayIsKeptWithTheDayThatIsOpen() throws {
    let inside = try note("inside", 50 * day...50 * day)
    var board = opened(Board(tables: [overview]))
    board.apply(.write(chart: 0, inside, at: inside.range))
    board.apply(.setRange(chart: 0, 49 * day...52 * day))
    let kept = KeptBoard(of: board)
    #expect(kept.charts[0].detail?.moment == 50 * day)
    #expect(kept.charts[0].detail?.range == 49 * day...52 * day)
    var again = Board(tables: [overview])
    again.apply(.resume(kept))
    #expect(opened(again).charts[0].view.notes == [inside])
  }

  @Test(
    arguments: [nil, .detail(moment: 50 * day), .detail(moment: 60 * day)] as [NotePages.Page?])
  func anyPageIsWrittenOnWhateverIsOpen(page: NotePages.Page?) throws {
    let first = try note("first", 10 * day...10 * day)
    for isOpen in [false, true] {
      var board = isOpen ? opened(Board(tables: [overview])) : Board(tables: [overview])
      board.apply(.rewrite(chart: 0, first, at: first.range, on: page))
      #expect(board.notes == [PlacedNote(chart: 0, page: page, note: first)])
      board.apply(.rewrite(chart: 0, nil, at: first.range, on: page))
      #expect(board.notes.isEmpty)
    }
  }

  @Test func aNoteBeyondTheDataStaysAndSaysSo() throws {
    let late = try note("late", 90 * day...95 * day)
    var board = Board(tables: [overview])
    board.apply(.write(chart: 0, late, at: late.range))
    #expect(!board.isBeyondData(board.notes[0]))
    let shorter = Table((0..<50).map { Double($0) * day }, (0..<50).map(Double.init))
    board.apply(.take(ColumnCatalog(charts: [shorter])))
    #expect(board.notes.map(\.note) == [late] && board.isBeyondData(board.notes[0]))
    var again = Board(tables: [shorter])
    again.apply(.resume(KeptBoard(of: board)))
    #expect(again.notes.map(\.note) == [late])
  }

  @Test func overAnotherXOtherNotesAreSeen() throws {
    let dated = try note("dated", 3 * day...4 * day)
    var presentation = Presentation()
    presentation.xKind = .numbers
    let numbers = Table([0, 1, 2], [1, 2, 3], presentation: presentation)
    var board = Board(tables: [overview])
    board.apply(.write(chart: 0, dated, at: dated.range))
    board.apply(.take(ColumnCatalog(charts: [numbers])))
    #expect(board.charts[0].view.notes.isEmpty && board.notes.map(\.note) == [dated])
    let counted = try note("counted", 1...1)
    board.apply(.write(chart: 0, counted, at: counted.range))
    board.apply(.take(ColumnCatalog(charts: [overview])))
    #expect(board.charts[0].view.notes == [dated] && board.notes.count == 2)
  }
}

@Suite struct SessionNotesTests {
  /// Ten days with a week's end in the middle.
  private func table(from first: Double = 0, sessions: Bool) -> Table {
    let days = ([0, 1, 2, 3, 4, 7, 8, 9, 10, 11] as [Double]).filter { $0 >= first }
    let close = Column(days)
    var view = PriceView()
    view.hasSessionsAlone = sessions
    return Table(
      title: "A",
      prices: PriceHistory(
        moments: Column(days.map { $0 * day }),
        quotes: Quotes(open: close, high: close, low: close, close: close)),
      shown: view, names: ("Price", ""), presentation: Presentation())
  }

  private func noted(_ table: Table, _ range: ClosedRange<Double>) -> Board {
    var board = Board(tables: [table])
    board.apply(.setIndicator(chart: 0, range.lowerBound))
    board.apply(.setMark(chart: 0, range.upperBound))
    board.apply(.write(chart: 0, ChartNote("note", at: range), at: range))
    return board
  }

  @Test func notesAndMarksStandAtTheirDaysWhetherWeekendsAreDrawnOrNot() {
    let (all, alone) = (table(sessions: false), table(sessions: true))
    let before = noted(all, 4 * day...8 * day)
    var board = before
    board.apply(.take(ColumnCatalog(charts: [alone])))
    #expect(board.charts[0].view.notes.map(\.range) == [4 * day...6 * day])
    #expect(board.charts[0].view.indicator == 4 * day && board.charts[0].view.mark == 6 * day)
    board.apply(.take(ColumnCatalog(charts: [all])))
    #expect(board.charts[0].view.notes == before.charts[0].view.notes)
    #expect(board.charts[0].view.indicator == 4 * day && board.charts[0].view.mark == 8 * day)
  }

  @Test func aHistoryThatBeginsLaterKeepsTheirDays() {
    let (old, new) = (table(sessions: true), table(from: 2, sessions: true))
    let before = noted(old, 5 * day...6 * day)
    var board = before
    board.apply(.take(ColumnCatalog(charts: [new])))
    let days = board.charts[0].view.notes.map {
      new.presentation.sessions?.moment(at: $0.range.lowerBound)
    }
    #expect(days == [7 * day])
    var again = Board(tables: [new])
    again.apply(.resume(KeptBoard(of: before)))
    #expect(again.charts[0].view.notes == board.charts[0].view.notes)
    #expect(again.charts[0].view.indicator == board.charts[0].view.indicator)
  }
}
