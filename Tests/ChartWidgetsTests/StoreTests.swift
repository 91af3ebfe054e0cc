import ChartCore
import ChartScene
import GtkBridge
import Testing

@testable import ChartWidgets

@Suite struct StoreTests {
  @Test func observersHearOnlyOfChanges() {
    let store = Store(tables: [.line("A"), .line("B")])
    var pages: [Int] = []
    let observation = store.observe { old, new, _ in
      #expect(old != new)
      pages.append(new.front)
    }
    defer { withExtendedLifetime(observation) {} }
    #expect(store.send(.bringToFront(chart: 1)))
    #expect(!store.send(.bringToFront(chart: 1)))
    #expect(!store.send(.bringToFront(chart: 7)))
    #expect(pages == [1])
  }

  @Test func whoHasLetGoOfItsObservationHearsNothing() {
    let store = Store(tables: [.line("A"), .line("B"), .line("C")])
    var heard: [String] = []
    var first: Observation? = store.observe { _, _, _ in heard.append("first") }
    let second = store.observe { _, _, _ in heard.append("second") }
    defer { withExtendedLifetime((first, second)) {} }
    store.send(.bringToFront(chart: 1))
    first = nil
    store.send(.bringToFront(chart: 2))
    #expect(heard == ["first", "second", "second"])
  }

  @Test func observersLearnHowToGetThere() {
    let store = Store(tables: [.line("A")])
    var ways: [Transition] = []
    let observation = store.observe { _, _, way in ways.append(way) }
    defer { withExtendedLifetime(observation) {} }
    store.send(.showAll(chart: 0), .glide)
    store.send(.setIndicator(chart: 0, 0))
    #expect(ways == [.glide, .follow])
  }

  @Test(
    arguments: [("Growth", "Growth"), ("", "Chart 1"), (nil, "Chart 1")] as [(String?, String)])
  func titleFallsBackToTheNumber(title: String?, expected: String) {
    #expect(Store(tables: [.line(title)]).title(of: 0) == expected)
  }

  @Test func oneOfSeveralTablesIsShown() {
    let tables = ["Distance", "Time"].enumerated().map { number, name in
      Table.line(name).presented {
        $0.metrics = TableMetrics(group: "day", names: ["Distance", "Time"], shown: number)
      }
    }
    let store = Store(tables: tables + [.line("Other")], details: [.shares, .shares, .none])
    var ways: [Transition] = []
    let observation = store.observeTables { ways.append($0) }
    defer { withExtendedLifetime(observation) {} }
    #expect(store.board.charts.map(\.table.title) == ["Distance", "Other"])
    #expect(store.change(.turn(chart: 0, to: 1)))
    #expect(store.board.charts.map(\.table.title) == ["Time", "Other"] && ways == [.glide])
    #expect(store.role(of: 0) == .overview && store.role(of: 1) == .plain)
    #expect(!store.change(.turn(chart: 0, to: 1)))
  }

  /// A chart of two series that stand for parts, and one of a series that is the sum of these.
  private var chartsOfParts: [Table] {
    let parts = Table.line("Parts").presented {
      $0.metrics = TableMetrics(group: "week", names: ["Parts"], shown: 0)
      $0.metrics?.seriesGroup = SummedParts.group(of: ["Up", "Down"])
    }
    let sums = Table(
      title: "Sums", x: Column([1, 2]),
      series: [Series(id: "a", name: "A", color: Color(rgb: 0), column: Column([11, 22]))])
    let columns = ["a": [Column([1, 2]), Column([10, 20])]]
    return [
      parts,
      sums.presented {
        $0.metrics = TableMetrics(group: "sums", names: ["Sums"], shown: 0)
        $0.metrics?.parts = SummedParts(names: ["Up", "Down"], columns: columns, decimals: 0)
      },
    ]
  }

  @Test func whatIsOffOnOneChartIsLeftOutOfTheSumsOfOthers() {
    let store = Store(tables: chartsOfParts + [.line("Other")])
    var changed: [Set<Int>] = []
    let observation = store.observeData { charts, _ in changed.append(charts) }
    defer { withExtendedLifetime(observation) {} }
    func sums() -> [Double] { (0..<2).map { store.board.charts[1].table.series[0].column[$0] } }
    store.send(.toggle(chart: 0, series: 1))
    #expect(sums() == [1, 2] && store.title(of: 1) == "Sums: Up" && changed == [[1]])
    store.send(.toggle(chart: 2, series: 0))
    store.send(.showAll(chart: 0))
    #expect(sums() == [1, 2] && changed == [[1]])
    store.send(.solo(chart: 0, series: 1))
    #expect(sums() == [10, 20] && store.title(of: 1) == "Sums: Down" && changed.count == 2)
    store.undo()
    #expect(sums() == [1, 2] && changed.count == 3)
    // Its own columns are changed, and stay without what is off.
    var look = ColumnLook()
    look.name = "B"
    #expect(store.change(.wear(column: 2, look)))
    #expect(store.board.charts[1].table.series[0].name == "B" && sums() == [1, 2])
    store.grow(to: chartsOfParts)
    #expect(sums() == [1, 2])
    // Without the chart of the parts nothing is off.
    #expect(store.change(.takeOff(column: 0)) && store.change(.takeOff(column: 1)))
    #expect(store.board.charts.count == 1 && store.title(of: 0) == "Sums")
  }

