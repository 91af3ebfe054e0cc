import ChartCore

/// What frames of bars, stacks and shares cost, from ten thousand points to a hundred million.
struct StackBench {
  private static let seriesCount = 4
  private static let kinds: [ChartKind] = [.bars, .stackedBars, .areas, .percentageAreas]

  /// The points of each chart.
  let counts: [Int]
  /// Frames of each drag.
  let frames: Int

  /// For each count and kind the making of the table from its columns, and frames of it.
  func measurements() -> [Measurement] {
    counts.flatMap { count in
      let noise = Table.noise(count: count, seriesCount: Self.seriesCount)
      return Self.kinds.flatMap { kind in
        let name = "\(noise.series.count) noisy \(kind.rawValue); \(count) points"
        var table = noise
        let making = Measurement(task: "table of \(name)", count: 3) {
          table = Table(kind: kind, x: noise.x, series: noise.series)
        }
        return [making]
          + FrameBench(table: table, frames: frames).measurements(task: "frame of \(name)")
      }
    }
  }
}
