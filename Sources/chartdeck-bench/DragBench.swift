import ChartCairo
import ChartCore
import ChartScene

/// The processor's work while a hand moves the mini-map's window of one of five charts.
///
/// Each frame does what the window does: the board takes the action, motions follow, the scenes of
/// charts in motion are built, and the parts that differ are painted. The rest is not touched.
struct DragBench {
  private static let window = Size(1600, 1000)
  private static let chartCount = 5
  private static let framesPerSecond = 60.0
  /// The part of its time that the window moves in a frame: a quick hand, once across in a second.
  private static let partPerFrame = 1.0 / 60

  private let tables: [Table]
  private let frames: Int

  /// A drag over so many frames; fewer than five charts are shown more than once.
  init(tables: [Table], frames: Int) {
    let shown = ColumnCatalog(charts: tables).openingCharts.map(\.table)
    self.tables = (0..<Self.chartCount).map { shown[$0 % shown.count] }
    self.frames = frames
  }

  /// The whole frame, and how it divides.
  func measurements() -> [Measurement] {
    let costs = costs()
    return [costs.whole(task: "drag frame")] + costs.parts(task: "drag frame")
  }

  /// The whole frame.
  func measurement(task: String) -> Measurement { costs().whole(task: task) }

  private func costs() -> FrameCosts {
    var board = Board(tables: tables)
    var charts = tables.enumerated().map { index, table in
      BenchChart(
        table: table, title: "Chart \(index + 1)", width: Self.window.width,
        state: board.charts[index].view)
    }
    var costs = FrameCosts()
    for frame in 0..<frames {
      let seconds = Double(frame) / Self.framesPerSecond
      let cost = processorMilliseconds {
        board.apply(action(in: frame, on: board))
        for index in charts.indices {
          charts[index].follow(board.charts[index].view, at: seconds)
          charts[index].build { costs.add("\($0) scene", $1) }
          charts[index].paint { costs.add("\($0) paint", $1) }
        }
      }
      costs.addFrame(cost)
    }
    return costs
  }

  /// The chart with the most points, whose drag costs the most.
  private var dragged: Int {
    tables.indices.max { tables[$0].x.count < tables[$1].x.count } ?? 0
  }

  /// The hand goes to the start and back to the end.
  private func action(in frame: Int, on board: Board) -> Board.Action {
    let distance = board.charts[dragged].view.domain.span * Self.partPerFrame
    let isBackwards = frame / 45 % 2 == 0
    return .moveRange(chart: dragged, by: isBackwards ? -distance : distance)
  }
}
