/// Which charts of a board may be linked, and which are: linked charts have one visible range and one indicator.
struct BoardLinks: Equatable, Sendable {
  /// For each chart the first one of those it may be linked with; its own index where it is the first, or alone.
  private let possible: [Int]
  /// The same of those it is linked with as they open.
  private let usual: [Int]
  /// What was chosen; nil where nobody has.
  private let choice: Bool?
  /// Whether there are charts that can be linked.
  let arePossible: Bool
  /// Whether some are.
  let areOn: Bool

  /// The links of charts: they may be linked where their x is of one kind and their domains overlap, and of these
  /// they are as they open where they share an x column, charts of weeks with each other, but not with those of days, and
  /// where one compares the prices of the others. n log n time.
  ///
  /// Domains that overlap only by way of a third one are linked too: what a chart has nothing of leaves it as
  /// it is.
  init(of tables: [Table], choice: Bool? = nil) {
    let possible = Self.leaders(of: tables)
    self.init(possible: possible, usual: Self.sharing(tables, possible), choice: choice)
  }

  private init(possible: [Int], usual: [Int], choice: Bool?) {
    (self.possible, self.usual, self.choice) = (possible, usual, choice)
    arePossible = possible.hasFollowers
    areOn = choice.map { $0 && possible.hasFollowers } ?? usual.hasFollowers
  }

  /// For each chart the first one of those it is linked with while links are on.
  private var leaders: [Int] { choice == nil ? usual : possible }

  /// The same links, on or off.
  func chosen(_ isOn: Bool) -> BoardLinks {
    BoardLinks(possible: possible, usual: usual, choice: isOn)
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

  /// For each chart the first of those with the highest of some numbers, one a chart, among itself and those that it is
  /// linked with. Linear time.
  func heads(withHighest numbers: [Double]) -> [Int] {
    var heads: [Int: Int] = [:]
    for (chart, leader) in leaders.enumerated() {
      if let head = heads[leader], numbers[head] >= numbers[chart] { continue }
      heads[leader] = chart
    }
    return leaders.map { heads[$0] ?? $0 }
  }

  private static func leaders(of tables: [Table]) -> [Int] {
    var leaders = Array(tables.indices)
    let kinds = Presentation.XKind.allCases.filter { $0 != .sessions }
    for kind in kinds {
      // The time of sessions stands for moments.
      let charts = tables.indices.filter {
        tables[$0].xKind == kind || kind.hasDates && tables[$0].xKind.hasDates
      }
      for group in overlapping(charts.map { ($0, tables[$0].moments(of: tables[$0].domain)) }) {
        guard let first = group.min() else { continue }
        for chart in group { leaders[chart] = first }
      }
    }
    return leaders
  }

  /// Of charts that may be linked those that share an x column with the first of them, or with the chart before: the
  /// charts of a table are neighbours. Linear time.
  private static func sharing(_ tables: [Table], _ possible: [Int]) -> [Int] {
    var leaders: [Int] = []
    let compared = tables.contains { $0.presentation.isComparison }
    // The first chart of prices of those that may be linked, by the first of these.
    var prices: [Int: Int] = [:]
    for chart in tables.indices {
      let known = [possible[chart], leaders.last].compactMap(\.self)
      let isCompared = compared && tables[chart].isOfPrices
      let leader =
        (isCompared ? prices[possible[chart]] : nil)
        ?? known.first { tables[chart].sharesX(with: tables[$0]) } ?? chart
      leaders.append(leader)
      if isCompared, prices[possible[chart]] == nil { prices[possible[chart]] = leader }
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

extension [Int] {
  /// Whether some follow others.
  fileprivate var hasFollowers: Bool { indices.contains { self[$0] != $0 } }
}

extension Table {
  /// Whether it shows the prices of a market, or compares some.
  fileprivate var isOfPrices: Bool { prices != nil || presentation.isComparison }

  /// Whether both are of one table, and have the same x column of it. Constant time.
  fileprivate func sharesX(with other: Table) -> Bool {
    presentation.isOfTable && other.presentation.isOfTable && x.isSameMemory(as: other.x)
  }
}

/// What linked charts have together.
enum LinkedPart: CaseIterable {
  case range, reading
}

extension ChartState {
  /// Shows what another chart does, as far as this one has it: of a range the same dates, where there are any, and of
  /// the indicator and the mark those that lie in the domain.
  mutating func follow(_ other: ChartState, _ parts: [LinkedPart] = LinkedPart.allCases) {
    if parts.contains(.range),
      let range = times.range(showing: other.visibleRange, of: other.times),
      range.overlaps(domain), range != visibleRange
    {
      show(range.clamped(to: domain))
    }
    guard parts.contains(.reading) else { return }
    indicator = other.indicator.flatMap { times.x(reading: $0, of: other.times) }
    mark = other.mark.flatMap { times.x(reading: $0, of: other.times) }
  }
}

extension Board.Action {
  /// The chart whose visible range or indicator it changes, and which of both; nil for what linked charts have each for
  /// itself.
  var moved: (chart: Int, part: LinkedPart)? {
    switch self {
    case .setRange(let chart, _), .moveRange(let chart, _), .resizeLower(let chart, _),
      .resizeUpper(let chart, _), .zoom(let chart, _, _), .centre(let chart, _),
      .showAll(let chart):
      (chart, .range)
    case .setIndicator(let chart, _), .setMark(let chart, _): (chart, .reading)
    default: nil
    }
  }

  /// The chart whose series it switches off or on.
  var switchedChart: Int? {
    switch self {
    case .toggle(let chart, _), .solo(let chart, _), .showOnly(let chart, _): chart
    default: nil
    }
  }
}
