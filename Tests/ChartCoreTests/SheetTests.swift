import ChartCore
import Testing

/// Columns 0 and 1 on a chart, 2 on another, 3 waiting, all of one x; 4 waits with an x of its own.
@Suite struct SheetTests {
  private let catalog = ColumnCatalog(
    charts: [table("a", "b"), table("c")], waiting: [table("d"), table("e", every: 20)])

  private func sheet(_ changes: Sheet.Change...) throws -> Sheet {
    try changes.reduce(Sheet(of: catalog)) { try $0.applying($1, on: catalog) }
  }

  private func refusal(_ changes: Sheet.Change...) -> Sheet.Refusal? {
    do {
      _ = try changes.reduce(Sheet(of: catalog)) { try $0.applying($1, on: catalog) }
      return nil
    } catch {
      return error as? Sheet.Refusal
    }
  }

  @Test(
    arguments: [
      ([], [[0, 1], [2]]),
      ([.put(column: 3, chart: 0)], [[0, 1, 3], [2]]),
      ([.put(column: 2, chart: 0)], [[0, 1, 2]]),
      ([.put(column: 0, chart: 0)], [[0, 1], [2]]),
      ([.put(column: 0, chart: 1)], [[1], [2, 0]]),
      ([.put(column: 2, chart: 0), .put(column: 2, chart: 0)], [[0, 1, 2]]),
      ([.separate(column: 1, after: 1)], [[0], [1], [2]]),
      ([.separate(column: 2, after: 0)], [[0, 1], [2]]),
      ([.separate(column: 3, after: 0)], [[0, 1], [3], [2]]),
      ([.separate(column: 4, after: 99)], [[0, 1], [2], [4]]),
      ([.takeOff(column: 2)], [[0, 1]]),
      ([.takeOff(column: 2), .takeOff(column: 0)], [[1]]),
      ([.takeOff(column: 0), .put(column: 0, chart: 0)], [[1, 0], [2]]),
      ([.setRight(column: 1, true), .setRight(column: 1, false)], [[0, 1], [2]]),
    ] as [([Sheet.Change], [[Int]])])
  func columnsStandWhereTheyArePut(changes: [Sheet.Change], columns: [[Int]]) throws {
    let sheet = try changes.reduce(Sheet(of: catalog)) { try $0.applying($1, on: catalog) }
    #expect(sheet.charts.map(\.columns) == columns)
  }

