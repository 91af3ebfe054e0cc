import TestSupport
import Testing

@testable import ChartCore

/// What holds for a board whatever people do, one thing after another.
@Suite struct BoardPropertyTests {
  private let tables = [
    Table(count: 112, from: 1_542_412_800_000, every: day),
    Table(count: 300, from: 1_542_412_800_000, every: day),
    Table(
      [0, 0.1, 0.7, 0.75], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4],
      presentation: .of(.numbers)),
    Table(count: 50, from: 1_542_412_800_000 + 20 * day, every: day / 2),
  ]
  private let detail = Table(count: 25, from: 1_542_412_800_000, every: hour)

  /// Boards that so many random actions lead to, one behind the other, and what each action did.
  private func walk(
    _ seed: UInt64, _ steps: Int, _ look: (Board, Board.Action, Board.Change, Board) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    var board = Board(tables: tables)
    for _ in 0..<steps {
      let before = board
      let action = Board.Action.anything(of: tables, detail, using: &random)
      let change = board.apply(action)
      look(before, action, change, board)
    }
  }

  @Test(arguments: 0..<20) func chartsStayWithinTheirDataAndTellTruly(seed: UInt64) {
    walk(seed, 400) { before, action, change, board in
      let step: Comment = "seed \(seed), \(action)"
      let areSound = board.charts.allSatisfy { $0.isSound }
      #expect(areSound, step)
      #expect(Set(board.charts.map(\.id)).count == board.charts.count, step)
      #expect(board.charts.indices.contains(board.front), step)
      switch change {
      case .nothing, .refused: #expect(board == before, step)
      case .views:
        #expect(board != before && board.charts.map(\.content) == before.charts.map(\.content))
      case .charts(let places): #expect(places.count == board.charts.count, step)
      }
    }
  }

  @Test(arguments: 0..<20) func whatIsUndoneComesAgain(seed: UInt64) {
    var (history, boards) = (History<Board>(), [Board]())
    walk(seed, 100) { before, _, _, board in
      if before == board { return }
      history.record(before, .single, at: 0)
      boards.append(before)
      boards.append(board)
    }
    guard var board = boards.last else { return }
    let last = board
    var count = 0
    while let earlier = history.undo(from: board) { (board, count) = (earlier, count + 1) }
    #expect(board == boards.first && count > 10)
    while let later = history.redo(from: board) { board = later }
    #expect(board == last)
  }

  @Test(arguments: 0..<20) func whatIsKeptComesBack(seed: UInt64) {
    var board = Board(tables: tables)
    walk(seed, 200) { board = $3 }
    for chart in board.charts.indices { board.apply(.zoomOut(chart: chart)) }
    board.apply(.close)
    var again = Board(board.catalog)
    let kept = KeptBoard(of: board)
    again.apply(.rearrange(kept.sheet))
    again.apply(.resume(kept))
    #expect(KeptBoard(of: again) == KeptBoard(of: board), "seed \(seed)")
    #expect(again.charts.map(\.table) == board.charts.map(\.table), "seed \(seed)")
  }

  @Test(arguments: 0..<20) func linkedChartsReadTheSame(seed: UInt64) {
    walk(seed, 300) { _, action, _, board in
      for (a, b) in [(0, 1), (1, 2), (0, 2)] {
        guard board.charts.indices.contains(b), board.areLinked(a, b) else { continue }
        let (a, b) = (board.charts[a].view, board.charts[b].view)
        guard let read = a.indicator, let other = b.indicator else { continue }
        #expect(a.times.x(reading: other, of: b.times) == read, "seed \(seed), \(action)")
      }
    }
  }
}

/// What of a chart's state is carried over when its data changes: a field that nobody has thought of fails here.
@Suite struct ViewFieldTests {
  /// What the data alone say.
  private let derived: Set = [
    "domain", "minimumSpan", "times", "seriesCount", "snapStep", "seriesGroup", "yScaleChoices",
  ]
  /// What people have changed.
  private let carried: Set = [
    "visibleRange", "hidden", "indicator", "mark", "notes", "pages", "yScale",
  ]

