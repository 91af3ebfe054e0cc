/// A month of the calendar.
public struct CalendarMonth: Hashable, Sendable {
  /// The year, and the month from 1 for January to 12.
  public let year, month: Int

  private init(year: Int, month: Int) { (self.year, self.month) = (year, month) }

  /// The month that a moment is in by the clocks of a zone.
  public init(of moment: Double, in zone: Zone) {
    let date = CivilDate(milliseconds: zone.local(moment))
    self.init(year: date.year, month: date.month)
  }

  /// The month so many months later, or earlier.
  public func moved(by months: Int) -> CalendarMonth {
    let count = year * 12 + month - 1 + months
    let year = count >= 0 ? count / 12 : (count - 11) / 12
    return CalendarMonth(year: year, month: count - year * 12 + 1)
  }

  /// How many days it has.
  public var dayCount: Int {
    Int(((moved(by: 1).midnight - midnight) / millisecondsPerDay).rounded())
  }

  /// The day of the week of its first day, from 0 for Monday to 6 for Sunday.
  public var firstWeekday: Int { CivilDate(milliseconds: midnight).weekday }

  /// From its first moment to that of the next one, by the clocks of a zone.
  public func moments(in zone: Zone) -> ClosedRange<Double> {
    let start = zone.moment(ofLocal: midnight)
    return start...max(start, zone.moment(ofLocal: moved(by: 1).midnight))
  }

  /// When a day of it begins, by the clocks of a zone.
  public func moment(ofDay day: Int, in zone: Zone) -> Double {
    zone.moment(ofLocal: midnight + Double(day - 1) * millisecondsPerDay)
  }

  private var midnight: Double {
    CivilDate(year: year, month: month, day: 1)?.milliseconds ?? 0
  }
}
