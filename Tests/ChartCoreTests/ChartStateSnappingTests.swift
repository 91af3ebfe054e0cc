import TestSupport
import Testing

@testable import ChartCore

@Suite struct ChartStateSnappingTests {
  /// Seven days, whose ranges are whole days.
  private let table = Table(
    (0..<7).map { Double($0) * day }, Array(repeating: 1, count: 7), kind: .pie)

  private func days(_ actions: Board.Action...) -> ClosedRange<Double> {
    var board = Board(tables: [table])
    board.apply(.setRange(chart: 0, 3 * day...4 * day))
    actions.forEach { board.apply($0) }
    let range = board.charts[0].view.visibleRange
    return range.lowerBound / day...range.upperBound / day
  }

  @Test func onlyPiesSnap() {
    for kind in ChartKind.allCases {
      let table = Table([0, day], [1, 2], [1, 2], kind: kind)
      #expect(ChartState(table: table).snapStep == (kind == .pie ? day : nil))
    }
  }

  @Test(
    arguments: [
      (3.0...4, 3.0...4), (2.6...4.4, 3...4), (2.4...4.6, 2...5), (3.4...3.6, 3...4),
      (-5...5, 0...7), (6.7...9, 5...7), (0...7, 0...7),
    ])
  func rangesAreWholeDays(wish: ClosedRange<Double>, expected: ClosedRange<Double>) {
    #expect(days(.setRange(chart: 0, wish.lowerBound * day...wish.upperBound * day)) == expected)
  }

  @Test func movesGoAtLeastADay() {
    #expect(days(.moveRange(chart: 0, by: 0.1 * day)) == 4...5)
    #expect(days(.moveRange(chart: 0, by: -0.1 * day)) == 2...3)
    #expect(days(.moveRange(chart: 0, by: 1.8 * day)) == 5...6)
    #expect(days(.moveRange(chart: 0, by: 99 * day)) == 6...7)
    #expect(days(.moveRange(chart: 0, by: 0)) == 3...4)
  }

  @Test func edgesStopAtDaysAndNeverMeet() {
    #expect(days(.resizeUpper(chart: 0, to: 5.4 * day)) == 3...5)
    #expect(days(.resizeUpper(chart: 0, to: 0)) == 3...4)
    #expect(days(.resizeLower(chart: 0, to: 1.6 * day)) == 2...4)
    #expect(days(.resizeLower(chart: 0, to: 99 * day)) == 3...4)
  }

  @Test func aLoneDayStays() {
    var board = Board(tables: [Table([0], [1], kind: .pie)])
    #expect(board.charts[0].view.visibleRange == 0...day)
    board.apply(.moveRange(chart: 0, by: day))
    #expect(board.charts[0].view.visibleRange == 0...day)
  }

  @Test(arguments: 0..<40) func everyRangeIsWholeDaysInside(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var board = Board(tables: [table])
    for _ in 0..<50 {
      let moment = Double.random(in: -2 * day...9 * day, using: &random)
      let actions: [Board.Action] = [
        .moveRange(chart: 0, by: moment - 3 * day), .resizeLower(chart: 0, to: moment),
        .resizeUpper(chart: 0, to: moment), .centre(chart: 0, on: moment),
        .zoom(chart: 0, factor: moment / day / 3, about: 3 * day),
      ]
      board.apply(actions.randomElement(using: &random)!)
      let range = board.charts[0].view.visibleRange
      for bound in [range.lowerBound / day, range.upperBound / day] {
        #expect(bound == bound.rounded() && (0...7).contains(bound), "seed \(seed)")
      }
      #expect(range.span >= day, "seed \(seed)")
    }
  }
}

@Suite struct OpeningRangeTests {
  private func opened(
    on range: ClosedRange<Double>, kind: ChartKind = .lines
  ) -> ClosedRange<Double> {
    var presentation = Presentation()
    presentation.layout.openingRange = range
    let table = Table(
      (0...100).map(Double.init), (0...100).map(Double.init), kind: kind,
      presentation: presentation)
    return ChartState(table: table).visibleRange
  }

  @Test(
    "a chart opens where its file says, or else on its last quarter",
    arguments: [
      (20.0...60, 20.0...60), (-50...30, 0...30), (90...999, 90...100), (0...100, 0...100),
      (200...300, 75...100), (-9 ... -5, 75...100), (40...40, 75...100), (100...200, 75...100),
      (-.infinity ... .infinity, 0...100), (50...51, 48...53),
    ] as [(ClosedRange<Double>, ClosedRange<Double>)])
  func opens(wish: ClosedRange<Double>, expected: ClosedRange<Double>) {
    #expect(opened(on: wish) == expected)
  }

  @Test func columnsOpenOnTheirWholeTime() {
    #expect(opened(on: 90...999, kind: .bars) == 90...101)
  }
}
