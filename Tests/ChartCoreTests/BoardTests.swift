import ChartCore
import TestSupport
import Testing

@Suite struct BoardTests {
  /// 0 to 1000, at least 50 of it, opened on 750 to 1000.
  private func board(_ actions: Board.Action...) -> Board {
    var board = Board(tables: [Table(count: 101, every: 10)])
    actions.forEach { board.apply($0) }
    return board
  }

  /// Charts of these groups, each of three series.
  private func board(groups: [String?]) -> Board {
    Board(
      tables: groups.map { group in
        Table(columns: [[1, 2, 3], [4, 5, 6], [7, 8, 9]], kind: .lines).presented {
          var metrics = TableMetrics(group: group ?? "", names: ["A"], shown: 0)
          metrics.seriesGroup = group
          $0.metrics = metrics
        }
      })
  }

  @Test func chartsOfTheSameSeriesSwitchThemTogether() {
    var board = board(groups: ["Run, Ride, Swim", nil, "Run, Ride, Swim", "Run, Row, Swim"])
    func hidden() -> [Set<Int>] { board.charts.map(\.view.hidden) }
    board.apply(.toggle(chart: 0, series: 1))
    #expect(hidden() == [[1], [], [1], []])
    board.apply(.solo(chart: 2, series: 0))
    #expect(hidden() == [[1, 2], [], [1, 2], []])
    board.apply(.toggle(chart: 1, series: 0))
    #expect(hidden() == [[1, 2], [0], [1, 2], []])
    board.apply(.showOnly(chart: 0, series: [0, 1, 2]))
    board.apply(.toggle(chart: 3, series: 2))
    #expect(hidden() == [[], [0], [], [2]])
    board.apply(.toggle(chart: 9, series: 0))
    #expect(hidden() == [[], [0], [], [2]])
  }

  private func range(_ actions: Board.Action...) -> ClosedRange<Double> {
    var board = board()
    actions.forEach { board.apply($0) }
    return board.charts[0].view.visibleRange
  }

  @Test(
    arguments: [
      (100.0...200, 100.0...200), (-50...150, 0...200), (900...1100, 800...1000),
      (0...1000, 0...1000),
      (-9999...9999, 0...1000), (500...500, 475...525), (0...0, 0...50), (1000...1000, 950...1000),
      (2000...2010, 950...1000), (5000...5100, 900...1000), (-1e308...1e308, 0...1000),
      (-.infinity ... .infinity, 0...1000), (1e308...1.5e308, 0...1000),
    ] as [(ClosedRange<Double>, ClosedRange<Double>)])
  func settingTheRangeClamps(wish: ClosedRange<Double>, expected: ClosedRange<Double>) {
    #expect(range(.setRange(chart: 0, wish)) == expected)
    #expect(range(.setRange(chart: 0, wish), .setRange(chart: 0, wish)) == expected)
  }

  @Test(arguments: [
    (ChartKind.lines, YScaleChoice.allCases), (.steps, YScaleChoice.allCases),
    (.twoAxisLines, [.automatic, .fromZero]), (.bars, [.automatic]), (.areas, [.automatic]),
    (.percentageAreas, [.automatic]), (.pie, [.automatic]),
  ])
  func aKindOffersItsYAxes(kind: ChartKind, choices: [YScaleChoice]) {
    let table = Table([0, day, 2 * day], [1, 2, 3], [4, 5, 6], kind: kind)
    for choice in YScaleChoice.allCases {
      var board = Board(tables: [table])
      board.apply(.setYScale(chart: 0, choice))
      #expect(board.charts[0].view.yScale == (choices.contains(choice) ? choice : .automatic))
      board.apply(.showAll(chart: 0))
      board.apply(.grow(ColumnCatalog(charts: [table])))
      #expect(board.charts[0].view.yScale == (choices.contains(choice) ? choice : .automatic))
      #expect(board.charts[0].view.yScaleChoices == choices)
    }
  }

