import CIcu
import ChartCore
import Synchronization

/// ICU reaches about 5.8 million years in both directions.
private let (mostDays, mostYears) = (2_000_000_000, 5_000_000)

/// ICU's calendar of a locale; its clocks are those of UTC.
final class ICUCalendar: Sendable {
  /// What it is called: `gregorian`, `persian`.
  let name: String
  /// The day that weeks begin on, from 0 for Monday.
  let firstWeekday: Int
  /// The era of today, as ICU counts them.
  let era: Int
  /// Whether each year has twelve months, and all years are counted in one direction.
  let isSimple: Bool
  private let pointer: Mutex<UnsafeMutablePointer<UCalendar?>>

  /// The calendar that people of a locale use; nil where ICU has none.
  init?(locale: String) {
    guard let pointer = icuOpened({ icu_calendar_open(locale, $0) }) else { return nil }
    var error = U_ZERO_ERROR
    name = icu_calendar_type(pointer, &error).map { String(cString: $0) } ?? ""
    firstWeekday = (Int(icu_calendar_first_weekday(pointer)) + 5) % 7
    era = Int(icu_calendar_field(pointer, UCAL_ERA, &error))
    isSimple =
      icu_calendar_last(pointer, UCAL_MONTH, &error) == 11
      && icu_calendar_last(pointer, UCAL_ERA, &error) == 0
    self.pointer = Mutex(pointer)
    if error.isFailure { return nil }
  }

  deinit { pointer.withLock { icu_calendar_close($0) } }

  /// A day by its number after 1 January 1970; nil beyond what ICU reaches.
  func day(_ number: Int) -> CalendarDay? {
    guard number.magnitude < mostDays else { return nil }
    return pointer.withLock { calendar in
      var error = U_ZERO_ERROR
      icu_calendar_set_moment(calendar, Double(number) * millisecondsPerDay, &error)
      let fields = [UCAL_YEAR, UCAL_MONTH, UCAL_DATE].map {
        Int(icu_calendar_field(calendar, $0, &error))
      }
      return error.isFailure
        ? nil : CalendarDay(year: fields[0], month: fields[1] + 1, day: fields[2])
    }
  }

  /// The number of a month's first day; nil beyond what ICU reaches.
  func start(_ year: Int, _ month: Int) -> Int? {
    guard year.magnitude < mostYears else { return nil }
    return pointer.withLock { calendar in
      var error = U_ZERO_ERROR
      let start = icu_calendar_start(calendar, Int32(year), Int32(month - 1), &error)
      return error.isFailure ? nil : Int((start / millisecondsPerDay).rounded(.down))
    }
  }
}

extension CalendarSystem {
  /// The calendar of a locale; the Gregorian one where its years have no twelve months.
  init(_ calendar: ICUCalendar) {
    guard calendar.name != "gregorian", calendar.isSimple else {
      self = .gregorian
      return
    }
    self.init(
      name: calendar.name, hasGregorianMonths: calendar.name == "buddhist",
      rules: Rules(day: calendar.day, start: calendar.start))
  }
}
