import ChartCore

/// The bytes of a moment as Apple Health writes it: `2019-07-19 10:36:11 -0700`.
private let momentSize = 25

/// Reads the moments of Apple Health, of which thousands follow each other on a day.
struct HealthClock {
  private var day = -1
  private var midnight = 0.0

  /// The moment in bytes, in UTC milliseconds; nil where there is none.
  mutating func moment(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Double? {
    let start = range.lowerBound
    guard range.count == momentSize, let year = bytes.digits(4, at: start),
      let month = bytes.digits(2, at: start + 5), let date = bytes.digits(2, at: start + 8),
      let hour = bytes.digits(2, at: start + 11), let minute = bytes.digits(2, at: start + 14),
      let second = bytes.digits(2, at: start + 17), let ahead = bytes.digits(4, at: start + 21),
      hour < 24, minute < 60, second < 61
    else { return nil }
    let key = (year * 100 + month) * 100 + date
    if key != day {
      guard let civil = CivilDate(year: year, month: month, day: date) else { return nil }
      (day, midnight) = (key, civil.milliseconds)
    }
    let offset = Double(ahead / 100 * 60 + ahead % 100) * 60_000
    let local = midnight + Double((hour * 60 + minute) * 60 + second) * 1000
    return bytes[start + 20] == UInt8(ascii: "-") ? local + offset : local - offset
  }
}

extension Span<UInt8> {
  @inline(__always)
  fileprivate func digits(_ count: Int, at offset: Int) -> Int? {
    var value = 0
    for place in offset..<offset + count {
      let digit = self[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