  @Test func movingKeepsTheSpan() {
    #expect(range(.moveRange(chart: 0, by: -100)) == 650...900)
    #expect(range(.moveRange(chart: 0, by: 1)) == 750...1000)
    #expect(range(.moveRange(chart: 0, by: -1e300)) == 0...250)
    #expect(range(.moveRange(chart: 0, by: .nan)) == 750...1000)
    #expect(range(.centre(chart: 0, on: 300)) == 175...425)
    #expect(range(.centre(chart: 0, on: 10)) == 0...250)
    #expect(range(.centre(chart: 0, on: .infinity)) == 750...1000)
  }

  @Test func resizingKeepsTheOtherEdge() {
    #expect(range(.resizeLower(chart: 0, to: 100)) == 100...1000)
    #expect(range(.resizeLower(chart: 0, to: -5)) == 0...1000)
    #expect(range(.resizeLower(chart: 0, to: 990)) == 950...1000)
    #expect(range(.resizeLower(chart: 0, to: 5000)) == 950...1000)
    #expect(range(.resizeUpper(chart: 0, to: 900)) == 750...900)
    #expect(range(.resizeUpper(chart: 0, to: -1e9)) == 750...800)
    #expect(range(.resizeUpper(chart: 0, to: 1e9)) == 750...1000)
    #expect(range(.resizeUpper(chart: 0, to: .nan)) == 750...1000)
    #expect(range(.resizeLower(chart: 0, to: .nan)) == 750...1000)
  }

  @Test(arguments: [1.0 / 3, 0.1, 0.7, 0.37, 1.3])
  func resizingKeepsTheMinimumInSpiteOfRounding(step: Double) {
    var random = SeededGenerator(seed: 91)
    let table = Table(count: 40, from: 1e12, every: step)
    var board = Board(tables: [table])
    for _ in 0..<200 {
      let middle = Double.random(in: table.domain, using: &random)
      board.apply(.setRange(chart: 0, middle - 5 * step...middle + 5 * step))
      let isLower = Bool.random(using: &random)
      board.apply(isLower ? .resizeLower(chart: 0, to: 2e12) : .resizeUpper(chart: 0, to: 0))
      #expect(board.isSound, "seed 91")
      #expect(board.charts[0].view.visibleRange.span < board.charts[0].view.minimumSpan * 1.01)
    }
  }

  @Test func zoomingKeepsAMomentInPlace() {
    #expect(range(.zoom(chart: 0, factor: 0.5, about: 800)) == 775...900)
    #expect(range(.zoom(chart: 0, factor: 0.5, about: 750)) == 750...875)
    #expect(range(.zoom(chart: 0, factor: 2, about: 750)) == 500...1000)
    #expect(range(.zoom(chart: 0, factor: 99, about: 800)) == 0...1000)
    #expect(range(.zoom(chart: 0, factor: 0, about: 875)) == 850...900)
    for factor in [-1, .nan, .infinity] {
      #expect(range(.zoom(chart: 0, factor: factor, about: 800)) == 750...1000)
    }
    #expect(range(.zoom(chart: 0, factor: 0.5, about: .nan)) == 750...1000)
    #expect(range(.showAll(chart: 0)) == 0...1000)
  }

  @Test func aPointHasNothingToMove() {
    var board = Board(tables: [Table([5], [1])])
    let actions: [Board.Action] = [
      .moveRange(chart: 0, by: 9), .zoom(chart: 0, factor: 2, about: 5), .showAll(chart: 0),
      .resizeLower(chart: 0, to: 0), .resizeUpper(chart: 0, to: 9), .setRange(chart: 0, 0...9),
    ]
    actions.forEach { board.apply($0) }
    #expect(board == Board(tables: [Table([5], [1])]))
  }

