/// Longer than this no calendar is gone through: 4,000 years.
private let mostMonths = 48_000.0
private let shortestMonth = 28 * millisecondsPerDay
/// No clock is farther from UTC than this.
private let farthestOffset = 26 * millisecondsPerHour

/// A map of x: which earlier x is shown at each one.
///
/// By the calendar it is made of pieces, in each of which all x are moved by one length: days on which clocks change and
/// months of other lengths part them. So what asks for many x has no calendar to ask.
public struct XShift: Equatable, Sendable {
  /// What is shown.
  public let time: EarlierTime
  /// Whose clocks and calendar count.
  let zone: Zone
  /// Those that the range of x is made of, ascending; the first and the last one go on beyond it.
  private let pieces: [Piece]

  /// Where a piece begins, and how much earlier what it shows is.
  private struct Piece: Equatable, Sendable {
    let start, length: Double
    /// The one moment that is shown at all of its x, as clocks skip theirs; nil of others.
    var held: Double?

    func source(of x: Double) -> Double { held ?? x - length }

    func continues(_ other: Piece) -> Bool {
      length == other.length && held == nil && other.held == nil
    }
  }

  /// The map of a range of x, by the clocks of a zone; nil of a number of points, and where the range is longer than all
  /// history. Time in proportion to the months or, of weekdays, to the days in it, and to the changes of clocks.
  public init?(_ time: EarlierTime, over domain: ClosedRange<Double>, in zone: Zone) {
    (self.time, self.zone) = (time, zone)
    switch time {
    case .span(.points): return nil
    case .span(.x(let length)), .span(.milliseconds(let length)):
      pieces = [Piece(start: -.infinity, length: length)]
    case .span(.days), .span(.months), .weekday:
      guard domain.span <= mostMonths * shortestMonth,
        CivilDate.moments.contains(domain.lowerBound),
        CivilDate.moments.contains(domain.upperBound)
      else { return nil }
      pieces = Self.pieces(of: time, over: domain, in: zone)
    }
  }

  /// The map that shows everything so much later than it was, in the unit of x.
  public init(later length: Double) {
    (time, zone, pieces) = (.span(.x(length)), .utc, [Piece(start: -.infinity, length: length)])
  }

  /// The same map by the clocks of another zone; nil where there is none.
  func shown(in zone: Zone, over domain: ClosedRange<Double>) -> XShift? {
    zone == self.zone ? self : XShift(time, over: domain, in: zone)
  }

  /// What is shown at an x; below all x where that has no date. Logarithmic time in the pieces.
  public func source(of x: Double) -> Double { pieces[index(of: x)].source(of: x) }

  /// A part of a range of x that shows what was one length earlier.
  struct Part {
    let range: ClosedRange<Double>
    let length: Double
    /// Whether its last x is its own, and not that of the part behind it.
    let isClosed: Bool
  }

  /// How what is shown in a range is moved, part by part, ascending, without those at which clocks skip what would be shown.
  func parts(in range: ClosedRange<Double>) -> [Part] {
    let last = index(of: range.upperBound)
    return (index(of: range.lowerBound)...last).compactMap { index in
      let piece = pieces[index]
      guard piece.held == nil, piece.length.isFinite else { return nil }
      let end = index == last ? range.upperBound : pieces[index + 1].start
      let start = max(piece.start, range.lowerBound)
      return Part(range: start...max(start, end), length: piece.length, isClosed: index == last)
    }
  }

  private func index(of x: Double) -> Int { max(pieces.partitioningIndex { $0.start > x } - 1, 0) }
}

// MARK: - Pieces of the calendar

extension XShift {
  /// A time of clocks from which on what is before is earlier by one length.
  private struct Step {
    let start, length: Double
  }

  private static func pieces(
    of time: EarlierTime, over domain: ClosedRange<Double>, in zone: Zone
  ) -> [Piece] {
    let steps = steps(of: time, over: zone.local(domain))
    var pieces: [Piece] = []
    var start = domain.lowerBound
    while start <= domain.upperBound {
      let period = zone.period(at: start)
      let end = min(period.end, domain.upperBound.nextUp)
      for piece in self.pieces(from: start, to: end, period.offset, steps, zone)
      where pieces.last.map({ !piece.continues($0) }) ?? true {
        pieces.append(piece)
      }
      start = end
    }
    pieces[0] = Piece(start: -.infinity, length: pieces[0].length, held: pieces[0].held)
    return pieces
  }

  /// How much earlier the times of clocks in a range show what was: whole days, and so the same over stretches of days.
  private static func steps(of time: EarlierTime, over range: ClosedRange<Double>) -> [Step] {
    func length(_ local: Double) -> Double { time.earlier(local).map { local - $0 } ?? .infinity }
    guard let days = time.turningDays else {
      return [Step(start: -.infinity, length: length(range.lowerBound.midnight))]
    }
    var steps: [Step] = []
    var month = CivilDate(milliseconds: range.lowerBound).month(before: 0)
    while let first = CivilDate(year: month.year, month: month.month, day: 1),
      first.milliseconds <= range.upperBound
    {
      steps += days.compactMap {
        let start = CivilDate(year: month.year, month: month.month, day: $0)?.milliseconds
        return start.map { Step(start: $0, length: length($0)) }
      }
      month = first.month(before: -1)
    }
    return steps
  }

  /// The pieces between two moments in which clocks are as far ahead of UTC.
  private static func pieces(
    from start: Double, to end: Double, _ offset: Double, _ steps: [Step], _ zone: Zone
  ) -> [Piece] {
    let first = max(steps.partitioningIndex { $0.start > start + offset } - 1, 0)
    var pieces: [Piece] = []
    for (index, step) in steps.enumerated().dropFirst(first) {
      guard step.start < end + offset else { break }
      let lower = max(step.start, start + offset)
      let next = index + 1 < steps.count ? steps[index + 1].start : .infinity
      let upper = min(next, end + offset)
      pieces += self.pieces(from: lower, to: upper, offset, earlierBy: step.length, zone)
    }
    return pieces
  }

  /// The pieces between two times of clocks that show what was one length of clocks before.
  private static func pieces(
    from lower: Double, to upper: Double, _ offset: Double, earlierBy length: Double, _ zone: Zone
  ) -> [Piece] {
    guard length.isFinite else { return [Piece(start: lower - offset, length: length)] }
    let borders = zone.borders(ofLocal: lower - length, upper - length)
    return ([lower - length] + borders).map { earlier in
      let start = earlier + length - offset
      guard let moment = zone.moments(ofLocal: earlier).first else {
        return Piece(start: start, length: 0, held: zone.moment(ofLocal: earlier))
      }
      return Piece(start: start, length: start - moment)
    }
  }
}

extension Zone {
  /// The times of clocks between two at which they begin or end to be as far ahead of UTC, ascending.
  fileprivate func borders(ofLocal lower: Double, _ upper: Double) -> [Double] {
    guard onlyOffset == nil else { return [] }
    var borders: Set<Double> = []
    var period = period(at: lower - farthestOffset)
    while period.end <= upper + farthestOffset {
      let next = self.period(at: period.end)
      guard next.end > period.end else { break }
      for offset in [period.offset, next.offset] {
        let border = period.end + offset
        if border > lower, border < upper { borders.insert(border) }
      }
      period = next
    }
    return borders.sorted()
  }
}
