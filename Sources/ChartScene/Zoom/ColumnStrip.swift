import ChartCore

/// The columns of some points of a chart as moments and pixels, however its kind stacks them.
struct ColumnStrip {
  /// From each column's start to its end.
  private(set) var periods: [ClosedRange<Double>] = []
  /// By column, then by series: the lower and the upper end, in pixels from the plot's upper edge.
  private(set) var ends: [[(lower: Double, upper: Double)]] = []

  /// The columns of a picture that are seen in a range: as at rest, points that share a pixel are one.
  init(of picture: ChartPicture, in range: ClosedRange<Double>) {
    let table = picture.table
    let groups = table.groups(in: range, bucketSpan: picture.xScale.bucketSpan)
    periods = groups.map { group in
      let start = table.x(at: group.lowerBound)
      return start...max(start, table.end(ofPeriod: group.upperBound - 1))
    }
    ends =
      table.kind.stacking == .none
      ? groups.map { Self.lengths(of: picture, at: $0) } : Self.parts(of: picture, at: groups)
  }

  /// Each series from 0 to its longest value in a group.
  private static func lengths(
    of picture: ChartPicture, at group: Range<Int>
  ) -> [(lower: Double, upper: Double)] {
    picture.table.series.indices.map { series in
      let scale = picture.yScale(ofSeries: series)
      let extent = picture.table.valueExtent(ofSeries: series, at: group) ?? 0...0
      let isHigh = extent.upperBound.magnitude >= extent.lowerBound.magnitude
      let y = scale(isHigh ? extent.upperBound : extent.lowerBound)
      return (max(scale(0), y), min(scale(0), y))
    }
  }

  /// Each series where it stands on the others in each group.
  private static func parts(
    of picture: ChartPicture, at groups: [Range<Int>]
  ) -> [[(lower: Double, upper: Double)]] {
    let stack = Stack(of: picture.table, at: groups, weights: picture.sample.opacities)
    return groups.indices.map { place in
      picture.table.series.indices.map { series in
        let (scale, part) = (picture.yScale(ofSeries: series), stack.part(series, at: place))
        return (scale(part.lower), scale(part.upper))
      }
    }
  }

  /// The column at a moment, or the one nearest to it; nil where there is none.
  func index(at moment: Double) -> Int? {
    guard !periods.isEmpty else { return nil }
    return max(0, periods.partitioningIndex { $0.lowerBound > moment } - 1)
  }

  /// The time of all columns.
  var span: ClosedRange<Double>? {
    guard let first = periods.first, let last = periods.last else { return nil }
    return first.lowerBound...max(first.lowerBound, last.upperBound)
  }
}
