// What scenes, widgets, speech and exports ask of what stands behind a chart: points by their numbers, and the ends of
// ranges of them. None of them holds a column, so that another source than columns in memory can answer.
extension Table {
  /// How many points there are, at least one.
  public var pointCount: Int { x.count }

  /// What its x is called.
  public func xWords(_ words: Words) -> String {
    if let name = presentation.xName { return name }
    return switch xKind {
    case .moments, .sessions: words("Time")
    case .timesOfDay: words("Hour")
    case .durations: words("Duration")
    case .numbers: "x"
    case .rows: words("Row")
    }
  }

  /// The x of a point.
  public func x(at index: Int) -> Double { x[index] }

  /// The value of a series at a point; NaN in a gap. Logarithmic time where the series shows what was at another x.
  public func value(ofSeries number: Int, at index: Int) -> Double {
    ownIndex(ofSeries: number, at: index).map { series[number].column[$0] } ?? .nan
  }

  /// The value of a series at a point that counts where some are summed or counted; NaN where one only goes on until
  /// there is the next.
  public func countedValue(ofSeries number: Int, at index: Int) -> Double {
    series[number].counted.map { $0[index] } ?? value(ofSeries: number, at: index)
  }

  /// The lowest to the highest value of a series at some points; nil where there is none. Logarithmic time.
  public func valueExtent(ofSeries number: Int, at indexes: Range<Int>) -> ClosedRange<Double>? {
    let column = series[number].column
    return ownPoints(ofSeries: number, at: indexes).reduce(nil) {
      union($0, column.extent(of: $1))
    }
  }

  /// The same of many groups of points, ascending.
  public func valueExtents(
    ofSeries number: Int, at groups: [Range<Int>]
  ) -> [ClosedRange<Double>?] {
    series[number].shift == nil
      ? series[number].column.extents(of: groups)
      : groups.map { valueExtent(ofSeries: number, at: $0) }
  }

  /// The first points at ascending bounds of x or after them; the count where there is none.
  public func indexes(atOrAfter bounds: [Double]) -> [Int] { x.indexes(atOrAfter: bounds) }

  /// How many decimals the values of a series have.
  public func decimals(ofSeries number: Int) -> Int {
    series[number].column.places(at: 0..<series[number].column.count)
  }
}

extension Table {
  /// What two ranges span together; nil where there is none.
  func union(
    _ a: ClosedRange<Double>?, _ b: ClosedRange<Double>?
  ) -> ClosedRange<Double>? {
    guard let a, let b else { return a ?? b }
    return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }
}

extension ValueColumn {
  /// The number at a point; NaN in a gap.
  public func value(at index: Int) -> Double {
    shifted.map { $0.table.writtenValue(ofSeries: $0.series, at: index) } ?? column[index]
  }

  /// The lowest to the highest number at some points; nil where there is none. Logarithmic time.
  public func extent(at indexes: Range<Int>) -> ClosedRange<Double>? {
    shifted.map { $0.table.valueExtent(ofSeries: $0.series, at: indexes) }
      ?? column.extent(of: indexes)
  }

  /// How many decimals the numbers at some points have.
  public func places(at indexes: Range<Int>) -> Int {
    shifted == nil ? column.places(at: indexes) : column.places(at: 0..<column.count)
  }
}
