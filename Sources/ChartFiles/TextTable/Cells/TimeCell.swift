import ChartCore

/// Zones that are called by a few letters, in hours ahead of UTC (RFC 2822, and Europe's).
private let namedZones: [(name: String, hours: Double)] = [
  ("UTC", 0), ("GMT", 0), ("EST", -5), ("EDT", -4), ("CST", -6), ("CDT", -5), ("MST", -7),
  ("MDT", -6),
  ("PST", -8), ("PDT", -7), ("CET", 1), ("CEST", 2), ("EET", 2), ("EEST", 3),
]

/// A time of day or a duration as a cell has it: `16:05`, `1:23:45`, `12:34:56,789`, `3:04 PM`, `130:00:00`.
struct TimeCell: Equatable {
  /// From midnight, or in all.
  let milliseconds: Double

  /// The time in a cell; nil where it is none.
  init?(_ cell: CellCursor) {
    var cell = cell
    let isNegative = cell.take("-")
    guard let time = cell.takeTime(), cell.isAtEnd else { return nil }
    milliseconds = isNegative ? -time : time
  }
}

// MARK: - Times

extension CellCursor {
  /// Goes over what stands between a date and its time: `T`, a blank, a comma, a word.
  mutating func takeTimeMark() -> Bool {
    if take("T") || take("t") || take("_") { return true }
    let before = count
    _ = take(",")
    takeBlanks()
    if peek &- UInt8(ascii: "0") >= 10, !isAtEnd {
      guard ["at", "à", "um"].contains(takeWord()) else { return false }
      takeBlanks()
    }
    return count < before
  }

  /// Goes over a time of day; nil where there is none.
  mutating func takeTimeOfDay() -> Double? {
    guard let time = takeTime(), time <= millisecondsPerDay + 1000 else { return nil }
    return time
  }

  /// Goes over hours, minutes, and perhaps seconds and their fraction, in milliseconds; a leap second counts as
  /// the second after it.
  mutating func takeTime() -> Double? {
    let (hours, hourDigits) = takeDigits()
    guard hourDigits > 0, take(":"), let minutes = takeSixtieth() else { return nil }
    var seconds = 0.0
    if take(":") {
      guard let whole = takeSixtieth(orLeap: true), let part = takeFraction() else { return nil }
      seconds = Double(whole) * 1000 + part
    }
    guard let hours = takeHalfOfDay(after: hours) else { return nil }
    return Double(hours) * millisecondsPerHour + Double(minutes) * 60_000 + seconds
  }

  private mutating func takeSixtieth(orLeap: Bool = false) -> Int? {
    let (number, digits) = takeDigits()
    return digits == 2 && number < (orLeap ? 61 : 60) ? number : nil
  }

  /// Milliseconds after a decimal sign, to the nearest microsecond; 0 where there is none.
  private mutating func takeFraction() -> Double? {
    guard take(".") || take(",") else { return 0 }
    let (number, digits) = takeDigits()
    guard digits > 0 else { return nil }
    let part = Double(number) / exactPowersOfTen[digits]
    return (part * 1_000_000).rounded() / 1000
  }

  /// The hour where `AM` or `PM` follows; nil for 13 PM.
  private mutating func takeHalfOfDay(after hour: Int) -> Int? {
    let rest = self
    takeBlanks()
    let isAfternoon = peek | 0x20 == UInt8(ascii: "p")
    guard isAfternoon || peek | 0x20 == UInt8(ascii: "a") else {
      self = rest
      return hour
    }
    advance()
    _ = take(".")
    guard take("m") || take("M") else {
      self = rest
      return hour
    }
    _ = take(".")
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (isAfternoon ? 12 : 0)
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