  @Test func whatCannotBeIsRefused() {
    #expect(refusal(.put(column: 9, chart: 0)) == .missing)
    #expect(refusal(.put(column: 0, chart: 9)) == .missing)
    #expect(refusal(.put(column: -1, chart: 0)) == .missing)
    #expect(refusal(.takeOff(column: 3)) == .missing)
    #expect(refusal(.setRight(column: 3, true)) == .missing)
    #expect(refusal(.put(column: 4, chart: 0)) == nil)
    #expect(refusal(.setRight(column: 2, true)) == .lastOnAxis)
    #expect(
      refusal(.takeOff(column: 2), .takeOff(column: 1), .takeOff(column: 0)) == .lastColumn)
  }

  /// Columns 3 and 4 of the new catalog are of the chart that comes, so that those that wait are 5 and 6 then.
  @Test(
    arguments: [
      ([], [[0, 1], [2], [3, 4]]),
      ([.put(column: 3, chart: 0)], [[0, 1, 5], [2], [3, 4]]),
      ([.put(column: 2, chart: 0)], [[0, 1, 2], [3, 4]]),
      ([.separate(column: 4, after: 0)], [[0, 1], [6], [2], [3, 4]]),
      ([.separate(column: 1, after: 0)], [[0], [1], [2], [3, 4]]),
    ] as [([Sheet.Change], [[Int]])])
  func whatPeopleChangedStaysWhenFilesCome(changes: [Sheet.Change], columns: [[Int]]) throws {
    let before = try changes.reduce(Sheet(of: catalog)) { try $0.applying($1, on: catalog) }
    let more = ColumnCatalog(
      charts: Array(catalog.tables.prefix(2)) + [table("f", "g", every: 5)],
      waiting: Array(catalog.tables.suffix(2)))
    let sheet = before.carried(from: catalog, to: more).sheet
    #expect(sheet.charts.map(\.columns) == columns)
    #expect(sheet.charts.prefix(before.charts.count).map(\.id) == before.charts.map(\.id))
    #expect(
      more.tables(of: sheet, after: Sheet(of: more), with: more.tables).count == columns.count)
  }

  @Test func looksGoWithTheirColumns() throws {
    var look = ColumnLook()
    look.name = "Deep"
    let before = try sheet(.wear(column: 3, look), .wear(column: 0, look))
    let more = ColumnCatalog(
      charts: Array(catalog.tables.prefix(2)) + [table("f")],
      waiting: Array(catalog.tables.suffix(2)))
    let after = before.carried(from: catalog, to: more).sheet
    #expect([0, 3, 4].map { after.choices.look(of: $0).name } == ["Deep", nil, "Deep"])
  }

  @Test func ofAFileThatGoesTheOthersStayWhatTheyAre() throws {
    let both = ColumnCatalog(
      charts: [table("a", "b"), table("a", "b"), table("c")], files: [1, 2, 2])
    let before = try Sheet(of: both).applying(.separate(column: 2, after: 1), on: both)
    let rest = ColumnCatalog(charts: [table("a", "b"), table("c")], files: [2, 2])
    let after = before.carried(from: both, to: rest)
    #expect(after.sheet.charts.map(\.columns) == [[1], [0], [2]])
    #expect(after.places == [1, 2, 3])
    let back = Sheet(of: rest).carried(from: rest, to: both)
    #expect(back.sheet.charts.map(\.origin) == [1, 2, 0] && back.places == [0, 1, nil])
  }

  @Test func columnsThatAFileNoLongerHasAreGone() throws {
    let before = try sheet(.put(column: 2, chart: 0))
    let less = ColumnCatalog(charts: [table("a")])
    #expect(before.carried(from: catalog, to: less).sheet.charts.map(\.columns) == [[0]])
    let own = Sheet(of: catalog).carried(from: catalog, to: less).sheet
    #expect(own == Sheet(of: less))
  }

  @Test func aWholeTakesNoOtherColumn() {
    let catalog = ColumnCatalog(charts: [table("a", "b", kind: .areas), table("c")])
    for change in [Sheet.Change.put(column: 2, chart: 0), .setRight(column: 0, true)] {
      #expect(throws: Sheet.Refusal.stacked) {
        try Sheet(of: catalog).applying(change, on: catalog)
      }
    }
  }

  @Test func theLastOnAnAxisLeavesOneAxis() throws {
    let sheet = try sheet(.setRight(column: 1, true), .takeOff(column: 0))
    #expect(sheet.charts[0].right.isEmpty)
    #expect(tables(sheet)[0].kind == .lines)
  }

  @Test func anAxisAtTheRightIsOfAnySeries() throws {
    let table = tables(try sheet(.put(column: 2, chart: 0), .setRight(column: 0, true)))[0]
    #expect(table.kind == .twoAxisLines)
    #expect(table.series.indices.map(table.axis(ofSeries:)) == [1, 0, 0])
  }

  @Test func chartsThatNothingChangedStayTheSame() throws {
    let sheet = try sheet(.put(column: 3, chart: 1))
    #expect(tables(sheet)[0] == catalog.tables[0])
    #expect(tables(Sheet(of: catalog)) == Array(catalog.tables.prefix(2)))
  }

  @Test func seriesOfTwoTablesHaveIDsAndColoursOfTheirOwn() throws {
    let table = tables(try sheet(.put(column: 2, chart: 0)))[0]
    #expect(Set(table.series.map(\.id)).count == 3)
    #expect(Set(table.series.map(\.color)).count == 3)
  }

  @Test func aColumnLooksAsPeopleHaveItWhereverItStands() throws {
    var look = ColumnLook()
    (look.name, look.color) = ("Mine", Color(rgb: 0x123456))
    let worn = try sheet(.wear(column: 2, look), .put(column: 2, chart: 0))
    #expect(tables(worn)[0].series[2].name == "Mine")
    #expect(tables(worn)[0].series[2].color == Color(rgb: 0x123456))
    #expect(
      try worn.applying(.wear(column: 2, ColumnLook()), on: catalog).choices.look(of: 2)
        == ColumnLook())
  }

  @Test(arguments: [
    ([], "no name"), (["a"], "a"), (["a (m)", "b (m/s)"], "a, b"), (["(m)"], "(m)"),
    (["a", "b", "c", "d", "e"], "a, b, c and 2 more"), (["a (m) b"], "a (m) b"),
  ])
  func aTitleListsNames(names: [String], title: String) {
    if !names.isEmpty { #expect(String.title(listing: names) == title) }
  }

  private func tables(_ sheet: Sheet) -> [Table] {
    catalog.tables(of: sheet, after: Sheet(of: catalog), with: Array(catalog.tables.prefix(2)))
  }
}

/// Tables 0 to 2 are on one chart in turn, 3 is by itself, and 4 and 5 are on one.
@Suite struct FacesTests {
  private let catalog = ColumnCatalog(
    charts: turning("week", ["A", "B", "C"]) + [table("x")] + turning("day", ["A", "B"]))

