import ChartCore

/// Draws series as lines that keep a value until the next point; gaps stay open.
struct StepMark {
  /// The data and the scales.
  let input: MarkInput

  /// The stairs of each series: of a lone point, one level line.
  ///
  /// Of the points in a pixel column only those that show are there.
  func items() -> [Scene.Item] {
    let columns = input.lineColumns
    return input.layered { series, items in
      let (xScale, yScale) = (input.xScale, input.yScale(ofSeries: series))
      for run in input.table.runs(ofSeries: series, in: columns, on: yScale) {
        for piece in input.table.stairs(run) {
          let points = piece.map { Point(xScale($0.moment), yScale($0.value)) }
          input.addLine(through: points, of: series, to: &items)
        }
      }
      input.addMarkers(of: series, to: &items)
    }
  }
}

extension Table {
  /// The corners of the steps of a series' run; a new piece begins after time that no value fills.
  func stairs(_ run: ArraySlice<SeriesPoint>) -> [[(moment: Double, value: Double)]] {
    var pieces: [[(moment: Double, value: Double)]] = []
    var lastEnd = Double.nan
    for (place, point) in zip(run.indices, run) {
      if point.moment != lastEnd { pieces.append([]) }
      lastEnd = end(of: point, before: place + 1 < run.endIndex ? run[place + 1] : nil)
      pieces[pieces.count - 1] += [(point.moment, point.value), (lastEnd, point.value)]
    }
    return pieces
  }

  /// Where a step ends: points between it and the next that are left out share a pixel with both.
  private func end(of point: SeriesPoint, before next: SeriesPoint?) -> Double {
    guard let next, next.index != point.index + 1 else { return end(ofPeriod: point.index) }
    return next.moment
  }
}
