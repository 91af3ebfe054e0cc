import TestSupport
import Testing

@testable import ChartCore

/// Series of unlike points on one chart, and where they are moved to.
@Suite struct LaidSeriesTests {
  private func numbers(_ x: [Double], _ values: [Double], name: String = "a") -> Table {
    Table(
      x: Column(x), series: [Series(number: 0, name: name, column: Column(values))],
      presentation: .of(.numbers))
  }

  /// A chart of the first table with the columns of all others on it, each moved by a length.
  private func laid(_ tables: [Table], _ moved: [Double]) -> Table {
    var board = Board(tables: tables)
    for column in tables.indices.dropFirst() {
      board.apply(.change(.put(column: column, chart: 0)))
    }
    for (column, length) in moved.enumerated() where length != 0 {
      var look = ColumnLook()
      look.moved = length
      board.apply(.change(.wear(column: column, look)))
    }
    return board.charts[0].table
  }

  private func values(_ table: Table, _ number: Int) -> [Double] {
    (0..<table.pointCount).map { table.value(ofSeries: number, at: $0) }
  }

  @Test func eachKeepsItsOwnPoints() {
    let table = laid(
      [numbers([0, 10, 20, 30], [1, 2, 3, 4]), numbers([1, 11, 21], [5, 6, 7])], [])
    // It is read where any of them has points, each at the nearest of its own.
    #expect(table.x.all == [0, 1, 10, 11, 20, 21, 30])
    #expect(values(table, 0).isEqual(to: [1, 1, 2, 2, 3, 3, 4]))
    #expect(values(table, 1).isEqual(to: [5, 5, 6, 6, 7, 7, .nan]))
    #expect(table.source(ofSeries: 1).x.all == [1, 11, 21])
    #expect(table.ownIndex(ofSeries: 1, at: 4) == 2)
    // It is written at its own alone.
    let written = table.series.indices.map { number in
      (0..<table.pointCount).map { table.valueColumns(ofSeries: number)[0].value(at: $0) }
    }
    #expect(written[0].isEqual(to: [1, .nan, 2, .nan, 3, .nan, 4]))
    #expect(written[1].isEqual(to: [.nan, 5, .nan, 6, .nan, 7, .nan]))
  }

  @Test func whatIsBeyondTheFirstOnesEndsIsThereToo() {
    let table = laid(
      [
        numbers([0, 10, 20], [1, 2, 3]), numbers([-20, -10, 0, 10, 25, 40], [9, 8, 7, 6, 5, 4]),
      ], [])
    #expect(table.x.all == [-20, -10, 0, 10, 20, 25, 40])
    #expect(values(table, 0).isEqual(to: [.nan, .nan, 1, 2, 3, 3, .nan]))
    #expect(values(table, 1).isEqual(to: [9, 8, 7, 6, 5, 5, 4]))
    #expect(table.domain == -20...40)
  }

  @Test func whatIsAtOnePlaceIsReadOnce() {
    // 0.1 + 0.2 is not 0.3, and columns of tenths are kept as those of ones.
    let tenths = (0..<20).map { Double($0) / 10 }
    let table = laid([numbers(tenths, tenths), numbers(tenths, tenths, name: "b")], [0, 0.7])
    #expect(table.pointCount == 27)
    let ones = (0..<20).map(Double.init)
    let builder = ColumnBuilder(decimals: 1)
    for tenth in tenths { builder.append(tenth) }
    #expect(!builder.finished().isSameMemory(as: Column(start: 0, step: 1, count: 20)))
    #expect(laid([numbers(ones, ones), numbers(tenths, tenths, name: "b")], []).pointCount == 38)
  }

  @Test func aMuchDenserOneIsRead() {
    let dense = (0...40).map(Double.init)
    let table = laid([numbers([0, 20, 40], [1, 2, 3]), numbers(dense, dense)], [])
    #expect(table.x.all == dense)
    #expect(values(table, 1) == dense)
    #expect(values(table, 0)[9...11] == [1, 1, 2])
  }

  @Test func aMovedOneIsCalledSo() {
    let pair = Table(
      x: Column([0, 10, 20]),
      series: [
        Series(number: 0, name: "a", column: Column([1, 2, 3])),
        Series(number: 1, name: "b", column: Column([4, 5, 6])),
      ], presentation: .of(.numbers))
    let table = laid([pair], [0, 10])
    #expect(table.series.map(\.name) == ["a", "b, moved by +10"])
    #expect(table.x.all == [0, 10, 20, 30])
    #expect(values(table, 0).isEqual(to: [1, 2, 3, .nan]))
    #expect(values(table, 1).isEqual(to: [.nan, 4, 5, 6]))
    #expect(table.series[1].showsEarlier == false)
    #expect(laid([pair], [0, 0]) == pair)
  }

