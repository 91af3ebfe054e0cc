extension Table {
  /// What a series' values are compared with where its chart is in percent: its first value from a moment on, or
  /// its last one before; nil where that is not above 0. Logarithmic time, squared where there are gaps.
  public func base(ofSeries number: Int, at moment: Double) -> Double? {
    let (column, index) = (series[number].column, index(atOrAfter: moment))
    let base = column.firstValue(in: index..<x.count) ?? column.lastValue(in: 0..<index)
    return base.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// By how much percent series go below and above their values at the start of `range`; nil where none has any
  /// above 0.
  func percentRange(
    of numbers: [Int], in range: ClosedRange<Double>
  ) -> ClosedRange<Double>? {
    let indexes = indexes(drawnIn: range)
    let ranges = numbers.compactMap { number -> ClosedRange<Double>? in
      guard let base = base(ofSeries: number, at: range.lowerBound),
        let extent = series[number].column.extent(of: indexes)
      else { return nil }
      return percent(extent.lowerBound, of: base)...percent(extent.upperBound, of: base)
    }
    guard let lowest = ranges.map(\.lowerBound).min(), let highest = ranges.map(\.upperBound).max()
    else { return nil }
    return lowest...highest
  }
}

/// By how much percent a value is above its base.
private func percent(_ value: Double, of base: Double) -> Double {
  ((value / base - 1) * 100).clampedToFinite
}
