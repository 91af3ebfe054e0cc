/// Reads what people type: places on x and lengths of it.
public enum Asked {}

extension Asked {
  /// Reads a duration as people write it, in milliseconds; nil where it is none.
  ///
  /// A number of seconds, `1:23:45`, `0:05.250` or, with days, `2 d 03:00`; minutes and seconds behind another
  /// number are below 60.
  public static func duration(from text: String) -> Double? {
    let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
    let parts = (isNegative ? text.dropFirst() : text[...])
      .split(separator: "d", maxSplits: 1, omittingEmptySubsequences: false)
    guard let clock = parts.last?.trimmed, let days = parts.count > 1 ? whole(parts[0].trimmed) : 0
    else { return nil }
    let rest = parts.count > 1 ? timeBesideDays(clock) : time(clock)
    guard let duration = rest.map({ days * millisecondsPerDay + $0 }), duration.isFinite else {
      return nil
    }
    return isNegative ? -duration : duration
  }

  /// Reads a time of day, hours as a number or `20:15` with seconds or without, in milliseconds; nil where it is none.
  public static func timeOfDay(from text: String) -> Double? {
    let hours = number(from: text).map { $0 * millisecondsPerHour }
    let time = text.contains(":") ? timeBesideDays(text[...].trimmed) : hours
    return time.flatMap { 0...millisecondsPerDay ~= $0 ? $0 : nil }
  }

  /// Reads a number; nil where it is none, or not finite.
  public static func number(from text: String) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

/// The milliseconds of `1:23:45`, `23:45` or `45`.
private func time(_ text: Substring) -> Double? {
  milliseconds(of: text.split(separator: ":", omittingEmptySubsequences: false))
}

/// The milliseconds of `03:00`, which is hours and minutes, of `03:00:05`, or of nothing.
private func timeBesideDays(_ text: Substring) -> Double? {
  if text.isEmpty { return 0 }
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  guard parts.count > 1 else { return nil }
  return milliseconds(of: parts.count == 2 ? parts + ["0"] : parts)
}

/// The milliseconds of hours, minutes and seconds, of which the first may be left out.
private func milliseconds(of parts: [Substring]) -> Double? {
  guard 1...3 ~= parts.count, var sum = thousandfold(parts[parts.count - 1]) else { return nil }
  if parts.count > 1, sum >= 60_000 { return nil }
  for (index, part) in parts.dropLast().enumerated() {
    guard let number = whole(part), index == 0 || number < 60 else { return nil }
    sum += number * (index == parts.count - 2 ? 60_000 : millisecondsPerHour)
  }
  return sum
}

/// A number from 0 on of figures alone.
private func whole(_ text: Substring) -> Double? {
  !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) } ? Double(text) : nil
}

/// A thousand times such a number, which may have decimals; exact where that is a whole one.
private func thousandfold(_ text: Substring) -> Double? {
  let parts = text.split(
    maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "." || $0 == "," })
  guard parts.allSatisfy({ whole($0) != nil }) else { return nil }
  return Double(parts.joined(separator: ".") + "e3")
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start.dropLast(start.reversed().prefix { $0 == " " }.count)
  }
}
