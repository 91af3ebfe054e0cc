/// Which charts of a board may be linked, and whether they are: linked charts have one visible range and one
/// indicator.
struct BoardLinks: Equatable, Sendable {
  /// For each chart the first one of those it may be linked with; its own index where it is the first, or alone.
  private let leaders: [Int]
  /// What was chosen; nil where nobody has.
  private var choice: Bool?
  /// Whether the charts are linked as they open.
  private let isUsual: Bool
  /// Whether there are charts that can be linked.
  let arePossible: Bool

  /// The links of charts: they may be linked where their x is of one kind and their domains overlap, and they
  /// are as they open where all of these share one x column. n log n time.
  ///
  /// Domains that overlap only by way of a third one are linked too: what a chart has nothing of leaves it as
  /// it is.
  init(of tables: [Table], choice: Bool? = nil) {
    let leaders = Self.leaders(of: tables)
    let followers = leaders.indices.filter { leaders[$0] != $0 }
    arePossible = !followers.isEmpty
    isUsual = followers.allSatisfy { tables[$0].sharesX(with: tables[leaders[$0]]) }
    (self.leaders, self.choice) = (leaders, choice)
  }

  /// Whether the charts that can be linked are.
  var areOn: Bool { arePossible && (choice ?? isUsual) }

  /// The same links, on or off.
  func chosen(_ isOn: Bool) -> BoardLinks {
    var links = self
    links.choice = isOn
    return links
  }

  /// The links of what the tables have become; what was chosen stays.
  func grown(to tables: [Table]) -> BoardLinks { BoardLinks(of: tables, choice: choice) }

  /// The charts that one is linked with, without itself; none while links are off.
  func charts(linkedWith chart: Int) -> [Int] {
    guard areOn, leaders.indices.contains(chart) else { return [] }
    return leaders.indices.filter { leaders[$0] == leaders[chart] && $0 != chart }
  }

  /// Whether two charts are linked.
  func areLinked(_ chart: Int, _ other: Int) -> Bool {
    areOn && chart != other && leaders.indices.contains(chart) && leaders.indices.contains(other)
      && leaders[chart] == leaders[other]
  }

  /// The chart that one follows when links are switched on: `front` where they are linked, else the first of
  /// its group.
  func head(of chart: Int, front: Int) -> Int {
    leaders[front] == leaders[chart] ? front : leaders[chart]
  }

  private static func leaders(of tables: [Table]) -> [Int] {
    var leaders = Array(tables.indices)
    for kind in Presentation.XKind.allCases {
      let charts = tables.indices.filter { tables[$0].xKind == kind }
      for group in overlapping(charts.map { ($0, tables[$0].domain) }) {
        guard let first = group.min() else { continue }
        for chart in group { leaders[chart] = first }
      }
    }
    return leaders
  }

  /// The charts in groups: the domains of each have no space between them.
  private static func overlapping(
    _ charts: [(chart: Int, domain: ClosedRange<Double>)]
  ) -> [[Int]] {
    var groups: [[Int]] = []
    var end = -Double.infinity
    for (chart, domain) in charts.sorted(by: { $0.domain.lowerBound < $1.domain.lowerBound }) {
      if groups.isEmpty || domain.lowerBound > end {
        groups.append([chart])
      } else {
        groups[groups.count - 1].append(chart)
      }
      end = max(end, domain.upperBound)
    }
    return groups
  }
}

extension Table {
  /// Whether both are of one table, and have the same x column of it. Constant time.
  fileprivate func sharesX(with other: Table) -> Bool {
    presentation.isOfTable && other.presentation.isOfTable && x.isSameMemory(as: other.x)
  }
}

extension ChartState {
  /// Shows the range and the indicator of another chart, as far as this one has them: a range that lies
  /// beyond the domain changes nothing, one that reaches out of it is moved into it, and an indicator beyond
  /// it is none.
  mutating func follow(_ other: ChartState) {
    if other.visibleRange.overlaps(domain), other.visibleRange != visibleRange {
      show(other.visibleRange)
    }
    indicator = other.indicator.flatMap { domain.contains($0) ? $0 : nil }
  }
}

extension Board.Action {
  /// The chart whose visible range or indicator it changes; nil for what linked charts have each for itself.
  var movedChart: Int? {
    switch self {
    case .setRange(let chart, _), .moveRange(let chart, _), .resizeLower(let chart, _),
      .resizeUpper(let chart, _), .zoom(let chart, _, _), .centre(let chart, _),
      .showAll(let chart), .setIndicator(let chart, _):
      chart
    default: nil
    }
  }
}
