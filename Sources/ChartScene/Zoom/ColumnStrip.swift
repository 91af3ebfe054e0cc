import ChartCore

/// The columns of some points of a chart as moments and pixels, however its kind stacks them.
struct ColumnStrip {
  /// From each column's start to its end.
  private(set) var periods: [ClosedRange<Double>] = []
  /// By column, then by series: the lower and the upper end, in pixels from the plot's upper edge.
  private(set) var ends: [[(lower: Double, upper: Double)]] = []

  /// The columns of a picture that are seen in a range.
  ///
  /// Where there are more than pixels, neighbours are one column, as high as the highest of them.
  init(of picture: ChartPicture, in range: ClosedRange<Double>) {
    let table = picture.table
    let indexes = table.indexes(drawnIn: range)
    let pixels = max(1, Int(clamping: picture.layout.plot.width))
    let step = max(1, (indexes.count + pixels - 1) / pixels)
    let stack = Stack(of: table, at: indexes, weights: picture.sample.opacities)
    for first in stride(from: indexes.lowerBound, to: indexes.upperBound, by: step) {
      let group = first..<min(first + step, indexes.upperBound)
      let end = max(table.x[first], table.end(ofPeriod: group.upperBound - 1))
      periods.append(table.x[first]...end)
      ends.append(Self.ends(of: picture, stack, at: group))
    }
  }

  private static func ends(
    of picture: ChartPicture, _ stack: Stack, at group: Range<Int>
  ) -> [(lower: Double, upper: Double)] {
    let highest = group.max { stack.extent(at: $0).upperBound < stack.extent(at: $1).upperBound }
    let index = highest ?? group.lowerBound
    return picture.table.series.indices.map { series in
      let scale = picture.yScale(ofSeries: series)
      if picture.table.kind.stacking == .none {
        let value = picture.table.series[series].column[index]
        let y = scale(value.isNaN ? 0 : value)
        return (max(scale(0), y), min(scale(0), y))
      }
      return (scale(stack.lower(series, at: index)), scale(stack.upper(series, at: index)))
    }
  }

  /// The column at a moment, or the one nearest to it; nil where there is none.
  func index(at moment: Double) -> Int? {
    guard !periods.isEmpty else { return nil }
    var (low, high) = (0, periods.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if periods[middle].lowerBound <= moment { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The time of all columns.
  var span: ClosedRange<Double>? {
    guard let first = periods.first, let last = periods.last else { return nil }
    return first.lowerBound...max(first.lowerBound, last.upperBound)
  }
}