  @Test func theLastSeriesStaysOn() {
    var board = Board(tables: [Table([0, 1], [1, 2], [3, 4], [5, 6])])
    let steps: [(Board.Action, Set<Int>)] = [
      (.toggle(chart: 0, series: 0), [0]), (.toggle(chart: 0, series: 2), [0, 2]),
      (.toggle(chart: 0, series: 1), [0, 2]), (.toggle(chart: 0, series: 0), [2]),
      (.solo(chart: 0, series: 1), [0, 2]), (.solo(chart: 0, series: 1), []),
      (.solo(chart: 0, series: 2), [0, 1]), (.solo(chart: 0, series: 0), [1, 2]),
      (.toggle(chart: 0, series: 3), [1, 2]), (.solo(chart: 0, series: -1), [1, 2]),
    ]
    for (action, hidden) in steps {
      board.apply(action)
      #expect(board.charts[0].view.hidden == hidden, "\(action)")
    }
    #expect(self.board(.solo(chart: 0, series: 0)).charts[0].view.hidden.isEmpty)
  }

  @Test func theIndicatorStaysInTheDomain() {
    #expect(board(.setIndicator(chart: 0, 333)).charts[0].view.indicator == 333)
    #expect(board(.setIndicator(chart: 0, -5)).charts[0].view.indicator == 0)
    #expect(board(.setIndicator(chart: 0, .infinity)).charts[0].view.indicator == 1000)
    let set = Board.Action.setIndicator(chart: 0, 333)
    #expect(board(set, .setIndicator(chart: 0, .nan)).charts[0].view.indicator == 333)
    #expect(board(set, .setIndicator(chart: 0, nil)).charts[0].view.indicator == nil)
  }

  @Test func cardsRotate() {
    let table = Table([0, 1], [1, 2])
    var board = Board(tables: [table, table, table])
    board.apply(.frontToBack)
    #expect(board.ranks == [2, 0, 1])
    board.apply(.backToFront)
    board.apply(.backToFront)
    #expect(board.ranks == [1, 2, 0])
  }

  @Test func pagesAndOpenedCharts() {
    let table = Table([0, 1], [1, 2])
    var board = Board(tables: [table, table, table])
    for (page, expected) in [(1, 1), (9, 2), (-1, 0), (Int.max, 2), (Int.min, 0)] {
      board.apply(.bringToFront(chart: page))
      #expect(board.front == expected)
    }
    for (chart, expected) in [(1, 1), (3, 1), (-1, 1), (2, 2)] {
      board.apply(.open(chart: chart))
      #expect(board.openedChart == expected)
    }
    board.apply(.bringToFront(chart: 0))
    board.apply(.setLayout(.cards))
    #expect(board.layout == .cards && board.openedChart == nil && board.front == 2)
    board.apply(.open(chart: 1))
    board.apply(.close)
    #expect(board.openedChart == nil)
  }

  @Test func anEmptyBoardTakesEveryAction() {
    var random = SeededGenerator(seed: 80)
    var board = Board(tables: [])
    for _ in 0..<500 { board.apply(.random(using: &random)) }
    #expect(board.charts.isEmpty)
    #expect(board.front == 0 && board.openedChart == nil)
  }

  @Test(arguments: 0..<40) func noActionBreaksABoard(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tables = [
      Table(count: 112, from: 1_542_412_800_000, every: day), Table([7], [1], [2]),
      Table([0, 0.1, 0.7, 0.75], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]),
      Table([-1e308, 0, 1e308], [1, 2, 3]), Table([3, 3, 3], [1, 2, 3], hidden: [0]),
      Table([1e15, 1e15 + 0.125], [1, 2]),
    ]
    var board = Board(tables: tables)
    for _ in 0..<1000 {
      let action = Board.Action.random(using: &random)
      board.apply(action)
      if board.isSound { continue }
      Issue.record("seed \(seed), \(action): \(board)")
    }
  }

  @Test func settingIsTheSameTwice() {
    var random = SeededGenerator(seed: 90)
    var board = Board(tables: [Table(count: 112, from: 1e12, every: day), Table([1, 2], [1, 2])])
    for _ in 0..<3000 {
      let action = Board.Action.random(using: &random)
      board.apply(action)
      guard action.isSetting else { continue }
      let once = board
      board.apply(action)
      #expect(board == once, "seed 90, \(action)")
    }
  }
}

