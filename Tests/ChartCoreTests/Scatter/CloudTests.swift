import CKernels
import TestSupport
import Testing

@testable import ChartCore

/// The points of a scatter, counted in cells.
@Suite struct CloudTests {
  private static let plane = 0.0...10.0

  private func scatter(up: [Double], across: [Double]) -> Table {
    Table(
      kind: .scatter, x: Column(up.indices.map(Double.init)),
      series: [up, across].enumerated().map {
        Series(number: $0, name: "#\($0)", column: Column($1))
      }, presentation: .of(.numbers))
  }

  private func colored(_ up: [Double], _ across: [Double], _ color: [Double]) -> Table {
    Table(
      kind: .scatter, x: Column(up.indices.map(Double.init)),
      series: [up, across, color].enumerated().map {
        Series(number: $0, name: "#\($0)", column: Column($1))
      }, presentation: .of(.numbers))
  }

  @Test func aCellHasTheMeanOfWhatColorsItsPoints() {
    let table = colored([1, 1, 1, 5, 9], [1, 1, 1, 5, 9], [1e9 + 1, 1e9 + 2, .nan, .nan, 1e9])
    #expect(table.coloring == .series(2) && table.series(onAxis: 0) == [0])
    let cloud = cloud(table, 0...4)
    #expect(cloud.color(ofCell: 11) == 1e9 + 1.5 && cloud.count(ofCell: 11) == 3)
    #expect(cloud.color(ofCell: 55).isNaN && cloud.count(ofCell: 55) == 1)
    #expect(cloud.color(ofCell: 0).isNaN && cloud.color(ofCell: 99) == 1e9)
    #expect(table.colorDomain(in: 0...0) == 1e9...1e9 + 2)
    let byX = scatter(up: [1, 2, 3], across: [1, 2, 3]).coloredByX
    #expect(byX.colorDomain(in: 0.5...9) == 1...2 && byX.colorDomain(in: 5...9) == nil)
  }

