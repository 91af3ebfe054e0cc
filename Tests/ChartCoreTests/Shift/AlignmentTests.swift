import TestSupport
import Testing

@testable import ChartCore

/// How lines are laid over each other.
@Suite struct AlignmentTests {
  private func line(_ x: [Double], _ values: [Double], later: Double = 0) -> LaidLine {
    let table = Table(x, values)
    return LaidLine(
      x: table.x, values: table.series[0].column, spacing: table.spacing, later: later)
  }

  @Test(arguments: [
    ("starts", Alignment.starts), ("fit", .fit), ("own", .own), ("crossing 120", .crossing(120)),
    ("crossing -1.5e3", .crossing(-1500)),
  ])
  func wordsAreRead(_ text: String, _ alignment: Alignment) {
    #expect(Alignment(text) == alignment)
  }

  @Test(arguments: ["", "start", "crossing", "crossing x", "fit 1", "crossing inf", "starts 0"])
  func othersAreNot(_ text: String) { #expect(Alignment(text) == nil) }

  @Test func startsAreFirstValues() {
    let first = line([0, 1, 2], [.nan, 5, 6])
    #expect(line([10, 11], [1, 2]).length(by: .starts, over: first) == -9)
    #expect(line([10, 11], [.nan, 2], later: -3).length(by: .starts, over: first) == -7)
    #expect(line([10, 11], [.nan, .nan]).length(by: .starts, over: first) == nil)
  }

  @Test func crossingsAreBetweenPoints() {
    let first = line([0, 10, 20], [0, 10, 0])
    #expect(line([0, 10], [0, 20]).length(by: .crossing(5), over: first) == 2.5)
    // The first line goes up through it: so does the other one, later.
    #expect(line([0, 10, 20], [20, 0, 20]).length(by: .crossing(5), over: first) == -7.5)
    #expect(line([0, 10], [0, 4]).length(by: .crossing(5), over: first) == nil)
    // Over a gap the line goes on from the last value.
    #expect(line([0, 5, 10], [0, .nan, 10]).length(by: .crossing(5), over: first) == 0)
    #expect(line([0, 1], [5, 5]).length(by: .crossing(5), over: first) == nil)
  }

  /// Random walks and noise, of which one is a part of the other.
  @Test(arguments: [(3000, 0.0), (3000, 0.3), (60_000, 0.0), (60_000, 0.5), (400_000, 0.3)])
  func plantedShiftsAreFound(_ count: Int, _ noise: Double) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for isWalk in [true, false] {
      var values: [Double] = []
      var last = 0.0
      for _ in 0..<count {
        let step = Double.random(in: -1...1, using: &random)
        last = isWalk ? last + step : step
        values.append(last)
      }
      let start = count / 5 + Int.random(in: 0..<count / 4, using: &random)
      let part = values[start..<start + count / 2].map {
        $0 * 3 + 100 + Double.random(in: -1...1, using: &random) * noise
      }
      let whole = line((0..<count).map { Double($0) * 250 }, values)
      let other = line((0..<part.count).map { 5_000_000 + Double($0) * 250 }, part)
      let length = try #require(other.length(by: .fit, over: whole))
      let planted = Double(start) * 250 - 5_000_000
      #expect((length - planted).magnitude <= 250, "of \(count), walk \(isWalk)")
    }
  }

  /// Regular lines come to lie point on point, however their x is kept.
  @Test func pointsOfRegularLinesMeet() throws {
    var random = SeededGenerator(seed: 3)
    let values = (0..<500).map { _ in Double.random(in: -1...1, using: &random) }
    let whole = line((0..<500).map { Double($0) / 100 }, values)
    let part = line((0..<300).map { Double($0) / 100 + 7 }, Array(values[120..<420]))
    #expect(part.length(by: .fit, over: whole) == -5.8)
    let uneven = line((0..<300).map { Double($0 * $0) / 100_000 }, Array(values[120..<420]))
    let length = try #require(uneven.length(by: .fit, over: whole))
    #expect(length.description.count < 10, "\(length)")
  }

  @Test func nothingToFitHasNoLength() {
    let flat = line([0, 1, 2, 3], [1, 1, 1, 1])
    #expect(flat.length(by: .fit, over: line([0, 1, 2, 3], [1, 2, 3, 4])) == nil)
    #expect(line([0], [1]).length(by: .fit, over: flat) == nil)
    #expect(line([0, 1], [.nan, .nan]).length(by: .fit, over: flat) == nil)
  }

  @Test func aLoneLineCallsThoseOfItsName() throws {
    func table(_ start: Double, _ name: String) -> Table {
      Table(
        title: "T\(start)", x: Column((0..<4).map { start + Double($0) }),
        series: [Series(number: 0, name: name, column: Column([1, 2, 4, 8]))],
        presentation: .of(.numbers))
    }
    var board = Board(tables: [table(0, "v"), table(10, "v"), table(20, "w"), table(30, "v")])
    let changes = try board.laying(.starts, ofChart: 0)
    board.apply(.change(.each(changes)))
    #expect(board.charts.map(\.content.columns) == [[0, 1, 3], [2]])
    #expect(board.charts[0].table.domain == 0...3)
    #expect(board.look(of: 3).moved == -30)
    let back = try board.laying(.own, ofChart: 0)
    board.apply(.change(.each(back)))
    #expect(board.charts[0].table.domain == 0...33)
    #expect(throws: Board.LayingFault.alone) { try board.laying(.fit, ofChart: 1) }
  }

  @Test(arguments: 0..<4) func namesakesComeToTheChartThatIsAsked(place: Int) throws {
    let tables = (0..<4).map { number in
      Table(
        title: "T\(number)", x: Column((0..<4).map { Double($0 + 10 * number) }),
        series: [Series(number: 0, name: "v", column: Column([1, 2, 4, 8]))],
        presentation: .of(.numbers))
    }
    var board = Board(tables: tables)
    let changes = try board.laying(.starts, ofChart: place)
    #expect(board.apply(.change(.each(changes))) == .charts(after: [place]))
    #expect(Set(board.charts[0].content.columns) == [0, 1, 2, 3])
    #expect(board.charts[0].table.domain == Double(10 * place)...Double(10 * place + 3))
  }

  @Test func veryManyAreRefused() {
    let board = Board(tables: Array(repeating: Table([0, 1, 2], [1, 2, 3]), count: 200))
    #expect(throws: Board.LayingFault.tooMany(most: 100)) { try board.laying(.fit, ofChart: 0) }
  }

  @Test func faultsSayWhichLine() {
    let board = Board(tables: [Table([0, 1, 2], [1, 2, 3], [5, 5, 5])])
    #expect(throws: Board.LayingFault.noPlace(name: "#1", .crossing(2))) {
      try board.laying(.crossing(2), ofChart: 0)
    }
    let bars = Board(tables: [Table([0, 1, 2], [1, 2, 3], [5, 5, 5], kind: .bars)])
    #expect(throws: Board.LayingFault.unmoved) { try bars.laying(.starts, ofChart: 0) }
  }
}
