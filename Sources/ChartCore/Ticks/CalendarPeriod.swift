/// As many digits as years have that moments reach.
private let mostYearDigits = 12

/// A stretch of time as calendars and clocks have it, from one minute to several years.
public struct CalendarPeriod: Hashable, Sendable {
  /// What it counts.
  public enum Unit: Hashable, Sendable {
    case minute, hour, day, week, month, year
  }

  /// What it counts.
  public let unit: Unit
  /// How many of them there are: of weeks one alone.
  public let count: Int

  /// A day.
  public static let day = CalendarPeriod(.day, 1)
  /// A week, from Monday on.
  public static let week = CalendarPeriod(.week, 1)

  /// The periods that people sum prices over, ascending: days begin at midnight, weeks on Monday (ISO 8601), the
  /// parts of a day at its midnight, those of a year with its January.
  public static let all: [CalendarPeriod] =
    [1, 2, 5, 10, 15, 30].map { CalendarPeriod(.minute, $0) }
    + [1, 2, 4, 6, 12].map { CalendarPeriod(.hour, $0) }
    + [day, week]
    + [1, 3].map { CalendarPeriod(.month, $0) }
    + sequence(first: 1) { $0 * 10 }.prefix(mostYearDigits)
    .flatMap { ten in [1, 2, 5].map { CalendarPeriod(.year, $0 * ten) } }

  init(_ unit: Unit, _ count: Int) { (self.unit, self.count) = (unit, count) }

  /// The usual length in milliseconds.
  public var milliseconds: Double { Double(count) * unit.milliseconds }

  /// When the periods begin, from the one that `range` begins in to the first that begins after its end: at least
  /// two, ascending. Time in proportion to their number.
  public func borders(around range: ClosedRange<Double>, in zone: Zone) -> [Double] {
    var borders = [min(start(at: range.lowerBound, in: zone), range.lowerBound)]
    while borders[borders.count - 1] <= range.upperBound {
      let next = end(ofPeriodFrom: borders[borders.count - 1], in: zone)
      // Beyond the years that calendars have there is one period.
      let isKnown = next > borders[borders.count - 1]
      borders.append(isKnown ? next : range.upperBound.nextUp)
    }
    return borders
  }

  /// The first moment of the period that `moment` is in.
  public func start(at moment: Double, in zone: Zone) -> Double {
    guard isCounted else { return zone.moment(ofLocal: localStart(at: zone.local(moment))) }
    let midnight = zone.moment(ofLocal: zone.local(moment).midnight)
    return midnight + ((moment - midnight) / milliseconds).rounded(.down) * milliseconds
  }

  /// The first moment after the period that begins at `start`.
  private func end(ofPeriodFrom start: Double, in zone: Zone) -> Double {
    let local = zone.local(start)
    if isCounted {
      // The last part of a day on which clocks change is shorter, or there is one more.
      return min(start + milliseconds, zone.moment(ofLocal: local.midnight + millisecondsPerDay))
    }
    return zone.moment(ofLocal: localEnd(from: localStart(at: local)))
  }

  /// Whether it is counted from midnight on, up to an hour: that is there twice where clocks show it twice. Longer parts of a
  /// day begin when clocks show it, so one is shorter or longer where these change.
  private var isCounted: Bool { milliseconds <= millisecondsPerHour }

  private func localStart(at local: Double) -> Double {
    let date = CivilDate(milliseconds: local)
    switch unit {
    case .minute, .hour:
      return local.midnight
        + ((local - local.midnight) / milliseconds).rounded(.down) * milliseconds
    case .day: return local.midnight
    case .week:
      return local.midnight - Double(date.weekday) * millisecondsPerDay
    case .month:
      let first = (date.month - 1) / count * count + 1
      return CivilDate(year: date.year, month: first, day: 1)?.milliseconds ?? local
    case .year:
      let first = Int((Double(date.year) / Double(count)).rounded(.down)) * count
      return CivilDate(year: first, month: 1, day: 1)?.milliseconds ?? local
    }
  }

  private func localEnd(from start: Double) -> Double {
    let date = CivilDate(milliseconds: start)
    switch unit {
    case .minute, .hour, .day: return start + milliseconds
    case .week: return start + Double(daysPerWeek) * millisecondsPerDay
    case .month:
      let month = date.month - 1 + count
      return CivilDate(year: date.year + month / 12, month: month % 12 + 1, day: 1)?.milliseconds
        ?? .nan
    case .year:
      return CivilDate(year: date.year + count, month: 1, day: 1)?.milliseconds ?? .nan
    }
  }
}

extension CalendarPeriod.Unit {
  /// The usual length in milliseconds.
  fileprivate var milliseconds: Double {
    switch self {
    case .minute: 60_000
    case .hour: millisecondsPerHour
    case .day: millisecondsPerDay
    case .week: Double(daysPerWeek) * millisecondsPerDay
    case .month: 30.4375 * millisecondsPerDay
    case .year: 365.25 * millisecondsPerDay
    }
  }
}
