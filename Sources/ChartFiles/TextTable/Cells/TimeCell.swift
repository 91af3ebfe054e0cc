import ChartCore

/// Zones that are called by a few letters, in hours ahead of UTC (RFC 2822, and Europe's).
private let namedZones: [(name: String, hours: Double)] = [
  ("UTC", 0), ("GMT", 0), ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("MST", -7),
  ("MDT", -6),
  ("PST", -8), ("PDT", -7), ("CET", 1), ("CEST", 2), ("EET", 2), ("EEST", 3),
]

/// How a column's times are written.
struct TimeFormat: Hashable, Sendable {
  /// Whether two numbers are minutes and seconds, as of `2:00` beside `1:59.8`; else hours and minutes.
  var twoAreMinutes = false
}

/// A time of day or a duration as a cell has it: `16:05`, `1:23:45`, `12:34:56,789`, `3:04 PM`, `130:00:00`, `10h30`,
/// `1:59.8`.
struct TimeCell: Equatable {
  /// From midnight, or in all; of a span of two times to its start.
  let milliseconds: Double

  /// The time in a cell; nil where it is none.
  init?(_ cell: CellCursor, _ format: TimeFormat = TimeFormat()) {
    var cell = cell.plain
    let isNegative = cell.take("-")
    if let time = cell.ofPoints {
      milliseconds = time
      return
    }
    if let time = cell.minutesAndSeconds(mayBeWhole: format.twoAreMinutes) {
      milliseconds = isNegative ? -time : time
      return
    }
    guard let time = cell.takeTime(), cell.isAtEndOfClock || cell.takeEndOfTimes() else {
      return nil
    }
    milliseconds = isNegative ? -time : time
  }

  /// Whether a cell is a time, with a zone or without.
  static func isTime(_ cell: CellCursor) -> Bool {
    var cell = cell.plain
    _ = cell.take("-")
    if cell.ofPoints != nil || areMinutes(cell) { return true }
    guard cell.takeTime() != nil else { return false }
    if cell.isAtEndOfClock || cell.takeZone() != nil && cell.isAtEnd { return true }
    return cell.takeEndOfTimes()
  }

  /// Whether a cell is minutes and seconds with a fraction, without a sign.
  static func areMinutes(_ cell: CellCursor) -> Bool {
    cell.minutesAndSeconds(mayBeWhole: false) != nil
  }
}

/// Words for the halves of a day, in lower case, without points and blanks.
private let (morningWords, afternoonWords): (Set<String>, Set<String>) = (
  ["am", "πμ", "ص", "fm", "ap", "dop", "дп", "de", "öö", "上午", "午前", "오전", "凌晨", "早上"],
  ["pm", "μμ", "م", "em", "ip", "odp", "pop", "пп", "du", "ös", "下午", "午後", "오후", "晚上"]
)

/// What stands before clocks behind days, and before the ends of spans.
private let (wordsBeforeClocks, wordsBeforeEnds): (Set<String>, Set<String>) = (
  ["at", "à", "um", "kl", "klo", "в", "о"], ["to", "bis", "until", "till", "jusqu", "au", "al"]
)

// MARK: - Times

extension CellCursor {
  /// The milliseconds of minutes and seconds, whose fraction may only be missing where they `mayBeWhole`; nil where it is not
  /// them alone.
  fileprivate func minutesAndSeconds(mayBeWhole: Bool) -> Double? {
    var rest = self
    let (minutes, digits) = rest.takeDigits()
    guard digits > 0, rest.take(":") else { return nil }
    let (seconds, secondDigits) = rest.takeDigits()
    guard secondDigits == 2, seconds < 60, mayBeWhole || !rest.isAtEnd,
      let part = rest.takeFraction(), rest.isAtEnd
    else { return nil }
    return Double(minutes) * 60_000 + Double(seconds) * 1000 + part
  }

  /// Goes over what stands between a date and its time: `T`, a blank, a comma, a colon, a word.
  mutating func takeTimeMark() -> Bool {
    if take("T") || take("t") || take("_") || take(":") { return true }
    let before = count
    _ = take(",")
    takeBlanks()
    _ = takeMark(of: wordsBeforeClocks)
    return count < before
  }

  /// Goes over one of some words, a point and blanks behind it.
  private mutating func takeMark(of words: Set<String>) -> Bool {
    guard !isAtEnd, peek &- UInt8(ascii: "0") >= 10 else { return false }
    let start = self
    guard words.contains(takeWord()) else {
      self = start
      return false
    }
    _ = take(".")
    takeBlanks()
    return true
  }

