/// Where the series of a table stand on each other, at points or in groups of them.
///
/// In a group of several points a series is as high as its mean over those at which any series of
/// the table has a value; where it has none itself it takes no room. That is linear: the ends of
/// the stack are the means of the ends at the points. Of percentages it is the share of the sums. In
/// a group of one point, a series is as high as its value.
///
/// Of more series than anybody tells apart only the ends of the whole stack are kept, which `extent`
/// tells.
///
/// A series that is partly switched off counts with its weight, so that the others close up as it
/// leaves. A gap takes no room. What is below 0 in sums hangs below 0; in percentages, where parts of
/// a whole have no sense below 0, it counts as 0.
public struct Stack: Equatable, Sendable {
  /// The points that it covers, in the groups that stand as one; the places in it count these.
  public let groups: [Range<Int>]
  /// For each series how much it counts, from 0 to 1.
  public let weights: [Double]
  /// By series, then by place: the ends of the stack of this series and all before it.
  private var tops: [[Double]] = []
  private var bottoms: [[Double]] = []
  /// Where no series has a value.
  private let gaps: [Bool]
  /// Whether something hangs below 0.
  public let hasNegatives: Bool

  /// The stack of a table's series in `groups`, none of them empty, each series with a weight from 0
  /// to 1; the table is of a kind that stacks.
  ///
  /// A logarithm's time for each group of each series.
  public init(of table: Table, at groups: [Range<Int>], weights: [Double]) {
    if weights.count(where: { $0 > 0 }) > Limits.drawnSeries {
      self.init(whole: table, at: groups, weights: weights)
    } else {
      self.init(parts: table, at: groups, weights: weights)
    }
  }

  private init(parts table: Table, at groups: [Range<Int>], weights: [Double]) {
    let parts = Parts(of: table, at: groups, weights: weights)
    self.groups = groups
    self.weights = weights
    gaps = parts.gaps
    hasNegatives = parts.amounts.contains { $0.contains { $0.below < 0 } }
    var ends = Array(repeating: SignedSum(), count: groups.count)
    for amounts in parts.amounts {
      for (place, amount) in amounts.enumerated() { ends[place] = ends[place] + amount }
      tops.append(ends.map(\.above))
      bottoms.append(hasNegatives ? ends.map(\.below) : [])
    }
  }

  private init(whole table: Table, at groups: [Range<Int>], weights: [Double]) {
    var ends = Array(repeating: SignedSum(), count: groups.count)
    var gaps = Array(repeating: true, count: groups.count)
    let counts = groups.map(table.filledCount)
    for series in table.series.indices where weights[series] > 0 {
      for (place, sum) in table.sums(ofSeries: series, at: groups).enumerated() {
        ends[place] = ends[place] + sum.mean(of: counts[place], weight: weights[series])
        gaps[place] = gaps[place] && !table.hasValue(ofSeries: series, at: groups[place])
      }
    }
    if table.kind.stacking == .percentages {
      ends = ends.map { SignedSum(above: $0.above > 0 ? 100 : 0) }
    }
    self.groups = groups
    self.weights = weights
    self.gaps = gaps
    hasNegatives = ends.contains { $0.below < 0 }
    tops = [ends.map(\.above)]
    bottoms = hasNegatives ? [ends.map(\.below)] : []
  }
}

extension Stack {
  /// The part of a series that stands above 0 at a place, in values or percent.
  public func above(_ series: Int, at place: Int) -> (lower: Double, upper: Double) {
    (series > 0 ? tops[series - 1][place] : 0, tops[series][place])
  }

  /// The part of a series that hangs below 0 at a place.
  public func below(_ series: Int, at place: Int) -> (lower: Double, upper: Double) {
    guard hasNegatives else { return (0, 0) }
    return (bottoms[series][place], series > 0 ? bottoms[series - 1][place] : 0)
  }

