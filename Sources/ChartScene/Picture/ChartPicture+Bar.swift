import ChartCore

/// How far above a bar's end a press still means it, in pixels.
private let barMargin = 4.0

extension ChartPicture {
  /// Whether a place of the plot is on what stands for a point of columns that stand on each other. Constant time.
  public func hasBar(ofPoint index: Int, at place: Point) -> Bool {
    let values = table.series.indices.filter(isOn).map { table.value(ofSeries: $0, at: index) }
    let sum = values.filter { $0 > 0 }.reduce(0, +)
    return sum > 0 && place.y >= yScales[0](sum) - barMargin && place.y <= layout.plot.height
  }
}
