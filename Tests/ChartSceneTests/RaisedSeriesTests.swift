import ChartCore
import Testing

@testable import ChartScene

@Suite struct RaisedSeriesTests {
  private func picture(_ kind: ChartKind, raised: RaisedSeries? = nil) -> ChartPicture {
    Fixture(Table.sample(kind)).picture().showing(PlotEffects(raised: raised))
  }

  private func lines(_ plot: Scene) -> [(width: Double, color: Color)] {
    plot.leaves.compactMap {
      if case .polyline(_, let width, let color) = $0 { (width, color) } else { nil }
    }
  }

  @Test("a raised line is wide and in front, on a rim; the others are thin and faint")
  func raisedLine() {
    let usual = lines(picture(.lines).plot())
    #expect(usual.map(\.width) == [2, 2, 2])
    let raised = lines(picture(.lines, raised: RaisedSeries(0)).plot())
    #expect(raised.map(\.width) == [1.5, 1.5, 7, 3])
    #expect(raised.map(\.color.alpha) == [0.36, 0.36, 1, 1])
    #expect(raised[2].color == Theme.light.card && raised[3].color == usual[0].color)
    let half = lines(picture(.lines, raised: RaisedSeries(0, amount: 0.5)).plot())
    #expect(half.map(\.width) == [1.75, 1.75, 4.5, 2.5])
    #expect(half.map { ($0.color.alpha * 100).rounded() } == [68, 68, 50, 100])
  }

  @Test(
    "surfaces of the others fade into the card", arguments: [ChartKind.areas, .stackedBars, .pie])
  func raisedSurface(kind: ChartKind) {
    let usual = picture(kind)
    let raised = picture(kind, raised: RaisedSeries(1))
    #expect(usual.plot() != raised.plot())
    let text = raised.plot().description
    #expect(text.contains(usual.color(ofSeries: 1).hex))
    #expect(!text.contains(usual.color(ofSeries: 0).hex))
  }

  @Test("the mini-map stays; plot and overlay have another input")
  func inputs() {
    let usual = picture(.lines)
    let raised = usual.showing(PlotEffects(raised: RaisedSeries(1)))
    for part in ChartPart.allCases {
      let isOther = usual.inputs(of: part) != raised.inputs(of: part)
      #expect(isOther == [.plot, .overlay].contains(part))
    }
    #expect(usual.miniMapSeries() == raised.miniMapSeries())
  }

  @Test("its ring is larger and drawn last; a series that is off or missing is not raised")
  func ring() {
    var fixture = Fixture(Table.sample(.lines))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 35 * day))
    let rings = fixture.picture().showing(PlotEffects(raised: RaisedSeries(0))).overlay(
      measure: FixedMeasure()
    ).leaves
      .compactMap { item -> Double? in
        if case .ring(_, let radius, _, _, _) = item { radius } else { nil }
      }
    #expect(rings == [5, 5, 6])
    fixture.board.apply(.toggle(chart: 0, series: 1))
    #expect(fixture.picture().showing(PlotEffects(raised: RaisedSeries(1))).raised == nil)
    #expect(fixture.picture().showing(PlotEffects(raised: RaisedSeries(7))).raised == nil)
  }
}

@Suite struct NearestLineTests {
  private func picture(_ table: Table) -> ChartPicture {
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    return fixture.picture()
  }

  @Test("the nearest line above or below the pointer, within 14 pixels, between points too")
  func nearest() {
    let picture = picture(.daily([[0, 10, 0], [10, 10, 100]]))
    let scale = picture.yScales[0]
    for (x, value, line) in [
      (64.0, 0.0, 0), (64, 10, 1), (193, 5, 0), (193, 10, 1), (322, 10, 1), (451, 55, 1),
      (580, 100, 1), (10, 0, nil), (590, 0, nil), (580, 50, nil),
    ] as [(Double, Double, Int?)] {
      #expect(picture.line(at: Point(x, scale(value))) == line, "\(x), \(value)")
    }
    let below = scale(0) + 13.9
    #expect(picture.line(at: Point(64, below)) == 0)
    #expect(picture.line(at: Point(64, below + 0.2)) == nil)
  }

  @Test("gaps have no line, steps keep their value, surfaces and lines that are off are not meant")
  func kinds() {
    let gap = picture(.daily([[1, .nan, 1], [0, 0, 0]]))
    #expect(gap.line(at: Point(193, gap.yScales[0](1))) == nil)
    let steps = picture(.daily([[0, 10, 10], [20, 20, 20]], kind: .steps))
    #expect(steps.line(at: Point(200, steps.yScales[0](0))) == 0)
    #expect(steps.line(at: Point(200, steps.yScales[0](10))) == nil)
    #expect(picture(.sample(.areas)).line(at: Point(300, 200)) == nil)
    var fixture = Fixture(Table.daily([[0, 0], [0, 0]]))
    fixture.board.apply(.toggle(chart: 0, series: 0))
    let off = fixture.picture()
    #expect(off.line(at: Point(300, off.yScales[0](0))) == 1)
  }

  @Test("on a logarithmic axis only values above 0 have a line, whatever the others are")
  func logarithmic() {
    var fixture = Fixture(Table.daily([[-5, -3, -4], [-10, 10, 100], [0, 0, 0]]))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setYScale(chart: 0, .logarithmic))
    let picture = fixture.picture()
    for x in stride(from: -10.0, to: 620, by: 3) {
      for y in stride(from: -10.0, to: 300, by: 20) {
        #expect([nil, 1].contains(picture.line(at: Point(x, y))))
      }
    }
    #expect(picture.line(at: Point(580, picture.yScales[0](100))) == 1)
  }

  @Test("a line is everywhere between the lowest and the highest point of a pixel column")
  func crowded() {
    let picture = picture(
      .daily([(0..<20_000).map { $0 % 2 == 0 ? 0.0 : 100 }, Array(repeating: 300, count: 20_000)]))
    #expect(picture.line(at: Point(300, picture.yScales[0](50))) == 0)
    #expect(picture.line(at: Point(300, picture.yScales[0](200))) == nil)
  }
}