extension Board {
  fileprivate var ranks: [Int] { charts.indices.map(rank(of:)) }

  fileprivate var isSound: Bool {
    charts.allSatisfy(\.view.isSound) && ranks.sorted() == Array(charts.indices)
      && charts.indices.allSatisfy { chart(atRank: rank(of: $0)) == $0 }
      && charts.indices.contains(front) && openedChart.map(charts.indices.contains) != false
  }
}

extension ChartState {
  fileprivate var isSound: Bool {
    let range = visibleRange
    return domain.lowerBound <= range.lowerBound && range.upperBound <= domain.upperBound
      && range.upperBound - range.lowerBound >= minimumSpan
      && (0..<seriesCount).contains(where: isVisible)
      && hidden.allSatisfy((0..<seriesCount).contains)
      && indicator.map(domain.contains) != false
  }
}

extension Board.Action {
  /// Whether the action names a result and not a change.
  fileprivate var isSetting: Bool {
    switch self {
    case .setRange, .resizeLower, .resizeUpper, .centre, .showAll, .setIndicator, .setLayout,
      .bringToFront, .open, .close:
      true
    default: false
    }
  }

  fileprivate static func random(using random: inout SeededGenerator) -> Board.Action {
    let chart = Int.random(in: -1...6, using: &random)
    let (a, b) = (Double.wild(using: &random), Double.wild(using: &random))
    let series = Int.random(in: -1...3, using: &random)
    let range = a.isNaN || b.isNaN ? 0...1 : min(a, b)...max(a, b)
    let actions: [Board.Action] = [
      .setRange(chart: chart, range), .moveRange(chart: chart, by: a),
      .resizeLower(chart: chart, to: a), .resizeUpper(chart: chart, to: a),
      .zoom(chart: chart, factor: Double.random(in: -0.1...3, using: &random), about: a),
      .zoom(chart: chart, factor: b, about: a), .centre(chart: chart, on: a),
      .showAll(chart: chart), .toggle(chart: chart, series: series),
      .solo(chart: chart, series: series), .setIndicator(chart: chart, series == 0 ? nil : a),
      .setLayout(BoardLayout.allCases.randomElement(using: &random) ?? .list),
      .bringToFront(chart: chart),
      .frontToBack, .backToFront, .open(chart: chart), .close,
    ]
    return actions.randomElement(using: &random) ?? .close
  }
}

extension Double {
  /// Moments inside and outside of every table, and numbers that nobody should send.
  fileprivate static func wild(using random: inout SeededGenerator) -> Double {
    let choices = [
      .random(in: 1.54e12...1.56e12, using: &random), .random(in: -1...1, using: &random),
      .random(in: -1e10...1e10, using: &random), .random(in: 1e15 - 1...1e15 + 1, using: &random),
      .random(in: -0.8e308...0.8e308, using: &random), 0.1, 7, nan, infinity, -infinity, tiniest,
    ]
    return choices.randomElement(using: &random) ?? 0
  }
}

@Suite struct ShowOnlyTests {
  @Test(
    "exactly these series are on, perhaps none; what there is not is left out",
    arguments: [([0, 2], [1]), ([], [0, 1, 2]), ([0, 1, 2], []), ([5, 1], [0, 2])])
  func showOnly(series: [Int], hidden: [Int]) {
    var board = Board(tables: [Table([1, 2], [1, 2], [1, 2], [1, 2])])
    board.apply(.showOnly(chart: 0, series: Set(series)))
    #expect(board.charts[0].view.hidden == Set(hidden))
  }
}
