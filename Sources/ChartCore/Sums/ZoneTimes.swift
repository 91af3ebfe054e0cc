/// How long values are in each of up to eight zones, in x or in milliseconds.
struct ZoneLengths: Summary {
  /// A length for each zone, 0 behind the last.
  private(set) var lengths = SIMD8<Double>.zero

  static let none = ZoneLengths()

  static func + (a: ZoneLengths, b: ZoneLengths) -> ZoneLengths {
    ZoneLengths(lengths: a.lengths + b.lengths)
  }
}

/// A piece of a line, from one value to the next over a length.
private struct ZonePiece {
  var from, to, length: Double

  /// The part of the piece between two shares of its length.
  func part(_ start: Double, _ end: Double) -> ZonePiece {
    ZonePiece(
      from: from + (to - from) * start, to: from + (to - from) * end,
      length: length * (end - start))
  }

  /// How much of it is below each of some bounds.
  func lengths(below bounds: SIMD8<Double>) -> SIMD8<Double> {
    let (low, high) = (min(from, to), max(from, to))
    guard low < high else {
      return SIMD8<Double>(repeating: 0).replacing(with: length, where: bounds .> low)
    }
    let shares = (bounds - low) / (high - low)
    return length * shares.clamped(lowerBound: .zero, upperBound: SIMD8(repeating: 1))
  }
}

/// How long the values of a table's series are in each of their zones, over any range.
///
/// The line from each value to the next is in a zone for as long as it is between its bounds; over a gap there is nothing. What
/// goes on until the next value, and a bar over its period, is in one zone for all of that. What was recorded is told in the
/// time that it took, over whatever x it stands.
public struct ZoneTimes: Equatable, Sendable {
  private let pyramids: [Int: SummaryPyramid<ZoneLengths>]

  /// Those of the series that have zones. Linear time, 0.14 bytes a value.
  public init(of table: Table) {
    let pieces = table.series.indices.compactMap { number in
      Pieces(number, of: table).map { (number, $0) }
    }
    pyramids = Dictionary(uniqueKeysWithValues: pieces).mapValues { pieces in
      SummaryPyramid(count: pieces.count, pieces.lengths(of:))
    }
  }

  /// Those of a series of the table in a range of x. Logarithmic time.
  fileprivate func lengths(
    ofSeries series: Int, _ pieces: Pieces, in range: ClosedRange<Double>
  ) -> [Double]? {
    pyramids[series].map { pyramid in
      pieces.lengths(in: range) { pyramid.summary(of: $0, pieces.lengths(of:)) }
    }
  }
}

/// Of so many points what is in zones is known without an index of them: ends of a range that has one are not much less.
private let quickPoints = 8192

/// How what is in zones is known.
public enum ZoneCounting: Equatable, Sendable {
  /// By looking at all points of a range, as for what is drawn once.
  case all
  /// By looking at these where they are few, and by an index where that is there.
  case quick(ZoneTimes?)
}

extension Table {
  /// How long the values of a series are in each of its zones in a range of x; nil where it has none, is shown at another x
  /// than its own, or has so many points that it takes an index to know. Logarithmic time with one, else linear in the points
  /// of the range.
  public func zoneLengths(
    ofSeries series: Int, in range: ClosedRange<Double>, by counting: ZoneCounting
  ) -> [Double]? {
    guard let pieces = Pieces(series, of: self) else { return nil }
    if case .quick(let times) = counting {
      if let times { return times.lengths(ofSeries: series, pieces, in: range) }
      guard indexes(covering: range).count <= quickPoints else { return nil }
    }
    return pieces.lengths(in: range, pieces.lengths(of:))
  }

  /// Whether there are zones whose times are told: of what is elsewhere on x they are not.
  public var tellsZones: Bool {
    kind.mayHaveZones && series.contains { $0.zones != nil && $0.shift == nil }
  }

  /// Whether it takes an index to know what is in its zones.
  public var needsZoneTimes: Bool {
    x.count > quickPoints && tellsZones
  }
}

/// Values that are no farther apart follow each other in a recording, though points between them have none, in milliseconds.
private let longestLeap = 30_000.0

/// The pieces of a series' line, each told by the point at its end; of what fills periods each by the point that does.
private struct Pieces: Equatable, Sendable {
  private let table: Table
  private let series: Series
  /// What a piece is as long as.
  private let times: Column
  /// The points before which nothing is known.
  private let breaks: [Int]
  private let zoneCount: Int
  private let bounds: SIMD8<Double>
  private let isStepped: Bool

  init?(_ number: Int, of table: Table) {
    series = table.series[number]
    guard let zones = series.zones, series.shift == nil else { return nil }
    (self.table, times) = (table, table.recordedTimes ?? table.x)
    let outages = table.recordedTimes == nil ? nil : table.presentation.activity?.outages
    breaks = table.breaks.isEmpty ? outages ?? [] : table.breaks
    zoneCount = zones.count
    var bounds = SIMD8<Double>(repeating: .infinity)
    for (place, bound) in zones.bounds.enumerated() { bounds[place] = bound }
    self.bounds = bounds
    isStepped = series.line.isStepped || table.kind.isStepped
  }

