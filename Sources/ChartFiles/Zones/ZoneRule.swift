import ChartCore

/// After so many years, one more than the calendar needs to repeat itself, all is there that comes again.
private let yearCount = 402
/// Where a zone has a rule alone, it is told from this year on.
private let firstYear = 1900

/// When clocks change in every year, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Equatable {
  /// A moment of every year.
  struct Change: Equatable {
    /// The day: the last such weekday of a month is the fifth; weekdays count from Sunday.
    enum Day: Equatable {
      case weekday(month: Int, week: Int, weekday: Int)
      /// From 1, never counting 29 February; from 0, counting it.
      case numbered(Int), counted(Int)
    }

    let day: Day
    /// From midnight, in what clocks show before they change.
    let milliseconds: Double
  }

  /// Milliseconds ahead of UTC.
  let standard, summer: Double
  let start, end: Change

  /// The rule of a text; nil where that is none, or has only one offset.
  init?(_ text: String) {
    var text = RuleCursor(text)
    guard text.takeName(), let standard = text.takeTime(), text.takeName() else { return nil }
    var summer = -standard + millisecondsPerHour
    if !text.take(",") {
      guard let offset = text.takeTime(), text.take(",") else { return nil }
      summer = -offset
    }
    guard let start = text.takeChange(), text.take(","), let end = text.takeChange(), text.isAtEnd
    else { return nil }
    (self.standard, self.summer, self.start, self.end) = (-standard, summer, start, end)
  }

  /// The changes after a moment, for a little more than 400 years; all there are begin to repeat themselves then.
  func transitions(after moment: Double?) -> [Zone.Change] {
    let first = moment.map { CivilDate(milliseconds: $0).year } ?? firstYear
    let all = (first..<first + yearCount).flatMap { year in
      [
        (start.local(in: year) - standard, summer), (end.local(in: year) - summer, standard),
      ]
    }
    // A summer that lasts all year begins when the one before ends; the very last end has no such beginning.
    let ordered = all.sorted { ($0.0, $0.1 == summer ? 1 : 0) < ($1.0, $1.1 == summer ? 1 : 0) }
    var transitions: [Zone.Change] = []
    for (start, offset) in ordered.dropLast() where start > moment ?? -.infinity {
      if transitions.last?.moment == start { transitions.removeLast() }
      transitions.append(Zone.Change(moment: start, offset: offset))
    }
    return Set(transitions.map(\.offset)).count > 1 ? transitions : Array(transitions.prefix(1))
  }
}

extension ZoneRule.Change {
  /// The local time of the change in a year.
  fileprivate func local(in year: Int) -> Double {
    let january = CivilDate(year: year, month: 1, day: 1)?.milliseconds ?? .nan
    let midnight =
      switch day {
      case .counted(let number): january + Double(number) * millisecondsPerDay
      case .numbered(let number):
        january
          + Double(number - 1 + (number > 59 && Self.isLeap(year) ? 1 : 0)) * millisecondsPerDay
      case .weekday(let month, let week, let weekday): Self.day(year, month, week, weekday)
      }
    return midnight + milliseconds
  }

  private static func isLeap(_ year: Int) -> Bool {
    CivilDate(year: year, month: 2, day: 29) != nil
  }

  /// The midnight of a weekday from 0 for Sunday.
  private static func day(_ year: Int, _ month: Int, _ week: Int, _ weekday: Int) -> Double {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return .nan }
    let day = 1 + (weekday + 6 - first.weekday) % 7 + (week - 1) * 7
    let isLast = day > 28 && CivilDate(year: year, month: month, day: day) == nil
    return first.milliseconds + Double(day - 1 - (isLast ? 7 : 0)) * millisecondsPerDay
  }
}

/// Walks through a rule from left to right.
private struct RuleCursor {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Goes over the name of a time: letters, or anything in angle brackets.
  mutating func takeName() -> Bool {
    let isQuoted = take("<")
    let name = rest.prefix {
      isQuoted ? $0 != UInt8(ascii: ">") : ($0 | 0x20) &- UInt8(ascii: "a") < 26
    }
    rest = rest.dropFirst(name.count)
    return !name.isEmpty && (!isQuoted || take(">"))
  }

  /// Goes over hours and perhaps minutes and seconds, in milliseconds.
  mutating func takeTime() -> Double? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = takeNumber(0...167).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let number = takeNumber(0...59) else { return nil }
      seconds += number * unit
    }
    return Double(isNegative ? -seconds : seconds) * 1000
  }

  mutating func takeChange() -> ZoneRule.Change? {
    guard let day = takeDay() else { return nil }
    if !take("/") { return ZoneRule.Change(day: day, milliseconds: 2 * millisecondsPerHour) }
    return takeTime().map { ZoneRule.Change(day: day, milliseconds: $0) }
  }

  private mutating func takeDay() -> ZoneRule.Change.Day? {
    if take("J") { return takeNumber(1...365).map { .numbered($0) } }
    guard take("M") else { return takeNumber(0...365).map { .counted($0) } }
    guard let month = takeNumber(1...12), take("."), let week = takeNumber(1...5), take("."),
      let weekday = takeNumber(0...6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: weekday)
  }

  private mutating func takeNumber(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
    guard 1...3 ~= digits.count, let number = Int(String(decoding: digits, as: UTF8.self)),
      range ~= number
    else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }
}