  @Test(arguments: 0..<20) func movedColorsAreAsCountedAnew(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9_000, using: &numbers)
    func values() -> [Double] { Self.values(count, &numbers) }
    let table = colored(values(), values(), values())
    var cloud: Cloud?
    for _ in 0..<12 {
      let ends = (0..<2).map { _ in Double.random(in: -5...Double(count) + 5, using: &numbers) }
      let range = ends.min()!...ends.max()!
      let (moved, fresh) = (self.cloud(table, range, after: cloud), self.cloud(table, range))
      for cell in 0..<fresh.grid.count {
        let (a, b) = (moved.color(ofCell: cell), fresh.color(ofCell: cell))
        #expect(a.isNaN == b.isNaN && (a.isNaN || abs(a - b) < 1e-9), "seed \(seed)")
      }
      cloud = moved
    }
  }

  /// So many values in the plane, some of which are missing.
  private static func values(_ count: Int, _ numbers: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in
      Int.random(in: 0..<20, using: &numbers) == 0
        ? .nan : Double.random(in: plane, using: &numbers)
    }
  }

  private func cloud(
    _ table: Table, _ range: ClosedRange<Double>, pixels: (Double, Double) = (20, 20),
    after previous: Cloud? = nil
  ) -> Cloud {
    table.cloud(
      in: range, across: Self.plane, up: Self.plane, pixels: pixels, after: previous)
  }

  @Test func eachPointIsInTheCellOfBothValues() {
    let table = scatter(
      up: [0, 0.4, 9.9, 10, .nan, 5, 11], across: [0, 0.4, 0, 10, 1, .nan, -3])
    let cloud = cloud(table, 0...6)
    #expect(cloud.grid.columns == 10 && cloud.grid.rows == 10)
    // The lowest row first; the upper edge is of the last cell, and what is beyond an edge of that one.
    #expect(cloud.counts[0] == 2 && cloud.counts[99] == 1 && cloud.counts[90] == 2)
    #expect(cloud.counts.reduce(0, +) == 5 && cloud.regression.count == 5)
  }

  @Test func noPointsAreNowhere() {
    let cloud = cloud(scatter(up: [.nan, 1], across: [1, .nan]), 0...1)
    #expect(cloud.counts.allSatisfy { $0 == 0 } && cloud.regression.count == 0)
    #expect(cloud.regression.slope == nil && cloud.regression.correlation == nil)
    #expect(cloud.regression.y(at: 1) == nil)
  }

  @Test(arguments: 0..<20) func movedIsAsCountedAnew(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...9_000, using: &numbers)
    func values() -> [Double] { Self.values(count, &numbers) }
    let table = scatter(up: values(), across: values())
    var cloud: Cloud?
    for _ in 0..<12 {
      let ends = (0..<2).map { _ in Double.random(in: -5...Double(count) + 5, using: &numbers) }
      let range = ends.min()!...ends.max()!
      let moved = self.cloud(table, range, after: cloud)
      let fresh = self.cloud(table, range)
      #expect(moved.counts == fresh.counts && moved.points == fresh.points, "seed \(seed)")
      let (a, b) = (moved.regression, fresh.regression)
      #expect(a.count == b.count)
      #expect((a.correlation == nil) == (b.correlation == nil))
      if let a = a.correlation, let b = b.correlation { #expect(abs(a - b) < 1e-9) }
      cloud = moved
    }
  }

  @Test func anotherPlaneIsCountedAnew() {
    let table = scatter(up: [1, 2, 3], across: [1, 2, 3])
    let first = cloud(table, 0...2)
    let other = cloud(table, 0...2, pixels: (8, 4), after: first)
    #expect(other.grid.columns == 4 && other.grid.rows == 2)
    #expect(other.counts == [3, 0, 0, 0, 0, 0, 0, 0] || other.counts.reduce(0, +) == 3)
  }

  @Test(arguments: 0..<20) func theNearestCellHasThePoint(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...400, using: &random)
    func values() -> [Double] { (0..<count).map { _ in .random(in: 0...10, using: &random) } }
    let table = scatter(up: values(), across: values())
    // Points have come and gone, so that cells know those that are there no more.
    let cloud = cloud(
      table, 2...Double(count), after: self.cloud(table, 0...Double(max(2, count - 3))))
    for _ in 0..<20 {
      let (x, y) = (
        Double.random(in: -1...11, using: &random), Double.random(in: -1...11, using: &random)
      )
      func distance(_ index: Int) -> Double {
        let (along, up) = (
          table.value(ofSeries: 1, at: index) - x, table.value(ofSeries: 0, at: index) - y
        )
        return (along * along + up * up).squareRoot()
      }
      guard let nearest = cloud.points.map(distance).min() else {
        #expect(cloud.point(nearestTo: x, y, of: table) == nil)
        continue
      }
      let found = try #require(cloud.point(nearestTo: x, y, of: table))
      // A cell is one high and wide.
      #expect(cloud.points.contains(found) && distance(found) <= nearest + 3, "seed \(seed)")
    }
  }

  @Test func theNearestIsMeasuredInUnits() {
    let table = scatter(up: [0, 0, 5, .nan], across: [0, 4, 0, 2])
    func nearest(_ x: Double, _ y: Double, _ unitX: Double, _ unitY: Double) -> Int? {
      table.index(nearestTo: x, y, among: 0..<4, unitX: unitX, unitY: unitY)
    }
    #expect(nearest(2, 2.4, 1, 1) == 0)
    #expect(nearest(2.1, 2, 1, 1) == 1)
    #expect(nearest(1.5, 2, 1, 10) == 0 && nearest(2, 2.6, 10, 1) == 2)
    #expect(table.index(nearestTo: 0, 0, among: 3..<4, unitX: 1, unitY: 1) == nil)
    #expect(table.index(nearestTo: 0, 0, among: 1..<4, unitX: 1, unitY: 1) == 1)
  }
}

