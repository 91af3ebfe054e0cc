import ChartCairo
import ChartCore
import ChartScene

/// The processor's work while the plot of a chart that fills the window becomes that of other data: 100,000 points
/// become 70,000.
struct MorphBench {
  private static let framesPerMorph = 25
  private static let minute = 60_000.0

  /// What the chart fills.
  var window = Size(1600, 1000)
  /// How many times each kind is gone through.
  let rounds: Int
  /// How many points there are before and after.
  var counts = (before: 100_000, after: 70_000)

  /// The plot's frame of each kind, and the slowest of all frames.
  func measurements() -> [Measurement] {
    [ChartKind.lines, .priceArea].flatMap { kind in
      let costs = frames(of: kind)
      let task = "morph frame of \(kind.rawValue)"
      return [
        Measurement(task: task, milliseconds: costs),
        Measurement(task: task + ": slowest", milliseconds: [costs.max() ?? 0]),
      ]
    }
  }

  /// The milliseconds of each frame; one morph before warms up.
  private func frames(of kind: ChartKind) -> [Double] {
    let text = PangoTextMeasure(fonts: .standard)
    let before = chart(kind, counts.before, text).scene(of: .plot, measure: text)
    let after = chart(kind, counts.after, text)
    var costs: [Double] = []
    for round in 0...rounds {
      for frame in 0..<Self.framesPerMorph {
        let progress = Double(frame) / Double(Self.framesPerMorph - 1)
        let cost = processorMilliseconds {
          let picture = after.showing(
            PlotEffects(arrival: PlotArrival(from: before, progress: progress)))
          paintImage(of: picture.scene(of: .plot, measure: text), text: text)
        }
        if round > 0 { costs.append(cost) }
      }
    }
    return costs
  }

  /// A chart of all its points.
  private func chart(_ kind: ChartKind, _ count: Int, _ text: PangoTextMeasure) -> ChartPicture {
    let table = Table.wandering(
      kind, seriesCount: 1,
      x: Column(start: 1_523_059_200_000, step: Self.minute, count: count))
    var board = Board(tables: [table])
    board.apply(.showAll(chart: 0))
    return ChartPicture(
      resting: table, title: "Chart", state: board.charts[0].view, size: window,
      style: ChartStyle(theme: .light, formats: .english), measure: text)
  }
}
