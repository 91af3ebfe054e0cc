import ChartCore
import ChartScene

/// The processor's work for one frame of one chart: slice, y range, ticks, decimation, scenes and
/// pixels.
struct FrameBench {
  private static let plot = Size(1600, 500)
  private static let framesPerSecond = 60.0
  /// The part of the whole time that is seen: so much that even few points are crowded.
  private static let seenPart = 0.8
  /// The part of the whole time that the window moves in a frame.
  private static let partPerFrame = 0.000_37

  /// The data.
  let table: Table
  /// Frames of a drag.
  let frames: Int
  /// Whether the axes, the header and the mini-map's window are drawn too, or the series alone.
  var hasText = true

  /// The whole frame, then each of its parts.
  func measurements(task: String) -> [Measurement] {
    var board = Board(tables: [table])
    let span = table.domain.span * Self.seenPart
    board.apply(
      .setRange(chart: 0, table.domain.lowerBound...(table.domain.lowerBound + span)))
    var chart = BenchChart(
      table: table, title: "Chart", plot: Self.plot, state: board.charts[0].view,
      parts: hasText ? nil : ["plot"])
    var costs = FrameCosts()
    for frame in 0...frames {
      // The first frame draws what the others keep.
      if frame == 1 { costs = FrameCosts() }
      let cost = processorMilliseconds {
        board.apply(action(in: frame))
        chart.follow(board.charts[0].view, at: Double(frame) / Self.framesPerSecond)
        chart.build { costs.add("\($0) scene", $1) }
        chart.paint { costs.add("\($0) paint", $1) }
      }
      costs.addFrame(cost)
    }
    return [costs.whole(task: task)] + costs.parts(task: task)
  }

  private func action(in frame: Int) -> Board.Action {
    let distance = table.domain.span * Self.partPerFrame
    return .moveRange(chart: 0, by: frame / 400 % 2 == 0 ? distance : -distance)
  }
}
