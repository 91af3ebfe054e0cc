/// Candles are this many pixels apart at least: narrower ones have no body.
private let narrowestCandle = 5.0
/// More periods in a range that has room for each of them, as most are much farther apart, are candles of the next
/// longer time after all.
private let mostLonePeriods = 10_000
/// Periods that are hardly longer than the table's own are these.
private let leastPeriods = 1.5

extension Table {
  /// How long the periods are that its prices are drawn by where a pixel column is `bucketSpan` wide; nil where each
  /// period of the table has room for itself.
  ///
  /// They do not depend on where the range is, so that no candle changes as it moves.
  public func candlePeriod(bucketSpan: Double) -> CalendarPeriod? {
    let least = narrowestCandle * bucketSpan
    guard spacing < least, let history = prices?.history, xKind.hasDates else { return nil }
    let density = presentation.sessions?.density ?? 1
    let own = history.moments.usualSpacing ?? spacing
    let longer = CalendarPeriod.all.filter { $0.milliseconds >= leastPeriods * own }
    return longer.first { $0.milliseconds * density >= least } ?? longer.last
  }

  /// The periods of the table that are drawn as one candle, of those that are seen in `range`: whole ones, also where
  /// only a part is seen. Logarithmic time for each.
  public func candleSlots(in range: ClosedRange<Double>, bucketSpan: Double) -> [CandleSlot] {
    let seen = indexes(drawnIn: range)
    guard !seen.isEmpty, let moments = prices?.history.moments else { return [] }
    let period =
      candlePeriod(bucketSpan: bucketSpan)
      ?? (seen.count > mostLonePeriods
        ? CalendarPeriod.all.first { $0.milliseconds >= narrowestCandle * bucketSpan } : nil)
    guard let period else { return seen.map(slot) }
    let ends = moments[seen.lowerBound]...moments[seen.upperBound - 1]
    return slots(of: period, around: ends, moments)
  }

  /// The slot of `candleSlots` that a point is in.
  public func candleSlot(of index: Int, bucketSpan: Double) -> CandleSlot {
    guard let moments = prices?.history.moments,
      let period = candlePeriod(bucketSpan: bucketSpan)
    else { return slot(index) }
    return slots(of: period, around: moments[index]...moments[index], moments)
      .first { $0.indexes.contains(index) } ?? slot(index)
  }

  private func slot(_ index: Int) -> CandleSlot {
    CandleSlot(indexes: index..<index + 1, x: x(of: index..<index + 1))
  }

  /// What lies in each calendar period around some moments, where there is anything.
  private func slots(
    of period: CalendarPeriod, around ends: ClosedRange<Double>, _ moments: Column
  ) -> [CandleSlot] {
    let (times, borders) = (pointTimes, period.borders(around: ends, in: zone))
    let indexes = moments.indexes(atOrAfter: borders)
    return borders.indices.dropLast().filter { indexes[$0] < indexes[$0 + 1] }.map { place in
      let group = indexes[place]..<indexes[place + 1]
      let whole = borders[place]...borders[place + 1]
      let isWhole = isWhole(whole, of: group, times)
      // In the time of sessions it is as long as these are.
      let isOfSessions = presentation.sessions != nil
      return CandleSlot(
        indexes: group, x: isWhole && !isOfSessions ? whole : x(of: group),
        period: isWhole ? period : nil)
    }
  }

  /// From the beginning of the first of some points to the end of the last one.
  private func x(of group: Range<Int>) -> ClosedRange<Double> {
    let start = x[group.lowerBound]
    return start...max(start, end(ofPeriod: group.upperBound - 1))
  }

  /// Whether all that was paid in a calendar period is in some points, and nothing else: weeks reach over the borders of
  /// months. Trades take no time.
  private func isWhole(
    _ period: ClosedRange<Double>, of group: Range<Int>, _ times: PointTimes
  ) -> Bool {
    if prices?.quotes.areTrades == true { return true }
    let (first, end) = (group.lowerBound, group.upperBound)
    let span = times.span(of: group)
    return period.lowerBound <= span.lowerBound && span.upperBound <= period.upperBound
      && (first == 0 || times.span(of: first - 1..<first).upperBound <= period.lowerBound)
      && (end == x.count || period.upperBound <= times.span(of: end..<end + 1).lowerBound)
  }

  /// The moments that a slot is told to go over: all of its period, or from its first point to the end of its last one; so in
  /// the time of sessions, whose days are no longer than these.
  public func moments(of slot: CandleSlot) -> ClosedRange<Double> {
    slot.period == nil || presentation.sessions != nil
      ? pointTimes.span(of: slot.indexes) : moments(of: slot.x)
  }

  /// The candles of groups, nil where one has nothing but gaps.
  public func candles(of groups: [Range<Int>]) -> [Candle?] {
    prices?.quotes.candles(of: groups) ?? groups.map { _ in nil }
  }

  /// How much was traded in each of some groups, NaN where no point says it; none where that is not known.
  public func volumes(of groups: [Range<Int>]) -> [Double] {
    guard let volume = prices?.volume else { return [] }
    return zip(groups, volume.sums.sums(of: groups, in: volume.column)).map { group, sum in
      volume.column.firstIndex(in: group) == nil ? .nan : sum.above + sum.below
    }
  }
}

/// Periods of a table that are drawn as one candle.
public struct CandleSlot: Equatable, Sendable {
  /// The periods, at least one.
  public let indexes: Range<Int>
  /// From where to where they go.
  public let x: ClosedRange<Double>
  /// The calendar period that they make up; nil where they are none, as weeks are no month.
  public var period: CalendarPeriod?
}
