import CIcu
import ChartCore

extension DateFormats {
  /// How a locale writes dates, by its name; nil where ICU does not know.
  init?(locale: String) {
    guard let calendar = ICUCalendar(locale: locale) else { return nil }
    let system = CalendarSystem(calendar)
    // The words and the order have to be those of the calendar.
    let locale = system == .gregorian ? locale + "@calendar=gregorian" : locale
    guard let names = Names(locale), let patterns = Patterns(locale) else { return nil }
    self.init()
    (self.calendar, firstWeekday) = (system, calendar.firstWeekday)
    self.names = names.names(era: calendar.era)
    self.patterns = DatePatterns(patterns)
    beforeTime = patterns.betweenDateAndTime ?? beforeTime
  }
}

/// ICU's words of dates.
private struct Names: ~Copyable {
  private let pointer: UnsafeMutablePointer<UDateFormat?>

  init?(_ locale: String) {
    guard let pointer = icuOpened({ icu_dates_open(locale, $0) }) else { return nil }
    self.pointer = pointer
  }

  deinit { icu_dates_close(pointer) }

  func names(era: Int) -> DateNames {
    var names = DateNames()
    (names.months, names.shortMonths) = (months(UDAT_MONTHS), months(UDAT_SHORT_MONTHS))
    let alone = months(UDAT_STANDALONE_MONTHS)
    let shortAlone = months(UDAT_STANDALONE_SHORT_MONTHS)
    names.monthsAlone = alone == names.months ? nil : alone
    names.shortMonthsAlone = shortAlone == names.shortMonths ? nil : shortAlone
    (names.weekdays, names.shortWeekdays) = (weekdays(UDAT_WEEKDAYS), weekdays(UDAT_SHORT_WEEKDAYS))
    names.narrowWeekdays = weekdays(UDAT_NARROW_WEEKDAYS)
    names.dayPeriods = (0..<2).map { symbol(UDAT_AM_PMS, $0) }
    names.era = symbol(UDAT_ERAS, era)
    return names
  }

  private func months(_ type: UDateFormatSymbolType) -> [String] {
    (0..<12).map { symbol(type, $0) }
  }

  /// From Monday on: ICU counts from 1 for Sunday.
  private func weekdays(_ type: UDateFormatSymbolType) -> [String] {
    (0..<7).map { symbol(type, ($0 + 1) % 7 + 1) }
  }

  private func symbol(_ type: UDateFormatSymbolType, _ index: Int) -> String {
    icuText { icu_dates_symbol(pointer, type, Int32(index), $0, $1, $2) } ?? ""
  }
}

/// ICU's order of what dates consist of.
private struct Patterns: ~Copyable {
  private let pointer: UnsafeMutablePointer<UDateTimePatternGenerator?>

  init?(_ locale: String) {
    guard let pointer = icuOpened({ icu_patterns_open(locale, $0) }) else { return nil }
    self.pointer = pointer
  }

  deinit { icu_patterns_close(pointer) }

  /// The pattern for some fields, whatever their order.
  func pattern(_ fields: String) -> DatePattern {
    let skeleton = Array(fields.utf16)
    let pattern = icuText {
      icu_patterns_best(pointer, skeleton, Int32(skeleton.count), $0, $1, $2)
    }
    return DatePattern(pattern ?? fields)
  }

  /// What stands between a date and its time; nil where the time comes first.
  var betweenDateAndTime: String? {
    var count: Int32 = 0
    guard let text = icu_patterns_of_date_and_time(pointer, &count) else { return nil }
    let pattern = String(
      decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF16.self)
    let sides = pattern.split(separator: "{1}", maxSplits: 1, omittingEmptySubsequences: false)
    guard let after = sides.dropFirst().first, after.contains("{0}") else { return nil }
    return String(after.prefix { $0 != "{" }).replacing("'", with: "")
  }
}

extension DatePatterns {
  fileprivate init(_ patterns: borrowing Patterns) {
    self.init()
    year = patterns.pattern("y")
    (shortMonth, month) = (patterns.pattern("LLL"), patterns.pattern("LLLL"))
    (shortMonthOfYear, monthOfYear) = (patterns.pattern("yMMM"), patterns.pattern("yMMMM"))
    dayOfMonth = patterns.pattern("d")
    (shortDay, day) = (patterns.pattern("MMMd"), patterns.pattern("MMMMd"))
    (shortDate, date) = (patterns.pattern("yMMMd"), patterns.pattern("yMMMMd"))
    (shortFullDay, fullDay) = (patterns.pattern("yMMMEd"), patterns.pattern("yMMMMEEEEd"))
    (minute, second) = (patterns.pattern("jm"), patterns.pattern("jms"))
  }
}