  /// The larger of both parts of a series at a place.
  public func part(_ series: Int, at place: Int) -> (lower: Double, upper: Double) {
    let (above, below) = (above(series, at: place), below(series, at: place))
    return below.upper - below.lower > above.upper - above.lower ? below : above
  }

  /// Whether no series with a weight has a value at a place.
  public func isGap(at place: Int) -> Bool { gaps[place] }

  /// The lowest to the highest end; nil where there is nothing but gaps. 0 is in it.
  var extent: ClosedRange<Double>? { extent { _ in true } }

  /// The same of the groups that have one of these points.
  func extent(of indexes: Range<Int>) -> ClosedRange<Double>? {
    extent { groups[$0].overlaps(indexes) }
  }

  private func extent(where counts: (_ place: Int) -> Bool) -> ClosedRange<Double>? {
    groups.indices.reduce(nil) { united, place in
      guard counts(place), !isGap(at: place) else { return united }
      let extent = extent(at: place)
      return min(
        united?.lowerBound ?? 0, extent.lowerBound)...max(
          united?.upperBound ?? 0, extent.upperBound)
    }
  }

  /// The lowest to the highest end at a place; 0 is in it.
  public func extent(at place: Int) -> ClosedRange<Double> {
    (bottoms.last?.isEmpty == false ? bottoms[bottoms.count - 1][place] : 0)...tops[tops.count - 1][
      place]
  }
}

/// How much each series adds to the stack in each group.
private struct Parts {
  /// By series, then by group.
  let amounts: [[SignedSum]]
  /// Of each group whether no series with a weight has a value in it.
  let gaps: [Bool]

  init(of table: Table, at groups: [Range<Int>], weights: [Double]) {
    let shown = table.series.indices.filter { weights[$0] > 0 }
    let sums = table.series.indices.map { series in
      weights[series] > 0
        ? table.sums(ofSeries: series, at: groups) : groups.map { _ in SignedSum() }
    }
    gaps = groups.indices.map { place in
      !shown.contains {
        sums[$0][place] != SignedSum() || table.hasValue(ofSeries: $0, at: groups[place])
      }
    }
    amounts =
      table.kind.stacking == .percentages
      ? Self.shares(sums, weights) : Self.means(sums, weights, groups.map(table.filledCount))
  }

  private static func means(
    _ sums: [[SignedSum]], _ weights: [Double], _ counts: [Int]
  ) -> [[SignedSum]] {
    zip(sums, weights).map { sums, weight in
      zip(sums, counts).map { sum, count in sum.mean(of: count, weight: weight) }
    }
  }

  private static func shares(_ sums: [[SignedSum]], _ weights: [Double]) -> [[SignedSum]] {
    var totals = Array(repeating: 0.0, count: sums[0].count)
    for (sums, weight) in zip(sums, weights) {
      for (place, sum) in sums.enumerated() { totals[place] += sum.above * weight }
    }
    return zip(sums, weights).map { sums, weight in
      zip(sums, totals).map { sum, total in
        SignedSum(above: total > 0 ? sum.above / total * 100 * weight : 0)
      }
    }
  }
}

extension Table {
  /// The sums of a series' values in groups; the table is of a kind that stacks. A logarithm's time
  /// for each.
  func sums(ofSeries series: Int, at groups: [Range<Int>]) -> [SignedSum] {
    guard let sums else { preconditionFailure("only kinds that stack have sums") }
    return sums.pyramids[series].sums(of: groups, in: self.series[series].column)
  }

  /// How many of the points at `indexes` have a value in any series, or 1 where none has.
  fileprivate func filledCount(at indexes: Range<Int>) -> Int {
    indexes.count == 1 ? 1 : max(1, sums?.filledCount(at: indexes) ?? indexes.count)
  }

  /// Whether a series has a value at `indexes`, that may be 0.
  fileprivate func hasValue(ofSeries series: Int, at indexes: Range<Int>) -> Bool {
    let column = self.series[series].column
    return column.gapCount == 0 || column.extent(of: indexes) != nil
  }
}
