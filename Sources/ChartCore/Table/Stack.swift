/// Where the series of a table stand on each other, point by point.
///
/// A series that is partly switched off counts with its weight, so that the others close up as it
/// leaves. A gap takes no room. Negative values of sums hang below 0; in percentages, where parts
/// of a whole have no sense below 0, they count as 0.
public struct Stack: Equatable, Sendable {
  /// The points it covers.
  public let indexes: Range<Int>
  /// Whether something hangs below 0.
  public let hasNegatives: Bool
  /// By series, then by point: the ends of the stack of this series and all before it.
  private let tops, bottoms: [[Double]]
  /// Where no series has a value.
  private let gaps: [Bool]

  /// The lower end of a series at a point, in values or percent.
  public func lower(_ series: Int, at index: Int) -> Double {
    hangs(series, at: index)
      ? bottoms[series][offset(index)] : series > 0 ? tops[series - 1][offset(index)] : 0
  }

  /// The upper end of a series at a point, in values or percent.
  public func upper(_ series: Int, at index: Int) -> Double {
    guard hangs(series, at: index) else { return tops[series][offset(index)] }
    return series > 0 ? bottoms[series - 1][offset(index)] : 0
  }

  /// The upper end of a series and all before it at a point; NaN at a gap.
  public func edge(above series: Int, at index: Int) -> Double {
    isGap(at: index) ? .nan : tops[series][offset(index)]
  }

  /// The lower end of a series and all before it at a point; NaN at a gap.
  public func edge(below series: Int, at index: Int) -> Double {
    isGap(at: index) ? .nan : bottoms[series][offset(index)]
  }

  /// Whether no series with a weight has a value at a point.
  public func isGap(at index: Int) -> Bool { gaps[offset(index)] }

  /// The lowest to the highest end at a point; 0 is in it.
  public func extent(at index: Int) -> ClosedRange<Double> {
    bottoms[bottoms.count - 1][offset(index)]...tops[tops.count - 1][offset(index)]
  }

  private func offset(_ index: Int) -> Int { index - indexes.lowerBound }

  /// Whether a series' value at a point is below 0.
  private func hangs(_ series: Int, at index: Int) -> Bool {
    guard hasNegatives else { return false }
    return bottoms[series][offset(index)] < (series > 0 ? bottoms[series - 1][offset(index)] : 0)
  }

  /// The stack of a table's series over `indexes`, each with a weight from 0 to 1.
  ///
  /// Linear time in the points times the series.
  public init(of table: Table, at indexes: Range<Int>, weights: [Double]) {
    self.indexes = indexes
    let totals =
      table.kind.stacking == .percentages ? Self.totals(table, indexes, weights) : nil
    var sums = Sums(count: indexes.count)
    for (series, weight) in zip(table.series, weights) {
      sums.add(series.column, at: indexes, weight: weight, totals: totals)
    }
    (tops, bottoms, gaps) = (sums.tops, sums.bottoms, sums.gaps)
    hasNegatives = sums.hasNegatives
  }

  /// The weighted sum of all values above 0, point by point.
  private static func totals(
    _ table: Table, _ indexes: Range<Int>, _ weights: [Double]
  ) -> [Double] {
    var totals = Array(repeating: 0.0, count: indexes.count)
    for (series, weight) in zip(table.series, weights) where weight > 0 {
      for (offset, index) in indexes.enumerated() {
        totals[offset] += positive(series.column[index]) * weight
      }
    }
    return totals
  }

  /// The value, 0 for a gap or one below 0.
  fileprivate static func positive(_ value: Double) -> Double { value > 0 ? value : 0 }

  /// The ends so far, series by series.
  private struct Sums {
    var tops: [[Double]] = []
    var bottoms: [[Double]] = []
    var gaps: [Bool]
    var hasNegatives = false
    private var top, bottom: [Double]

    init(count: Int) {
      gaps = Array(repeating: true, count: count)
      top = Array(repeating: 0, count: count)
      bottom = top
    }

    mutating func add(
      _ column: Column, at indexes: Range<Int>, weight: Double, totals: [Double]?
    ) {
      if weight > 0 {
        for (offset, index) in indexes.enumerated() {
          let value = column[index]
          if value.isNaN { continue }
          gaps[offset] = false
          add((totals.map { Stack.percent(value, of: $0[offset]) } ?? value) * weight, at: offset)
        }
      }
      tops.append(top)
      bottoms.append(bottom)
    }

    private mutating func add(_ amount: Double, at offset: Int) {
      if amount >= 0 {
        top[offset] += amount
      } else {
        bottom[offset] += amount
        hasNegatives = true
      }
    }
  }

  fileprivate static func percent(_ value: Double, of total: Double) -> Double {
    total > 0 ? positive(value) / total * 100 : 0
  }
}
