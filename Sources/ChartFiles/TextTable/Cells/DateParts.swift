import ChartCore

/// Years of two digits up to this one are of this century (POSIX, `strptime`).
private let lastTwoDigitYear = 68
/// What stands between the parts of dates, and behind years.
private let (linkingWords, yearWords): (Set<String>, Set<String>) = (
  ["de", "del"], ["г", "р", "года", "року"]
)
/// What stands before the numbers of weeks.
private let wordsOfWeeks: Set = [
  "kw", "cw", "w", "wk", "week", "woche", "semaine", "sem", "semana",
]

/// The parts of a date.
struct DateParts: Equatable {
  /// The year of dates that say none: it has every day that a year may have.
  static let openYear = 2000

  var year: Int
  var month = 1
  var day = 1
  /// Days after the year's first Monday of week 1, where it is of weeks.
  var week: Int?
  /// The day of the year, from 1, where it is of these.
  var dayOfYear: Int?
  /// Whether it says its year.
  var hasYear = true
  /// What its numbers tell of the order of day and month.
  var order: DateOrder?

  /// The start of its day; nil where there is no such day.
  var milliseconds: Double? {
    guard let start = CivilDate(year: year, month: month, day: day) else { return nil }
    if let dayOfYear { return milliseconds(ofDay: dayOfYear, from: start.milliseconds) }
    guard let week else { return start.milliseconds }
    // Week 1 has the 4th of January in it (ISO 8601).
    guard (1...53).contains(week), let fourth = CivilDate(year: year, month: 1, day: 4) else {
      return nil
    }
    let days = (week - 1) * 7 - fourth.weekday
    return fourth.milliseconds + Double(days) * millisecondsPerDay
  }

  private func milliseconds(ofDay day: Int, from start: Double) -> Double? {
    guard let last = CivilDate(year: year, month: 12, day: 31), day > 0 else { return nil }
    let moment = start + Double(day - 1) * millisecondsPerDay
    return moment <= last.milliseconds ? moment : nil
  }
}

// MARK: - Dates

