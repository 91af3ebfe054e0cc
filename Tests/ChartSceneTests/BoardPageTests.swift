import ChartCore
@testable import ChartScene
import TestSupport
import Testing

@Suite struct BoardPageTests {
  private let style = ChartStyle(theme: .light, formats: .english)

  private func charts(_ tables: Table...) -> [PageChart] {
    tables.enumerated().map { number, table in
      PageChart(table, title: "Chart \(number + 1)", state: ChartState(table: table))
    }
  }

  private func page(
    _ charts: [PageChart], _ width: Double = 300, _ height: Double? = 200
  ) -> BoardPage {
    BoardPage(charts, cardWidth: width, cardHeight: height, style: style)
  }

  /// The shadows, which lie where the cards do.
  private func cards(_ scene: Scene) -> [Rect] {
    scene.items.compactMap { if case .shadow(let card, _, 9, 1, _) = $0 { card } else { nil } }
  }

  @Test func withoutChartsThereIsNothing() {
    #expect(page([]).size.height == 0)
    #expect(cards(page([]).scene(measure: FixedMeasure())) == [])
  }

  @Test(
    "cards have the ground of a window that is as wide, and their own size",
    arguments: [
      (240.0, 200.0, 12.0), (300, 200, 12), (431, 300, 12), (432, 300, 24), (1000, 560, 24),
      (3000, 200, 24),
    ])
  func sizes(width: Double, height: Double, gap: Double) {
    let table = Table.waves(count: 10)
    let page = page(charts(table, table), width, height)
    #expect(page.size == Size(width + 2 * gap, 2 * height + 3 * gap))
    let scene = page.scene(measure: FixedMeasure())
    #expect(scene.size == page.size)
    #expect(scene.items.first == .rectangle(Rect(page.size), fill: style.theme.window))
    #expect(
      cards(scene) == [
        Rect(gap, gap, width, height), Rect(gap, height + 2 * gap, width, height),
      ])
  }

  @Test func withoutAHeightCardsAreAsHighAsInTheList() {
    var track = Table.waves(count: 10)
    track = Table(
      x: track.x, series: track.series,
      presentation: {
        var presentation = Presentation()
        presentation.layout.hasMiniMap = false
        return presentation
      }())
    let tables = [Table.waves(count: 10), track]
    let page = page(charts(tables[0], tables[1]), 800, nil)
    let heights = tables.map { ChartLayout.listHeight(for: $0, width: 800, textScale: 1) }
    #expect(heights[0] > heights[1])
    #expect(cards(page.scene(measure: FixedMeasure())).map(\.height) == heights)
    #expect(page.size.height == heights[0] + heights[1] + 72)
  }

  @Test func eachChartHasItsState() {
    var board = Board(tables: [Table.waves(count: 40), Table.waves(count: 40)])
    board.apply(.link(false))
    board.apply(.setRange(chart: 0, firstMoment...(firstMoment + 6 * day)))
    board.apply(.setIndicator(chart: 0, firstMoment + 3 * day))
    board.apply(.toggle(chart: 1, series: 0))
    let table = Table.waves(count: 40)
    let scene = page(
      zip(["Left", "Right"], board.charts).map {
        PageChart(table, title: $0, state: $1.view)
      },
      500, 300
    ).scene(measure: FixedMeasure())
    let words = Set(scene.texts.map(\.string))
    #expect(words.isSuperset(of: ["Left", "17 Nov 2018 \u{2013} 23 Nov 2018", "Right"]))
    #expect(words.contains("Tue, 20 Nov 2018"), "the indicator's card")
    #expect(scene.rings.count == 2, "one on each line of the first chart")
  }

  @Test("parts of a card are items of the page, where the raster finds them")
  func partsStandAlone() {
    let page = page(charts(Table.waves(count: 10), Table.sample(.bars)), 500, 300)
    let picture = ChartPicture(
      resting: Table.waves(count: 10), title: "Chart 1",
      state: ChartState(table: Table.waves(count: 10)), size: Size(500, 300), style: style,
      measure: FixedMeasure())
    let alone = picture.scene(measure: FixedMeasure()).items.dropFirst()
    let items = page.scene(measure: FixedMeasure()).items.dropFirst(2).prefix(alone.count)
    for (item, own) in zip(items, alone) {
      guard case .moved(let place, let parts) = item else {
        Issue.record("a part without a place")
        continue
      }
      if case .moved(let ownPlace, let ownParts) = own {
        #expect(place == Point(ownPlace.x + 24, ownPlace.y + 24) && parts == ownParts)
      } else {
        #expect(place == Point(24, 24) && parts == [own])
      }
    }
  }

  @Test(arguments: [false, true]) func pages(isDark: Bool) {
    var style = style
    style.theme = isDark ? .dark : .light
    let charts = charts(Table.waves(count: 12), Table.sample(.percentageAreas))
    let page = BoardPage(charts, cardWidth: 300, cardHeight: 240, style: style)
    let scene = page.scene(measure: FixedMeasure())
    let difference = Golden.difference(
      of: scene.description, from: "page-\(isDark ? "dark" : "light")")
    #expect(difference == nil)
  }
}
