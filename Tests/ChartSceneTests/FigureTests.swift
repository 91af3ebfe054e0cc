import ChartCore
import ChartScene
import Testing

@Suite struct FigureTests {
  private func scene(
    _ table: Table, hidden: Set<Int> = [], form: ChartForm, _ size: Size = Size(700, 420)
  ) -> Scene {
    var board = Board(tables: [table])
    for series in hidden { board.apply(.toggle(chart: 0, series: series)) }
    return ChartPicture(
      resting: table, title: "Figure", state: board.charts[0].view, size: size, form: form,
      style: style, measure: FixedMeasure()
    ).scene(measure: FixedMeasure())
  }

  private let style = ChartStyle(theme: .light, formats: .english)
  private let table = Table.daily([[1, 2], [2, 1], [3, 3]], names: ["Alpha", "Beta", "Gamma"])

  @Test("a figure names the series that are on, without buttons and mini-map")
  func names() {
    let figure = scene(table, hidden: [1], form: .figure)
    let texts = figure.texts.map(\.string)
    #expect(texts.contains("Alpha") && texts.contains("Gamma") && !texts.contains("Beta"))
    let names = figure.texts.filter { ["Alpha", "Gamma"].contains($0.string) }
    #expect(names.allSatisfy { $0.color == Theme.light.text })
    #expect(names.allSatisfy { $0.extent.upperBound <= 700 })
    #expect(scene(table, form: .full).texts.map(\.string).contains("Beta"))
  }

  @Test("the room of the mini-map is the plot's")
  func plot() {
    func plot(_ form: ChartForm) -> Double {
      ChartLayout(
        of: table, size: Size(700, 420), form: form, style: style, shown: [0, 1, 2],
        measure: FixedMeasure()
      ).plot.height
    }
    #expect(plot(.figure) > plot(.full))
  }

  @Test("one series alone has no names")
  func alone() {
    let figure = scene(Table.daily([[1, 2]], names: ["Alpha"]), form: .figure)
    #expect(!figure.texts.map(\.string).contains("Alpha"))
  }
}
