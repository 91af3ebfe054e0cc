extension Table {
  /// What a series' values are compared with in a visible range: its first value from there on, of prices the first
  /// close, or its last one before; nil where that is not above 0. Every change of a range is counted from it.
  /// Logarithmic time.
  public func base(ofSeries number: Int, in range: ClosedRange<Double>) -> Double? {
    let base = baseIndex(ofSeries: number, in: range).map { series[number].column[$0] }
    return base.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The point that has that value; nil where there are only gaps. A price that only stands until there is the next one
  /// is none to begin with, unless the range has no other.
  public func baseIndex(ofSeries number: Int, in range: ClosedRange<Double>) -> Int? {
    let (column, start) = (series[number].column, index(atOrAfter: range.lowerBound))
    let end = max(start, index(atOrAfter: range.upperBound.nextUp))
    return series[number].counted?.firstIndex(in: start..<end)
      ?? column.firstIndex(in: start..<x.count) ?? column.lastIndex(in: 0..<start)
  }

  /// By how much percent series go below and above their values at the start of `range`; nil where none has any
  /// above 0.
  func percentRange(
    of numbers: [Int], in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let indexes = indexes(drawnIn: range)
    let ranges = numbers.compactMap { number -> ClosedRange<Double>? in
      guard let base = base(ofSeries: number, in: range),
        let extent = extent(ofSeries: number, at: indexes)
      else { return nil }
      return percent(extent.lowerBound, of: base)...percent(extent.upperBound, of: base)
    }
    guard let lowest = ranges.map(\.lowerBound).min(), let highest = ranges.map(\.upperBound).max()
    else { return nil }
    return lowest...highest
  }
}

extension Table {
  /// The lowest to the highest value of a series at some points, of candles the lowest and the highest price.
  public func extent(ofSeries number: Int, at indexes: Range<Int>) -> ClosedRange<Double>? {
    let columns =
      kind == .candles && number == 0 ? prices?.quotes.columns ?? [] : [series[number].column]
    let extents = columns.compactMap { $0.extent(of: indexes) }
    guard let lowest = extents.map(\.lowerBound).min(),
      let highest = extents.map(\.upperBound).max()
    else { return nil }
    return lowest...highest
  }
}

/// By how much percent a value is above its base.
private func percent(_ value: Double, of base: Double) -> Double {
  ((value / base - 1) * 100).clampedToFinite
}
extension Table {
  /// The column that has the highest or the lowest values of a series: of candles the highest or the lowest prices.
  public func extremes(ofSeries number: Int, areHighest: Bool) -> Column {
    guard kind == .candles, number == 0, let quotes = prices?.quotes else {
      return series[number].column
    }
    return areHighest ? quotes.high : quotes.low
  }
}

