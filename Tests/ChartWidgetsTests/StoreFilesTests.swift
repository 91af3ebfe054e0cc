import ChartCore
import Testing

@testable import ChartWidgets

nonisolated private let day = 86_400_000.0

@Suite struct StoreFilesTests {
  private func files(_ titles: [String], of files: [Int], revision: Int) -> BoardFiles {
    BoardFiles(charts: titles.map { .line($0) }, files: files, revision: revision)
  }

  /// A line that goes on for as many days more.
  private func grown(_ title: String, by days: Int) -> Table {
    let count = 20 + days
    return Table(
      title: title, x: Column(start: 0, step: day, count: count),
      series: Table.line(title).series.map {
        Series(
          id: $0.id, name: $0.name, color: $0.color,
          column: Column((0..<count).map { Double($0) }))
      })
  }

  @Test func whatWasDoneBeforeAReloadCanBeUndoneAfterIt() {
    let store = Store(tables: [.line("A"), .line("B")])
    let opening = store.board.charts[0].view.visibleRange
    store.send(.toggle(chart: 1, series: 0))
    store.send(.setRange(chart: 0, 2 * day...8 * day))
    for days in 1...3 { store.take(files: [grown("A", by: days), .line("B")]) }
    #expect(store.board.charts[0].view.visibleRange == 2 * day...8 * day)
    #expect(store.undo() && store.board.charts[0].table.x.count == 23)
    #expect(store.board.charts[0].view.visibleRange.span == opening.span)
    #expect(store.board.charts[1].view.hidden == [0])
    #expect(store.undo() && store.board.charts[1].view.hidden.isEmpty && !store.canUndo)
    #expect(store.redo() && store.redo() && !store.redo())
    #expect(store.board.charts[0].view.visibleRange == 2 * day...8 * day)
  }

  @Test func filesThatComeAndGoAreSteps() {
    let store = Store(files(["A"], of: [1], revision: 1))
    var revisions: [Int] = []
    let observation = store.observeFiles { [weak store] in
      revisions.append(store?.revision ?? 0)
    }
    defer { withExtendedLifetime(observation) {} }
    store.send(.toggle(chart: 0, series: 1))
    store.take(files(["A", "A"], of: [1, 2], revision: 2), isStep: true)
    store.send(.toggle(chart: 1, series: 0))
    store.take(files(["A"], of: [2], revision: 3), isStep: true)
    #expect(store.board.charts.map(\.view.hidden) == [[0]], "the second file's chart is left")
    #expect(store.revisions == [1, 2, 3] && revisions.isEmpty)
    #expect(store.undo() && store.board.charts.map(\.view.hidden) == [[1], [0]])
    #expect(store.undo() && store.undo() && store.board.charts.map(\.view.hidden) == [[1]])
    #expect(store.redo() && store.board.charts.map(\.view.hidden) == [[1], []])
    #expect(revisions == [2, 1, 2])
  }

  @Test func aReloadBetweenLeavesOtherStepsTheirFiles() {
    let store = Store(files(["A", "B"], of: [1, 2], revision: 1))
    store.take(files(["A"], of: [1], revision: 2), isStep: true)
    store.take(BoardFiles(charts: [grown("A", by: 5)], files: [1], revision: 2))
    #expect(store.undo() && store.board.charts.map(\.table.title) == ["A", "B"])
    store.take(
      BoardFiles(charts: [grown("A", by: 5), .line("B")], files: [1, 2], revision: 1))
    #expect(store.redo() && store.board.charts.map(\.table.x.count) == [25])
  }

  @Test func aDetailThatWasOpenIsReadAgain() async {
    let details = DrillSource.days { .table(.hours("Day", from: $0, count: 24)) }
    let store = Store(BoardFiles(charts: [.line("A")], details: [details]))
    store.open(0, at: 5 * day)
    #expect(await TestWindow.waitForTasks { store.board.charts[0].zoom != nil })
    let note = ChartNote("inside", at: 5 * day...5 * day)
    store.send(.write(chart: 0, note, at: 5 * day...5 * day))
    store.take(BoardFiles(charts: [grown("A", by: 1)], details: [details]))
    #expect(await TestWindow.waitForTasks { store.board.charts[0].zoom?.moment == 5 * day })
    #expect(store.board.charts[0].view.notes.map(\.text) == ["inside"])
    #expect(store.undo() && store.board.notes.isEmpty, "the note is the last step")
  }

  @Test func whatIsReadOfAChartThatIsGoneIsNobodys() async {
    let details = DrillSource.days { .table(.hours("Day \($0 / day)", from: $0, count: 24)) }
    let store = Store(
      BoardFiles(charts: [.line("A"), .line("B")], details: [details, details], files: [1, 2]))
    store.open(0, at: 5 * day)
    store.take(BoardFiles(charts: [.line("B")], details: [details], files: [2], revision: 1))
    store.open(0, at: 6 * day)
    #expect(await TestWindow.waitForTasks { store.board.charts[0].zoom != nil })
    #expect(
      store.board.charts[0].zoom?.moment == 6 * day && !store.openings.has(dayAt: 5 * day, of: 0))
  }
}
