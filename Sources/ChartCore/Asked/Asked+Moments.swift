extension Asked {
  /// Reads a moment as people write it; nil where it is none.
  ///
  /// ISO 8601 dates and times of the Gregorian calendar, or milliseconds after the start of 1970.
  /// A time without a zone is of `zone`, as the labels in the picture are. A leap second counts as the
  /// second after it.
  public static func moment(from text: String, in zone: Zone = .utc) -> Double? {
    var reader = MomentReader(text)
    return milliseconds(from: text) ?? reader.moment(in: zone)
  }

  /// Whether a text is a date without a time of day.
  public static func isDay(_ text: String) -> Bool {
    var reader = MomentReader(text)
    return reader.isDay
  }
}

/// A number of milliseconds, without the other ways to write a floating-point number.
private func milliseconds(from text: String) -> Double? {
  guard text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { return nil }
  return Double(text).flatMap { $0.isFinite ? $0 : nil }
}

/// Walks through a date and time from left to right.
private struct MomentReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = Substring(text).utf8 }

  mutating func moment(in zone: Zone) -> Double? {
    guard let midnight = date() else { return nil }
    if rest.isEmpty { return zone.moment(ofLocal: midnight) }
    guard take("T") || take("t") || take(" "), let time = time() else { return nil }
    if rest.isEmpty { return zone.moment(ofLocal: midnight + time) }
    guard let offset = offset(), rest.isEmpty else { return nil }
    return midnight + time - offset
  }

  /// Whether there is a date, and nothing behind it.
  var isDay: Bool {
    mutating get { date() != nil && rest.isEmpty }
  }

  /// The start of a day, `2019-01-31`; a year may have a sign and more digits.
  private mutating func date() -> Double? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let length = rest.prefix { (48...57).contains($0) }.count
    guard (4...9).contains(length), let year = number(digits: length), take("-"),
      let month = number(digits: 2), take("-"), let day = number(digits: 2)
    else { return nil }
    return CivilDate(year: isNegative ? -year : year, month: month, day: day)?.milliseconds
  }

  /// The milliseconds since midnight, `16:05`, `16:05:30` or `16:05:30.25`.
  private mutating func time() -> Double? {
    guard let hour = number(digits: 2), take(":"), let minute = number(digits: 2) else {
      return nil
    }
    var second = 0.0
    if take(":") {
      guard let whole = number(digits: 2), let part = fraction() else { return nil }
      second = Double(whole) + part
    }
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    guard hour < 24 || isEndOfDay, minute < 60, second < 61 else { return nil }
    return Double(hour * 60 + minute) * 60_000 + (second * 1000).rounded()
  }

  /// A part of a second, 0 where there is none.
  private mutating func fraction() -> Double? {
    guard take(".") || take(",") else { return 0 }
    let digits = rest.prefix { (48...57).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : Double("0." + String(decoding: digits, as: UTF8.self))
  }

  /// The milliseconds that a zone is ahead of UTC: `Z`, `+02:00`, `+0200` or `+02`.
  private mutating func offset() -> Double? {
    if take("Z") || take("z") { return 0 }
    let isBehind = take("-")
    guard isBehind || take("+"), let hour = number(digits: 2) else { return nil }
    var minute = 0
    if take(":") || !rest.isEmpty {
      guard let digits = number(digits: 2) else { return nil }
      minute = digits
    }
    guard hour < 24, minute < 60 else { return nil }
    return Double(hour * 60 + minute) * (isBehind ? -60_000 : 60_000)
  }

  private mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    rest = rest.dropFirst(count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
