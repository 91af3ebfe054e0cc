import ChartCore

/// A template is one where so many of the lines that were looked at are written so.
private let leastShare = 0.6
/// Fewer lines show no template.
private let leastLines = 3

/// How most lines of a log are written: the fields that each of them has, in the same order.
struct LineTemplate: Equatable {
  /// The pattern that lines share.
  let pattern: [UInt8]
  /// What the fields are called, none of them blank.
  let names: [String]
  /// Whether a field is a moment.
  let hasMoment: Bool
  /// Whether fields have names of their own.
  let hasKeys: Bool

  /// The template of lines that begin a text; nil where they are written in too many ways, or have no numbers.
  init?(of lines: [String], _ words: Words) {
    let all = lines.map { line in (Array(line.utf8), LineFields(Array(line.utf8).span)) }
    let counts = Dictionary(grouping: all, by: \.1.pattern)
    guard all.count >= leastLines,
      let most = counts.max(by: { $0.value.count < $1.value.count }),
      Double(most.value.count) >= leastShare * Double(all.count),
      let (bytes, first) = most.value.first,
      first.fields.contains(where: { $0.kind == .number })
    else { return nil }
    pattern = most.key
    hasMoment = first.fields.contains { $0.kind == .moment }
    hasKeys = pattern.contains(UInt8(ascii: "="))
    names = Self.apart(
      first.fields.enumerated().map { index, field in
        let name = field.name.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
        return name.isEmpty
          ? field.kind == .moment ? words("Time") : words("Column \(index + 1)") : name
      })
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