  /// Goes over what parts the start of a span from its end, with blanks around it: a dash, `/`, `to`.
  mutating func takeSpanMark() -> Bool {
    let start = self
    takeBlanks()
    let isSure = take("/") || take("~") || take(text: "→") || take(text: "->") || take(text: "..")
    let isDash =
      !isSure && (take(text: "--") || take("-")) && (start.peek == blank || peek == blank)
    guard isSure || isDash || takeMark(of: wordsBeforeEnds) else {
      self = start
      return false
    }
    takeBlanks()
    return true
  }

  /// Whether nothing is left, or the colon behind a moment at the start of a line.
  fileprivate var isAtEndOfClock: Bool { isAtEnd || count == 1 && peek == UInt8(ascii: ":") }

  /// Goes over the second of two times: `-00:15`.
  fileprivate mutating func takeEndOfTimes() -> Bool {
    guard takeSpanMark() || take("-"), takeTime() != nil else { return false }
    return isAtEnd
  }

  /// Goes over a time of day; nil where there is none.
  mutating func takeTimeOfDay(mayHavePoints: Bool = false) -> Double? {
    let time = takeTime(mayHavePoints: mayHavePoints)
    return time.flatMap { $0 <= millisecondsPerDay + 1000 ? $0 : nil }
  }

  /// Goes over hours, minutes, and perhaps seconds and their fraction, in milliseconds; a leap second counts as
  /// the second after it. Behind dates points may part them.
  mutating func takeTime(mayHavePoints: Bool = false) -> Double? {
    let half = takeHalfBeforeHour()
    let (hours, hourDigits) = takeDigits()
    guard hourDigits > 0, let rest = takeMinutes(mayHavePoints: mayHavePoints) else { return nil }
    guard let hour = half.map({ Self.hour(hours, isAfternoon: $0) }) ?? takeHalfOfDay(after: hours)
    else { return nil }
    return Double(hour) * millisecondsPerHour + rest
  }

  /// Goes over all behind hours; nil where it is no clock.
  private mutating func takeMinutes(mayHavePoints: Bool) -> Double? {
    if take(":") { return takeMinutes(before: ":", mayBeShort: mayHavePoints) }
    if mayHavePoints, take(".") { return takeMinutes(before: ".") }
    if take("h") || take("H") { return takeMinutesWithLetters() }
    let rest = self
    takeBlanks()
    if !isASCII, take(oneOf: ["时", "時", "點", "点", "시"]) != nil { return takeMinutesWithSigns() }
    self = rest
    // `3 PM` has no minutes.
    guard mayHavePoints, saysHalf else { return nil }
    return 0
  }

  /// Behind dates seconds may have one figure.
  private mutating func takeMinutes(
    before sign: Unicode.Scalar, mayBeShort: Bool = false
  ) -> Double? {
    let (minutes, digits) = takeDigits()
    guard (1...2).contains(digits), minutes < 60 else { return nil }
    guard take(sign) else { return digits == 2 ? Double(minutes) * 60_000 : nil }
    let (seconds, secondDigits) = takeDigits()
    // Some programs have no zeros before small numbers, but thousandths behind them.
    let isWhole = digits == 2 && secondDigits == 2 || mayBeShort
    guard (1...2).contains(secondDigits), seconds < 61, isWhole || peek == UInt8(ascii: "."),
      let part = takeFraction(orBehindColon: true)
    else { return nil }
    return Double(minutes) * 60_000 + Double(seconds) * 1000 + part
  }

  /// What follows `10h`: `30`, ` 30m`, `30min 5s`.
  private mutating func takeMinutesWithLetters() -> Double? {
    takeBlanks()
    let (minutes, digits) = takeDigits()
    guard (1...2).contains(digits), minutes < 60 else { return nil }
    takeBlanks()
    let hasLetter = take(text: "min") || take("m")
    takeBlanks()
    let (seconds, secondDigits) = takeDigits()
    guard secondDigits > 0 else { return hasLetter || digits == 2 ? Double(minutes) * 60_000 : nil }
    guard hasLetter, seconds < 60 else { return nil }
    takeBlanks()
    guard take(text: "sec") || take("s") else { return nil }
    return Double(minutes) * 60_000 + Double(seconds) * 1000
  }

