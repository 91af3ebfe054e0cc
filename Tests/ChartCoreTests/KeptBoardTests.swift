import Testing

@testable import ChartCore

@Suite struct KeptBoardTests {
  private let tables = [Table(count: 101, every: 10), Table(count: 101, every: 10)]

  private func resumed(_ kept: KeptBoard, _ tables: [Table]) -> Board {
    var board = Board(tables: tables)
    board.apply(.resume(kept))
    return board
  }

  @Test func whatWasKeptComesBack() {
    var board = Board(tables: tables)
    for action in [
      .link(false), .setRange(chart: 0, 100...400), .setIndicator(chart: 0, 250),
      .setRange(chart: 1, 600...900), .setYScale(chart: 1, .fromZero), .setLayout(.cards),
      .bringToFront(chart: 1),
    ] as [Board.Action] { board.apply(action) }
    #expect(resumed(KeptBoard(of: board), tables) == board)
  }

  @Test func linkedChartsStayLinked() {
    var board = Board(tables: tables)
    board.apply(.link(true))
    board.apply(.setRange(chart: 0, 200...500))
    #expect(resumed(KeptBoard(of: board), tables) == board)
  }

  @Test(
    arguments: [
      ("inside", 200...500, 200...500), ("at the end", 700...1000, 1700...2000),
      ("everything", 0...1000, 0...2000),
    ] as [(String, ClosedRange<Double>, ClosedRange<Double>)])
  func aRangeGoesOnWithItsFile(
    name: String, range: ClosedRange<Double>, expected: ClosedRange<Double>
  ) {
    var board = Board(tables: [tables[0]])
    board.apply(.setRange(chart: 0, range))
    let grown = resumed(KeptBoard(of: board), [Table(count: 201, every: 10)])
    #expect(grown.charts[0].view.visibleRange == expected, "\(name)")
  }

  @Test func whatCannotBeChangesNothing() {
    let kept = KeptBoard(
      layout: .list, front: 99, isLinked: true, sheet: Board(tables: [tables[0]]).sheet,
      charts: [
        .init(
          range: -5e300 ... -4e300, domain: 0...1, hidden: [0, 1, 2, 77], indicator: 1e300,
          yScale: .percent)
      ])
    let board = resumed(kept, [tables[0]])
    let domain = board.charts[0].view.domain
    #expect(
      board.front == 0 && board.charts[0].view.hidden.count < board.charts[0].view.seriesCount)
    #expect(domain.contains(board.charts[0].view.visibleRange.lowerBound))
    #expect(domain.contains(board.charts[0].view.visibleRange.upperBound))
    #expect(board.charts[0].view.indicator.map(domain.contains) != false)
  }
}

@Suite struct KeptSheetTests {
  private let catalog = ColumnCatalog(charts: [
    Table(count: 3, every: 10), Table(count: 3, every: 10), Table(count: 4, every: 7),
    Table([0, 1], [1, 2], presentation: .of(.numbers)),
  ])

  @Test func aSheetComesBack() throws {
    let sheet = try Sheet(of: catalog).applying(.put(column: 1, chart: 0), on: catalog)
    let again = try #require(Sheet(kept: sheet.keptCharts, on: catalog))
    #expect(again.keptCharts == sheet.keptCharts)
  }

  @Test(
    arguments: [
      ("none", []),
      ("no column", [.init(id: 0, origin: 0, columns: [], right: [])]),
      ("a column that is not there", [.init(id: 0, origin: 0, columns: [99], right: [])]),
      ("below 0", [.init(id: 0, origin: 0, columns: [-1], right: [])]),
      ("a table that is not there", [.init(id: 0, origin: 9, columns: [0], right: [])]),
      ("an id below all", [.init(id: .min, origin: 0, columns: [0, 1], right: [])]),
      ("an id that is not there", [.init(id: 9, origin: 0, columns: [0], right: [])]),
      (
        "twice",
        [
          .init(id: 0, origin: 0, columns: [0], right: []),
          .init(id: -1, origin: 0, columns: [0], right: []),
        ]
      ),
      ("all at the right", [.init(id: 0, origin: 0, columns: [0], right: [0])]),
      ("another x", [.init(id: 0, origin: 0, columns: [0, 3], right: [])]),
    ] as [(String, [Sheet.KeptChart])])
  func whatCannotBeIsNone(name: String, charts: [Sheet.KeptChart]) {
    #expect(Sheet(kept: charts, on: catalog) == nil, "\(name)")
  }

  @Test func otherNamesHaveAnotherSignature() {
    #expect(catalog.signature == ColumnCatalog(charts: catalog.tables).signature)
    #expect(catalog.signature != ColumnCatalog(charts: Array(catalog.tables.prefix(2))).signature)
  }
}
