import ChartCore

/// Keys of lists of names, of columns that stand beside them.
private let keysOfNames: Set<String> = [
  "columns", "cols", "column", "fields", "names", "headers", "header", "columnnames",
  "column_names", "schema", "dimensions", "keys", "field_names", "fieldnames", "labels", "legend",
]
/// Keys of objects that names of columns have theirs in.
private let keysOfName = ["name", "label", "text", "title", "field", "id", "key"]

extension JSONSearch {
  /// So many names of columns, which stand beside a table or around it.
  func names(of count: Int) -> [String]? {
    for members in chain.reversed() {
      if let names = Self.names(of: count, in: members, depth: depthOfNames) { return names }
    }
    return nil
  }

  private static func names(of count: Int, in members: [JSONMember], depth: Int) -> [String]? {
    for member in members {
      if let names = names(member), names.count == count { return names }
      if case .object(let inner) = member.part, depth > 1,
        let names = names(of: count, in: inner, depth: depth - 1)
      {
        return names
      }
    }
    return nil
  }

  /// Whether a member says what columns or rows beside it are.
  func isOfNames(_ member: JSONMember) -> Bool {
    guard Self.names(member) != nil || member.key == "index" else { return false }
    return (chain.last ?? []).contains { if case .lists = $0.part { true } else { false } }
  }

  /// The names that a member has, of columns that stand beside it.
  private static func names(_ member: JSONMember) -> [String]? {
    guard keysOfNames.contains(member.key.lowercased()) else { return nil }
    switch member.part {
    case .list(let list) where list.areTexts: return (0..<list.count).map(list.text)
    case .objects(let objects):
      let key = keysOfName.first { objects.names.contains($0) }
      guard let key, let place = objects.names.firstIndex(of: key) else { return nil }
      let labels = objects.names.indices.filter { objects.names[$0].hasPrefix("labels.") }
      return (0..<objects.count).map { row in
        ([place] + labels).map { objects.columns[$0].text(row) }.filter { !$0.isEmpty }
          .joined(separator: " ")
      }
    default: return nil
    }
  }

  /// What an object beside a member says that its columns are, where these are but numbered: `{"field1": "Temperature"}`.
  func words(beside key: String) -> [String: String] {
    var words: [String: String] = [:]
    for case .object(let members) in (chain.last ?? []).filter({ $0.key != key }).map(\.part) {
      for case (let key, .value(let text, .string)) in members.map({ ($0.key, $0.part) })
      where key.isNumbered && !text.isBlank {
        words[key] = text
      }
    }
    return words
  }

  /// The moments of rows that are told by the first one and the step between them, in seconds.
  func momentsByStep(count: Int) -> JSONList? {
    for members in chain.reversed() {
      for values in [members] + members.compactMap(\.part.members) {
        guard let start = values["start"]?.text, start.isEpoch, let first = Double(start),
          let step = values["step"]?.text.flatMap(Double.init), step > 0
        else { continue }
        return JSONList((0..<count).map { "\(Int(first + Double($0) * step))" })
      }
    }
    return nil
  }

  /// The units of a member's columns, in an object beside it: `hourly_units` for `hourly`, or `units`.
  func units(of key: String) -> [String: String] {
    for members in chain.suffix(2).reversed() {
      for name in ["\(key)_units", "\(key)Units", "units"] {
        guard let member = members.first(where: { $0.key == name }),
          case .object(let units) = member.part
        else { continue }
        return Dictionary(
          units.compactMap {
            if case .value(let text, .string) = $0.part { ($0.key, text) } else { nil }
          },
          uniquingKeysWith: { $1 })
      }
    }
    return [:]
  }

  /// The unit that an object says of what is in it.
  func unit(in members: [JSONMember]) -> String? {
    for member in members where JSONTable.keysOfUnits.contains(member.key.lowercased()) {
      if case .value(let text, .string) = member.part { return text }
    }
    return nil
  }

  func value(of key: String) -> String? {
    for case .value(let text, _) in (chain.last ?? []).filter({ $0.key.lowercased() == key }).map(
      \.part)
    {
      return text
    }
    return nil
  }
}

extension JSONPart {
  /// The members of an object; nil for others.
  fileprivate var members: [JSONMember]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension String {
  /// Whether it is a word with a number behind it, as columns have that nobody called anything.
  fileprivate var isNumbered: Bool {
    let word = prefix { $0.isLetter || $0 == "_" }
    return !word.isEmpty && word.count < count && dropFirst(word.count).allSatisfy(\.isNumber)
  }
}

extension JSONTable {
  /// Whether it says what columns of another table are.
  var isOfNames: Bool {
    steps.last?.name.map {
      keysOfNames.contains($0.lowercased()) || $0.hasSuffix("Headers")
    } ?? false
  }
}