  @Test func whatIsMadeOfWhatIsSeenFollowsThat() throws {
    let moments = (0..<100).map { Double($0) * 86_400_000 }
    let table = Table(
      x: Column(moments),
      series: [Series(number: 0, name: "A", column: Column(moments.indices.map { Double($0 % 4) }))]
    )
    let store = Store(tables: [table])
    var changed: [Set<Int>] = []
    let observation = store.observeData { charts, _ in changed.append(charts) }
    defer { withExtendedLifetime(observation) {} }
    func count() -> Double {
      store.board.charts[1].table.series[0].column.all.filter { $0 > 0 }.reduce(0, +)
    }
    store.send(.showAll(chart: 0))
    #expect(store.change(.compute(try Formula("histogram(A, 1, visible)"), chart: 0)))
    #expect(count() == 100 && changed == [[1]])
    store.send(.setRange(chart: 0, moments[0]...moments[39]))
    #expect(count() == 40 && changed.count == 2)
    // It is a step with the range, and not one by itself.
    store.undo()
    #expect(count() == 100)
    store.redo()
    #expect(count() == 40)
    store.undo()
    store.undo()
    #expect(store.board.charts.count == 1)
  }

  @Test func everyChangeIsUndoneAndDoneAgain() {
    let store = Store(
      tables: [.line("A"), .line("B")], details: [.shares, .none], layout: .carousel)
    let range = store.board.charts[0].view.domain
    let changes: [(String, () -> Void)] = [
      ("range", { store.send(.showAll(chart: 0)) }),
      ("y axis", { store.send(.setYScale(chart: 0, .fromZero)) }),
      ("indicator", { store.send(.setIndicator(chart: 1, range.lowerBound)) }),
      ("page", { store.send(.bringToFront(chart: 1)) }),
      ("layout", { store.send(.setLayout(.cards)) }),
      ("opened", { store.send(.open(chart: 1)) }),
      ("detail", { store.zoom(into: .line("Day"), of: 0, at: range.lowerBound) }),
      ("column", { store.change(.separate(column: 0, after: 0)) }),
    ]
    var states: [Board] = []
    for (name, change) in changes {
      states.append(store.board)
      change()
      #expect(store.board != states.last, "\(name)")
    }
    states.append(store.board)
    for state in states.dropLast().reversed() {
      #expect(store.undo() && store.board == state)
      #expect(store.board.charts.count == state.charts.count)
      #expect(state.charts.allSatisfy { $0.zoom == nil } || store.table(of: 0).title == "Day")
    }
    #expect(!store.undo() && !store.canUndo)
    for state in states.dropFirst() { #expect(store.redo() && store.board == state) }
    #expect(!store.redo() && !store.canRedo)
  }

  @Test func whatWasKeptIsToldWithItsLayoutOnceTheChartsAreThere() {
    let (before, after) = (
      Store(tables: [.line("A"), .line("B")]), Store(tables: [.line("A"), .line("B")])
    )
    before.change(.takeOff(column: 1))
    before.send(.setLayout(.carousel))
    var layouts: [BoardLayout] = []
    let observation = after.observe { old, new, _ in
      layouts.append(new.layout)
      #expect(old.charts.map(\.id) == new.charts.map(\.id))
    }
    defer { withExtendedLifetime(observation) {} }
    after.resume(KeptBoard(of: before.board))
    #expect(layouts == [.carousel] && after.board.sheet == before.board.sheet)
    #expect(!after.canUndo)
  }

  @Test func growthIsTold() {
    let store = Store(tables: [.line("A")])
    var counts: [Int] = []
    let observation = store.observeTables { [weak store] _ in
      counts.append(store?.board.charts.count ?? 0)
    }
    defer { withExtendedLifetime(observation) {} }
    store.send(.bringToFront(chart: 0))
    store.grow(to: [.line("A"), .line("B")], details: [.shares, .none])
    #expect(counts == [2])
    #expect(store.role(of: 0) == .overview)
    #expect(store.role(of: 1) == .plain)
    store.grow(to: [.line("A"), .line("B")])
    #expect(store.role(of: 0) == .plain)
  }

  @Test func filesThatComeLeaveTheOthersAsTheyAre() {
    let store = Store(tables: [.line("A"), .line("B")])
    store.send(.bringToFront(chart: 1))
    store.send(.toggle(chart: 0, series: 0))
    let before = store.board.charts
    store.take(files: [.line("A"), .line("B"), .line("C")])
    #expect(Array(store.board.charts.prefix(2)) == before)
    #expect(store.board.charts.map(\.table.title) == ["A", "B", "C"])
    #expect(store.board.front == 2)
  }
}
