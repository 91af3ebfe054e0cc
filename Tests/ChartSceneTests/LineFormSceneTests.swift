import ChartCore
import Testing

@testable import ChartScene

@Suite struct LineFormSceneTests {
  private func picture(
    _ values: [Double], _ line: LineForm = LineForm(), x: [Double]? = nil, kind: ChartKind = .lines
  ) -> ChartPicture {
    var presentation = Presentation()
    presentation.isOfTable = true
    let series = Series(id: "y", name: "y", color: blue, column: Column(values), line: line)
    var fixture = Fixture(
      Table(
        kind: kind, x: Column(x ?? values.indices.map { firstMoment + Double($0) * day }),
        series: [series], presentation: presentation))
    fixture.board.apply(.showAll(chart: 0))
    return fixture.picture()
  }

  /// Minutes of two hours, weeks apart.
  private let recording = (0..<120).map {
    firstMoment + Double($0 < 60 ? $0 : $0 + 20_000) * 60_000
  }

  @Test(
    arguments: [
      (.lines, 2), (.steps, 2), (.areas, 2), (.percentageAreas, 2), (.total, 2),
    ] as [(ChartKind, Int)])
  func nothingGoesOverMissingRows(kind: ChartKind, pieces: Int) {
    let values = recording.indices.map { Double(5 + $0 % 7) }
    let picture = picture(values, x: recording, kind: kind)
    for scene in [picture.plot(), picture.miniMapSeries()] {
      let shapes = scene.polylines + scene.polygons
      let widest = shapes.map { ($0.map(\.x).max() ?? 0) - ($0.map(\.x).min() ?? 0) }.max()
      #expect((widest ?? 1000) < 50)
      #expect(shapes.count >= pieces)
    }
  }

  @Test func levelsStandUprightEverywhere() {
    let picture = picture(
      (0..<40).map { Double($0 * $0 / 7 % 2) }, LineForm(isStepped: true))
    for scene in [picture.plot(), picture.miniMapSeries()] {
      #expect(scene.polylines.count == 1)
      for line in scene.polylines {
        for (a, b) in zip(line, line.dropFirst()) { #expect(a.x == b.x || a.y == b.y) }
      }
    }
  }

  @Test func joinedLinesAndLevelsAreMeantWhereTheyAre() {
    let joined = picture([0, .nan, .nan, 30], LineForm(joinedGaps: 2))
    #expect(joined.plot().polylines.count == 1)
    // A third of the way between 64 and 580.
    #expect(joined.line(at: Point(236, joined.yScales[0](10))) == 0)
    #expect(picture([0, .nan, .nan, 30]).line(at: Point(236, joined.yScales[0](10))) == nil)
    let levels = picture([0, 100, 0], LineForm(isStepped: true))
    #expect(levels.line(at: Point(250, levels.yScales[0](0))) == 0)
    #expect(levels.line(at: Point(250, levels.yScales[0](70))) == nil)
  }
}
