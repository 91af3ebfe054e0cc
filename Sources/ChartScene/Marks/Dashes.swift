import ChartCore

/// The least width of a cell in pixels; at most twice as much.
private let leastCell = 128.0
/// A line that is longer in its cell than so many times the cell's width stays whole there: dashes of what goes
/// up and down in every pixel would be dust.
private let mostWinding = 6.0

/// Equal stretches of time, as wide on the screen as asked for, that stay where they are as the visible range
/// moves: as it grows, every second border stays.
struct DashCells {
  private let x: LinearScale
  /// A power of 2, in milliseconds.
  private let stride: Double

  /// The cells along a scale, `least` pixels wide or up to twice as much; nil where time stands still.
  init?(along x: LinearScale, atLeast least: Double) {
    let span = x.bucketSpan * least
    guard span.isNormal, span > 0 else { return nil }
    self.x = x
    stride = 2 * span.binade
    // Where moments are farther from 0 than numbers can tell cells apart, there are none.
    guard x.domain.upperBound.magnitude / stride < 1e9 else { return nil }
  }

  /// The moments at a part of the way through each cell of a range, the first before it.
  func moments(in range: ClosedRange<Double>, offset: Double) -> [Double] {
    let first = (range.lowerBound / stride - offset).rounded(.up) - 1
    let last = (range.upperBound / stride - offset).rounded(.down)
    guard last >= first else { return [] }
    return (0...Int(last - first)).map { (first + Double($0) + offset) * stride }
  }

  /// The pixels at which cells begin between two places.
  func starts(from left: Double, to right: Double) -> [Double] {
    guard left < right else { return [] }
    return moments(in: x.invert(left)...x.invert(right), offset: 0).map(x.callAsFunction)
      .filter { left < $0 && $0 < right }
  }
}

/// Breaks lines into dashes, which begin anew in each cell: so they go with the line as it is moved, whatever
/// comes in at its left end.
struct Dashes {
  /// Pixels by which the widest cell that an edge is in begins before it.
  static let lead = 2 * leastCell

  private let lengths: [Double]
  private let cells: DashCells?

  /// The dashes of a line so wide along a scale; nil for a line in one piece.
  init?(_ dash: LineDash, width: Double, along x: LinearScale) {
    guard dash != .solid, let cells = DashCells(along: x, atLeast: leastCell) else { return nil }
    (lengths, self.cells) = (dash.lengths(width: width), cells)
  }

  /// The dashes of a line so wide that goes nowhere else; nil for a line in one piece.
  init?(_ dash: LineDash, width: Double) {
    guard dash != .solid else { return nil }
    (lengths, cells) = (dash.lengths(width: width), nil)
  }

  /// The pieces of a line that never goes back in x; linear time in its points and its dashes.
  func pieces(of line: [Point]) -> [[Point]] {
    guard let first = line.first, let last = line.last, line.count > 1 else { return [line] }
    let starts = cells?.starts(from: first.x, to: last.x) ?? []
    var rest = line[...]
    var pieces: [[Point]] = []
    for (left, right) in zip([first.x] + starts, starts + [.infinity]) {
      pieces += dashes(of: rest.takeCell(endingAt: right), width: min(right, last.x) - left)
    }
    return pieces
  }

  private func dashes(of line: [Point], width: Double) -> [[Point]] {
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length <= mostWinding * max(width, leastCell) else { return [line] }
    var walk = DashWalk(lengths, from: line[0])
    line.dropFirst().forEach { walk.go(to: $0) }
    return walk.pieces
  }
}

/// Walks along a line and leaves dashes behind.
private struct DashWalk {
  private let lengths: [Double]
  /// The one it is in, even ones with ink, and what is left of it.
  private var place = 0
  private var rest: Double
  private var at: Point
  private(set) var pieces: [[Point]]

  init(_ lengths: [Double], from start: Point) {
    self.lengths = lengths
    (rest, at, pieces) = (lengths[0], start, [[start]])
  }

  mutating func go(to end: Point) {
    var distance = at.distance(to: end)
    while rest < distance {
      let part = rest / distance
      distance -= rest
      step(
        to: Point(at.x.interpolated(to: end.x, by: part), at.y.interpolated(to: end.y, by: part)))
      turn()
    }
    rest -= distance
    step(to: end)
  }

  private mutating func step(to point: Point) {
    at = point
    if place % 2 == 0 { pieces[pieces.count - 1].append(point) }
  }

  private mutating func turn() {
    place = (place + 1) % lengths.count
    rest = lengths[place]
    if place % 2 == 0 { pieces.append([at]) }
  }
}

extension ArraySlice<Point> {
  /// Takes what lies before `x` from the front, with a point there at which the rest begins.
  fileprivate mutating func takeCell(endingAt x: Double) -> [Point] {
    let end = firstIndex { $0.x >= x } ?? endIndex
    guard end < endIndex, end > startIndex else {
      defer { self = self[endIndex...] }
      return Array(self)
    }
    let (before, after) = (self[end - 1], self[end])
    let part = (x - before.x) / (after.x - before.x)
    let border = Point(x, before.y.interpolated(to: after.y, by: part))
    let cell = Array(self[..<end]) + [border]
    self = [border] + self[end...]
    return cell
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    let (width, height) = (other.x - x, other.y - y)
    return (width * width + height * height).squareRoot()
  }
}
