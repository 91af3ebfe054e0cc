import ChartCore

/// Draws series as lines that keep a value until the next point; gaps stay open.
struct StepMark {
  /// The data and the scales.
  let input: MarkInput

  /// The stairs of each series: of a lone point, one level line.
  ///
  /// Of the points in a pixel column only those that show are there.
  func items() -> [Scene.Item] {
    input.layered { series in
      input.table.runs(ofSeries: series, in: input.range, columns: input.columns).flatMap { run in
        stairs(run, of: series).flatMap { input.line(through: $0, of: series) }
      }
    }
  }

  /// The corners of a run's steps; a new piece begins after time that no value fills.
  private func stairs(_ run: [Int], of series: Int) -> [[Point]] {
    let (xScale, yScale) = (input.xScale, input.yScale(ofSeries: series))
    let column = input.table.series[series].column
    var pieces: [[Point]] = []
    var lastEnd = Double.nan
    for (place, index) in run.enumerated() {
      let (start, y) = (input.table.x[index], yScale(column[index]))
      if start != lastEnd { pieces.append([]) }
      lastEnd = end(of: index, before: place + 1 < run.count ? run[place + 1] : nil)
      pieces[pieces.count - 1] += [Point(xScale(start), y), Point(xScale(lastEnd), y)]
    }
    return pieces
  }

  /// Where a step ends: points between it and the next that are left out share a pixel with both.
  private func end(of index: Int, before next: Int?) -> Double {
    guard let next, next > index + 1 else { return input.table.end(ofPeriod: index) }
    return input.table.x[next]
  }
}
