import ChartCore

/// A moment as a cell has it.
struct MomentCell: Equatable {
  /// Milliseconds after the start of 1970; in the zone that the table's moments are in, where the cell has none. In
  /// a leap year, `DateParts.openYear`, where the cell says no year.
  let milliseconds: Double
  /// Whether it has a time of day.
  let hasTime: Bool
  /// Whether it says a year.
  let hasYear: Bool
  /// How far ahead of UTC the zone is that it says it is in, in milliseconds; nil where it says none. With one, it
  /// is in UTC.
  let offset: Double?
  /// Which of the two first numbers is the day, where the cell tells; nil where it may be either or is plain.
  let order: DateOrder?
}

/// Which comes first in dates of small numbers.
enum DateOrder: Hashable, Sendable {
  case dayFirst, monthFirst
  /// A year of two figures, then the month.
  case yearFirst
}

/// How a column's moments are written.
struct MomentFormat: Hashable, Sendable {
  var order = DateOrder.dayFirst
  /// Whether dates may have no year, so that of `May 28` the number is the day; else such are none.
  var mayBeYearless = false
  /// Whether all are whole figures, as 20260131 or 20260131160530: other numbers by themselves.
  var isOfFigures = false
  /// Whether all are two years, one after the other, as seasons are: `1999/00`.
  var isOfSeasons = false
}

extension MomentCell {
  /// The moment in a cell: a date, perhaps with a time and a zone; nil where it is none. Of a span it is the start.
  ///
  /// ISO 8601 with days, months (`2019-07`), quarters (`2019-Q3`), weeks (`2019-W27`) and days of the year
  /// (`2019-183`), all in figures too, and what people and programs write: `31.1.2026`, `31 Jan 2026`,
  /// `January 31, 2026 3:04 PM`, `20260131`, `2026年1月31日`.
  init?(_ cell: CellCursor, _ format: MomentFormat) {
    var cell = cell.plain
    cell.dropBrackets()
    if let moment = Self(ofSystem: cell) ?? Self(ofFigures: cell) {
      self = moment
      return
    }
    guard let moment = Self(ofSpan: cell, format) ?? Self(clockFirst: cell, format) else {
      return nil
    }
    self = moment
  }

  private init?(ofSpan cell: CellCursor, _ format: MomentFormat) {
    var cell = cell
    cell.dropWordOfSpan()
    guard let start = Self(startOf: &cell, format), cell.isAtEnd || cell.takeEnd(of: format) else {
      return nil
    }
    self = start
  }

  /// `23:58:30 May 20 2024`.
  private init?(clockFirst cell: CellCursor, _ format: MomentFormat) {
    var cell = cell
    guard cell.beginsClock, let time = cell.takeTimeOfDay() else { return nil }
    let isParted = cell.take(",") || cell.peek == blank
    cell.takeBlanks()
    guard isParted, let date = cell.takeDate(format), cell.isAtEnd, date.hasYear,
      let midnight = date.milliseconds
    else { return nil }
    self.init(
      milliseconds: midnight + time, hasTime: true, hasYear: true, offset: nil, order: date.order)
  }

  /// The same of dates with a year.
  init?(_ cell: CellCursor, order: DateOrder) { self.init(cell, MomentFormat(order: order)) }

  private init?(startOf cell: inout CellCursor, _ format: MomentFormat) {
    let isInFigures = cell.hasEightFigures
    guard let date = format.isOfSeasons ? cell.takeSeason() : cell.takeDate(format),
      let midnight = date.milliseconds, date.hasYear || format.mayBeYearless
    else { return nil }
    cell.takeWeekday()
    cell.takeDashBeforeClock()
    var time = 0.0
    var zone: Double?
    let hasTime = !cell.isAtEnd && !cell.beginsEnd
    if hasTime {
      guard let found = cell.takeTimeBehindDate(isInFigures: isInFigures) else { return nil }
      time = found
      zone = cell.takeZone()
      cell.takeNote()
    }
    self.init(
      milliseconds: midnight + time - (zone ?? 0), hasTime: hasTime, hasYear: date.hasYear,
      offset: zone, order: date.order)
  }
}

extension MomentCell {
  /// What clocks showed at the moment, as UTC shows it at the result, where it says how far they are ahead.
  var clockTime: Double { milliseconds + (offset ?? 0) }

  /// Whether it says how far clocks were ahead of UTC, and these showed midnight.
  var isMidnightOfClocks: Bool {
    offset != nil && clockTime.remainder(dividingBy: millisecondsPerDay) == 0
  }
}

extension MomentCell {
  /// What systems print, with the year at the end: `Tue May 29 12:54:08 PDT 2018`, `Thu  2 May 10:00:01 CEST 2024`.
  private init?(ofSystem cell: CellCursor) {
    var cell = cell
    guard cell.peek >= UInt8(ascii: "A"), cell.takeWord().utf8.count == 3, cell.take(" ") else {
      return nil
    }
    cell.takeBlanks()
    var (day, digits) = cell.takeDigits()
    cell.takeBlanks()
    guard let month = MonthNames.month(of: cell.takeWord()) else { return nil }
    cell.takeBlanks()
    if digits == 0 {
      (day, digits) = cell.takeDigits()
      cell.takeBlanks()
    }
    guard (1...2).contains(digits), let time = cell.takeTimeOfDay() else { return nil }
    let zone = cell.takeZone()
    cell.takeBlanks()
    let year = cell.takeDigits()
    guard year.count == 4, cell.isAtEnd,
      let midnight = DateParts(year: year.value, month: month, day: day).milliseconds
    else { return nil }
    self.init(
      milliseconds: midnight + time - (zone ?? 0), hasTime: true, hasYear: true, offset: zone,
      order: nil)
  }

