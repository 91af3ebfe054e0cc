/// Points further apart than this many usual distances have time between them that no value fills: with one missing they
/// are two apart, or two months of which one is February.
let longestPeriod = 1.75
/// How many distances are looked at for the usual one.
private let samples = 1_000

extension Table {
  /// The end of the time that the point at `index` stands for, where the kind fills periods: the
  /// next moment or, where that is far off, the usual distance from its own.
  public func end(ofPeriod index: Int) -> Double {
    x.end(ofPeriod: index, spacing: spacing)
  }

  /// The points that are drawn in `range`: those inside and the neighbours beyond the edges where
  /// values are of moments, those whose periods are seen where values fill periods.
  ///
  /// Logarithmic time, constant where x is evenly spaced.
  public func indexes(drawnIn range: ClosedRange<Double>) -> Range<Int> {
    guard kind.fillsPeriods else { return indexes(covering: range) }
    let first = index(atOrAfter: range.lowerBound)
    let start = first > 0 && end(ofPeriod: first - 1) > range.lowerBound ? first - 1 : first
    return start..<max(start, index(atOrAfter: range.upperBound))
  }

  /// The range of x that shows some points, at least one, and no part of others.
  public func range(of points: Range<Int>) -> ClosedRange<Double> {
    let last = points.upperBound - 1
    return x[points.lowerBound]...(kind.fillsPeriods ? end(ofPeriod: last) : x[last])
  }
}

extension Column {
  /// The end of the period of a number of x: the next number or, where that is far off, as far from its own as numbers
  /// usually are.
  func end(ofPeriod index: Int, spacing: Double) -> Double {
    let start = self[index]
    guard index + 1 < count, self[index + 1] - start <= spacing * longestPeriod else {
      return (start + spacing).clampedToFinite
    }
    return self[index + 1]
  }

  /// How many days of a zone neighbours are apart, where that is always the same number of whole days, whose first moments
  /// are one time of day to clocks that skip midnight too.
  ///
  /// Constant time where the zone is always as far from UTC; else up to the first that differs.
  func daysPerPoint(in zone: Zone) -> Int? {
    if zone.onlyOffset != nil { return (evenStep ?? onlyStep)?.wholeDays }
    func clock(_ index: Int) -> Double {
      zone.midnight(startingAt: self[index]) ?? zone.local(self[index])
    }
    guard count > 1, let days = (clock(1) - clock(0)).wholeDays else { return nil }
    let step = Double(days) * millisecondsPerDay
    var last = clock(1)
    for index in stride(from: 2, to: count, by: 1) {
      let next = clock(index)
      if next - last != step { return nil }
      last = next
    }
    return days
  }

  /// From the first of two points to the second: columns are even from three on.
  private var onlyStep: Double? { count == 2 ? self[1] - self[0] : nil }

  /// The middle one of the distances of neighbours, of up to 1,000 of them that are above 0; nil
  /// where there is none.
  public var usualSpacing: Double? {
    if let evenStep { return evenStep > 0 ? evenStep : nil }
    let step = Swift.max(1, (count - 1) / samples)
    let distances = stride(from: 1, to: count, by: step).map { self[$0] - self[$0 - 1] }
    let known = distances.filter { $0 > 0 && $0.isFinite }.sorted()
    return known.isEmpty ? nil : known[(known.count - 1) / 2]
  }
}

extension Double {
  /// So many milliseconds as whole days, at least one; nil where they are none.
  fileprivate var wholeDays: Int? {
    guard self > 0, truncatingRemainder(dividingBy: millisecondsPerDay) == 0 else { return nil }
    return Int(clamping: self / millisecondsPerDay)
  }
}
