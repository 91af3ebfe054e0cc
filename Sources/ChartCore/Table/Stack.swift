/// Where the series of a table stand on each other, point by point.
///
/// A series that is partly switched off counts with its weight, so that the others close up as it
/// leaves. A gap takes no room. Negative values of sums hang below 0; in percentages, where parts
/// of a whole have no sense below 0, they count as 0.
public struct Stack: Equatable, Sendable {
  /// The points it covers.
  public let indexes: Range<Int>
  // By series, then by point.
  private let lower, upper: [[Double]]
  /// Where no series has a value.
  private let gaps: [Bool]

  /// The lower end of a series at a point, in values or percent.
  public func lower(_ series: Int, at index: Int) -> Double {
    lower[series][index - indexes.lowerBound]
  }

  /// The upper end of a series at a point, in values or percent.
  public func upper(_ series: Int, at index: Int) -> Double {
    upper[series][index - indexes.lowerBound]
  }

  /// Whether no series with a weight has a value at a point.
  public func isGap(at index: Int) -> Bool { gaps[index - indexes.lowerBound] }

  /// The lowest to the highest end at a point; 0 is in it.
  public func extent(at index: Int) -> ClosedRange<Double> {
    let offset = index - indexes.lowerBound
    return lower.reduce(0) { min($0, $1[offset]) }...upper.reduce(0) { max($0, $1[offset]) }
  }

  /// The stack of a table's series over `indexes`, each with a weight from 0 to 1.
  ///
  /// Linear time in the points times the series.
  public init(of table: Table, at indexes: Range<Int>, weights: [Double]) {
    self.indexes = indexes
    let totals =
      table.kind.stacking == .percentages ? Self.totals(table, indexes, weights) : nil
    var stacking = Self.Sums(count: indexes.count)
    for (series, weight) in zip(table.series, weights) {
      stacking.add(series.column, at: indexes, weight: weight, totals: totals)
    }
    (lower, upper, gaps) = (stacking.lower, stacking.upper, stacking.gaps)
  }

  /// The weighted sum of all values above 0, point by point.
  private static func totals(
    _ table: Table, _ indexes: Range<Int>, _ weights: [Double]
  ) -> [Double] {
    indexes.map { index in
      zip(table.series, weights).reduce(0) { sum, part in
        sum + positive(part.0.column[index]) * part.1
      }
    }
  }

  /// The value, 0 for a gap or one below 0.
  fileprivate static func positive(_ value: Double) -> Double { value > 0 ? value : 0 }

  private struct Sums {
    var lower: [[Double]] = []
    var upper: [[Double]] = []
    var gaps: [Bool]
    private var top, bottom: [Double]

    init(count: Int) {
      gaps = Array(repeating: true, count: count)
      top = Array(repeating: 0, count: count)
      bottom = top
    }

    mutating func add(
      _ column: Column, at indexes: Range<Int>, weight: Double, totals: [Double]?
    ) {
      var (low, high) = (top, top)
      for (offset, index) in indexes.enumerated() {
        let value = column[index]
        if weight > 0 && !value.isNaN { gaps[offset] = false }
        let part = totals.map { Stack.percent(value, of: $0[offset]) } ?? value
        let amount = part.isNaN ? 0 : part * weight
        if amount >= 0 {
          low[offset] = top[offset]
          top[offset] += amount
          high[offset] = top[offset]
        } else {
          high[offset] = bottom[offset]
          bottom[offset] += amount
          low[offset] = bottom[offset]
        }
      }
      lower.append(low)
      upper.append(high)
    }
  }

  fileprivate static func percent(_ value: Double, of total: Double) -> Double {
    total > 0 ? positive(value) / total * 100 : 0
  }
}
