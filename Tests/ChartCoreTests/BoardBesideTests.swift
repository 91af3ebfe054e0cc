import Testing

@testable import ChartCore

/// What was earlier, beside what is.
@Suite struct BoardBesideTests {
  private let days = Table(
    (0..<800).map { moment(2022) + Double($0) * day }, (0..<800).map(Double.init))

  private func show(_ time: EarlierTime, _ board: inout Board) throws {
    let formulas = try board.formulas(beside: time, ofChart: 0, Formats.english)
    board.apply(.change(.each(formulas.map { .compute($0, chart: 0) })))
  }

  @Test func theSeriesThatAreOnAreShown() throws {
    var board = Board(tables: [Table([0, 1, 2].map { $0 * day }, [1, 2, 3], [4, 5, 6])])
    board.apply(.toggle(chart: 0, series: 0))
    try show(.span(.days(1)), &board)
    let table = board.charts[0].table
    #expect(table.series.map(\.name) == ["#0", "#1", "#1, a day before"])
    #expect(table.series[2].isShown(by: table.series[2]) == false)
    #expect(table.series[1].isShown(by: table.series[2]))
    #expect(table.series[2].color == table.series[1].color)
    #expect(table.value(ofSeries: 2, at: 2) == 5)
    // What is shown as it was is not shown once more.
    try show(.span(.days(2)), &board)
    #expect(board.charts[0].table.series.map(\.name).last == "#1, 2 days before")
    #expect(board.charts[0].table.series.count == 4)
  }

  @Test func itIsOfItsOwnChart() throws {
    var board = Board(tables: [days, days.presented { $0.isOfTable = true }])
    try show(.span(.days(7)), &board)
    let formulas = try board.formulas(beside: .span(.days(7)), ofChart: 1, Formats.english)
    #expect(board.columns(computedBy: formulas, onChart: 1).isEmpty)
    #expect(board.columns(computedBy: formulas, onChart: 0) == [2])
  }

  @Test func namesMayHaveAnySigns() throws {
    let names = ["a`b", "c = d", "``", "7 d", "avg(x)", "x, \"y\"", "e\n f"]
    let table = Table(
      x: Column([0, day, 2 * day]),
      series: names.enumerated().map {
        Series(number: $0.offset, name: $0.element, column: Column([1, 2, 3]))
      })
    var board = Board(tables: [table])
    try show(.span(.days(1)), &board)
    #expect(
      board.charts[0].table.series.map(\.name) == names + names.map { "\($0), a day before" })
  }

  @Test func severalComeAndGoInOneStep() throws {
    let pair = Table([0, 1, 2].map { $0 * day }, [1, 2, 3], [4, 5, 6])
    var board = Board(tables: [pair])
    try show(.span(.days(1)), &board)
    let formulas = try board.formulas(beside: .span(.days(1)), ofChart: 0, Formats.english)
    let columns = board.columns(computedBy: formulas, onChart: 0)
    #expect(columns == [2, 3])
    board.apply(.change(.each(columns.reversed().map { .forget(column: $0) })))
    #expect(board == Board(tables: [pair]))
    // Bars take no lines: each has its own chart.
    var bars = Board(tables: [
      Table([0, 1, 2].map { $0 * day }, [1, 2, 3], [4, 5, 6], kind: .bars)
    ])
    try show(.span(.days(1)), &bars)
    #expect(
      bars.charts.map { $0.table.series.map(\.name) } == [
        ["#0", "#1"], ["#0, a day before"], ["#1, a day before"],
      ])
  }

  @Test func itIsFoundAgain() throws {
    var board = Board(tables: [days])
    try show(.span(.months(12)), &board)
    let formulas = try board.formulas(beside: .span(.months(12)), ofChart: 0, Formats.english)
    #expect(board.columns(computedBy: formulas, onChart: 0) == [1])
    #expect(board.catalog.computed[0].formula.text == "`#0, a year before` = beside(#0, 12 months)")
  }

  @Test func itGoesWithColoursZonesAndNewData() throws {
    var board = Board(tables: [days])
    try show(.span(.months(12)), &board)
    var look = ColumnLook()
    look.color = Color(rgb: 0xFF0000)
    board.apply(.change(.wear(column: 0, look)))
    #expect(board.charts[0].table.series[1].color == Color(rgb: 0xFF0000))
    let zone = Zone(offset: 9 * hour)
    #expect(board.charts[0].table.shown(in: zone).series[1].shift?.zone == zone)
    let longer = Table(
      (0..<900).map { moment(2022) + Double($0) * day }, (0..<900).map(Double.init))
    board.apply(.take(ColumnCatalog(charts: [longer])))
    let table = board.charts[0].table
    #expect(table.series[1].shift != nil && table.value(ofSeries: 1, at: 899) == 899 - 366)
  }

  @Test func whatIsComputedFromItIsOfItsValuesAtEachPoint() throws {
    var board = Board(tables: [days])
    try show(.span(.days(7)), &board)
    let formula = try Formula("more = #0 - `#0, a week before`")
    board.apply(.change(.compute(formula, chart: 0)))
    let more = board.charts[0].table.series[2].column
    #expect(more[6].isNaN && more[7] == 7 && more[799] == 7)
  }

  @Test func whatCannotBeIsAFault() throws {
    var board = Board(tables: [days])
    #expect(throws: Board.BesideFault.tooEarly) {
      try board.formulas(beside: .span(.months(60)), ofChart: 0, Formats.english)
    }
    #expect(throws: Board.BesideFault.tooShort) {
      try board.formulas(beside: .span(.milliseconds(hour)), ofChart: 0, Formats.english)
    }
    #expect(throws: Board.BesideFault.noTime) {
      try board.formulas(beside: .span(.x(1)), ofChart: 0, Formats.english)
    }
    board.apply(.zoomIn(chart: 0, moment: moment(2022, 3), to: days))
    #expect(throws: Board.BesideFault.zoomedIn) {
      try board.formulas(beside: .span(.days(1)), ofChart: 0, Formats.english)
    }
    let many = Table(
      x: Column([0, day]),
      series: (0..<13).map { Series(number: $0, name: "\($0)", column: Column([1, 2])) })
    #expect(throws: Board.BesideFault.tooMany(most: 12)) {
      try Board(tables: [many]).formulas(beside: .span(.days(1)), ofChart: 0, Formats.english)
    }
  }

  @Test func theRangeIsSoManyDaysOrALength() {
    var board = Board(tables: [days])
    board.apply(.setRange(chart: 0, moment(2023, 5, 1)...moment(2023, 7, 31)))
    let time = board.earlierByRange(ofChart: 0)
    #expect(time == .span(.days(92)))
    var presentation = Presentation()
    presentation.xKind = .numbers
    var numbers = Board(
      tables: [Table([0, 1, 2, 3], [1, 2, 3, 4], presentation: presentation)])
    numbers.apply(.setRange(chart: 0, 1...3))
    #expect(numbers.earlierByRange(ofChart: 0) == .span(.x(2)))
  }

  @Test func itIsCalledInWords() {
    let formats = Formats.english
    let names: [(EarlierTime, String)] = [
      (.span(.days(1)), "a day before"), (.span(.days(7)), "a week before"),
      (.span(.days(14)), "2 weeks before"), (.span(.days(9)), "9 days before"),
      (.span(.months(1)), "a month before"), (.span(.months(3)), "a quarter before"),
      (.span(.months(12)), "a year before"), (.span(.months(24)), "2 years before"),
      (.span(.months(5)), "5 months before"), (.span(.milliseconds(3 * hour)), "3 hours before"),
      (.span(.milliseconds(5_400_000)), "90 minutes before"),
      (.span(.milliseconds(1000)), "1 second before"),
      (.span(.milliseconds(1500)), "0:01.500 before"), (.span(.x(0.5)), "0.5 before"),
      (.weekday(months: 12), "same weekday a year before"),
      (.weekday(months: 2), "same weekday 2 months before"),
    ]
    for (time, words) in names { #expect(formats.earlier(time) == words) }
  }
}

