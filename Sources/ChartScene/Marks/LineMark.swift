import ChartCore

/// Draws series as straight lines from point to point; gaps stay open.
struct LineMark {
  /// The data and the scales.
  let input: MarkInput

  /// The line of each series, a dot where a point has a gap at both its sides.
  ///
  /// Of the points in a pixel column only those that show are there.
  func items() -> [Scene.Item] {
    input.layered { series in
      input.table.runs(ofSeries: series, in: input.range, columns: input.columns).flatMap { run in
        input.line(through: points(run, of: series), of: series)
      }
    }
  }

  private func points(_ run: [Int], of series: Int) -> [Point] {
    let (table, xScale, yScale) = (input.table, input.xScale, input.yScale(ofSeries: series))
    let column = table.series[series].column
    return run.map { Point(xScale(table.x[$0]), yScale(column[$0])) }
  }
}
