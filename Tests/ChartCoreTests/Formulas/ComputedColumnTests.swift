import Testing

@testable import ChartCore

/// Columns that people compute, on a board.
@Suite struct ComputedColumnTests {
  private let lines = Table([0, 1, 2].map { $0 * day }, [1, 2, 3], [10, 20, 30])
  private let bars = Table([0, 1, 2].map { $0 * day }, [5, 6, 7], [1, 1, 1], kind: .stackedBars)

  private func compute(_ text: String, _ board: inout Board, chart: Int = 0) throws -> Board.Change
  {
    board.apply(.change(.compute(try Formula(text), chart: chart)))
  }

  private func values(_ board: Board, _ chart: Int, _ series: Int) -> [Double] {
    board.charts[chart].table.series[series].column.all
  }

  @Test func aComputedSeriesStandsOnItsChart() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = #0 + #1", &board)
    #expect(
      board.charts.count == 1 && board.charts[0].table.series.map(\.name) == ["#0", "#1", "both"])
    #expect(values(board, 0, 2) == [11, 22, 33])
    _ = try compute("both * 2", &board)
    #expect(values(board, 0, 3) == [22, 44, 66])
  }

  @Test func whereAKindTakesNoOthersItHasItsOwnChart() throws {
    var board = Board(tables: [bars, lines])
    _ = try compute("#0 * 2", &board)
    #expect(board.charts.count == 3 && values(board, 1, 0) == [10, 12, 14])
    #expect(board.charts[1].table.kind == .lines)
  }

  @Test func aFaultChangesNothing() throws {
    var board = Board(tables: [lines])
    let before = board
    let change = try compute("nobody", &board)
    guard case .refused(.formula(let fault)) = change else { return #expect(Bool(false)) }
    #expect(fault.reason == .unknownSeries("nobody") && board == before)
  }

  @Test func anotherFormulaTakesThePlaceOfOne() throws {
    var board = Board(tables: [lines])
    _ = try compute("a = #0 + 1", &board)
    _ = try compute("b = a + 1", &board)
    board.apply(.change(.recompute(column: 2, try Formula("a = #0 + 5"))))
    #expect(values(board, 0, 2) == [6, 7, 8] && values(board, 0, 3) == [7, 8, 9])
    #expect(board.charts[0].table.series.map(\.name) == ["#0", "#1", "a", "b"])
    // A name that is used stays, and nothing is computed from itself or what comes after it.
    let before = board
    let refused: [(String, Sheet.Refusal?)] = [
      ("c = #0", .computedFrom), ("a = b", nil), ("a = a", nil), ("a = nobody", nil),
      ("a = histogram(#0)", .computedFrom),
    ]
    for (text, refusal) in refused {
      let change = board.apply(.change(.recompute(column: 2, try Formula(text))))
      guard case .refused(let told) = change else { return #expect(Bool(false), "\(text)") }
      #expect(refusal == nil || told == refusal, "\(text)")
    }
    #expect(board == before)
    #expect(board.apply(.change(.recompute(column: 1, try Formula("#0")))) == .refused(.missing))
    board.apply(.change(.recompute(column: 3, try Formula("c = a * 2"))))
    #expect(board.charts[0].table.series.map(\.name) == ["#0", "#1", "a", "c"])
    #expect(values(board, 0, 3) == [12, 14, 16])
  }

  @Test func whatIsComputedFromOneStaysRight() throws {
    var board = Board(tables: [lines])
    for text in ["a = #0", "b = #0 * 2", "c = b + 1"] { _ = try compute(text, &board) }
    let before = board
    // A name that would stand for two columns then.
    let taken = board.apply(.change(.recompute(column: 2, try Formula("b = #0 * 3"))))
    #expect(taken == .refused(.computedFrom) && board == before)
    _ = try compute("d = spectrum(b)", &board)
    let whole = board
    let uneven = try Formula("b = if(#0 == 2, 1 / 0, #0)")
    guard case .refused(.formula) = board.apply(.change(.recompute(column: 3, uneven))) else {
      return #expect(Bool(false))
    }
    #expect(board == whole)
  }

  @Test func aChartOfItsPointsGoesOnWithoutIt() throws {
    var board = Board(tables: [lines])
    _ = try compute("c = #0 * 2", &board)
    board.apply(.change(.separate(column: 2, after: 0)))
    board.apply(.change(.put(column: 1, chart: 1)))
    #expect(board.charts[1].table.series.map(\.name) == ["c", "#1"])
    var other = board
    board.apply(.change(.forget(column: 2)))
    #expect(
      board.charts[1].table.series.map(\.name) == ["#1"] && values(board, 1, 0) == [10, 20, 30])
    other.apply(.change(.recompute(column: 2, try Formula("c = against(#0, #1)"))))
    #expect(other.charts.map(\.table.kind) == [.lines, .lines, .scatter])
    #expect(other.charts[1].table.series.map(\.name) == ["#1"])
  }

  @Test func histogramsHaveChartsForThemselves() throws {
    var board = Board(tables: [lines])
    _ = try compute("a = histogram(#0, 1)", &board)
    _ = try compute("b = histogram(#0, 1)", &board)
    #expect(board.apply(.change(.put(column: 2, chart: 1))) == .refused(.scatter))
  }

  @Test func oneThatNeedsItsOwnChartIsPutThere() throws {
    var board = Board(tables: [lines])
    _ = try compute("a = #0 + 1", &board)
    board.apply(.change(.recompute(column: 2, try Formula("a = against(#0, #1)"))))
    #expect(board.charts.count == 2 && board.charts[1].table.kind == .scatter)
    #expect(board.charts[0].table.series.count == 2)
    board.apply(.change(.recompute(column: 2, try Formula("a = histogram(#0)"))))
    #expect(board.charts.count == 2 && board.charts[1].table.kind == .bars)
    board.apply(.change(.recompute(column: 2, try Formula("a = #0 + 2"))))
    #expect(board.charts.count == 1 && values(board, 0, 2) == [3, 4, 5])
  }

  @Test func oneThatIsTakenAwayIsGoneAndTheOthersStay() throws {
    var board = Board(tables: [lines])
    _ = try compute("a = #0 + 1", &board)
    _ = try compute("b = #1 + 1", &board)
    _ = try compute("c = b + 1", &board)
    #expect(board.apply(.change(.forget(column: 3))) == .refused(.computedFrom))
    board.apply(.change(.forget(column: 2)))
    #expect(board.charts[0].table.series.map(\.name) == ["#0", "#1", "b", "c"])
    #expect(values(board, 0, 3) == [12, 22, 32])
    board.apply(.change(.forget(column: 3)))
    board.apply(.change(.forget(column: 2)))
    #expect(board.charts[0].table.series.map(\.name) == ["#0", "#1"] && board.catalog.count == 2)
  }

  @Test func otherDataAreComputedAnew() throws {
    var board = Board(tables: [lines])
    _ = try compute("a = #0 * 10", &board)
    board.apply(.setRange(chart: 0, 0...day))
    let longer = Table([0, 1, 2, 3].map { $0 * day }, [1, 2, 3, 4], [10, 20, 30, 40])
    board.apply(.take(ColumnCatalog(charts: [longer])))
    #expect(board.charts[0].table.series.map(\.name) == ["#0", "#1", "a"])
    #expect(values(board, 0, 2) == [10, 20, 30, 40])
    #expect(board.charts[0].view.visibleRange == 0...day)
  }

  @Test func whatWasComputedBeforeIsTakenUntilTheDataChange() throws {
    var board = Board(tables: [lines])
    let formula = try Formula("a = #0 * 10")
    #expect(
      board.catalog.values(of: formula, at: board.charts[0].content)?.column.all == [10, 20, 30])
    board.apply(.change(.compute(formula, chart: 0, values: ComputedValues(Column([7, 8, 9])))))
    #expect(values(board, 0, 2) == [7, 8, 9])
    board.apply(.take(ColumnCatalog(charts: [Table([0, day], [1, 2], [3, 4])])))
    #expect(values(board, 0, 2) == [10, 20])
    // Of other points it is none.
    board.apply(
      .change(.compute(try Formula("b = #0"), chart: 0, values: ComputedValues(Column([1, 2, 3])))))
    #expect(values(board, 0, 3) == [1, 2])
  }

  @Test func aFormulaWhoseSeriesIsGoneIsGaps() throws {
    var board = Board(tables: [lines])
    _ = try compute("a = #1 * 10", &board)
    board.apply(.take(ColumnCatalog(charts: [Table([0, 1].map { $0 * day }, [1, 2])])))
    let series = board.charts.flatMap(\.table.series).first { $0.name == "a" }
    #expect(series.map { $0.column.gapCount } == 2)
  }

  @Test func stepsBackTakeItAway() throws {
    var board = Board(tables: [lines])
    let before = board.sheet
    _ = try compute("a = #0 * 10", &board)
    let after = board.sheet
    board.apply(.rearrange(before))
    #expect(board.charts[0].table.series.count == 2 && board.catalog.computed.isEmpty)
    board.apply(.rearrange(after))
    #expect(values(board, 0, 2) == [10, 20, 30])
  }

  @Test func seriesOfOtherChartsAreNamedWhereTheirXIsTheSame() throws {
    let other = Table([0, 1, 2].map { $0 * day }, [100, 200, 300])
    let later = Table([5, 6].map { $0 * day }, [1, 2])
    func named(_ table: Table, _ name: String) -> Table {
      Table(x: table.x, series: [Series(number: 0, name: name, column: table.series[0].column)])
    }
    var board = Board(tables: [lines, named(other, "Cost (EUR)"), named(later, "Later")])
    _ = try compute("cost / #0", &board)
    #expect(values(board, 0, 2) == [100, 100, 100])
    guard case .refused = try compute("Later", &board) else { return #expect(Bool(false)) }
  }
}
