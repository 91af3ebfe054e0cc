import ChartCairo
import ChartCore
import ChartScene

/// The processor's work while the bars of a month grow from the axis, on a card that fills the window: ten years of days
/// of three sports, of which a month is seen.
struct MonthBench {
  private static let framesPerGrowth = 48

  /// What the chart fills.
  var window = Size(1600, 1000)
  /// How many times they grow.
  let rounds: Int
  /// How many days there are.
  var days = 3_650

  /// The plot's frame.
  func measurement() -> Measurement {
    Measurement(task: "growth frame of a month", milliseconds: frames())
  }

  /// The milliseconds of each frame; one growth before warms up.
  private func frames() -> [Double] {
    let text = PangoTextMeasure(fonts: .standard)
    let picture = picture(text)
    var costs: [Double] = []
    for round in 0...rounds {
      for frame in 1...Self.framesPerGrowth {
        let cost = processorMilliseconds {
          let grown = picture.showing(
            PlotEffects(growth: Double(frame) / Double(Self.framesPerGrowth)))
          paintImage(of: grown.scene(of: .plot, measure: text), text: text)
        }
        if round > 0 { costs.append(cost) }
      }
    }
    return costs
  }

  private func picture(_ text: PangoTextMeasure) -> ChartPicture {
    let table = Table.wandering(
      .stackedBars, seriesCount: 3,
      x: Column(start: 1_523_059_200_000, step: millisecondsPerDay, count: days)
    ).presented { ($0.drawing.barsStandApart, $0.layout.hasCalendar) = (true, true) }
    var board = Board(tables: [table])
    let last = table.x[days - 1]
    board.apply(.setRange(chart: 0, last - 30 * millisecondsPerDay...last + millisecondsPerDay))
    return ChartPicture(
      resting: table, title: "Chart", state: board.charts[0].view, size: window,
      style: ChartStyle(theme: .light, formats: .english), measure: text)
  }
}