  /// What Chinese, Japanese and Korean have behind hours.
  private mutating func takeMinutesWithSigns() -> Double? {
    var sum = 0.0
    for (signs, size) in [(["分", "분"], 60_000.0), (["秒", "초"], 1000)] {
      let rest = self
      takeBlanks()
      let (number, digits) = takeDigits()
      guard (1...2).contains(digits), number < 61, take(oneOf: signs) != nil else {
        self = rest
        break
      }
      sum += Double(number) * size
    }
    return sum
  }

  /// Milliseconds after a decimal sign, to the nearest microsecond, or where they may be three figures after a colon;
  /// 0 where there are none.
  mutating func takeFraction(orBehindColon: Bool = false) -> Double? {
    if orBehindColon, !isAtEndOfClock, take(":") {
      let (number, digits) = takeDigits()
      return digits == 3 ? Double(number) : nil
    }
    guard take(".") || take(",") else { return 0 }
    let (number, digits) = takeDigits()
    guard digits > 0 else { return nil }
    let part = Double(number) / exactPowersOfTen[digits]
    return (part * 1_000_000).rounded() / 1000
  }

  /// The hour where `AM` or `PM` follows, in any language; nil for 13 PM.
  private mutating func takeHalfOfDay(after hour: Int) -> Int? {
    guard let isAfternoon = takeHalf() else { return hour }
    return Self.hour(hour, isAfternoon: isAfternoon)
  }

  private static func hour(_ hour: Int, isAfternoon: Bool) -> Int? {
    guard (0...12).contains(hour) else { return nil }
    return hour % 12 + (isAfternoon ? 12 : 0)
  }

  /// Goes over `AM`, `p. m.` or `a` at the end; returns whether it is the afternoon. Nil where there is none, which
  /// stays.
  private mutating func takeHalf() -> Bool? {
    let start = self
    takeBlanks()
    if let half = takeLatinHalf() ?? takeHalfInWords() { return half }
    self = start
    return nil
  }

  private mutating func takeLatinHalf() -> Bool? {
    let start = self
    let isAfternoon = peek | 0x20 == UInt8(ascii: "p")
    guard isAfternoon || peek | 0x20 == UInt8(ascii: "a") else { return nil }
    advance()
    if take(".") { takeBlanks() }
    let hasM = take("m") || take("M")
    if hasM { _ = take(".") }
    if hasM || isAtEnd { return isAfternoon }
    self = start
    return nil
  }

  private mutating func takeHalfInWords() -> Bool? {
    let start = self
    guard !isAtEnd, peek >= UInt8(ascii: "A") else { return nil }
    var word = takeWord()
    if take("."), word.unicodeScalars.count == 1 {
      takeBlanks()
      word += takeWord()
      _ = take(".")
    }
    if afternoonWords.contains(word) { return true }
    if morningWords.contains(word) { return false }
    self = start
    return nil
  }

  /// Goes over a half of the day that stands before the hour.
  private mutating func takeHalfBeforeHour() -> Bool? {
    guard peek >= UInt8(ascii: "A"), let half = takeHalfInWords() else { return nil }
    takeBlanks()
    return half
  }

  private var saysHalf: Bool {
    var rest = self
    return rest.takeHalf() != nil
  }

  /// Goes over a zone: how many milliseconds it is ahead of UTC; nil where there is none, which stays.
  mutating func takeZone() -> Double? {
    let rest = self
    if let zone = takeOffset() { return zone }
    self = rest
    takeBlanks()
    return nil
  }

  private mutating func takeOffset() -> Double? {
    takeBlanks()
    if take("Z") || take("z") { return 0 }
    let named = namedZones.first { take(text: $0.name) }
    let sign = peek
    guard take("+") || take("-") else { return named.map { $0.hours * millisecondsPerHour } }
    let (number, digits) = takeDigits()
    guard [1, 2, 4].contains(digits) else { return nil }
    var minutes = digits == 4 ? number / 100 * 60 + number % 100 : number * 60
    if digits <= 2, take(":") { minutes += takeDigits().value }
    // A number behind a clock is none.
    guard peek != UInt8(ascii: ","), peek != UInt8(ascii: ".") else { return nil }
    guard minutes < 24 * 60 else { return nil }
    return Double(minutes) * (sign == UInt8(ascii: "-") ? -60_000 : 60_000)
  }

  /// Goes over a note in brackets at the end, as in `GMT+0100 (CET)` and `+01:00[Europe/Paris]`.
  mutating func takeNote() {
    takeBlanks()
    if peek == UInt8(ascii: "(") && last == UInt8(ascii: ")")
      || peek == UInt8(ascii: "[") && last == UInt8(ascii: "]")
    {
      while !isAtEnd { advance() }
    }
  }
}
