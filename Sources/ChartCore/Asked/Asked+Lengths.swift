extension Asked {
  /// Reads by how much people want something moved along an x of a kind, in its unit: `12 s`, `-1 d`, `0:12` and a number of
  /// seconds of time, else a number; nil where it is none.
  public static func length(from text: String, along kind: Presentation.XKind) -> Double? {
    let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
    let amount = String(isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...])
    let length =
      switch kind {
      case .moments, .sessions, .timesOfDay, .durations:
        span(from: amount) ?? duration(from: amount)
      case .numbers, .rows: number(from: amount)
      }
    return length.flatMap { $0 < 0 ? nil : isNegative ? -$0 : $0 }
  }

  /// The same in words that are read so: `12 s`, `-1 d`, `0.35`.
  public static func text(ofLength length: Double, along kind: Presentation.XKind) -> String {
    guard kind.isTime else { return length.description }
    let units = [
      ("d", millisecondsPerDay), ("h", millisecondsPerHour), ("min", 60_000), ("s", 1000),
    ]
    let unit = units.first { length.truncatingRemainder(dividingBy: $0.1) == 0 } ?? ("ms", 1)
    let number = length / unit.1
    return
      "\(number == number.rounded() ? String(Int(clamping: number)) : number.description) \(unit.0)"
  }
}

/// The milliseconds of a number and a unit that is always as long: `90 min`, `1.5 h`, `2 d`.
private func span(from text: String) -> Double? {
  let words = text.split(separator: " ")
  guard words.count == 2, let number = Asked.number(from: String(words[0])) else { return nil }
  if number == 0 { return XSpan(1, of: String(words[1])) == nil ? nil : 0 }
  return switch XSpan(number, of: String(words[1])) {
  case .milliseconds(let length): length
  case .days(let days): Double(days) * millisecondsPerDay
  case .points, .x, .months, nil: nil
  }
}
