import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

@Suite struct ZoomImageTests {
  private let moment = Table.moment(90)

  private func overview(_ kind: ChartKind, _ theme: Theme) -> ChartPicture {
    SampleChart(
      table: .sample(kind), theme: theme,
      actions: [.setRange(chart: 0, Table.moment(60)...Table.moment(110))]
    ).picture(480, 380)
  }

  private func pie(_ theme: Theme) throws -> ChartPicture {
    let table = try #require(Table.sample(.percentageAreas).shares(around: moment))
    return SampleChart(table: table, theme: theme, actions: [.showAll(chart: 0)]).picture(480, 380)
  }

  private func matches(
    _ scene: Scene, _ name: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenImage.difference(of: scene, from: name)
    #expect(difference == nil, sourceLocation: location)
  }

  @Test("pies", arguments: [("light", Theme.light), ("dark", .dark)])
  func pies(name: String, theme: Theme) throws {
    var picture = try pie(theme)
    picture = picture.showing(PlotEffects(sectors: [PieSelection(series: 1)]))
    try matches(picture.scene(measure: PangoTextMeasure(fonts: bundledFonts)), "pie-\(name)")
  }

  @Test func areasOnTheirWayToAPie() throws {
    let zoom = ZoomPicture(
      overview: overview(.percentageAreas, .dark), detail: try pie(.dark), progress: 0.4)
    try matches(zoom.scene(measure: PangoTextMeasure(fonts: bundledFonts)), "zoom-pie")
  }

  @Test func columnsOnTheirWayToHours() throws {
    let hours = Table.sample(.stackedBars)
    let step = (Table.moment(1) - Table.moment(0)) / 24
    let detail = Table(
      kind: .stackedBars, x: Column(start: moment - 48 * step, step: step, count: 120),
      series: hours.series)
    let open = SampleChart(
      table: detail, actions: [.setRange(chart: 0, moment...(moment + 24 * step))])
    let zoom = ZoomPicture(
      overview: overview(.stackedBars, .light), detail: open.picture(480, 380), progress: 0.6)
    try matches(zoom.scene(measure: PangoTextMeasure(fonts: bundledFonts)), "zoom-columns")
  }
}
