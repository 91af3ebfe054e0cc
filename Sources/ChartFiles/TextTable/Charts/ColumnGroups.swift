/// Columns of which one is more than so many times as large as another hide each other's shape.
private let likeMagnitudes = 100.0
/// More lines on one chart are no longer told apart at a glance.
private let mostColumns = 6

/// What decides which columns share a chart.
struct ColumnFacts: Equatable {
  /// The unit, where it is known.
  var unit: String?
  /// The largest of the values, their signs left out; 0 where there is none.
  var magnitude: Double
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

    init(_ index: Int, _ facts: ColumnFacts) {
      columns = [index]
      unit = facts.unit
      magnitudes = facts.magnitude...facts.magnitude
    }

    var isFull: Bool { columns.count >= mostColumns }

    /// Whether a column of the same unit belongs to it.
    func takes(_ facts: ColumnFacts) -> Bool {
      let (low, high) = (
        min(magnitudes.lowerBound, facts.magnitude), max(magnitudes.upperBound, facts.magnitude)
      )
      return unit != nil || high <= low * likeMagnitudes
    }

    mutating func add(_ index: Int, _ facts: ColumnFacts) {
      columns.append(index)
      magnitudes =
        min(magnitudes.lowerBound, facts.magnitude)...max(magnitudes.upperBound, facts.magnitude)
    }
  }
}
