import ChartCore

/// Pixels beyond the area up to which lines are kept, so that joins and caps at its edges are right.
private let reach = 2000.0

/// Draws series as lines from point to point; gaps stay open.
struct SeriesMark {
  /// The data.
  let table: Table
  /// Moments and values to pixels.
  let xScale, yScale: LinearScale
  /// The area the lines are seen in, from the origin.
  let size: Size
  /// The lines' width in pixels.
  let lineWidth: Double

  /// The line of a series, a dot where a point has a gap at both its sides.
  ///
  /// Of the points in a pixel column only those that show are there.
  func items(ofSeries series: Int, color: Color) -> [Scene.Item] {
    let lower = xScale.invert(0)
    let range = lower...max(lower, xScale.invert(size.width))
    let runs = table.runs(
      ofSeries: series, in: range, columns: max(1, Int(clamping: size.width.rounded(.up))))
    let clip = LineClip(to: Rect(size).inset(horizontally: -reach, vertically: -reach))
    return runs.flatMap { run in
      items(through: points(run, of: table.series[series].column), color: color, clip: clip)
    }
  }

  private func points(_ run: [Int], of column: Column) -> [Point] {
    run.map { Point(xScale(table.x[$0]), yScale(column[$0])) }
  }

  private func items(through points: [Point], color: Color, clip: LineClip) -> [Scene.Item] {
    let pieces = clip.pieces(of: points)
    guard points.count == 1 else {
      return pieces.map { .polyline($0, width: lineWidth, color: color) }
    }
    return pieces.map {
      .ring(center: $0[0], radius: lineWidth, width: 0, fill: color, color: color)
    }
  }
}
