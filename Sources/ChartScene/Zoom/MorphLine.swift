import ChartCore

/// A vertex of a line: a moment, and pixels from the plot's upper edge.
struct LineVertex: Equatable, Sendable {
  /// The moment.
  var moment: Double
  /// Pixels from the plot's upper edge.
  var y: Double

  /// A vertex of a moment and a height.
  init(_ moment: Double, _ y: Double) {
    self.moment = moment
    self.y = y
  }
}

/// One line on its way into another on the same time axis.
///
/// In the time that both have, every vertex of either has a partner on the other line at the same
/// moment; where a line stands upright at a moment it has several. What only one line has collapses
/// onto the first or the last common vertex.
struct MorphLine {
  /// Both lines from the first common vertex backwards, and from there onwards.
  private var before: (from: [LineVertex], to: [LineVertex]) = ([], [])
  private var after: (from: [LineVertex], to: [LineVertex]) = ([], [])

  /// The way between two lines, whose moments ascend; nil where they have no moment in common.
  ///
  /// Linear time in the vertices.
  init?(from a: [LineVertex], to b: [LineVertex]) {
    guard let first = a.first, let last = a.last, let otherFirst = b.first, let otherLast = b.last
    else { return nil }
    let start = max(first.moment, otherFirst.moment)
    let end = min(last.moment, otherLast.moment)
    guard start <= end else { return nil }
    var pairing = Pairing(a: LineCursor(a, from: start), b: LineCursor(b, from: start))
    pairing.pair(through: end)
    after.from = pairing.from + a.drop { $0.moment <= end }
    after.to = pairing.to + b.drop { $0.moment <= end }
    before.from = pairing.from.prefix(1) + a.prefix { $0.moment < start }.reversed()
    before.to = pairing.to.prefix(1) + b.prefix { $0.moment < start }.reversed()
  }

  /// The line `progress` of the way, its moments at the pixels of `x`.
  func points(at progress: Double, x: LinearScale) -> [Point] {
    func vector(_ vertices: [LineVertex]) -> PointVector {
      PointVector(vertices.map { Point(x($0.moment), $0.y) })
    }
    let head = vector(before.from).interpolated(to: vector(before.to), by: progress)
    let tail = vector(after.from).interpolated(to: vector(after.to), by: progress)
    return head.points.dropFirst().reversed() + tail.points
  }
}

/// Walks a line from vertex to vertex, and knows its height in between.
private struct LineCursor {
  private let line: [LineVertex]
  private var index: Int

  /// At the first vertex at a moment or after it.
  init(_ line: [LineVertex], from moment: Double) {
    self.line = line
    index = line.firstIndex { $0.moment >= moment } ?? line.count
  }

  /// The moment of the vertex it stands at.
  var moment: Double { index < line.count ? line[index].moment : .infinity }

  /// The line's vertices at a moment that is not after its own, or the one between its neighbours;
  /// steps over them.
  mutating func take(at moment: Double) -> [LineVertex] {
    let start = index
    while index < line.count && line[index].moment == moment { index += 1 }
    if index > start { return Array(line[start..<index]) }
    return [LineVertex(moment, height(at: moment))]
  }

  private func height(at moment: Double) -> Double {
    guard index > 0, index < line.count else { return line[min(index, line.count - 1)].y }
    let (a, b) = (line[index - 1], line[index])
    return a.y.interpolated(to: b.y, by: (moment - a.moment) / (b.moment - a.moment))
  }
}

/// Collects the vertices of two lines moment by moment, as many of the one as of the other.
private struct Pairing {
  var a, b: LineCursor
  var from: [LineVertex] = []
  var to: [LineVertex] = []

  mutating func pair(through end: Double) {
    while min(a.moment, b.moment) <= end {
      let moment = min(a.moment, b.moment)
      add(a.take(at: moment), b.take(at: moment))
    }
  }

  private mutating func add(_ first: [LineVertex], _ second: [LineVertex]) {
    for index in 0..<max(first.count, second.count) {
      from.append(first[min(index, first.count - 1)])
      to.append(second[min(index, second.count - 1)])
    }
  }
}