/// The loop that counts, and its twin.
@Suite struct CloudKernelTests {
  @Test(arguments: 0..<30) func bothGiveTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...67, using: &random)
    func values() -> [Double] {
      (0..<count).map { _ in
        Int.random(in: 0..<5, using: &random) == 0
          ? [.nan, .infinity, -.infinity, 1e300].randomElement(using: &random)!
          : Double.random(in: -2...12, using: &random)
      }
    }
    let (x, y) = (values(), values())
    var plane = ChartPlane(
      left: 0, foot: 0, columns_per_unit: 0.7, rows_per_unit: 0.5, last_column: 6, last_row: 4,
      middle_x: 5, middle_y: 5, columns: 7)
    typealias Loop = (
      UnsafePointer<Double>?, UnsafePointer<Double>?, Int, UnsafePointer<ChartPlane>?, UInt32,
      UInt32, UnsafeMutablePointer<ChartCell>?, UnsafeMutablePointer<ChartPairSums>?
    ) -> Void
    func run(_ loop: Loop) -> [[UInt64]] {
      var cells = Array(repeating: ChartCell(), count: 36)
      var sums = ChartPairSums()
      loop(x, y, count, &plane, 100, 1, &cells, &sums)
      let numbers = [sums.count, sums.x, sums.y, sums.xx, sums.yy, sums.xy]
      return [
        cells.flatMap { [UInt64($0.count), UInt64($0.point)] }, numbers.map(\.bitPattern),
      ]
    }
    let quick = run(chart_count_points)
    #expect(quick == run(chart_count_points_portable), "seed \(seed)")
    let z = values()
    typealias SumLoop = (
      UnsafePointer<Double>?, UnsafePointer<Double>?, UnsafePointer<Double>?, Int,
      UnsafePointer<ChartPlane>?, Double, Double, UnsafeMutablePointer<ChartCellSum>?
    ) -> Void
    func run(_ loop: SumLoop) -> [UInt64] {
      var sums = Array(repeating: ChartCellSum(), count: 36)
      loop(x, y, z, count, &plane, 3, 1, &sums)
      return sums.dropLast().flatMap { [$0.sum, $0.count].map(\.bitPattern) }
    }
    #expect(run(chart_sum_points) == run(chart_sum_points_portable), "seed \(seed)")
    // Each with both numbers is counted once.
    let counted = (0..<35).reduce(0) { $0 + Int(quick[0][2 * $1]) }
    #expect(counted == zip(x, y).count { !$0.isNaN && !$1.isNaN })
  }
}

/// The line through pairs of values.
@Suite struct RegressionTests {
  private func regression(_ pairs: [(Double, Double)]) -> Regression {
    func range(_ values: [Double]) -> ClosedRange<Double> {
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      return low...max(high, low + 1)
    }
    let (xs, ys) = (pairs.map { $0.0 }, pairs.map { $0.1 })
    guard !pairs.isEmpty else {
      return Regression(around: CloudGrid(across: 0...1, up: 0...1, columns: 1, rows: 1))
    }
    let table = Table(
      kind: .scatter, x: Column(pairs.indices.map(Double.init)),
      series: [ys, xs].enumerated().map {
        Series(number: $0, name: "#\($0)", column: Column($1))
      }, presentation: .of(.numbers))
    return table.cloud(
      in: table.domain, across: range(xs), up: range(ys), pixels: (10, 10)
    ).regression
  }

  @Test func oneLineIsItself() throws {
    let line = regression((0..<100).map { (Double($0), 2 * Double($0) + 1) })
    #expect(abs(try #require(line.slope) - 2) < 1e-12)
    #expect(abs(try #require(line.correlation) - 1) < 1e-12)
    #expect(abs(try #require(line.y(at: 10)) - 21) < 1e-9)
    let falling = regression([(0, 1), (1, 0), (2, -1)])
    #expect(abs(try #require(falling.correlation) + 1) < 1e-12)
    #expect(abs(try #require(falling.slope) + 1) < 1e-12)
  }

  @Test func oneValueHasNoLine() {
    #expect(regression([]).slope == nil && regression([(1, 2)]).correlation == nil)
    let upright = regression([(3, 1), (3, 2), (3, 9)])
    #expect(upright.slope == nil && upright.correlation == nil && upright.count == 3)
    let level = regression([(1, 0.1), (2, 0.1), (3, 0.1)])
    #expect(level.slope == 0 && level.correlation == nil)
  }

  @Test(arguments: 0..<20) func itIsAsByTheMeans(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let offset = seed % 2 == 0 ? 0 : 1e9
    let pairs = (0..<5000).map { _ -> (Double, Double) in
      let x = Double.random(in: -50...50, using: &numbers)
      return (offset + x, offset + 3 * x + Double.random(in: -100...100, using: &numbers))
    }
    let regression = regression(pairs)
    // By the definition, with means that are known first.
    let count = Double(pairs.count)
    let meanX = pairs.map { $0.0 - offset }.reduce(0, +) / count
    let meanY = pairs.map { $0.1 - offset }.reduce(0, +) / count
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for (x, y) in pairs {
      let (along, up) = (x - offset - meanX, y - offset - meanY)
      xx += along * along
      xy += along * up
      yy += up * up
    }
    #expect(abs(try #require(regression.slope) - xy / xx) < 1e-9, "seed \(seed)")
    let correlation = xy / (xx * yy).squareRoot()
    #expect(abs(try #require(regression.correlation) - correlation) < 1e-9, "seed \(seed)")
  }
}

