import ChartCore

/// Years of two digits up to this one are of this century (POSIX, `strptime`).
private let lastTwoDigitYear = 68

/// A moment as a cell has it.
struct MomentCell: Equatable {
  /// Milliseconds after the start of 1970; in the zone that the table's moments are in, where the cell has none.
  let milliseconds: Double
  /// Whether it has a time of day.
  let hasTime: Bool
  /// How far ahead of UTC the zone is that it says it is in, in milliseconds; nil where it says none. With one, it
  /// is in UTC.
  let offset: Double?
  /// Which of the two first numbers is the day, where the cell tells; nil where it may be either or is plain.
  let order: DateOrder?
}

/// Which comes first in dates of two small numbers and a year.
enum DateOrder: Hashable, Sendable {
  case dayFirst, monthFirst
}

extension MomentCell {
  /// The moment in a cell: a date, perhaps with a time and a zone; nil where it is none. Of `3/4/2019` the order
  /// says which is the day.
  ///
  /// ISO 8601 with days, months (`2019-07`), quarters (`2019-Q3`) and weeks (`2019-W27`), and what people and
  /// programs write: `31.1.2026`, `31 Jan 2026`, `January 31, 2026 3:04 PM`, `20260131`.
  init?(_ cell: CellCursor, order: DateOrder) {
    if let moment = Self(ofSystem: cell) {
      self = moment
      return
    }
    var cell = cell
    guard let date = cell.takeDate(order), let midnight = date.milliseconds else { return nil }
    var time = 0.0
    var zone: Double?
    let hasTime = !cell.isAtEnd
    if hasTime {
      guard cell.takeTimeMark(), let found = cell.takeTimeOfDay() else { return nil }
      time = found
      zone = cell.takeZone()
      cell.takeNote()
      guard cell.isAtEnd else { return nil }
    }
    self.init(
      milliseconds: midnight + time - (zone ?? 0), hasTime: hasTime, offset: zone,
      order: date.order)
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
  /// What systems print, with the year at the end: `Tue May 29 12:54:08 PDT 2018`.
  private init?(ofSystem cell: CellCursor) {
    var cell = cell
    guard cell.peek >= UInt8(ascii: "A"), cell.takeWord().count == 3, cell.take(" "),
      let month = MonthNames.month(of: cell.takeWord())
    else { return nil }
    cell.takeBlanks()
    let (day, digits) = cell.takeDigits()
    cell.takeBlanks()
    guard (1...2).contains(digits), let time = cell.takeTimeOfDay() else { return nil }
    let zone = cell.takeZone()
    cell.takeBlanks()
    let year = cell.takeDigits()
    guard year.count == 4, cell.isAtEnd,
      let midnight = DateParts(year: year.value, month: month, day: day).milliseconds
    else { return nil }
    self.init(
      milliseconds: midnight + time - (zone ?? 0), hasTime: true, offset: zone, order: nil)
  }
}

/// The parts of a date.
struct DateParts: Equatable {
  var year: Int
  var month = 1
  var day = 1
  /// Days after the year's first Monday of week 1, where it is of weeks.
  var week: Int?
  /// What its numbers tell of the order of day and month.
  var order: DateOrder?

