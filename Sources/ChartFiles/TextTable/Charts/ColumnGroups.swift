/// Columns of which one is more than so many times as large as another hide each other's shape.
private let likeMagnitudes = 100.0
/// Those that are so many times as large may lie far from the others.
private let unlikeMagnitudes = 20.0
/// More lines on one chart are no longer told apart at a glance.
private let mostColumns = 6

/// A line that takes up less than one part in so many of a chart's height is flat.
private let flatPart = 200.0

/// Lines between which there is so many times as much room as the taller one takes are both flat: a temperature beside a
/// pressure of the air.
private let emptyParts = 16.0

/// What decides which columns share a chart.
struct ColumnFacts: Equatable {
  /// The unit, where it is known.
  var unit: String?
  /// The lowest and the highest of the values; 0 where there is none.
  var extent: ClosedRange<Double>

  /// The largest of the values, their signs left out.
  var magnitude: Double { max(extent.lowerBound.magnitude, extent.upperBound.magnitude) }
  /// How far they go; nil where they never change.
  var spread: Double? {
    extent.lowerBound < extent.upperBound ? extent.upperBound - extent.lowerBound : nil
  }
}

/// Which columns of a table share a chart.
enum ColumnGroups {
  /// The columns of each chart, in the order of the charts' first ones: those of one unit, and those without one
  /// that are of like magnitude, up to six; columns of nothing but zeros are among themselves.
  static func groups(of columns: [ColumnFacts]) -> [[Int]] {
    var groups: [Group] = []
    // Only groups that are not full are looked through: there may be a hundred thousand columns.
    var open: [String?: [Int]] = [:]
    for (index, facts) in columns.enumerated() {
      let places = open[facts.unit, default: []]
      if let place = places.first(where: { groups[$0].takes(facts) }) {
        groups[place].add(index, facts)
        if groups[place].isFull { open[facts.unit] = places.filter { $0 != place } }
      } else {
        open[facts.unit] = places + [groups.count]
        groups.append(Group(index, facts))
      }
    }
    return groups.map(\.columns)
  }

  private struct Group {
    private(set) var columns: [Int]
    private let unit: String?
    private var magnitudes: ClosedRange<Double>
    private var extent: ClosedRange<Double>
    private var leastSpread: Double?

    init(_ index: Int, _ facts: ColumnFacts) {
      columns = [index]
      unit = facts.unit
      magnitudes = facts.magnitude...facts.magnitude
      (extent, leastSpread) = (facts.extent, facts.spread)
    }

    var isFull: Bool { columns.count >= mostColumns }

    /// Whether a column of the same unit belongs to it.
    func takes(_ facts: ColumnFacts) -> Bool {
      let (low, high) = (
        min(magnitudes.lowerBound, facts.magnitude), max(magnitudes.upperBound, facts.magnitude)
      )
      if unit != nil { return true }
      let isFarAway = high > low * unlikeMagnitudes && liesFarAway(facts)
      return high <= low * likeMagnitudes && !isFarAway && !flattens(facts)
    }

    /// Whether one of the lines would be flat beside the others.
    private func flattens(_ facts: ColumnFacts) -> Bool {
      let all = union(extent, facts.extent)
      let least = [leastSpread, facts.spread].compactMap(\.self).min() ?? .infinity
      return all.upperBound - all.lowerBound > flatPart * least
    }

    /// Whether there is so much room between a column and the others that all of them are flat.
    private func liesFarAway(_ facts: ColumnFacts) -> Bool {
      let gap = max(
        facts.extent.lowerBound - extent.upperBound, extent.lowerBound - facts.extent.upperBound)
      let tallest = max(extent.upperBound - extent.lowerBound, facts.spread ?? 0)
      return tallest > 0 && gap > emptyParts * tallest
    }

    mutating func add(_ index: Int, _ facts: ColumnFacts) {
      columns.append(index)
      magnitudes =
        min(magnitudes.lowerBound, facts.magnitude)...max(magnitudes.upperBound, facts.magnitude)
      extent = union(extent, facts.extent)
      leastSpread = [leastSpread, facts.spread].compactMap(\.self).min()
    }
  }
}

/// The range from the lower of two starts to the higher of two ends.
private func union(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> ClosedRange<Double> {
  min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
}
