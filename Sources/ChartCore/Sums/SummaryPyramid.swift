/// What is known of some points together, and of two groups of them if it is known of each.
protocol Summary: Equatable, Sendable {
  /// What is known of no point.
  static var none: Self { get }
  /// What is known of two groups together.
  static func + (a: Self, b: Self) -> Self
}

/// Summaries of ever longer runs of points: that of any range is put together from a few of them, and nothing is subtracted,
/// so that its error is that of the range alone.
struct SummaryPyramid<Value: Summary>: Equatable, Sendable {
  /// How many points a node of the lowest level has, and nodes one of the next level.
  private static var pointsPerNode: Int { 512 }
  private static var nodesPerNode: Int { 8 }
  private let levels: [[Value]]

  /// Those of so many points, of which `summary` knows each run. Linear time.
  init(count: Int, _ summary: (Range<Int>) -> Value) {
    let size = Self.pointsPerNode
    var levels = [(0..<count / size).map { summary($0 * size..<($0 + 1) * size) }]
    while let last = levels.last, last.count >= Self.nodesPerNode {
      levels.append(
        (0..<last.count / Self.nodesPerNode).map { node in
          last[node * Self.nodesPerNode..<(node + 1) * Self.nodesPerNode].reduce(.none, +)
        })
    }
    self.levels = levels
  }

  /// That of a range of the points. Logarithmic time, but for the ends of the range: up to 1,022 points.
  func summary(of range: Range<Int>, _ summary: (Range<Int>) -> Value) -> Value {
    let size = Self.pointsPerNode
    let (first, end) = ((range.lowerBound + size - 1) / size, range.upperBound / size)
    guard first < end else { return summary(range) }
    return summary(range.lowerBound..<first * size) + of(first..<end, level: 0)
      + summary(end * size..<range.upperBound)
  }

  private func of(_ nodes: Range<Int>, level: Int) -> Value {
    let size = Self.nodesPerNode
    let (first, end) = ((nodes.lowerBound + size - 1) / size, nodes.upperBound / size)
    guard first < end, level + 1 < levels.count else {
      return levels[level][nodes].reduce(.none, +)
    }
    return levels[level][nodes.lowerBound..<first * size].reduce(.none, +)
      + of(first..<end, level: level + 1)
      + levels[level][end * size..<nodes.upperBound].reduce(.none, +)
  }
}

/// How many values there are, their mean, and the sum of the squares of their distances from that, all of them counted from
/// one value near them: so what is far from 0 loses no digits. Groups are put together
/// as by T. F. Chan, G. H. Golub, R. J. LeVeque, "Updating Formulae and a Pairwise Algorithm for Computing Sample Variances"
/// (1979).
struct Spread: Summary {
  private(set) var count = 0.0
  private(set) var mean = 0.0
  private(set) var squares = 0.0

  static let none = Spread()

  static func + (a: Spread, b: Spread) -> Spread {
    if a.count == 0 { return b }
    if b.count == 0 { return a }
    var both = Spread()
    both.count = a.count + b.count
    let distance = b.mean - a.mean
    both.mean = a.mean + distance * (b.count / both.count)
    both.squares = a.squares + b.squares + distance * distance * (a.count * b.count / both.count)
    return both
  }

  /// The spread of some values of a column, without gaps, counted from `origin`. Linear time.
  init(of column: Column, at indexes: Range<Int>, from origin: Double) {
    let values = column.values(at: indexes).filter { !$0.isNaN }.map { $0 - origin }
    guard !values.isEmpty else { return }
    count = Double(values.count)
    let mean = values.reduce(0, +) / count
    self.mean = mean
    squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  private init() {}

  /// The standard deviation as of a sample (n − 1); nil of less than two values.
  var deviation: Double? { count > 1 ? (squares / (count - 1)).squareRoot() : nil }

  /// The root of the mean of the squares of values that were counted from `origin`; nil of no values.
  func rootMeanSquare(from origin: Double) -> Double? {
    let mean = origin + mean
    return count > 0 ? (mean * mean + squares / count).squareRoot() : nil
  }
}

/// The area below a line.
struct Area: Summary {
  let amount: Double

  static let none = Area(amount: 0)

  static func + (a: Area, b: Area) -> Area { Area(amount: a.amount + b.amount) }
}

extension Table {
  /// The area between 0 and the lines that end at some points of a series of these, by trapezoids, in the unit of x; over a
  /// gap there is no line. Linear time.
  func area(below column: Column, endingAt indexes: Range<Int>) -> Area {
    let points = max(indexes.lowerBound - 1, 0)..<indexes.upperBound
    guard points.count > 1 else { return .none }
    let (x, values) = (x.values(at: points), column.values(at: points))
    var amount = 0.0
    for place in 1..<points.count {
      let part = (x[place] - x[place - 1]) * (values[place] + values[place - 1]) / 2
      let index = points.lowerBound + place
      if part.isNaN || !breaks.isEmpty && isBroken(index - 1, index) { continue }
      amount += part
    }
    return Area(amount: amount)
  }
}
