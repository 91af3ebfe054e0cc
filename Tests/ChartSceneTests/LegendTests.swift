import ChartCore
import Testing

@testable import ChartScene

@Suite struct LegendTests {
  /// Four days of as many series as there are values on the last day.
  private func fixture(_ last: [Double], kind: ChartKind = .lines) -> Fixture {
    var fixture = Fixture(.daily(last.map { [1, 20, 3, $0] }, kind: kind))
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }

  private func many(_ count: Int, indicator: Double? = nil) -> ChartPicture {
    var fixture = fixture((0..<count).map { Double($0 * 7 % count) })
    fixture.board.apply(.setIndicator(chart: 0, indicator))
    return fixture.picture(Size(1400, 900))
  }

  @Test(
    "by value the highest is first, equal ones in their order, gaps last",
    arguments: [
      ([3.0, 1, 2], true, [0, 2, 1]), ([3, 1, 2], false, [0, 1, 2]), ([2, 2, 5], true, [2, 0, 1]),
      ([.nan, 1, .nan, 2], true, [3, 1, 0, 2]), ([-1, -5], true, [0, 1]), ([4], true, [0]),
    ])
  func order(last: [Double], isByValue: Bool, expected: [Int]) {
    let picture = fixture(last).picture()
    let all = Array(last.indices)
    #expect(picture.legendSeries(of: all, isByValue: isByValue) == expected)
    #expect(picture.legendSeries(of: [], isByValue: isByValue) == [])
  }

  @Test("values are the indicator's where it reads, else the last that are seen")
  func values() {
    var fixture = fixture([5, 7])
    func texts(_ fixture: Fixture) -> [String] {
      let picture = fixture.picture()
      let columns = LegendColumns(of: picture, width: 400, measure: FixedMeasure())
      return picture.legendHeads(columns).texts.map(\.string)
        + picture.legendRow(1, isOn: true, columns, measure: FixedMeasure()).texts.map(\.string)
    }
    #expect(texts(fixture) == ["Name", "Last", "Min", "Max", "#1", "7", "1", "20"])
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + day))
    #expect(
      texts(fixture) == ["Name", "18 Nov", "Min", "Max", "Last", "#1", "20", "1", "20", "7"])
    #expect(fixture.picture().spokenLegendRow(1) == "20, minimum 1, maximum 20")
    let gap = self.fixture([.nan, 1]).picture()
    #expect(gap.spokenLegendRow(0) == "–, minimum 1, maximum 20")
  }

  @Test(
    "columns give way to names, the value stays",
    arguments: [(400.0, 3), (280, 2), (190, 1), (0, 1)])
  func columns(width: Double, count: Int) {
    let columns = LegendColumns(of: many(30), width: width, measure: FixedMeasure())
    #expect(columns.ends.count == count)
    #expect(columns.ends.first?.kind == .value)
    #expect(columns.nameEnd >= 0 && columns.nameEnd <= max(0, width))
  }

  @Test("columns keep their places while the indicator moves")
  func steady() {
    let places = (0..<4).map {
      LegendColumns(
        of: many(30, indicator: firstMoment + Double($0) * day), width: 400,
        measure: FixedMeasure())
    }
    #expect(Set(places.map(\.nameEnd)).count == 1)
  }

  @Test("a raised row has a ground and a bold name, a row that is off an outline and dim letters")
  func rows() {
    let picture = many(30).showing(PlotEffects(raised: RaisedSeries(2)))
    let columns = LegendColumns(of: picture, width: 400, measure: FixedMeasure())
    let raised = picture.legendRow(2, isOn: true, columns, measure: FixedMeasure())
    #expect(raised.texts[0].style.isBold)
    #expect(
      raised.description
        != picture.legendRow(1, isOn: true, columns, measure: FixedMeasure()).description)
    let off = picture.legendRow(1, isOn: false, columns, measure: FixedMeasure())
    #expect(off.texts.allSatisfy { $0.color == Theme.light.dim && !$0.style.isBold })
    #expect(off.polylines.isEmpty)
  }

  @Test(
    "a picture that stays has as many rows as fit, and says how many more",
    arguments: [24, 60, 1000])
  func still(count: Int) {
    let texts = many(count).scene(measure: FixedMeasure()).texts.map(\.string)
    let rows = (0..<count).filter { texts.contains("#\($0)") }.count
    #expect(rows == (count == 24 ? 24 : 27))
    #expect(texts.contains("+\(count - rows) more") == (count > rows))
  }

  @Test("the mini-map of many lines is the band that they cover, with the raised line in it")
  func band() {
    let picture = many(60)
    #expect(picture.miniMapSeries().polylines.count == 2)
    let raised = picture.showing(PlotEffects(raised: RaisedSeries(4)))
    #expect(raised.miniMapSeries().polylines.count == 4)
    #expect(raised.inputs(of: .miniMapSeries) != picture.inputs(of: .miniMapSeries))
  }

  @Test("of a crowd one line can be raised")
  func crowd() {
    let picture = many(600).showing(PlotEffects(raised: RaisedSeries(599)))
    let plot = picture.plot()
    #expect(plot.polylines.count == 4)
    #expect(plot.description.contains(picture.color(ofSeries: 599).hex))
  }
}
