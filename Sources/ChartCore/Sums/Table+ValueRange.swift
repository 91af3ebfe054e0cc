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
      union(united, valueExtent(ofSeries: index, at: indexes))
    }
  }

  /// What the y axis of these series has to hold over `range`, where a pixel column is `bucketSpan`
  /// milliseconds wide: their values, from 0 on and as high as they stand on each other where the kind
  /// has it so; nil where there is nothing but gaps.
  ///
  /// Crowded stacks count as high as they are drawn, which is in columns: `stack` is the sum of these
  /// series there, if it is known. Of a total the points inside the range count, where there is one. Logarithmic time, for each column that is drawn where series stand
  /// on each other.
  func axisRange(
    of series: [Int], in range: ClosedRange<Double>, bucketSpan: Double, stack: Stack? = nil
  ) -> ClosedRange<Double>? {
    if let spectrogram { return 0...spectrogram.frequencies.upperBound }
    if kind.isOfPrices { return priceAxisRange(of: series, in: range, bucketSpan: bucketSpan) }
    switch kind.stacking {
    case .percentages: return 0...100
    case .sums:
      let stack = stack ?? self.stack(of: series, in: range, bucketSpan: bucketSpan)
      let seen = kind.drawsSum ? stack.extent(of: indexes(within: range)) : nil
      return seen ?? stack.extent
    case .none:
      let indexes =
        kind.isColumnar
        ? indexes(groupedIn: range, bucketSpan: bucketSpan)
        : kind.isScatter ? indexes(inside: range) : indexes(drawnIn: range)
      let values = series.reduce(nil) { united, index in
        union(united, valueExtent(ofSeries: index, at: indexes))
      }
      return kind.startsAtZero && values != nil ? union(values, 0...0) : values
    }
  }

  /// The points inside a range, but for the neighbours beyond its edges: the line of a total leaves the plot there, and
  /// the one value that its axis names is one that is seen.
  private func indexes(within range: ClosedRange<Double>) -> Range<Int> {
    let first = index(atOrAfter: range.lowerBound)
    return first..<max(first, index(atOrAfter: range.upperBound.nextUp))
  }

  /// Candles count from their lowest to their highest price, what was traded from 0 on, as the sum of each candle's
  /// time.
  private func priceAxisRange(
    of series: [Int], in range: ClosedRange<Double>, bucketSpan: Double
  ) -> ClosedRange<Double>? {
    let groups = candleSlots(in: range, bucketSpan: bucketSpan).map(\.indexes)
    guard let first = groups.first, let last = groups.last, let prices else { return nil }
    let indexes = first.lowerBound..<last.upperBound
    let quotes = kind.showsQuotes ? prices.quotes.columns : [prices.quotes.close]
    let extents = quotes.map { $0.extent(of: indexes) }
    return series.reduce(nil) { united, number in
      number == 0
        ? extents.reduce(united, union) : union(united, 0...max(0, volumes(of: groups).max() ?? 0))
    }
  }

  /// Where these series stand on each other in the columns that are drawn in `range`; the table is of
  /// a kind that stacks.
  func stack(
    of series: [Int], in range: ClosedRange<Double>, bucketSpan: Double
  ) -> Stack {
    var weights = self.series.map { _ in 0.0 }
    for series in series { weights[series] = 1 }
    return Stack(of: self, at: groups(in: range, bucketSpan: bucketSpan), weights: weights)
  }
}