extension CellCursor {
  /// Goes over a date; nil where there is none.
  mutating func takeDate(_ format: MomentFormat) -> DateParts? {
    let (number, count) = takeDigits()
    switch count {
    case 0: return takeDateOfWords(format)
    case 1, 2: return takeDate(after: number, format)
    case 4: return takeDate(afterYear: number)
    case 8:
      return DateParts(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    default: return nil
    }
  }

  /// What follows `2026`: `-01-31`, `-01`, `-031`, `/Jan/31`, `-Q3`, `Q3`, `M03`, `-W05`, `年1月31日`, `. január 31.`
  private mutating func takeDate(afterYear year: Int) -> DateParts? {
    if let date = takeDateWithSigns(afterYear: year) { return date }
    let separator = takeDateSeparator()
    takeBlanks()
    if takeMark("q") || takeMark("t") { return takePart(of: year, from: 1...4, months: 3) }
    if takeMark("h") || takeMark("s") { return takePart(of: year, from: 1...2, months: 6) }
    if takeMark("w") { return takeWeek(of: year) }
    if takeMark("m") { return takePart(of: year, from: 1...12, months: 1) }
    guard let separator else { return nil }
    let start = self
    let (ordinal, digits) = takeDigits()
    if digits == 3, separator != blank, separator != UInt8(ascii: ".") {
      return DateParts(year: year, dayOfYear: ordinal)
    }
    self = start
    guard let month = takeMonth() else { return nil }
    return takeDay(of: year, month, separator, isNamed: digits == 0)
  }

  /// The day behind a year and a month, where there is one. A year and a month with a blank between them are two cells.
  private mutating func takeDay(
    of year: Int, _ number: Int, _ separator: UInt8, isNamed: Bool
  ) -> DateParts? {
    let rest = self
    if isNamed { _ = take(".") }
    let month = separator == blank && !isNamed ? nil : DateParts(year: year, month: number)
    guard takeDateSeparator().map({ $0 == separator || isNamed }) == true, !isAtEnd else {
      self = rest
      return month
    }
    takeBlanks()
    let (day, digits) = takeDigits()
    // A month and a time of day have a blank between them, too.
    guard (1...2).contains(digits), peek != UInt8(ascii: ":") else {
      self = rest
      return month
    }
    if separator == UInt8(ascii: ".") || isNamed { _ = take(".") }
    return DateParts(year: year, month: number, day: day)
  }

  /// Goes over a letter, in either case, that a figure follows.
  private mutating func takeMark(_ letter: Unicode.Scalar) -> Bool {
    guard peek | 0x20 == UInt8(ascii: letter) else { return false }
    let start = self
    advance()
    if peek &- UInt8(ascii: "0") < 10 { return true }
    self = start
    return false
  }

  /// What Chinese, Japanese and Korean have behind a year.
  private mutating func takeDateWithSigns(afterYear year: Int) -> DateParts? {
    guard !isASCII else { return nil }
    let start = self
    takeBlanks()
    guard take(oneOf: ["年", "년"]) != nil else {
      self = start
      return nil
    }
    takeBlanks()
    let (month, digits) = takeDigits()
    guard (1...2).contains(digits), take(oneOf: ["月", "월"]) != nil else { return nil }
    let rest = self
    takeBlanks()
    let (day, dayDigits) = takeDigits()
    guard (1...2).contains(dayDigits), take(oneOf: ["日", "号", "號", "일"]) != nil else {
      self = rest
      return DateParts(year: year, month: month)
    }
    return DateParts(year: year, month: month, day: day)
  }

  /// What follows `31` or `1`: `.1.2026`, `/2026`, ` Jan 2026`, `-Jan`, `Q2026`.
  private mutating func takeDate(after first: Int, _ format: MomentFormat) -> DateParts? {
    if take("Q") || take("q") {
      _ = takeDateSeparator()
      guard (1...4).contains(first), let year = takeYear() else { return nil }
      return DateParts(year: year, month: first * 3 - 2)
    }
    _ = take(text: "st") || take(text: "nd") || take(text: "rd") || take(text: "th")
    if peek == UInt8(ascii: ":") { return takeDateOfColons(after: first, format) }
    guard let separator = takeDateSeparator() else { return takeJoinedDate(after: first, format) }
    takeBlanks()
    takeLinkingWord()
    let (second, digits) = takeDigits()
    switch digits {
    case 0: return takeDate(afterDay: first)
    // Two numbers with a blank between them are two cells.
    case 4: return separator == blank ? nil : DateParts(year: second, month: first)
    case 1, 2: return takeDate(first, second, separator, format)
    default: return nil
    }
  }

  /// `:01:2026`: with a year of two figures it would be a time of day.
  private mutating func takeDateOfColons(after first: Int, _ format: MomentFormat) -> DateParts? {
    guard take(":") else { return nil }
    let (second, digits) = takeDigits()
    guard digits == 2, take(":") else { return nil }
    let (year, yearDigits) = takeDigits()
    return yearDigits == 4 ? Self.date(first, second, year, format.order) : nil
  }

  /// `Jan2026` right behind a day, or `Jan31` right behind the year.
  private mutating func takeJoinedDate(after first: Int, _ format: MomentFormat) -> DateParts? {
    guard let month = MonthNames.month(of: takeWord()) else { return nil }
    let rest = self
    let (day, digits) = takeDigits()
    if format.order == .yearFirst, digits == 2 {
      return DateParts(year: Self.year(ofTwoDigits: first), month: month, day: day)
    }
    self = rest
    return takeYear().map { DateParts(year: $0, month: month, day: first) }
  }

  /// The month's name behind a day, and the year where there is one.
  private mutating func takeDate(afterDay day: Int) -> DateParts? {
    guard let month = takeMonth() else { return nil }
    let rest = self
    if isAtEnd { return DateParts(yearless: month, day) }
    let hasPoint = take(".")
    takeBlanks()
    _ = take(",") || hasPoint
    takeLinkingWord()
    let hasSeparator = hasPoint || takeDateSeparator() != nil || rest.count > count
    takeBlanks()
    guard hasSeparator, !beginsClock, let year = takeYear() else {
      self = rest
      _ = take(".")
      return DateParts(yearless: month, day)
    }
    takeYearWord()
    return DateParts(year: year, month: month, day: day)
  }

  /// Two numbers, and the year where there is one: else a time of day has to follow.
  private mutating func takeDate(
    _ first: Int, _ second: Int, _ separator: UInt8, _ format: MomentFormat
  ) -> DateParts? {
    let rest = self
    if take(separator), !(separator == UInt8(ascii: ".") && hasClock) {
      takeBlanks()
      let (year, digits) = takeDigits()
      if format.order == .yearFirst, digits == 2 {
        return DateParts(year: Self.year(ofTwoDigits: first), month: second, day: year)
      }
      if digits == 4 || digits == 2 {
        let year = digits == 4 ? year : Self.year(ofTwoDigits: year)
        takeYearWord()
        return Self.date(first, second, year, format.order)
      }
      self = rest
      return nil
    }
    guard separator != blank, peek == blank, hasClock else { return nil }
    let order = separator == UInt8(ascii: "-") ? .monthFirst : format.order
    var date = Self.date(first, second, DateParts.openYear, order)
    date.hasYear = false
    return date
  }

  /// Whether a clock is behind the next blanks.
  private var hasClock: Bool {
    var rest = self
    rest.takeBlanks()
    return rest.beginsClock
  }

  /// Whether an hour and a colon are next: no year.
  var beginsClock: Bool {
    var rest = self
    return (1...2).contains(rest.takeDigits().count) && rest.peek == UInt8(ascii: ":")
  }

  /// The date of two numbers and a year, in the order that they allow.
  private static func date(
    _ first: Int, _ second: Int, _ year: Int, _ order: DateOrder
  ) -> DateParts {
    let told: DateOrder? = first > 12 ? .dayFirst : second > 12 ? .monthFirst : nil
    return (told ?? order) == .monthFirst
      ? DateParts(year: year, month: first, day: second, order: told)
      : DateParts(year: year, month: second, day: first, order: told)
  }

  /// `Jan 31, 2026`, `January 2026`, `Oct-14`, `Q3 2019`, `May 28`, with a day of the week before it or without.
  private mutating func takeDateOfWords(_ format: MomentFormat) -> DateParts? {
    let word = takeWord()
    if word == "q" { return takeQuarterFirst() }
    if wordsOfWeeks.contains(word) { return takeWeekFirst() }
    if word == "fy" { return takeFiscalYear() }
    guard let month = MonthNames.month(of: word) else {
      return takeDateAfterWeekday(word, format)
    }
    _ = take(".")
    guard let separator = takeDateSeparator() ?? (last == 0 ? nil : takeApostrophe()) else {
      return nil
    }
    takeBlanks()
    takeLinkingWord()
    let (number, digits) = takeDigits()
    if digits == 4 { return DateParts(year: number, month: month) }
    guard digits == 1 || digits == 2 else { return nil }
    if isAtEnd {
      let isYear = digits == 2 && (separator != blank || !format.mayBeYearless)
      return isYear
        ? DateParts(year: Self.year(ofTwoDigits: number), month: month)
        : DateParts(yearless: month, number)
    }
    return takeYear(of: month, number)
  }

  /// The year behind a month and a day.
  private mutating func takeYear(of month: Int, _ day: Int) -> DateParts? {
    _ = take(text: "st") || take(text: "nd") || take(text: "rd") || take(text: "th")
    let rest = self
    _ = take(",")
    takeBlanks()
    _ = takeDateSeparator()
    takeBlanks()
    if !beginsClock, let year = takeYear() {
      return DateParts(year: year, month: month, day: day)
    }
    self = rest
    return DateParts(yearless: month, day)
  }

  private mutating func takeDateAfterWeekday(
    _ word: String, _ format: MomentFormat
  ) -> DateParts? {
    guard MonthNames.isWeekday(word) else { return nil }
    if take("-") { _ = takeWord() }
    _ = take(".")
    _ = take(",")
    guard take(blank) else { return nil }
    takeBlanks()
    return peek &- UInt8(ascii: "0") < 10 ? takeDate(format) : takeDateOfWords(format)
  }

  /// Goes over a day of the week behind a date: `2024-05-01 (Wed)`.
  mutating func takeWeekday() {
    let rest = self
    _ = take(",")
    takeBlanks()
    let isBracketed = take("(")
    guard rest.count > count, MonthNames.isWeekday(takeWord()) else {
      self = rest
      return
    }
    _ = take(".")
    if isBracketed { _ = take(")") }
  }

  /// Goes over two years, one after the other: `1999/00`, `1999-2000`; nil where they are none.
  mutating func takeSeason() -> DateParts? {
    let (year, digits) = takeDigits()
    guard digits == 4, take("/") || take("-") || take(text: "–") else { return nil }
    let (next, nextDigits) = takeDigits()
    let isNext = nextDigits == 4 ? next == year + 1 : nextDigits == 2 && next == (year + 1) % 100
    return isNext && isAtEnd ? DateParts(year: year) : nil
  }

  /// What follows `KW` or `week`: `5/2023`, ` 5, 2023`.
  private mutating func takeWeekFirst() -> DateParts? {
    _ = take(".")
    takeBlanks()
    let (week, digits) = takeDigits()
    guard (1...2).contains(digits) else { return nil }
    _ = take(",")
    takeBlanks()
    if take("/") || take("-") { takeBlanks() }
    let (year, yearDigits) = takeDigits()
    return yearDigits == 4 ? DateParts(year: year, week: week) : nil
  }

  /// What follows `FY`: `2005`, ` 2005/06`.
  private mutating func takeFiscalYear() -> DateParts? {
    takeBlanks()
    var season = self
    if let years = season.takeSeason() {
      self = season
      return years
    }
    let (year, digits) = takeDigits()
    return digits == 4 ? DateParts(year: year) : nil
  }

  private mutating func takeQuarterFirst() -> DateParts? {
    let (quarter, digits) = takeDigits()
    guard digits == 1, takeDateSeparator() != nil, let year = takeYear() else { return nil }
    return (1...4).contains(quarter) ? DateParts(year: year, month: quarter * 3 - 2) : nil
  }

  /// A half, a quarter or a month of a year, by its number.
  private mutating func takePart(
    of year: Int, from parts: ClosedRange<Int>, months: Int
  ) -> DateParts? {
    let (part, digits) = takeDigits()
    guard digits <= (months == 1 ? 2 : 1), parts.contains(part) else { return nil }
    return DateParts(year: year, month: (part - 1) * months + 1)
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

  /// Goes over what some languages have between day, month and year: `1 de enero de 2024`.
  private mutating func takeLinkingWord() {
    let rest = self
    if takeBlanksAndWord(linkingWords) { takeBlanks() } else { self = rest }
  }

  /// Goes over what Russian has behind a year.
  private mutating func takeYearWord() {
    let rest = self
    if takeBlanksAndWord(yearWords) { _ = take(".") } else { self = rest }
  }

  private mutating func takeBlanksAndWord(_ words: Set<String>) -> Bool {
    takeBlanks()
    guard peek >= UInt8(ascii: "a") else { return false }
    return words.contains(takeWord())
  }

  /// Goes over the mark of years of two figures: `Jan'24`.
  private mutating func takeApostrophe() -> UInt8? { take("'") ? UInt8(ascii: "'") : nil }

  static func year(ofTwoDigits year: Int) -> Int {
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

extension DateParts {
  /// A day of a month whose year is not said.
  fileprivate init(yearless month: Int, _ day: Int) {
    self.init(year: Self.openYear, month: month, day: day, hasYear: false)
  }
}