  private func origins(_ changes: Sheet.Change...) throws -> [Int] {
    try changes.reduce(Sheet(of: catalog)) { try $0.applying($1, on: catalog) }.charts.map(\.origin)
  }

  @Test func theFirstOfThemIsShownFirst() throws {
    #expect(try origins() == [0, 3, 4])
    #expect(catalog.openingCharts.map(\.table).map(\.title) == ["week A", nil, "day A"])
    #expect(Board(tables: catalog.tables).charts.count == 3)
  }

  @Test func anotherOneTakesItsPlace() throws {
    #expect(try origins(.turn(chart: 0, to: 2)) == [2, 3, 4])
    #expect(try origins(.turn(chart: 2, to: 1), .turn(chart: 2, to: 0)) == [0, 3, 4])
    let sheet = try Sheet(of: catalog).applying(.turn(chart: 0, to: 1), on: catalog)
    let tables = catalog.tables(
      of: sheet, after: Sheet(of: catalog), with: catalog.openingCharts.map(\.table))
    #expect(tables.map(\.title) == ["week B", nil, "day A"])
    #expect(sheet.charts.map(\.id) == [0, 3, 4])
  }

  @Test(arguments: [(0, 3), (0, -1), (1, 1), (9, 0), (-1, 0)])
  func whatIsNotThereIsRefused(chart: Int, face: Int) {
    #expect(throws: Sheet.Refusal.missing) {
      try Sheet(of: catalog).applying(.turn(chart: chart, to: face), on: catalog)
    }
  }

  @Test(arguments: [
    // One too few, others between, another order, other names.
    Array(turning("week", ["A", "B", "C"]).dropLast()),
    turning("week", ["A", "B"]).reversed(),
    [turning("week", ["A", "B"])[0], table("x"), turning("week", ["A", "B"])[1]],
    [turning("week", ["A", "B"])[0], turning("week", ["A", "C"])[1]],
  ])
  func thoseThatDoNotBelongTogetherHaveAChartEach(tables: [Table]) {
    #expect(Sheet(of: ColumnCatalog(charts: tables)).charts.map(\.origin) == Array(tables.indices))
  }

  @Test func whatIsShownStaysWhenTablesCome() throws {
    let before = try Sheet(of: catalog).applying(.turn(chart: 2, to: 1), on: catalog)
    let more = ColumnCatalog(
      charts: turning("week", ["A", "B", "C", "D"]) + [table("x")] + turning("day", ["A", "B"])
        + [table("y")])
    let after = before.carried(from: catalog, to: more).sheet
    #expect(after.charts.map(\.origin) == [0, 4, 6, 7])
    #expect(after.charts.map(\.id) == [0, 4, 5, 7])
  }

  @Test func whatIsShownStaysWhenTitlesChange() throws {
    let before = try Sheet(of: catalog).applying(.turn(chart: 0, to: 2), on: catalog)
    let other = ColumnCatalog(
      charts: turning("rolling", ["A", "B", "C"]) + [table("x")] + turning("day", ["A", "B"]))
    let after = before.carried(from: catalog, to: other).sheet
    #expect(after.charts.map(\.origin) == [2, 3, 4])
  }
}

/// Tables of a group that stand on one chart in turn.
private func turning(_ group: String, _ names: [String]) -> [Table] {
  names.indices.map { number in
    var presentation = Presentation()
    presentation.metrics = TableMetrics(group: group, names: names, shown: number)
    let plain = table(names[number])
    return Table(
      title: "\(group) \(names[number])", x: plain.x, series: plain.series,
      presentation: presentation)
  }
}

@Suite struct BoardSheetTests {
  private let catalog = ColumnCatalog(charts: [table("a", "b"), table("c"), table("d")])
  private var tables: [Table] { catalog.tables }

  private func rearranged(_ board: Board, _ change: Sheet.Change) throws -> Board {
    var board = board
    board.apply(.change(change))
    return board
  }

  @Test func whatPeopleChangedOfAChartGoesWithIt() throws {
    var board = Board(tables: tables)
    board.apply(.setRange(chart: 2, 300...500))
    board.apply(.setIndicator(chart: 2, 400))
    board.apply(.bringToFront(chart: 2))
    let after = try rearranged(board, .takeOff(column: 2))
    #expect(after.charts.count == 2)
    #expect(after.charts[1] == board.charts[2])
    #expect(after.front == 1)
  }