  private func fields(_ state: ChartState) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: Mirror(reflecting: state).children.map {
        ($0.label ?? "", "\($0.value)")
      })
  }

  private func table(days count: Int) -> Table {
    let values = (0..<count).map(Double.init)
    return Table(values.map { $0 * day }, values, values)
  }

  private var changed: Board {
    var board = Board(tables: [table(days: 100)])
    for action in [
      .setRange(chart: 0, 20 * day...60 * day), .toggle(chart: 0, series: 1),
      .setIndicator(chart: 0, 30 * day), .setMark(chart: 0, 40 * day),
      .write(chart: 0, ChartNote("here", at: 30 * day...30 * day), at: 30 * day...30 * day),
      .rewrite(
        chart: 0, ChartNote("inside", at: 0...1), at: 0...1, on: .detail(moment: 50 * day)),
      .setYScale(chart: 0, .logarithmic),
    ] as [Board.Action] { board.apply(action) }
    return board
  }

  @Test func everyFieldIsKnown() {
    #expect(Set(fields(changed.charts[0].view).keys) == derived.union(carried))
  }

  @Test func whatPeopleChangedIsCarriedOver() {
    let fresh = fields(ChartState(table: changed.charts[0].table))
    let before = fields(changed.charts[0].view)
    let longer = table(days: 120)
    for action in [
      .take(ColumnCatalog(charts: [longer])), .grow(ColumnCatalog(charts: [longer])),
    ] as [Board.Action] {
      var board = changed
      board.apply(action)
      let after = fields(board.charts[0].view)
      for field in carried {
        #expect(before[field] != fresh[field], "the test changes \(field)")
        #expect(after[field] == before[field], "\(field)")
      }
    }
  }

  @Test func whatPeopleChangedIsKept() {
    var again = Board(tables: [table(days: 100)])
    again.apply(.resume(KeptBoard(of: changed)))
    #expect(fields(again.charts[0].view) == fields(changed.charts[0].view))
  }
}

extension Chart {
  /// Whether what is seen of it lies within its data, and is what a chart can show.
  fileprivate var isSound: Bool {
    let (range, domain) = (view.visibleRange, view.domain)
    return range.lowerBound.isFinite && range.upperBound.isFinite
      && domain.contains(range.lowerBound) && domain.contains(range.upperBound)
      && view.domain == shownTable.domain && view.seriesCount == shownTable.series.count
      && [view.indicator, view.mark].allSatisfy { $0.map(domain.contains) ?? true }
      && view.hidden.allSatisfy { 0..<view.seriesCount ~= $0 }
      && view.yScaleChoices.contains(view.yScale)
  }
}

extension Board.Action {
  /// Anything that people or files do to a board of some tables.
  fileprivate static func anything(
    of tables: [Table], _ detail: Table, using random: inout SeededGenerator
  ) -> Board.Action {
    let chart = Int.random(in: -1...3, using: &random)
    let x =
      Bool.random(using: &random)
      ? Double.random(in: -10...10, using: &random)
      : 1_542_412_800_000 + Double.random(in: -10...400, using: &random) * day
    let column = Int.random(in: -1...7, using: &random)
    let note = x...(x + day)
    return [
      .setRange(chart: chart, x...(x + Double.random(in: 0...100, using: &random) * day)),
      .moveRange(chart: chart, by: x / 1000), .resizeUpper(chart: chart, to: x),
      .toggle(chart: chart, series: column), .solo(chart: chart, series: column),
      .setIndicator(chart: chart, x), .setMark(chart: chart, x), .setIndicator(chart: chart, nil),
      .write(chart: chart, ChartNote("note \(column)", at: note), at: note),
      .rewrite(chart: chart, ChartNote("page", at: note), at: note, on: .detail(moment: x)),
      .setYScale(chart: chart, YScaleChoice.allCases.randomElement(using: &random)!),
      .zoomIn(chart: chart, moment: x, to: detail), .zoomOut(chart: chart),
      .zoomOut(chart: chart), .setLayout(BoardLayout.allCases.randomElement(using: &random)!),
      .bringToFront(chart: chart), .open(chart: chart), .close,
      .link(Bool.random(using: &random)),
      .change(.put(column: column, chart: chart)),
      .change(.separate(column: column, after: chart)), .change(.takeOff(column: column)),
      .change(.setRight(column: column, Bool.random(using: &random))),
      .change(.wear(column: column, .moved(by: Double.random(in: -90...90, using: &random) * day))),
      .take(ColumnCatalog(charts: tables)),
    ].randomElement(using: &random)!
  }
}

extension ColumnLook {
  fileprivate static func moved(by length: Double) -> ColumnLook {
    var look = ColumnLook()
    look.moved = length
    return look
  }
}
