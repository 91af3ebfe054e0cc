/// A period of the calendar as people name one: `2019`, `March 2019`, `5 Mar`, `Q1 2020`, `2020-W12`.
struct AskedPeriod: Equatable {
  /// From when to before when, in times of clocks.
  let start, end: Double

  /// The period that a text names in English or with the names of a locale; nil where it names none. Without a year it is the
  /// last one that has begun at a time of clocks.
  init?(_ text: String, _ names: DateNames, atMost latest: Double) {
    guard let parts = PeriodParts(text, names) else { return nil }
    let years =
      parts.year.map { [$0] } ?? [0, -1].map { CivilDate(milliseconds: latest).year + $0 }
    let found = years.lazy.compactMap(parts.period).first {
      parts.year != nil || $0.start <= latest
    }
    guard let found, found.end > found.start else { return nil }
    (start, end) = (found.start, found.end)
  }
}

/// What a text says of a period, part by part.
private struct PeriodParts {
  private(set) var year: Int?
  private var month, day, quarter, week: Int?

  /// Nil where it says anything else, or something twice.
  init?(_ text: String, _ names: DateNames) {
    var numbers: [String] = []
    for word in text.withNumbersOfMonths(names).words {
      if let month = word.number(behind: "@") {
        guard self.month == nil else { return nil }
        self.month = month
      } else if let quarter = word.number(behind: "q"), quarter > 0 {
        guard self.quarter == nil, quarter <= 4 else { return nil }
        self.quarter = quarter
      } else if let week = word.number(behind: "w") {
        guard self.week == nil, 1...53 ~= week else { return nil }
        self.week = week
      } else if word.allSatisfy(\.isNumber) {
        numbers.append(word)
      } else {
        return nil
      }
    }
    guard take(numbers, isISO: text.contains("-")) else { return nil }
  }

  /// Takes numbers: a year has four figures; of ISO 8601 a month is behind it, and a day behind that.
  private mutating func take(_ numbers: [String], isISO: Bool) -> Bool {
    let years = numbers.filter { $0.count == 4 }
    let others = numbers.filter { $0.count <= 2 }.compactMap(Int.init)
    guard years.count <= 1, years.count + others.count == numbers.count else { return false }
    year = years.first.flatMap(Int.init)
    if month != nil {
      day = others.first
      return others.count <= 1
    }
    guard !others.isEmpty else { return year != nil || quarter != nil || week != nil }
    guard isISO, quarter == nil, week == nil, numbers[0].count == 4, others.count <= 2,
      1...12 ~= others[0]
    else { return false }
    (month, day) = (others[0], others.dropFirst().first)
    return true
  }

  /// The period in a year; nil where that has none of that kind.
  func period(in year: Int) -> (start: Double, end: Double)? {
    func start(_ month: Int, _ day: Int = 1) -> Double? {
      let (year, month) = month > 12 ? (year + 1, month - 12) : (year, month)
      return CivilDate(year: year, month: month, day: day)?.milliseconds
    }
    func from(_ start: Double?, to end: Double?) -> (start: Double, end: Double)? {
      if let start, let end { (start, end) } else { nil }
    }
    if let quarter { return from(start(quarter * 3 - 2), to: start(quarter * 3 + 1)) }
    if let week {
      guard let fourth = CivilDate(year: year, month: 1, day: 4) else { return nil }
      let days = Double((week - 1) * daysPerWeek - fourth.weekday)
      let monday = fourth.milliseconds + days * millisecondsPerDay
      return (monday, monday + Double(daysPerWeek) * millisecondsPerDay)
    }
    guard let month else { return from(start(1), to: start(13)) }
    guard let day else { return from(start(month), to: start(month + 1)) }
    return start(month, day).map { ($0, $0 + millisecondsPerDay) }
  }
}

extension String {
  /// The same in small letters and the figures of ASCII, with `@3` in place of the name of a month.
  fileprivate func withNumbersOfMonths(_ names: DateNames) -> String {
    let english = DateNames()
    let all = [english, names].flatMap {
      [$0.months, $0.shortMonths, $0.monthsAlone ?? [], $0.shortMonthsAlone ?? []]
    }
    let named = all.flatMap { $0.enumerated().map { (month: $0.offset + 1, name: $0.element) } }
      .map { (month: $0.month, name: $0.name.lowercased().withoutDots) }.filter { !$0.name.isEmpty }
    var text = String(lowercased().map { $0.asFigure ?? $0 }).withoutDots
    for (month, name) in named.sorted(by: { $0.name.count > $1.name.count }) {
      text = text.replacing(word: name, with: " @\(month) ")
    }
    return text
  }

  private var withoutDots: String { replacing(".", with: " ").trimmed }

  private var trimmed: String { split(separator: " ").joined(separator: " ") }

  /// Replaces a word where it stands alone.
  private func replacing(word: String, with other: String) -> String {
    var (result, rest) = ("", self[...])
    while let range = rest.firstRange(of: word) {
      let before = rest[..<range.lowerBound].last ?? result.last
      let isAlone =
        before?.isLetter != true
        && (range.upperBound == rest.endIndex || !rest[range.upperBound].isLetter)
      result += rest[..<range.lowerBound] + (isAlone ? other : word)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  fileprivate var words: [String] {
    split { " ,-/".contains($0) }.map(String.init)
  }

  /// The number behind a sign; nil of anything else.
  fileprivate func number(behind sign: String) -> Int? {
    guard hasPrefix(sign), count > 1, dropFirst().allSatisfy(\.isNumber) else { return nil }
    return Int(dropFirst())
  }
}

extension Character {
  /// The figure of ASCII that says the same; nil of other signs.
  fileprivate var asFigure: Character? {
    wholeNumberValue.flatMap { 0...9 ~= $0 ? Character("\($0)") : nil }
  }
}