  /// What is one number by itself: a day and its hour, minute and second, without or with.
  private init?(ofFigures cell: CellCursor) {
    var cell = cell
    let (number, digits) = cell.takeDigits()
    guard [10, 12, 14].contains(digits), let part = cell.takeFraction(),
      let moment = Self.milliseconds(ofFigures: number, count: digits)
    else { return nil }
    guard part == 0 || digits == 14 else { return nil }
    let zone = cell.takeZone()
    guard cell.isAtEnd else { return nil }
    self.init(
      milliseconds: moment + part - (zone ?? 0), hasTime: true, hasYear: true, offset: zone,
      order: nil)
  }

  /// The moment of a number of 8, 10, 12 or 14 figures; nil where there is none. Hour 24 is the end of the day.
  static func milliseconds(ofFigures number: Int, count: Int) -> Double? {
    guard [8, 10, 12, 14].contains(count) else { return nil }
    var rest = number
    func part(_ isThere: Bool) -> Int {
      guard isThere else { return 0 }
      defer { rest /= 100 }
      return rest % 100
    }
    let (second, minute, hour) = (part(count > 12), part(count > 10), part(count > 8))
    guard second < 61, minute < 60, hour < 24 || hour == 24 && minute == 0 && second == 0 else {
      return nil
    }
    let date = CivilDate(year: rest / 10_000, month: rest / 100 % 100, day: rest % 100)
    let seconds = Double(hour * 3600 + minute * 60 + second)
    return date.map { $0.milliseconds + seconds * 1000 }
  }
}

extension CellCursor {
  /// Whether it begins with a day of eight figures.
  fileprivate var hasEightFigures: Bool {
    var rest = self
    return rest.takeDigits().count == 8
  }

  /// Goes over what stands before the start of a span: `du 12/01/23 au 22/01/23`.
  fileprivate mutating func dropWordOfSpan() {
    guard peek | 0x20 >= UInt8(ascii: "a"), count > 12 else { return }
    let start = self
    guard ["du", "from", "von", "vom", "del", "dal"].contains(takeWord()), peek == blank else {
      self = start
      return
    }
    takeBlanks()
  }

  /// Leaves out brackets around all.
  fileprivate mutating func dropBrackets() {
    guard peek == UInt8(ascii: "["), last == UInt8(ascii: "]") else { return }
    advance()
    dropLast()
  }

  /// Goes over the time of day behind a date; in figures too, where the date is, or `T` is before it.
  fileprivate mutating func takeTimeBehindDate(isInFigures: Bool) -> Double? {
    let mayBeInFigures = isInFigures || peek | 0x20 == UInt8(ascii: "t")
    guard takeTimeMark() || (isInFigures || hasTimeOfDashes) && take("-") || !isASCII else {
      return nil
    }
    let rest = self
    if let time = takeTimeOfDay(mayHavePoints: true) { return time }
    self = rest
    if let time = takeHourAlone() { return time }
    self = rest
    if let time = takeTimeOfDashes() { return time }
    self = rest
    return mayBeInFigures ? takeTimeInFigures(orHour: true) : nil
  }

  /// Whether `-22-40-03` is all that is left.
  private var hasTimeOfDashes: Bool {
    var rest = self
    return rest.take("-") && rest.takeTimeOfDashes() != nil && rest.isAtEnd
  }

  /// Goes over `22-40-03`.
  private mutating func takeTimeOfDashes() -> Double? {
    let (hour, hourDigits) = takeDigits()
    guard hourDigits == 2, hour < 24, take("-") else { return nil }
    let (minute, minuteDigits) = takeDigits()
    guard minuteDigits == 2, minute < 60, take("-") else { return nil }
    let (second, secondDigits) = takeDigits()
    guard secondDigits == 2, second < 61 else { return nil }
    return Double((hour * 60 + minute) * 60 + second) * 1000
  }

  /// Goes over an hour and a colon with nothing right behind it: `01: +0`.
  private mutating func takeHourAlone() -> Double? {
    let (hour, digits) = takeDigits()
    guard (1...2).contains(digits), hour < 24, take(":"), peek == blank, !isAtEnd else {
      return nil
    }
    return Double(hour) * millisecondsPerHour
  }

  /// Goes over `1605` or `160530`, with a fraction or without, or `16`.
  private mutating func takeTimeInFigures(orHour: Bool) -> Double? {
    let (number, digits) = takeDigits()
    guard digits == 4 || digits == 6 || digits == 2 && orHour, let part = takeFraction() else {
      return nil
    }
    let all = number * (digits == 2 ? 10_000 : digits == 4 ? 100 : 1)
    let (hour, minute, second) = (all / 10_000, all / 100 % 100, all % 100)
    guard hour <= 24, minute < 60, second < 61 else { return nil }
    return Double(hour * 3600 + minute * 60 + second) * 1000 + part
  }

  /// Goes over the dash between a day and its clock, `28.05.2015 - 08:56`, but for the blank behind it: a span does not end
  /// with a clock where it begins with a day.
  fileprivate mutating func takeDashBeforeClock() {
    guard peek == blank else { return }
    var rest = self
    guard rest.take(text: " - "), rest.beginsClock else { return }
    _ = take(text: " -")
  }

  /// Whether what parts the start of a span from its end is next.
  fileprivate var beginsEnd: Bool {
    var rest = self
    return rest.takeSpanMark()
  }

  /// Goes over the end of a span, a moment, a time of day or a duration; false where there is none.
  fileprivate mutating func takeEnd(of format: MomentFormat) -> Bool {
    guard takeSpanMark() else { return false }
    if MomentCell(self, format) != nil || TimeCell(self) != nil { return true }
    return take("P") && peek != 0
  }
}
