import ChartCore

/// A template is one where so many of the lines that were looked at are written so.
private let leastShare = 0.45
/// Fewer lines show no template.
private let leastLines = 3

extension [([UInt8], LineFields)] {
  /// Whether there are fewer lines, or as many with fewer fields; of equal ones the first lines tell.
  fileprivate func isLess(than other: Self) -> Bool {
    let (one, two) = (first?.1.fields.count ?? 0, other.first?.1.fields.count ?? 0)
    guard (count, one) == (other.count, two) else { return (count, one) < (other.count, two) }
    return (first?.0 ?? []).lexicographicallyPrecedes(other.first?.0 ?? [])
  }
}

/// How most lines of a log are written: the fields that each of them has, in the same order.
struct LineTemplate: Equatable {
  /// The pattern that lines share.
  let pattern: [UInt8]
  /// What the fields are called, none of them blank.
  let names: [String]
  /// Whether a field is a moment.
  let hasMoment: Bool
  /// Whether the first field is a time of day.
  let beginsWithTime: Bool
  /// Whether fields have names of their own.
  let hasKeys: Bool
  /// Whether these are different ones from line to line, and fields themselves.
  let namesAreFields: Bool

  /// The template of lines that begin a text; nil where they are written in too many ways, or have no numbers.
  init?(of lines: [String], _ words: Words) {
    if let plain = Self(of: lines, words, namesAreFields: false) {
      self = plain
    } else if let named = Self(of: lines, words, namesAreFields: true), named.hasMoment {
      self = named
    } else {
      return nil
    }
  }

  private init?(of lines: [String], _ words: Words, namesAreFields: Bool) {
    self.namesAreFields = namesAreFields
    let all = lines.map { line in
      (Array(line.utf8), LineFields(Array(line.utf8).span, namesAreFields: namesAreFields))
    }
    let counts = Dictionary(grouping: all, by: \.1.pattern)
    guard all.count >= leastLines,
      let most = counts.max(by: { $0.value.isLess(than: $1.value) }),
      Double(most.value.count) >= leastShare * Double(all.count),
      let (bytes, first) = most.value.first,
      first.fields.contains(where: { $0.kind == .number })
    else { return nil }
    pattern = most.key
    hasMoment = first.fields.contains { field in
      field.kind == .moment
        || field.range.lowerBound == 0
          && String(decoding: bytes[field.range], as: UTF8.self).isEpoch
    }
    beginsWithTime = first.fields.first?.kind == .time
    hasKeys = pattern.contains(UInt8(ascii: "="))
    let above = zip(lines, all).prefix { $1.1.pattern != most.key }.last?.0
    names = Self.apart(
      Self.names(above, of: first.fields, in: bytes)
        ?? Self.names(of: first.fields, in: bytes).enumerated().map { index, name in
          let field = first.fields[index]
          return name.isEmpty
            ? field.kind == .moment ? words("Time") : words("Column \(index + 1)") : name
        })
  }

  /// The words that say what fields are; numbers behind another one and a comma are of its name.
  private static func names(of fields: [LineFields.Field], in bytes: [UInt8]) -> [String] {
    var names: [String] = []
    for (index, field) in fields.enumerated() {
      let name = field.name.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
      let before = index > 0 ? fields[index - 1] : nil
      if name.isEmpty, field.kind == .number, let before, before.kind == .number,
        bytes[before.range.upperBound..<field.range.lowerBound].elementsEqual(", ".utf8)
      {
        names.append(names[index - 1])
      } else if name.isEmpty, field.kind == .words, isBeforeSign(field, in: bytes) {
        names.append("name")
      } else if name.isEmpty, index == 0, fields.count > 1, isBracketed(field, in: bytes) {
        names.append("step")
      } else {
        names.append(isNumberOf(field, in: bytes) ? "\(name) #" : name)
      }
    }
    return names.enumerated().map { index, name in
      guard names.count(where: { $0 == name }) > 1, let group = fields[index].group else {
        return name
      }
      return "\(String(decoding: bytes[group], as: UTF8.self)) \(name)"
    }
  }

  /// Whether a whole number in brackets begins the line, and named values follow: how far a training is.
  private static func isBracketed(_ field: LineFields.Field, in bytes: [UInt8]) -> Bool {
    let (start, end) = (field.range.lowerBound, field.range.upperBound)
    return start == 1 && bytes[0] == UInt8(ascii: "[") && end < bytes.count
      && bytes[end] == UInt8(ascii: "]")
      && bytes[field.range].allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// Whether a sign of equality is right behind a field, which is the name of a value then.
  private static func isBeforeSign(_ field: LineFields.Field, in bytes: [UInt8]) -> Bool {
    let end = field.range.upperBound
    return end < bytes.count && bytes[end] == UInt8(ascii: "=")
  }

  /// Whether a field is the number of what the word before it says, in brackets right behind it: `GC(12)`, `cron[513]`.
  private static func isNumberOf(_ field: LineFields.Field, in bytes: [UInt8]) -> Bool {
    let (start, end) = (field.range.lowerBound, field.range.upperBound)
    guard let name = field.name, name.upperBound == start - 1, end < bytes.count else {
      return false
    }
    return ["()", "[]"].contains(String(decoding: [bytes[start - 1], bytes[end]], as: UTF8.self))
      && bytes[field.range].allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }

  /// The names in the line above the first one, where this has nothing but a word for each of the numbers, or fields.
  private static func names(
    _ above: String?, of fields: [LineFields.Field], in bytes: [UInt8]
  ) -> [String]? {
    guard let words = above?.split(whereSeparator: \.isWhitespace).map(String.init), !words.isEmpty,
      words.allSatisfy({ $0.first?.isLetter == true }), Set(words).count == words.count,
      fields.allSatisfy({ $0.kind == .number || $0.kind == .moment || $0.kind == .time }),
      fields.allSatisfy({ $0.name == nil })
    else { return nil }
    if words.count == fields.count { return words }
    let parts = parts(of: fields, in: bytes)
    if words.count == (parts.last ?? 0) + 1 { return parts.map { words[$0] } }
    return words.count + 1 == fields.count ? ["time"] + words : nil
  }

  /// The number of the part between blanks that each field is in: `5|0` is one part of two fields, a moment with blanks in
  /// it as well.
  private static func parts(of fields: [LineFields.Field], in bytes: [UInt8]) -> [Int] {
    zip(fields, fields.dropFirst()).reduce(into: [0]) { parts, pair in
      let between = bytes[pair.0.range.upperBound..<pair.1.range.lowerBound]
      parts.append((parts.last ?? 0) + (between.contains { $0 <= blank } ? 1 : 0))
    }
  }

  /// The names, those that repeat with a number.
  private static func apart(_ names: [String]) -> [String] {
    var seen: [String: Int] = [:]
    return names.map { name in
      seen[name, default: 0] += 1
      return seen[name] == 1 ? name : "\(name) \(seen[name, default: 0])"
    }
  }
}
