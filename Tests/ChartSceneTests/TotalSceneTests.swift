import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct TotalSceneTests {
  private func table(_ columns: [[Double]]) -> Table {
    Table(
      kind: .total, x: Column(start: firstMoment, step: 7 * day, count: columns[0].count),
      series: columns.enumerated().map { number, values in
        Series(
          id: "y\(number)", name: "Sport \(number)", color: Color(rgb: 0x3497ED),
          column: Column(values))
      })
  }

  private func picture(_ columns: [[Double]], hiding hidden: Int? = nil, reading index: Int? = nil)
    -> ChartPicture
  {
    var fixture = Fixture(table(columns))
    if let hidden { fixture.board.apply(.toggle(chart: 0, series: hidden)) }
    fixture.board.apply(.showAll(chart: 0))
    if let index {
      fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(index) * 7 * day))
    }
    return fixture.picture()
  }

  @Test func aLineGoesThroughTheSums() throws {
    let picture = picture([[1, 2, 3], [3, 0, 1]])
    let line = try #require(picture.plot().polylines.first)
    #expect(line.map { picture.yScales[0].invert($0.y).rounded() } == [4, 2, 4])
    #expect(picture.plot().rings.map(\.x) == line.map(\.x))
    #expect(picture.yScales[0].domain.lowerBound == 0)
  }

  @Test func whatIsOffDoesNotCount() throws {
    let picture = picture([[1, 2, 3], [3, 0, 1]], hiding: 1)
    let line = try #require(picture.plot().polylines.first)
    #expect(line.map { picture.yScales[0].invert($0.y).rounded() } == [1, 2, 3])
  }

  @Test(arguments: [[[0.0, 0, 0]], [[5.0]], [[.nan, 1, .nan, 2]]])
  func littleIsDrawnToo(columns: [[Double]]) {
    #expect(!picture(columns).plot().items.isEmpty)
    #expect(!picture(columns, reading: 0).overlay(measure: FixedMeasure()).description.isEmpty)
  }

  @Test func betweenPointsTheDotIsOnTheLine() {
    let picture = picture([[0, 10, 0]], reading: 1)
    let (first, second) = (
      picture.xScale(firstMoment), picture.xScale(firstMoment + 7 * day)
    )
    let middle = (first + second) / 2
    let scene = picture.reading(firstMoment + 7 * day, slide: middle)
      .overlay(measure: FixedMeasure())
    let dot = scene.rings[0]
    #expect((dot.x - middle).magnitude <= 1)
    #expect((picture.yScales[0].invert(dot.y) - 5).magnitude < 0.2)
  }

  @Test func manyPointsHaveNoRings() {
    #expect(picture([(0..<400).map { Double($0 % 7) }]).plot().rings.isEmpty)
    #expect(picture([[1, 2, 3]]).miniMapSeries().rings.isEmpty)
  }

  @Test func theHeaderTellsWhatHasChanged() {
    let header = picture([[1, 2, 30], [3, 0, 1]], reading: 2).header(measure: FixedMeasure())
    #expect(header.texts.contains { $0.string == "31" })
    #expect(header.texts.contains { $0.string == "+29" })
    #expect(header.texts.contains { $0.string.contains(", compared with ") })
    let first = picture([[1, 2, 3]], reading: 0).header(measure: FixedMeasure())
    #expect(!first.texts.contains { $0.string.contains("compared") })
  }
}
