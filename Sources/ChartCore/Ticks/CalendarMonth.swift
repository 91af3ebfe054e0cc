/// A month of the calendar.
public struct CalendarMonth: Hashable, Sendable {
  /// How many months come before it from the start of the year 0 on.
  let number: Double
  private let calendar: CalendarSystem

  private init(_ number: Double, of calendar: CalendarSystem) {
    (self.number, self.calendar) = (number, calendar)
  }

  /// The month of a calendar that a moment is in by the clocks of a zone.
  public init(of moment: Double, in zone: Zone, of calendar: CalendarSystem = .gregorian) {
    self.init(calendar.monthNumber(at: zone.local(moment)), of: calendar)
  }

  /// The month so many months later, or earlier.
  public func moved(by months: Int) -> CalendarMonth {
    CalendarMonth(number + Double(months), of: calendar)
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

  /// Its first moment by the clocks of a zone; 0 where it has none.
  var midnight: Double {
    let start = calendar.start(ofMonth: number)
    return start.isNaN ? 0 : start
  }
}
