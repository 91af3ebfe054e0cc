import ChartCore
import Testing

@testable import ChartScene

/// Which labels of the grid have halos in a picture that stays.
@Suite struct HalosTests {
  private let size = Size(600, 440)

  /// A chart of flat lines which go to 0 and to 100 at their right ends.
  private func chart(_ heights: [Double], kind: ChartKind = .lines) -> Fixture {
    let columns = heights.map { height in (0..<40).map { $0 < 38 ? height : $0 == 38 ? 0 : 100 } }
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
      any.yLabels(measure: FixedMeasure()).texts.first { $0.string == "40" })
    let height = any.yScales[0].invert(label.position.y + below)
    #expect(haloed(chart([height])) == (hasHalo ? ["40"] : []))
  }

  @Test func lieInFrontOfAnyLine() {
    #expect(haloed(chart([22, 43, 10])) == ["20", "40"])
    #expect(haloed(chart([.nan])) == [])
  }

  /// A lone point is as wide as two lines, and one beside the label reaches under it.
  @Test(
    "points that reach under a label of 12 pixels from so far right",
    arguments: [(15.0, true), (34, true), (38, false)])
  func lieInFrontOfWidePoints(right: Double, hasHalo: Bool) throws {
    var values = [Double](repeating: .nan, count: 560)
    values.replaceSubrange(500..<502, with: [0, 100])
    values[Int(right)] = 43
    var presentation = Presentation()
    presentation.lineWidth = 20
    var fixture = Fixture(Table.daily([values], presentation: presentation))
    fixture.board.apply(.showAll(chart: 0))
    #expect(haloed(fixture) == (hasHalo ? ["40"] : []))
  }

  @Test func linesThatAreHiddenDoNotCount() {
    var fixture = chart([22, 43])
    fixture.board.apply(.toggle(chart: 0, series: 0))
    #expect(haloed(fixture) == ["40"])
  }

  @Test func linesAtTheOtherEndDoNotCount() {
    #expect(haloed(chart([10])) == [], "it goes to 0 and to 100 at the right")
  }

  @Test(arguments: [ChartKind.bars, .stackedBars, .areas, .percentageAreas])
  func surfacesAreEverywhere(kind: ChartKind) {
    let fixture = chart([10, 20], kind: kind)
    let all = fixture.picture(size).yLabels(measure: FixedMeasure()).texts.map(\.string)
    #expect(haloed(fixture) == all)
  }

  @Test func largeLettersReachTheirGridLines() {
    var fixture = chart([10])
    fixture.style.textScale = 2
    let all = fixture.picture(size).yLabels(measure: FixedMeasure()).texts.map(\.string)
    #expect(haloed(fixture) == all)
  }

  @Test func labelsOfBothAxesHaveTheirOwnEnd() {
    func line(_ left: Double, _ right: Double) -> [Double] {
      (0..<60).map { $0 < 29 ? left : $0 == 29 ? 0 : $0 == 30 ? 100 : right }
    }
    var fixture = Fixture(Table.daily([line(22, 90), line(43, 63)], kind: .twoAxisLines))
    fixture.board.apply(.showAll(chart: 0))
    let labels = fixture.picture(size).still.yLabels(measure: FixedMeasure()).texts
      .filter { $0.halo != nil }
    #expect(labels.filter { $0.anchor == .leading }.map(\.string) == ["20", "40"])
    #expect(labels.filter { $0.anchor == .trailing }.map(\.string) == ["60"])
  }
}
