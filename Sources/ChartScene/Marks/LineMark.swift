import ChartCore

/// Draws series as straight lines from point to point; gaps stay open.
struct LineMark {
  /// The data and the scales.
  let input: MarkInput

  /// The line of each series, a dot where a point has a gap at both its sides.
  ///
  /// Of the points in a pixel column only those that show are there.
  func items() -> [Scene.Item] {
    let columns = input.lineColumns
    return input.layered { series, items in
      let (xScale, yScale) = (input.xScale, input.yScale(ofSeries: series))
      for run in input.table.runs(ofSeries: series, in: columns, on: yScale) {
        let points = [Point](capacity: run.count) { points in
          for point in run { points.append(Point(xScale(point.moment), yScale(point.value))) }
        }
        input.addLine(through: points, of: series, to: &items)
      }
      input.addMarkers(of: series, to: &items)
    }
  }
}

extension Table {
  /// The points that a line through a series needs, between its gaps and values that have no place on a
  /// scale.
  func runs(
    ofSeries series: Int, in columns: PixelBuckets, on scale: ValueScale
  ) -> [ArraySlice<SeriesPoint>] {
    let runs = runs(ofSeries: series, in: columns)
    if scale.form == .linear { return runs }
    return runs.flatMap { $0.split { !scale.hasPlace(for: $0.value) } }
  }
}