  var count: Int { table.x.count }

  /// All of some pieces. Linear time in these.
  func lengths(of points: Range<Int>) -> ZoneLengths {
    let span = max(points.lowerBound - 1, 0)..<points.upperBound
    let (values, moments) = (series.column.values(at: span), times.values(at: span))
    let arePlain = !table.kind.fillsPeriods && breaks.isEmpty
    var below = SIMD8<Double>.zero
    for point in points {
      let place = point - span.lowerBound
      // Nearly all points follow one with a value, in which nothing is to be looked for.
      let plain =
        arePlain && place > 0
        ? plainPiece(values[place - 1], values[place], moments[place] - moments[place - 1]) : nil
      if let piece = plain ?? piece(at: point) { below += piece.lengths(below: bounds) }
    }
    return ZoneLengths(below: below)
  }

  /// The piece from one value to the next over a length; nil where there is none of these.
  private func plainPiece(_ from: Double, _ to: Double, _ length: Double) -> ZonePiece? {
    guard from.isFinite, to.isFinite, length > 0, length.isFinite else { return nil }
    return ZonePiece(from: from, to: isStepped ? from : to, length: length)
  }

  /// Those of a range of x: whole pieces as `inner` knows them, and the parts of those at its ends.
  func lengths(in range: ClosedRange<Double>, _ inner: (Range<Int>) -> ZoneLengths) -> [Double] {
    let (first, last) = (point(behind: range.lowerBound), point(behind: range.upperBound))
    var all = ZoneLengths(below: lengthsBelow(of: first, in: range))
    if !table.kind.fillsPeriods, range.upperBound >= table.x[count - 1] {
      // Over a distance time goes on at the last place too.
      if first + 1 < count { all = all + inner(first + 1..<count) }
    } else if first < last {
      all = all + inner(first + 1..<last) + ZoneLengths(below: lengthsBelow(of: last, in: range))
    }
    return (0..<zoneCount).map { all.lengths[$0] }
  }

  /// The point that tells the piece in which an x is; the last one where none does.
  private func point(behind x: Double) -> Int {
    if table.kind.fillsPeriods { return max(table.index(atOrAfter: x.nextUp) - 1, 0) }
    let next = min(table.index(atOrAfter: x), count - 1)
    return series.column.firstIndex(in: next..<count) ?? count - 1
  }

  /// The piece that a point tells; nil where there is none.
  private func piece(at point: Int) -> ZonePiece? {
    let value = series.column[point]
    guard value.isFinite else { return nil }
    if table.kind.fillsPeriods {
      let length = table.end(ofPeriod: point) - table.x[point]
      return length.isFinite ? ZonePiece(from: value, to: value, length: length) : nil
    }
    guard let start = start(ofPieceTo: point) else { return nil }
    return plainPiece(series.column[start], value, times[point] - times[start])
  }

  /// The value before one from which its line goes on; nil where there is a gap, a pause or nothing.
  private func start(ofPieceTo point: Int) -> Int? {
    guard point > 0, let start = start(before: point), !isBroken(start, point) else { return nil }
    if start == point - 1 || point - start - 1 <= Int(series.line.joinedGaps) { return start }
    // Some devices tell a heart and a place in turns.
    guard table.recordedTimes != nil, times[point] - times[start] <= longestLeap else { return nil }
    return (start..<point).allSatisfy { !times[$0].isNaN } ? start : nil
  }

  private func start(before point: Int) -> Int? {
    series.column[point - 1].isNaN ? series.column.lastIndex(in: 0..<point) : point - 1
  }

  private func isBroken(_ start: Int, _ end: Int) -> Bool {
    let first = breaks.partitioningIndex { $0 > start }
    return first < breaks.count && breaks[first] <= end
  }

  /// How much of a piece is below each bound, as far as it is in a range.
  private func lengthsBelow(of point: Int, in range: ClosedRange<Double>) -> SIMD8<Double> {
    guard let piece = piece(at: point) else { return .zero }
    let isFilled = table.kind.fillsPeriods
    let start = isFilled ? point : start(ofPieceTo: point) ?? point
    let (from, to) = (table.x[start], isFilled ? table.end(ofPeriod: point) : table.x[point])
    guard from < to else { return .zero }
    return piece.part(
      ((range.lowerBound - from) / (to - from)).clamped(to: 0...1),
      ((range.upperBound - from) / (to - from)).clamped(to: 0...1)
    ).lengths(below: bounds)
  }
}

extension ZoneLengths {
  /// What is in each zone, from how much is below the end of each.
  fileprivate init(below: SIMD8<Double>) {
    lengths = below
    for zone in 1..<SIMD8<Double>.scalarCount { lengths[zone] -= below[zone - 1] }
  }
}

extension Table {
  /// The series whose zones are told: the first one of some that has any; nil where none has, or its axis is not one of
  /// values.
  public func zonedSeries(among isOn: (Int) -> Bool) -> Int? {
    guard kind.mayHaveZones else { return nil }
    let zoned = series.indices.filter { series[$0].zones != nil && isOn($0) }
    return zoned.first { series[$0].shift == nil } ?? zoned.first
  }
}