  @Test(arguments: [
    (Presentation.XKind.moments, 12_000.0, "0:12 later"), (.durations, -90_000, "1:30 earlier"),
    (.moments, -86_400_000, "1 d earlier"), (.rows, 3, "moved by +3"),
    (.numbers, -0.5, "moved by \u{2212}0.5"),
  ])
  func lengthsHaveWords(_ kind: Presentation.XKind, _ length: Double, _ words: String) {
    let table = Table([0, 1], [0, 1], presentation: .of(kind))
    #expect(Formats.english.moved(by: length, along: table) == words)
  }

  @Test func lengthsAreToldAsExactlyAsPointsAreApart() {
    let hundredths = Table([0, 0.01, 0.02], [0, 1, 2], presentation: .of(.numbers))
    let words = Formats.english.moved(by: -0.163627929687, along: hundredths)
    #expect(words == "moved by \u{2212}0.1636")
    let seconds = Table([0, 1000, 2000], [0, 1, 2], presentation: .of(.moments))
    #expect(Formats.english.moved(by: 61_234.567, along: seconds) == "1:01.235 later")
    #expect(Formats.english.moved(by: 0.25, along: seconds) == "0:00.000250 later")
  }

  @Test func timesSinceAStartBeginWhereDatesDo() {
    let dated = Table([moment(2024), moment(2024) + 1000], [1, 2])
    let timed = Table(
      [0, 500, 1000], [3, 4, 5], presentation: .of(.durations))
    let table = laid([dated, timed], [])
    #expect(values(table, 1) == [3, 4, 5])
    #expect(table.source(ofSeries: 1).xKind == .durations)
    #expect(table.series[1].name.contains("later") == false)
  }

  @Test func unlikeXAndOtherMarksAreRefused() {
    let bars = Table([0, 1, 2], [1, 2, 3], kind: .bars, presentation: .of(.numbers))
    let dated = Table([moment(2024), moment(2025)], [1, 2])
    for tables in [[bars, numbers([0.5, 1], [1, 2])], [numbers([0, 1], [1, 2]), dated]] {
      var board = Board(tables: tables)
      let last = board.catalog.count - 1
      #expect(board.apply(.change(.put(column: last, chart: 0))) == .refused(.otherX))
      var look = ColumnLook()
      look.moved = 1
      if tables[0].kind == .bars {
        #expect(board.apply(.change(.wear(column: 0, look))) == .refused(.unmoved))
      }
    }
  }

  @Test func aChartOfItsOwnPutsItBack() {
    var board = Board(tables: [numbers([0, 1], [1, 2]), numbers([5, 6], [3, 4], name: "b")])
    board.apply(.change(.put(column: 1, chart: 0)))
    var look = ColumnLook()
    (look.moved, look.name) = (-5, "c")
    board.apply(.change(.wear(column: 1, look)))
    #expect(board.charts[0].table.x.all == [0, 1])
    board.apply(.change(.separate(column: 1, after: 0)))
    #expect(board.look(of: 1).moved == 0 && board.look(of: 1).name == "c")
    #expect(board.charts[1].table.x.all == [5, 6])
  }

  @Test func whatLeftItsChartCanStillBeRenamed() {
    var board = Board(tables: [numbers([0, 1], [1, 2]), numbers([5, 6], [3, 4], name: "b")])
    board.apply(.change(.put(column: 1, chart: 0)))
    var look = ColumnLook()
    look.moved = -5
    board.apply(.change(.wear(column: 1, look)))
    board.apply(.change(.takeOff(column: 1)))
    #expect(board.look(of: 1) == ColumnLook())
    look = board.look(of: 1)
    look.name = "c"
    #expect(board.apply(.change(.wear(column: 1, look))) != .refused(.unmoved))
    #expect(board.look(of: 1).name == "c")
  }

  @Test func unitsStayAtTheEnd() {
    let table = laid([numbers([0, 1, 2], [1, 2, 3], name: "Heat (°C)")], [1])
    #expect(table.series[0].name == "Heat, moved by +1 (°C)")
    #expect(table.meaning(ofSeries: 0).hasPercent == false)
  }

  @Test func stepsForthAndBackAreNone() {
    var moved = 0.0
    for _ in 0..<3 { moved = moved.moved(bySteps: 1, of: 0.1) }
    for _ in 0..<3 { moved = moved.moved(bySteps: -1, of: 0.1) }
    #expect(moved == 0)
    #expect(0.05.moved(bySteps: 2, of: 1) == 2.05)
  }

  /// A chart that people made of columns of three files, the first of which goes.
  @Test func anOriginThatTakesNoOthersLeavesThem() {
    let bars = Table([0, 1, 2], [1, 2, 3], kind: .bars, presentation: .of(.numbers))
    let tables = [
      numbers([0, 2, 4], [1, 2, 3]), bars, numbers([7, 8, 9], [4, 5, 6], name: "c"),
    ]
    var board = Board(ColumnCatalog(charts: tables, files: [0, 1, 2]))
    for column in [1, 2] { board.apply(.change(.put(column: column, chart: 0))) }
    #expect(board.charts[0].content.columns == [0, 1, 2])
    board.apply(.take(ColumnCatalog(charts: [bars, tables[2]], files: [1, 2])))
    #expect(board.charts.allSatisfy { $0.table.series.count == 1 })
  }

