/// What the points of a chart stand for: when each of them is and how long it lasts, whatever its x counts in.
///
/// All that links, measures or names points asks it: an index, or a time of sessions, means nothing beyond its own chart.
public struct PointTimes: Equatable, Sendable {
  let x: Column
  /// The moments that points are called by: of those that end with their day the last ones.
  private let dates: Column
  private let spacing: Double
  private let fillsPeriods: Bool
  private let hasDates: Bool
  private let sessions: TradingTime?
  private let zone: Zone
  private let length: PointLength

  /// Those of a table; constant time.
  init(of table: Table) {
    (x, dates, spacing, length) = (table.x, table.dates, table.spacing, table.pointLength)
    (fillsPeriods, hasDates) = (table.kind.fillsPeriods, table.xKind.hasDates)
    (sessions, zone) = (table.presentation.sessions, table.zone)
  }

  /// The time of a point: its moment, and the first one after it.
  func time(ofPoint index: Int) -> ClosedRange<Double> {
    let start = start(ofPoint: index)
    guard let end = lastDate(ofPoint: index) else {
      let end = start + x.end(ofPeriod: index, spacing: spacing) - x[index]
      return start...max(start, withoutPartOfDay(end, after: start))
    }
    return start...max(start, zone.moment(ofLocal: end + millisecondsPerDay))
  }

  /// The end of a point that is a day or longer without the part of the day in which the next one begins: a bar of a day that
  /// begins at noon is of that day.
  private func withoutPartOfDay(_ end: Double, after start: Double) -> Double {
    guard hasDates, spacing >= leastDay else { return end }
    let midnight = zone.moment(ofLocal: zone.local(end).midnight)
    return midnight > start ? midnight : end
  }

  /// The midnight, by its own clocks, at which the last day begins that a point stands for; nil where it stands for no
  /// days.
  func lastDate(ofPoint index: Int) -> Double? {
    days(ofPoint: index)?.upperBound
  }

  /// The same of its first and of its last day.
  ///
  /// What has become of a period up to now may have a row of its own within it: that is of its day alone.
  func days(ofPoint index: Int) -> ClosedRange<Double>? {
    guard hasDates else { return nil }
    let day = zone.local(dates[index]).midnight
    if length.isOfCalendar, !length.endsWithDay, index > 0,
      let before = length.days(around: zone.local(dates[index - 1]).midnight),
      before.contains(day)
    {
      return day...day
    }
    return length.days(around: day)
  }

  private func start(ofPoint index: Int) -> Double { sessions?.moments[index] ?? x[index] }

  /// The days or times from a point to another one, both included: in dates of days the last moment is in the last day
  /// that the second one stands for.
  func time(from first: Int, through last: Int) -> ClosedRange<Double> {
    let start = time(ofPoint: first).lowerBound
    let end = time(ofPoint: last)
    let isOfDays = length != .own || fillsPeriods && spacing >= millisecondsPerDay
    return start...max(start, isOfDays ? end.upperBound - 1 : end.lowerBound)
  }

  /// The moments of what a range of x shows; its end is the first one after them where values fill periods.
  func moments(of range: ClosedRange<Double>) -> ClosedRange<Double> {
    let moments = sessions?.moments(of: range, hasEnd: !fillsPeriods) ?? range
    guard hasDates, fillsPeriods, range.upperBound > range.lowerBound else { return moments }
    let last = max(0, x.index(atOrAfter: range.upperBound) - 1)
    let (own, end) = (time(ofPoint: last).upperBound, x.end(ofPeriod: last, spacing: spacing))
    if range.upperBound > end { return moments }
    let upper = range.upperBound == end ? own : min(moments.upperBound, own)
    return moments.lowerBound...max(moments.lowerBound, upper)
  }
}

extension PointTimes {
  /// The time of points that follow each other, each no longer than points are.
  func span(of points: Range<Int>) -> ClosedRange<Double> {
    let (start, last) = (start(ofPoint: points.lowerBound), points.upperBound - 1)
    let end = time(ofPoint: last).upperBound
    let ownEnd = self.start(ofPoint: last) + spacing
    return start...max(start, length == .own ? min(end, ownEnd) : end)
  }

