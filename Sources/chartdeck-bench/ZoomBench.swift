import ChartCairo
import ChartCore
import ChartScene

/// The processor's work while a chart that fills the window opens a day: every part of every frame is
/// built and painted.
struct ZoomBench {
  private static let framesPerZoom = 25
  private static let day = 86_400_000.0

  /// What the chart fills.
  var window = Size(1600, 1000)
  /// How many times each pair of charts is gone through.
  let rounds: Int

  /// The kinds of overviews and details that Telegram has, with their numbers of series.
  private static let pairs: [(overview: ChartKind, detail: ChartKind, series: Int)] = [
    (.lines, .lines, 2), (.twoAxisLines, .twoAxisLines, 2), (.stackedBars, .stackedBars, 7),
    (.bars, .lines, 1), (.percentageAreas, .pie, 6),
  ]

  /// The whole frame of each pair, and the slowest of all frames.
  func measurements() -> [Measurement] {
    Self.pairs.flatMap { overview, detail, series in
      let costs = frames(Pair(overview: overview, detail: detail, seriesCount: series))
      let task = "zoom frame of \(overview.rawValue) to \(detail.rawValue)"
      return [
        Measurement(task: task, milliseconds: costs),
        Measurement(task: task + ": slowest", milliseconds: [costs.max() ?? 0]),
      ]
    }
  }

  /// The milliseconds of each frame; one zoom before warms up.
  private func frames(_ pair: Pair) -> [Double] {
    let text = PangoTextMeasure(fonts: .standard)
    let (overview, detail) = pair.charts(in: window, text: text)
    var costs: [Double] = []
    for round in 0...rounds {
      for frame in 0..<Self.framesPerZoom {
        let progress = Double(frame) / Double(Self.framesPerZoom - 1)
        let cost = processorMilliseconds {
          let zoom = ZoomPicture(overview: overview, detail: detail, progress: progress)
          for scene in parts(of: zoom, text: text) where !scene.items.isEmpty {
            paintImage(of: scene, text: text)
          }
        }
        if round > 0 { costs.append(cost) }
      }
    }
    return costs
  }

  private func parts(of zoom: ZoomPicture, text: PangoTextMeasure) -> [Scene] {
    ChartPart.allCases.map { zoom.scene(of: $0, measure: text) }
  }

  /// A day that opens over a year.
  private struct Pair {
    let overview, detail: ChartKind
    let seriesCount: Int

    /// The overview with the indicator on the day, and the detail, both filling the window.
    func charts(in size: Size, text: PangoTextMeasure) -> (ChartPicture, ChartPicture) {
      let year = Table.wandering(overview, seriesCount: seriesCount)
      let moment = year.x[300]
      let range = year.x[270]...year.domain.upperBound
      let opened = moment...(moment + ZoomBench.day)
      let open = detailTable(of: year, at: moment)
      return (
        chart(year, range: range, indicator: moment, size, text),
        chart(open, range: open.kind.hasSectors ? open.domain : opened, indicator: nil, size, text)
      )
    }

    /// Hours of a week, five minutes of a day, or the shares of a week.
    private func detailTable(of year: Table, at moment: Double) -> Table {
      if detail == .pie { return year.shares(around: moment) ?? year }
      let isDay = overview == .bars
      let (count, step) = isDay ? (288, ZoomBench.day / 288) : (168, ZoomBench.day / 24)
      let table = Table.wandering(
        detail, seriesCount: isDay ? 3 : seriesCount,
        x: Column(start: isDay ? moment : moment - 3 * ZoomBench.day, step: step, count: count))
      var presentation = table.presentation
      presentation.layout.hasMiniMap = !isDay
      return Table(kind: detail, x: table.x, series: table.series, presentation: presentation)
    }

    private func chart(
      _ table: Table, range: ClosedRange<Double>, indicator: Double?, _ size: Size,
      _ text: PangoTextMeasure
    ) -> ChartPicture {
      var board = Board(tables: [table])
      board.apply(.setRange(chart: 0, range))
      return ChartPicture(
        resting: table, title: "Chart", state: board.charts[0].view, size: size,
        style: ChartStyle(theme: .light, formats: .english), indicator: indicator, measure: text)
    }
  }
}
