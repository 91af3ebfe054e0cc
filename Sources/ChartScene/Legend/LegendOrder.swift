import ChartCore

/// How the rows of a legend are sorted.
public enum LegendOrder: CaseIterable, Sendable {
  /// The highest value at the indicator first, or the highest last value where it reads none.
  case value
  /// By name.
  case name
  /// As in the file.
  case file
}

extension ChartPicture {
  /// The series of a legend in an order: those of `candidates`, which are sorted by name or as in the file.
  ///
  /// Of equal values the first candidate comes first, gaps come last. Time in proportion to the series.
  public func legendSeries(of candidates: [Int], isByValue: Bool) -> [Int] {
    guard isByValue, let index = legendIndex else { return candidates }
    let values = candidates.map { series in
      let value = table.value(ofSeries: series, at: index)
      return value.isNaN ? -Double.infinity : value
    }
    return candidates.indices.sorted { (values[$1], $0) < (values[$0], $1) }.map { candidates[$0] }
  }

  /// The point whose values a legend has: the indicator's, or the last one that is seen.
  var legendIndex: Int? { readIndex ?? lastSeenIndex }

  /// The last point of the visible range.
  var lastSeenIndex: Int? {
    let end = table.index(atOrAfter: sample.visibleRange.upperBound.nextUp)
    return end > 0 ? end - 1 : nil
  }
}
