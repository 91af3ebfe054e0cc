extension Table {
  /// The lowest to the highest value of these series over `indexes(covering: range)`.
  ///
  /// The neighbours beyond the edges count, because the lines run towards them. Gaps do not; nil
  /// where nothing else is left. Logarithmic time.
  public func valueRange(
    of series: [Int], in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let indexes = indexes(covering: range)
    return series.reduce(nil) { united, index in
      union(united, self.series[index].column.extent(of: indexes))
    }
  }

  /// What the y axis of these series has to hold over `range`, where a pixel column is `columnSpan`
  /// milliseconds wide: their values, from 0 on and as high as they stand on each other where the kind
  /// has it so; nil where there is nothing but gaps.
  ///
  /// Crowded stacks count as high as they are drawn, which is in columns: `stack` is the sum of these
  /// series there, if it is known. Logarithmic time, for each column that is drawn where series stand
  /// on each other.
  func axisRange(
    of series: [Int], in range: ClosedRange<Double>, columnSpan: Double, stack: Stack? = nil
  ) -> ClosedRange<Double>? {
    switch kind.stacking {
    case .percentages: return 0...100
    case .sums:
      return (stack ?? self.stack(of: series, in: range, columnSpan: columnSpan)).extent
    case .none:
      let indexes =
        kind.isColumnar
        ? indexes(groupedIn: range, columnSpan: columnSpan) : indexes(drawnIn: range)
      let values = series.reduce(nil) { united, index in
        union(united, self.series[index].column.extent(of: indexes))
      }
      return kind.startsAtZero && values != nil ? union(values, 0...0) : values
    }
  }

  /// Where these series stand on each other in the columns that are drawn in `range`; the table is of
  /// a kind that stacks.
  func stack(
    of series: [Int], in range: ClosedRange<Double>, columnSpan: Double
  ) -> Stack {
    var weights = self.series.map { _ in 0.0 }
    for series in series { weights[series] = 1 }
    return Stack(of: self, at: groups(in: range, columnSpan: columnSpan), weights: weights)
  }

  private func union(
    _ a: ClosedRange<Double>?, _ b: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    guard let a, let b else { return a ?? b }
    return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }
}