/// A scatter on a board.
@Suite struct ScatterBoardTests {
  private let lines = Table([0, 1, 2].map { $0 * day }, [1, 2, 3], [10, 20, .nan])

  private func compute(_ text: String, _ board: inout Board) throws -> Board.Change {
    board.apply(.change(.compute(try Formula(text), chart: 0)))
  }

  @Test func itHasAChartOfItsOwn() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    #expect(board.charts.count == 2 && board.charts[0].table.series.count == 2)
    let table = board.charts[1].table
    #expect(table.kind == .scatter && table.title == "both" && table.x == lines.x)
    #expect(table.series.map(\.name) == ["#0", "#1"])
    #expect(table.series[0].column.all.isEqual(to: [1, 2, .nan]))
    #expect(table.series[1].column.all.isEqual(to: [10, 20, .nan]))
  }

  @Test func formulasAreDrawnOverEachOther() throws {
    var board = Board(tables: [lines])
    _ = try compute("against(#0 * 2, sum(#1, 2 points))", &board)
    let table = board.charts[1].table
    #expect(table.series.map(\.name) == ["#0 * 2", "sum(#1, 2 points)"])
    #expect(table.series[1].column.all.isEqual(to: [.nan, 30, .nan]))
    // Within another formula it is the first value where both are.
    _ = try compute("inside = against(#0, #1) + 1", &board)
    #expect(board.charts.count == 2)
    #expect(board.charts[0].table.series[2].column.all.isEqual(to: [2, 3, .nan]))
  }

  @Test func aGapOfOneIsAGapOfBoth() throws {
    var board = Board(tables: [Table([0, 1, 2].map { $0 * day }, [1, .nan, 3], [10, 999, 30])])
    _ = try compute("both = against(#0, #1)", &board)
    #expect(board.charts[1].table.series[1].column.all.isEqual(to: [10, .nan, 30]))
  }

  @Test func whatWasEarlierIsAtThePointsOfBoth() throws {
    var board = Board(tables: [lines])
    _ = try compute("against(#0, beside(#0, 1 d))", &board)
    let table = board.charts[1].table
    #expect(table.series[0].column.all.isEqual(to: [.nan, 2, 3]))
    #expect(table.series[1].column.all.isEqual(to: [.nan, 1, 2]))
  }

  @Test func theAxesFitWhatIsSeen() throws {
    var board = Board(tables: [
      Table([0, 1, 2, 3].map { $0 * day }, [1, 2, 3, 900], [5, 6, 7, 8])
    ])
    _ = try compute("both = against(#0, #1)", &board)
    board.apply(.setRange(chart: 1, 0...2 * day))
    let target = ChartTarget(
      table: board.charts[1].table, state: board.charts[1].view, width: 400,
      labels: .even(80), hasContext: true, height: 200)
    #expect(target.axes[0].domain.upperBound < 10)
  }

  @Test func pointsOfOneXAreReadWhereBothAre() {
    let table = Table(
      kind: .scatter, x: Column([0.0, 0, 0]),
      series: [[1, 2, .nan], [5, 6, 7]].enumerated().map {
        Series(number: $0, name: "#\($0)", column: Column($1))
      }, presentation: .of(.numbers))
    #expect(table.index(reading: 0) == 1)
  }

  @Test func droppedWordsDropTheirPoints() throws {
    let labels = Labels(name: "Kind", words: ["a", "b"], codes: Column([0, 1, 0]))
    let table = Table(
      x: lines.x, series: lines.series, labels: [labels], presentation: lines.presentation)
    var board = Board(tables: [table])
    _ = try compute("both = against(#0, #0 * 2)", &board)
    board.apply(.change(.drop(words: ["b"], of: "Kind")))
    #expect(board.charts[1].table.pointCount == 2)
  }

  @Test func nothingStandsBesideIt() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    #expect(throws: Board.BesideFault.scatter) {
      try board.formulas(beside: .span(.days(1)), ofChart: 1, .english)
    }
  }

  @Test func columnsAtItsPointsAreThoseOfTheTable() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    for chart in board.charts {
      #expect(board.catalog.columns(atPointsOf: chart.content).map(\.name) == ["#0", "#1"])
    }
  }

  @Test func aThirdValueColorsIt() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1, #0 + #1)", &board)
    let table = board.charts[1].table
    #expect(table.series.map(\.name) == ["#0", "#1", "#0 + #1"] && table.coloring == .series(2))
    #expect(table.series[2].column.all.prefix(2) == [11, 22])
    guard case .refused(.formula(let fault)) = try compute("against(#0, #1, nobody)", &board) else {
      return #expect(Bool(false))
    }
    #expect(fault.reason == .unknownSeries("nobody") && fault.range == 16..<22)
    // Within other formulas it is nothing.
    _ = try compute("more = against(#0, #1, #1) + 1", &board)
    #expect(board.charts[0].table.series.last?.column.all.prefix(2) == [2, 3])
  }

  @Test func itIsColoredOtherwiseWhereItStands() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    let whole = board
    let formula = try #require(board.catalog.formula(ofColumn: 2))
    for (color, coloring) in [("time", PointColoring.x), ("#0", .series(2)), (nil, nil)] {
      let other = try #require(formula.colored(by: color))
      board.apply(.change(.recompute(column: 2, other)))
      #expect(board.charts[1].table.coloring == coloring && board.charts.count == 2)
      #expect(board.charts[1].table.title == "both")
    }
    #expect(board == whole)
    #expect(try Formula("#0 + 1").colored(by: "time") == nil)
    #expect(try Formula("against(a, b, c)").colored(by: nil)?.text == "against(a, b)")
  }

  @Test func wordsThatAreNotDrawnLeaveItColored() throws {
    let labels = Labels(name: "Kind", words: ["a", "b"], codes: Column([0.0, 1, 0]))
    let table = Table(
      kind: .lines, x: lines.x, series: lines.series, labels: [labels],
      presentation: lines.presentation)
    var board = Board(tables: [table])
    _ = try compute("both = against(#0, #1, time)", &board)
    board.apply(.change(.drop(words: ["b"], of: "Kind")))
    #expect(board.charts[1].table.pointCount == 2 && board.charts[1].table.coloring == .x)
  }

  @Test func nothingJoinsItAndItJoinsNothing() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    #expect(board.apply(.change(.put(column: 0, chart: 1))) == .refused(.scatter))
    #expect(board.apply(.change(.put(column: 2, chart: 0))) == .refused(.scatter))
    #expect(board.apply(.change(.setRight(column: 2, true))) == .refused(.scatter))
  }

  @Test func itIsTakenOffAndComesAgain() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    board.apply(.change(.takeOff(column: 2)))
    #expect(board.charts.count == 1)
    board.apply(.change(.separate(column: 2, after: 0)))
    #expect(board.charts.count == 2 && board.charts[1].table.kind == .scatter)
    board.apply(.change(.forget(column: 2)))
    #expect(board.charts.count == 1 && board.catalog.count == 2)
  }

  @Test func aNameAndAColourAreThoseOfTheChart() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    var look = ColumnLook()
    (look.name, look.color) = ("Mine", Color(rgb: 0x123456))
    board.apply(.change(.wear(column: 2, look)))
    let table = board.charts[1].table
    #expect(table.title == "Mine" && table.series.map(\.name) == ["#0", "#1"])
    #expect(table.series[0].color == Color(rgb: 0x123456))
  }

  @Test func otherDataMoveIt() throws {
    var board = Board(tables: [lines])
    _ = try compute("both = against(#0, #1)", &board)
    board.apply(.take(ColumnCatalog(charts: [Table([0, 1].map { $0 * day }, [7, 8], [70, 80])])))
    let table = board.charts[1].table
    #expect(table.kind == .scatter && table.series[1].column.all == [70, 80])
  }

  @Test func bothAxesHaveTicksOfTheirOwn() throws {
    var board = Board(tables: [Table([0, 1, 2].map { $0 * day }, [1, 2, 3], [1000, 2000, 4000])])
    _ = try compute("both = against(#0, #1)", &board)
    let target = ChartTarget(
      table: board.charts[1].table, state: board.charts[1].view.shownWhole, width: 400,
      labels: .even(80), hasContext: true, height: 200)
    #expect(target.axes.count == 2 && target.axes.allSatisfy { $0.ticks != nil })
    #expect(target.axes[0].domain.upperBound < 10 && target.axes[1].domain.upperBound >= 4000)
    #expect(target.cloud?.regression.count == 3)
  }
}

extension ChartState {
  fileprivate var shownWhole: ChartState {
    var state = self
    state.show(domain)
    return state
  }
}
