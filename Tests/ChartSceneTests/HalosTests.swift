import ChartCore
import Testing

@testable import ChartScene

/// Which labels of the grid have halos in a picture that stays.
@Suite struct HalosTests {
  private let size = Size(600, 440)

  /// A chart of flat lines which go to 1232 and to 1234 at their right ends, with labels wider than their
  /// gutter: each height is from 0 to 100.
  private func chart(_ heights: [Double], kind: ChartKind = .lines) -> Fixture {
    let columns = heights.map { height in
      (0..<40).map { 1232 + ($0 < 38 ? height : $0 == 38 ? 0 : 100) / 50 }
    }
    var fixture = Fixture(Table.daily(columns, kind: kind))
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }

  private func haloed(_ fixture: Fixture) -> [String] {
    fixture.picture(size).still.yLabels(measure: FixedMeasure()).texts
      .filter { $0.halo != nil }.map(\.string)
  }

  /// Letters of 12 pixels reach from 9.6 above their baseline to 2.4 below, halos 2.5 further, and
  /// lines are 2 wide.
  @Test(
    "a line so far below the baseline of a label",
    arguments: [(-15.0, false), (-14, true), (-4, true), (0, true), (6, true), (7, false)])
  func lieInFrontOfLines(below: Double, hasHalo: Bool) throws {
    let any = chart([50]).picture(size)
    let label = try #require(
      any.yLabels(measure: FixedMeasure()).texts.first { $0.string == "1\u{202F}232.5" })
    let value = any.yScales[0].invert(label.position.y + below)
    #expect(haloed(chart([(value - 1232) * 50])) == (hasHalo ? ["1\u{202F}232.5"] : []))
  }

  @Test func lieInFrontOfAnyLine() {
    #expect(haloed(chart([27, 78, 10])) == ["1\u{202F}232.5", "1\u{202F}233.5"])
    #expect(haloed(chart([.nan])) == [])
  }

  @Test func linesThatAreHiddenDoNotCount() {
    var fixture = chart([78, 27])
    fixture.board.apply(.toggle(chart: 0, series: 0))
    #expect(haloed(fixture) == ["1\u{202F}232.5"])
  }

  @Test func linesAtTheOtherEndDoNotCount() {
    #expect(haloed(chart([10])) == [], "it goes to 1232 and to 1234 at the right")
  }

  @Test("labels that stay in their gutter need none", arguments: ChartKind.allCases)
  func inTheGutter(kind: ChartKind) {
    #expect(haloed(Fixture(Table.sample(kind))) == [])
  }

  @Test func largeLettersReachTheirGridLines() {
    var fixture = chart([10])
    fixture.style.textScale = 2
    let all = fixture.picture(size).yLabels(measure: FixedMeasure()).texts.map(\.string)
    #expect(haloed(fixture) == all)
  }
}