  /// The moments of what a range of x shows, as it is told: from the first point in it, as it is counted, not from one of
  /// which a part is seen, where points stand for days or values fill days or less; where they stand for weeks or longer, up
  /// to the end of the last day that the last of them stands for.
  func told(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let moments = moments(of: range)
    if fillsPeriods {
      let first = length.isLongerThanDay ? nil : firstBeginning(within: range)
      return min(first ?? moments.lowerBound, moments.upperBound)...moments.upperBound
    }
    let first = x.index(atOrAfter: range.lowerBound)
    let last = max(0, x.index(atOrAfter: range.upperBound.nextUp) - 1)
    guard length != .own, first <= last else { return moments }
    let lower = max(moments.lowerBound, start(ofPoint: first))
    guard length.isLongerThanDay else { return lower...max(lower, moments.upperBound) }
    return lower...max(moments.upperBound, time(ofPoint: last).upperBound - 1)
  }

  /// When the first period begins in a range that begins within one before it; nil where it does not.
  private func firstBeginning(within range: ClosedRange<Double>) -> Double? {
    let next = x.index(atOrAfter: range.lowerBound)
    guard 1..<max(1, x.count) ~= next,
      x.end(ofPeriod: next - 1, spacing: spacing) > range.lowerBound
    else { return nil }
    return start(ofPoint: next)
  }
}

// MARK: - From one chart to another

extension PointTimes {
  /// The range of x that shows what another chart's range does, as far as there is something of it here; nil where there
  /// is nothing.
  ///
  /// A line that ends on a point shows all of the time that it stands for where that is filled, and the other way round.
  func range(showing range: ClosedRange<Double>, of other: PointTimes) -> ClosedRange<Double>? {
    guard hasDates, other.hasDates else { return range.overlaps(whole) ? range : nil }
    var moments = other.moments(of: range)
    if fillsPeriods, !other.fillsPeriods, let last = other.point(at: range.upperBound) {
      moments = moments.lowerBound...other.time(ofPoint: last).upperBound
    }
    moments = moved(moments, from: other)
    let all = time(ofPoint: 0).lowerBound...time(ofPoint: x.count - 1).upperBound
    guard moments.overlaps(all) else { return nil }
    let lower = x(at: moments.lowerBound)
    let upper = upperX(ofRangeUpTo: moments.upperBound, isOpen: fillsPeriods || other.fillsPeriods)
    return lower...max(lower, upper)
  }

  /// The x here of what is read at an x of another chart; nil where there is nothing.
  func x(reading x: Double, of other: PointTimes) -> Double? {
    guard hasDates, other.hasDates else { return whole.contains(x) ? x : nil }
    let moment = moved(other.moment(at: x)...other.moment(at: x), from: other).lowerBound
    let last = time(ofPoint: self.x.count - 1)
    guard moment >= time(ofPoint: 0).lowerBound,
      moment < last.upperBound || moment == last.lowerBound
    else { return nil }
    return sessions?.time(reading: moment) ?? min(moment, whole.upperBound)
  }

  /// From the first to the last x.
  private var whole: ClosedRange<Double> {
    let last = x.count - 1
    return x[0]...(fillsPeriods ? x.end(ofPeriod: last, spacing: spacing) : x[last])
  }

  /// The moments at which the dates of days begin that have these in another zone, where both charts are of days; other
  /// moments are the same everywhere.
  private func moved(_ moments: ClosedRange<Double>, from other: PointTimes) -> ClosedRange<Double>
  {
    guard zone != other.zone, length != .own, other.length != .own else { return moments }
    let lower = zone.moment(ofLocal: other.zone.local(moments.lowerBound))
    return lower...max(lower, zone.moment(ofLocal: other.zone.local(moments.upperBound)))
  }

  private func moment(at x: Double) -> Double { sessions?.moment(at: x) ?? x }

  private func x(at moment: Double) -> Double { sessions?.time(at: moment) ?? moment }

  /// The point that is exactly at an x.
  private func point(at x: Double) -> Int? {
    let index = self.x.index(atOrAfter: x)
    return index < self.x.count && self.x[index] == x ? index : nil
  }

  /// Where a range ends that goes up to a moment, which is no part of it where it `isOpen`: with the time of the last
  /// point before it ends what is drawn of that.
  private func upperX(ofRangeUpTo moment: Double, isOpen: Bool) -> Double {
    let last = max(0, (sessions?.moments ?? x).index(atOrAfter: moment) - 1)
    guard isOpen, moment >= time(ofPoint: last).upperBound else { return x(at: moment) }
    let end = fillsPeriods ? x.end(ofPeriod: last, spacing: spacing) : x[last]
    if moment == time(ofPoint: last).upperBound { return end }
    return max(end, fillsPeriods ? x(at: moment) : x(at: moment) - 1)
  }
}
