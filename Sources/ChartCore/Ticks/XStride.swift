/// A safeguard: more labels than this never fit beside each other.
private let mostTicks = 200
/// The days of a week.
let daysPerWeek = 7

/// The distance of neighbouring labels on a time axis, on the calendar of a zone.
///
/// Labels stand at moments that do not depend on the range, so they come and go in place and never jump
/// while it moves.
public struct XStride: Hashable, Sendable {
  /// What the labels count, and so how a label is written.
  public enum Unit: Hashable, Sendable, CaseIterable {
    /// Counted from the start of 1970, like milliseconds, seconds, minutes and hours.
    case microsecond, millisecond, second, minute, hour
    /// Counted from the first day of a week, or from a point.
    case day
    /// Counted from the year 0, each at its first moment, like years.
    case month, year
  }

  /// What a second level of labels says, below the first.
  public enum Context: Hashable, Sendable {
    /// There is none: labels say enough by themselves.
    case none
    /// The months' short names, and their full ones.
    case short, full
  }

  /// How a label is written.
  public let unit: Unit
  /// How many units there are from label to label.
  let count: Int
  /// A local time that has a label, in milliseconds; of no meaning for months and years.
  let anchor: Double
  /// Whether days are counted anew from the beginning of each week.
  let restartsWeekly: Bool
  /// What a second level says.
  public internal(set) var context = Context.none
  /// The zone whose calendar and clocks it is of.
  var zone = Zone.utc
  /// What months and years are.
  var calendar = CalendarSystem.gregorian
  /// The time that they stand in; nil where that is moments.
  var sessions: TradingTime?

  /// Labels at every `count` of a unit from `anchor` on.
  init(_ unit: Unit, _ count: Int, from anchor: Double = 0, restartsWeekly: Bool = false) {
    self.unit = unit
    self.count = count
    self.anchor = anchor
    self.restartsWeekly = restartsWeekly
  }

  /// The least distance of neighbouring labels, in milliseconds; of sessions about that, as some are missing in
  /// one week and not in another.
  public var milliseconds: Double {
    guard let sessions, unit.isOfCalendar, self.count > 1 || unit != .day else {
      return length
    }
    return length * sessions.density
  }

  private var length: Double {
    // A month is at most two days shorter than the average, and so are several.
    unit == .month
      ? ((Double(count) * 30.4).rounded(.down) - 2) * millisecondsPerDay
      : Double(count) * unit.milliseconds
  }

  /// The longest distance of neighbouring labels, in milliseconds.
  var longestDistance: Double {
    switch unit {
    case .day where restartsWeekly:
      Double(daysPerWeek - (labelsPerWeek - 1) * count) * millisecondsPerDay
    case .month: Double(count * 31) * millisecondsPerDay
    case .year: Double(count) * 366 * millisecondsPerDay
    default: milliseconds
    }
  }

  /// The moments of the labels inside `range`, ascending, at most 200.
  ///
  /// Where there would be more, as on an axis that is on its way from a finer stride, only every
  /// second, fourth and so on is there. Days begin with their first moment, also where clocks skip midnight;
  /// a time of day is there as often as clocks show it: not at all, once or twice.
  public func ticks(in range: ClosedRange<Double>) -> [Double] {
    guard let sessions else { return moments(in: range) }
    let times: [Double] = moments(in: sessions.moments(of: range)).map { sessions.time(at: $0) }
    return times.filter(range.contains)
      .withoutRepeats
  }

  /// The moment that a label stands for.
  func shownMoment(at x: Double) -> Double { sessions?.moment(at: x) ?? x }

  private func moments(in range: ClosedRange<Double>) -> [Double] {
    let local = zone.local(range)
    let (first, last) = (position(of: local.lowerBound), position(of: local.upperBound))
    let times = numbers(from: first.rounded(.down), through: last.rounded(.up)).lazy.map(moment)
    if let offset = zone.onlyOffset {
      return times.map { $0 - offset }.filter(range.contains).withoutRepeats
    }
    let moments =
      unit.isOfCalendar
      ? times.map(zone.moment) : times.flatMap(zone.moments).sorted()
    return moments.filter(range.contains).withoutRepeats
  }

  /// Where a local time is among the labels, the one at the anchor being number 0; between two labels it
  /// may be anywhere between their numbers.
  private func position(of moment: Double) -> Double {
    switch unit {
    case .month, .year: calendar.monthNumber(at: moment) / months
    case .day where restartsWeekly:
      (moment - anchor) / millisecondsPerWeek * Double(labelsPerWeek)
    default: (moment - anchor) / length
    }
  }

  /// The local time of the label of a number.
  private func moment(_ number: Double) -> Double {
    switch unit {
    case .month, .year: return calendar.start(ofMonth: number * months)
    case .microsecond: return anchor + number * Double(count) / 1000
    case .day where restartsWeekly:
      let week = (number / Double(labelsPerWeek)).rounded(.down)
      let rest = (number - week * Double(labelsPerWeek)) * Double(count)
      return anchor + week * millisecondsPerWeek + rest * millisecondsPerDay
    default: return anchor + number * length
    }
  }

  /// The whole numbers between `low` and `high`, or the multiples of a power of two among them.
  private func numbers(from low: Double, through high: Double) -> [Double] {
    var multiple = 1.0
    while (high - low) / multiple > Double(mostTicks - 1) { multiple *= 2 }
    let first = (low / multiple).rounded(.up)
    return (0..<mostTicks).lazy.map { (first + Double($0)) * multiple }.prefix { $0 <= high }
      .map { $0 }
  }

  /// How many labels a week has whose days are counted anew.
  private var labelsPerWeek: Int { daysPerWeek / count }

  /// The months from label to label.
  private var months: Double { Double(count) * (unit == .year ? 12 : 1) }
}

private let millisecondsPerWeek = Double(daysPerWeek) * millisecondsPerDay

extension XStride.Unit {
  /// Whether it counts days, and not what clocks show.
  var isOfCalendar: Bool { self == .day || self == .month || self == .year }

  /// The length in milliseconds, of months and years the least one.
  var milliseconds: Double {
    switch self {
    case .microsecond: 0.001
    case .millisecond: 1
    case .second: 1000
    case .minute: 60_000
    case .hour: millisecondsPerHour
    case .day: millisecondsPerDay
    case .month: 28 * millisecondsPerDay
    case .year: 365 * millisecondsPerDay
    }
  }
}