  @Test func aChartThatTakesAColumnKeepsItsRange() throws {
    var board = Board(tables: tables)
    board.apply(.setRange(chart: 0, 300...500))
    board.apply(.toggle(chart: 0, series: 1))
    let after = try rearranged(board, .put(column: 2, chart: 0))
    #expect(after.charts[0].view.visibleRange == 300...500)
    #expect(after.charts[0].view.hidden == [1])
    #expect(after.charts[0].view.seriesCount == 3)
  }

  @Test func aNewChartComesToTheFrontWithTheRangeOfTheOneThatWas() throws {
    var board = Board(tables: tables)
    board.apply(.setRange(chart: 0, 300...500))
    let after = try rearranged(board, .separate(column: 1, after: 0))
    #expect(after.front == 1)
    #expect(after.charts[1].view.visibleRange == 300...500)
  }

  @Test func anOpenedChartThatGoesCloses() throws {
    var board = Board(tables: tables)
    board.apply(.open(chart: 1))
    #expect(try rearranged(board, .takeOff(column: 2)).openedChart == nil)
    board.apply(.open(chart: 2))
    #expect(try rearranged(board, .takeOff(column: 2)).openedChart == 1)
  }
}

/// Points from 0 to 1000.
private func table(_ names: String..., every step: Double = 10, kind: ChartKind = .lines) -> Table {
  let count = Int(1000 / step) + 1
  return Table(
    kind: kind, x: Column(start: 0, step: step, count: count),
    series: names.enumerated().map { number, name in
      Series(
        id: "y\(number)", name: name, color: SeriesPalette.color(number),
        column: Column(start: 1, step: Double(number + 1), count: count))
    })
}

@Suite struct TrackSheetTests {
  @Test func placesStayByThemselves() {
    let table = Table(
      kind: .track, x: Column([0, 1]),
      series: ["a", "b"].map {
        Series(id: $0, name: $0, color: Color(rgb: 0), column: Column([1, 2]))
      })
    let catalog = ColumnCatalog(charts: [table], waiting: [table])
    let changes: [Sheet.Change] = [
      .put(column: 3, chart: 0), .separate(column: 1, after: 0), .takeOff(column: 0),
      .setRight(column: 1, false),
    ]
    for change in changes {
      #expect(throws: Sheet.Refusal.places) {
        try Sheet(of: catalog).applying(change, on: catalog)
      }
    }
  }
}

@Suite struct PriceSheetTests {
  private let table = Table(
    title: "A",
    prices: PriceHistory(
      moments: Column([0, 1, 4, 5].map { $0 * millisecondsPerDay }),
      quotes: Quotes(trades: Column([1, 2, 3, 4])), adjustedClose: Column([0.5, 1, 3, 4]),
      volume: Column([5, 6, 7, 8])),
    shown: PriceView(), names: ("Price", "Volume"), presentation: Presentation())

  @Test func pricesAreSeenAsPeopleChoose() throws {
    let catalog = ColumnCatalog(charts: [table])
    var view = PriceView()
    (view.form, view.isAdjusted, view.hasSessionsAlone) = (.area, true, true)
    let old = Sheet(of: catalog)
    let new = try old.applying(.view(chart: 0, view), on: catalog)
    let shown = catalog.tables(of: new, after: old, with: [table])[0]
    #expect(shown.kind == .priceArea && shown.xKind == .sessions)
    #expect(shown.series[0].column == Column([0.5, 1, 3, 4]))
    #expect(try new.applying(.view(chart: 0, PriceView()), on: catalog) == old)
  }

  @Test func theyStayByThemselves() {
    let catalog = ColumnCatalog(charts: [table], waiting: [table])
    let changes: [Sheet.Change] = [
      .put(column: 3, chart: 0), .separate(column: 1, after: 0), .takeOff(column: 0),
      .setRight(column: 1, false),
    ]
    for change in changes {
      #expect(throws: Sheet.Refusal.prices) {
        try Sheet(of: catalog).applying(change, on: catalog)
      }
    }
  }

  @Test func theSameMomentsStayVisibleInAnotherTime() throws {
    var board = Board(tables: [table])
    board.apply(.setRange(chart: 0, millisecondsPerDay...(5 * millisecondsPerDay)))
    board.apply(.setIndicator(chart: 0, 4 * millisecondsPerDay))
    board.apply(.toggle(chart: 0, series: 1))
    var view = PriceView()
    view.hasSessionsAlone = true
    board.apply(.change(.view(chart: 0, view)))
    #expect(board.charts[0].view.visibleRange == millisecondsPerDay...(3 * millisecondsPerDay))
    #expect(board.charts[0].view.indicator == 2 * millisecondsPerDay)
    #expect(board.charts[0].view.hidden == [1])
  }
}