  /// The start of its day; nil where there is no such day.
  var milliseconds: Double? {
    guard let start = CivilDate(year: year, month: month, day: day) else { return nil }
    guard let week else { return start.milliseconds }
    // Week 1 has the 4th of January in it (ISO 8601).
    guard (1...53).contains(week), let fourth = CivilDate(year: year, month: 1, day: 4) else {
      return nil
    }
    let days = (week - 1) * 7 - fourth.weekday
    return fourth.milliseconds + Double(days) * millisecondsPerDay
  }
}

// MARK: - Dates

extension CellCursor {
  /// Goes over a date; nil where there is none.
  fileprivate mutating func takeDate(_ order: DateOrder) -> DateParts? {
    let (number, count) = takeDigits()
    switch count {
    case 0: return takeDateOfWords()
    case 1, 2: return takeDate(after: number, order)
    case 4: return takeDate(afterYear: number)
    case 8:
      return DateParts(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    default: return nil
    }
  }

  /// What follows `2026`: `-01-31`, `-01`, `/Jan/31`, `-Q3`, `Q3`, `-W05`.
  private mutating func takeDate(afterYear year: Int) -> DateParts? {
    let separator = takeDateSeparator()
    if take("Q") || take("q") { return takeQuarter(of: year) }
    if take("W") || take("w") { return takeWeek(of: year) }
    guard let separator, let month = takeMonth() else { return nil }
    guard peek == separator, count > 1 else { return DateParts(year: year, month: month) }
    let rest = self
    advance()
    let (day, digits) = takeDigits()
    // A month and a time of day have a blank between them, too.
    guard (1...2).contains(digits), peek != UInt8(ascii: ":") else {
      self = rest
      return DateParts(year: year, month: month)
    }
    return DateParts(year: year, month: month, day: day)
  }

  /// What follows `31` or `1`: `.1.2026`, `/2026`, ` Jan 2026`.
  private mutating func takeDate(after first: Int, _ order: DateOrder) -> DateParts? {
    guard let separator = takeDateSeparator() else { return nil }
    takeBlanks()
    let (second, digits) = takeDigits()
    switch digits {
    case 0:
      guard let month = takeMonth() else { return nil }
      if take(".") { takeBlanks() } else { guard takeDateSeparator() != nil else { return nil } }
      guard let year = takeYear() else { return nil }
      return DateParts(year: year, month: month, day: first)
    case 4: return DateParts(year: second, month: first)
    case 1, 2:
      guard take(separator) else { return nil }
      takeBlanks()
      guard let year = takeYear() else { return nil }
      return Self.date(first, second, year, order)
    default: return nil
    }
  }

  /// The date of two numbers and a year, in the order that they allow.
  private static func date(
    _ first: Int, _ second: Int, _ year: Int, _ order: DateOrder
  ) -> DateParts {
    let told: DateOrder? = first > 12 ? .dayFirst : second > 12 ? .monthFirst : nil
    return (told ?? order) == .dayFirst
      ? DateParts(year: year, month: second, day: first, order: told)
      : DateParts(year: year, month: first, day: second, order: told)
  }

  /// `Jan 31, 2026`, `January 2026`, `Oct-14`, `Q3 2019`, with a day of the week before it or without.
  private mutating func takeDateOfWords() -> DateParts? {
    let word = takeWord()
    if word == "q" { return takeQuarterFirst() }
    guard let month = MonthNames.month(of: word) else { return takeDateAfterWeekday(word) }
    _ = take(".")
    guard takeDateSeparator() != nil else { return nil }
    takeBlanks()
    let (number, digits) = takeDigits()
    if digits == 4 { return DateParts(year: number, month: month) }
    guard digits == 1 || digits == 2 else { return nil }
    if isAtEnd { return DateParts(year: Self.year(ofTwoDigits: number), month: month) }
    _ = take(text: "st") || take(text: "nd") || take(text: "rd") || take(text: "th")
    _ = take(",")
    takeBlanks()
    _ = takeDateSeparator()
    guard let year = takeYear() else { return nil }
    return DateParts(year: year, month: month, day: number)
  }

  private mutating func takeDateAfterWeekday(_ word: String) -> DateParts? {
    guard ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].contains(String(word.prefix(3))) else {
      return nil
    }
    _ = take(",")
    guard take(blank) else { return nil }
    takeBlanks()
    return peek &- UInt8(ascii: "0") < 10 ? takeDate(.dayFirst) : takeDateOfWords()
  }

  private mutating func takeQuarterFirst() -> DateParts? {
    let (quarter, digits) = takeDigits()
    guard digits == 1, takeDateSeparator() != nil, let year = takeYear() else { return nil }
    return (1...4).contains(quarter) ? DateParts(year: year, month: quarter * 3 - 2) : nil
  }

  private mutating func takeQuarter(of year: Int) -> DateParts? {
    let (quarter, digits) = takeDigits()
    guard digits == 1, (1...4).contains(quarter) else { return nil }
    return DateParts(year: year, month: quarter * 3 - 2)
  }

  private mutating func takeWeek(of year: Int) -> DateParts? {
    let (week, digits) = takeDigits()
    return (1...2).contains(digits) ? DateParts(year: year, week: week) : nil
  }

  private mutating func takeMonth() -> Int? {
    let (month, digits) = takeDigits()
    if digits == 0 { return MonthNames.month(of: takeWord()) }
    return digits <= 2 ? month : nil
  }

  private mutating func takeYear() -> Int? {
    let (year, digits) = takeDigits()
    switch digits {
    case 4: return year
    case 2: return Self.year(ofTwoDigits: year)
    default: return nil
    }
  }

  private static func year(ofTwoDigits year: Int) -> Int {
    year + (year <= lastTwoDigitYear ? 2000 : 1900)
  }

  private mutating func takeDateSeparator() -> UInt8? {
    let separator = peek
    guard [UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), blank].contains(separator)
    else { return nil }
    advance()
    return separator
  }
}