  @Test func whatCountsDaysIsNotMoved() {
    var presentation = Presentation.of(.rows)
    presentation.metrics = TableMetrics(group: "g", names: ["a"], shown: 0)
    let counted = Table([1, 2, 3], [1, 2, 3], presentation: presentation)
    #expect(!Board(tables: [counted]).mayMove(0))
    var compared = Presentation()
    compared.isComparison = true
    #expect(!Board(tables: [Table([1, 2, 3], [1, 2, 3], presentation: compared)]).mayMove(0))
  }

  /// Two points at one x are both there, and are both written.
  @Test func pointsAtOneXAreEachThere() {
    let table = laid(
      [numbers([0, 1, 1, 2], [1, 2, 3, 4]), numbers([0.5, 1.5], [7, 8], name: "b")], [])
    #expect(table.x.all == [0, 0.5, 1, 1, 1.5, 2])
    #expect(values(table, 0)[2...3] == [2, 3])
    let written = (0..<6).map { table.valueColumns(ofSeries: 0)[0].value(at: $0) }
    #expect(written.isEqual(to: [1, .nan, 2, 3, .nan, 4]))
  }

  @Test func aLineIsFoundWhereItIsDrawn() {
    let table = laid(
      [
        numbers([0, 10], [0, 100]), numbers((0...10).map(Double.init), (0...10).map(Double.init)),
      ], [])
    #expect(table.laidExtent(ofSeries: 0, in: 4...4.5) == 42.5...42.5)
    #expect(table.laidExtent(ofSeries: 0, in: 11...12) == nil)
  }

  @Test func whatIsSeenStaysWhileALineMoves() {
    var board = Board(tables: [numbers([0, 1, 2, 3], [1, 2, 3, 4]), numbers([0, 1], [1, 2])])
    board.apply(.change(.put(column: 1, chart: 0)))
    board.apply(.showAll(chart: 0))
    for length in [1.0, 5, -7] {
      var look = ColumnLook()
      look.moved = length
      board.apply(.change(.wear(column: 1, look)))
      #expect(board.charts[0].view.visibleRange == 0...3)
    }
    #expect(board.charts[0].table.domain == -7...3)
  }

  @Test func figuresAreOfOwnPoints() {
    let table = laid(
      [numbers([0, 10, 20], [1, 2, 3]), numbers([0, 5, 10, 15, 20], [1, 9, 2, 8, 3])], [])
    let sums = RangeSums(of: table)
    let all = table.statistics(ofSeries: 1, at: 0..<5, sums: sums)
    #expect(all?.count == 5 && all?.sum == 23 && all?.highest == 9)
    #expect(table.extreme(ofSeries: 1, isHighest: true, at: 0..<5)?.value == 9)
    #expect(table.valueExtent(ofSeries: 1, at: 0..<2) == 1...9)
  }

  @Test func linesGoThroughOwnPoints() {
    let table = laid(
      [numbers([0, 10, 20], [1, 2, 3]), numbers([0, 5, 10, 15, 20], [1, 9, 2, 8, 3])], [0, 2])
    let columns = table.pixelBuckets(in: 0...22, columns: 220)
    let points = table.runs(ofSeries: 1, in: columns).flatMap { $0 }
    #expect(points.map(\.moment) == [2, 7, 12, 17, 22])
    #expect(points.map(\.value) == [1, 9, 2, 8, 3])
  }

  @Test func computedFromOtherPointsKeepsThem() throws {
    var board = Board(tables: [
      numbers([0, 1, 2], [1, 2, 3]), numbers([3, 4], [1, 2], name: "b"),
    ])
    board.apply(.change(.put(column: 1, chart: 0)))
    board.apply(.change(.compute(try Formula("d = a * 2"), chart: 0)))
    let table = board.charts[0].table
    #expect(table.x.all == [0, 1, 2, 3, 4])
    #expect(values(table, 2).isEqual(to: [2, 4, 6, .nan, .nan]))
  }

  @Test func wordsDropPointsOfTheFirstTableAlone() {
    let x = Column([0.0, 1, 2])
    let words = Labels(name: "w", words: ["p", "q"], codes: Column([0.0, 1, 0]))
    let labelled = Table(
      x: x, series: [Series(number: 0, name: "a", column: Column([1, 2, 3]))], labels: [words],
      presentation: .of(.numbers))
    var board = Board(tables: [labelled, numbers([0.5, 1.5], [7, 8], name: "b")])
    board.apply(.change(.put(column: 1, chart: 0)))
    board.apply(.change(.drop(words: ["q"], of: "w")))
    let table = board.charts[0].table
    #expect(table.x.all == [0, 2])
    #expect(values(table, 1) == [7, 8])
  }
}

extension Presentation {
  /// That of an x of a kind.
  static func of(_ kind: XKind) -> Presentation {
    var presentation = Presentation()
    presentation.xKind = kind
    return presentation
  }
}