/// Every year, month, week or day before the last one.
@Suite struct BoardFoldedTests {
  private let days = Table(
    (0..<1500).map { moment(2020) + Double($0) * day }, (0..<1500).map(Double.init))

  @Test(
    arguments: [
      ("range", BesideRequest.range), ("1 year", .time(.span(.months(12)))),
      ("every year", .every(.span(.months(12)))), ("every 2 weeks", .every(.span(.days(14)))),
    ] as [(String, BesideRequest)])
  func itIsReadFromWords(_ text: String, _ expected: BesideRequest) {
    #expect(BesideRequest(text) == expected)
  }

  @Test(arguments: ["", "every", "every ", "every 1 year weekday", "ranges", "each year"])
  func otherWordsSayNothing(_ text: String) { #expect(BesideRequest(text) == nil) }

  @Test func allYearsThatAreThereStandBehindTheLast() throws {
    var board = Board(tables: [days])
    let beside = try board.beside(.every(.span(.months(12))), ofChart: 0, Formats.english)
    board.apply(.change(.each(beside.formulas.map { .compute($0, chart: 0) })))
    let table = board.charts[0].table
    #expect(
      table.series.map(\.name) == [
        "#0", "#0, a year before", "#0, 2 years before", "#0, 3 years before",
        "#0, 4 years before", "#0, mean of 4 before",
      ])
    #expect(beside.range == moment(2023, 2, 8)...moment(2024, 2, 8))
    let last = table.pointCount - 1
    let years: [Double] = (1...4).map { table.value(ofSeries: $0, at: last) }
    #expect(years == [1134, 769, 404, 38])
    #expect(table.value(ofSeries: 5, at: last) == 586.25)
    // The same again is the same, and what comes of it is shown no second time.
    let again = try board.beside(.every(.span(.months(12))), ofChart: 0, Formats.english)
    #expect(again == beside)
    #expect(board.columns(computedBy: again.formulas, onChart: 0) == [1, 2, 3, 4, 5])
    // Where one year is not there, it is the mean of the others.
    #expect(table.value(ofSeries: 5, at: 366) == 0)
    #expect(table.value(ofSeries: 5, at: 731) == 183)
  }

  @Test func noMoreThanTenAndOfOneSeriesAlone() throws {
    let board = Board(tables: [days])
    let beside = try board.beside(.every(.span(.days(1))), ofChart: 0, Formats.english)
    #expect(beside.formulas.count == 11)
    let pair = Board(tables: [Table([0, day], [1, 2], [3, 4])])
    #expect(throws: Board.BesideFault.tooMany(most: 1)) {
      try pair.beside(.every(.span(.days(1))), ofChart: 0, Formats.english)
    }
  }
}
