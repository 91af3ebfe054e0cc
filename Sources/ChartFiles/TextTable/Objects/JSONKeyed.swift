import ChartCore

/// Objects whose keys are what a column would hold: moments, years, or the rows' numbers.
enum JSONKeyed {
  /// The table of an object whose members all are rows, or all values, by keys; nil where they are not.
  static func table(of members: [JSONMember], at steps: [JSONStep]) -> JSONTable? {
    guard members.count > 1 || members.first.map({ CellShape(of: $0.key) == .date }) == true else {
      return nil
    }
    let keys = JSONList(members.map(\.key))
    if let name = keyName(of: keys), let list = values(of: members) {
      let value = steps.last { $0.name != nil }?.name ?? "value"
      return list.hasNumbers ? JSONTable([(name, keys), (value, list)], at: steps) : nil
    }
    return rows(of: members, keys, at: steps) ?? arrays(of: members, keys, at: steps)
  }

  /// Arrays of as many values each by moments.
  private static func arrays(
    of members: [JSONMember], _ keys: JSONList, at steps: [JSONStep]
  ) -> JSONTable? {
    guard let name = keyName(of: keys) else { return nil }
    var lists = JSONLists()
    for member in members {
      guard case .list(let list) = member.part, list.count > 0 else { return nil }
      lists.append(list, line: 1)
    }
    guard lists.isEven, lists.values.hasNumbers else { return nil }
    let values = lists.columns.enumerated().map { (name: "value \($0 + 1)", list: $1) }
    return JSONTable([(name, keys)] + values, at: steps)
  }

  /// The members that are series by keys, one beside the other, as one table: `{"a": {"2024-01-01": 1}, "b": {...}}`.
  static func series(_ members: inout [JSONMember], at steps: [JSONStep]) -> JSONTable? {
    var series: [(name: String, keys: JSONList, values: JSONList)] = []
    for member in members {
      guard case .object(let inner) = member.part, inner.count > 1, let values = values(of: inner)
      else { continue }
      let keys = JSONList(inner.map(\.key))
      if keyName(of: keys) != nil || keys.countsRows { series.append((member.key, keys, values)) }
    }
    guard let first = series.first, series.contains(where: { $0.values.hasNumbers }),
      series.count > 1 || !first.keys.countsRows
    else { return nil }
    let names = Set(series.map(\.name))
    members.removeAll { names.contains($0.key) }
    return table(of: series, at: steps)
  }

  private static func table(
    of series: [(name: String, keys: JSONList, values: JSONList)], at steps: [JSONStep]
  ) -> JSONTable {
    var (places, keys) = ([String: Int](), JSONList())
    for part in series {
      for index in 0..<part.keys.count {
        let key = part.keys.text(index)
        guard places[key] == nil else { continue }
        places[key] = keys.count
        keys.append(key, .string)
      }
    }
    var columns: [(name: String, list: JSONList)] = []
    if let name = keyName(of: keys) { columns.append((name, keys)) }
    for part in series {
      var indices = Array(repeating: -1, count: keys.count)
      for index in 0..<part.keys.count { indices[places[part.keys.text(index)] ?? 0] = index }
      var list = JSONList()
      for (row, index) in indices.enumerated() {
        if index < 0 { list.fill(to: row + 1) } else { list.append(index, of: part.values) }
      }
      columns.append((part.name, list))
    }
    return JSONTable(columns, at: steps)
  }

  /// What a column of keys is called; nil where they are names like others.
  private static func keyName(of keys: JSONList) -> String? {
    let texts = (0..<keys.count).map(keys.text)
    if texts.allSatisfy({ CellShape(of: $0) == .date }) { return JSONTable.timeName }
    if texts.allSatisfy(\.isEpoch) { return JSONTable.timeName }
    if texts.allSatisfy({ $0.count == 4 && Int($0).map { 1500...2200 ~= $0 } ?? false }) {
      return "year"
    }
    return nil
  }

  /// The values of members that are nothing else; nil where one is an array or an object.
  private static func values(of members: [JSONMember]) -> JSONList? {
    var list = JSONList()
    for member in members {
      guard case .value(let text, let kind) = member.part else { return nil }
      list.append(text, kind)
    }
    return list
  }

  /// Rows by keys: objects of values with mostly the same keys.
  private static func rows(
    of members: [JSONMember], _ keys: JSONList, at steps: [JSONStep]
  ) -> JSONTable? {
    let isOfKeys = keyName(of: keys) != nil || keys.countsRows
    var objects = JSONObjects()
    for member in members {
      guard case .object(let inner) = member.part, !inner.isEmpty,
        (try? objects.append(inner)) == true
      else { return nil }
    }
    let cells = objects.columns.reduce(0) { $0 + ($1.count - $1.emptyCount) }
    guard isOfKeys || cells * 2 > objects.count * objects.columns.count else { return nil }
    // Series by moments are columns, not rows.
    guard
      isOfKeys || keyName(of: JSONList(objects.names)) == nil && !JSONList(objects.names).countsRows
    else { return nil }
    var columns = zip(objects.names, objects.columns).map { (name: $0, list: $1) }
    if !keys.countsRows { columns.insert((keyName(of: keys) ?? "name", keys), at: 0) }
    return JSONTable(columns, at: steps)
  }
}

extension JSONObjects {
  /// Adds an object of values and of objects that have such; false where it has an array.
  fileprivate mutating func append(_ members: [JSONMember]) throws(Fault) -> Bool {
    guard try append(members, prefix: "") else { return false }
    finishRow(line: 1)
    return true
  }

  private mutating func append(_ members: [JSONMember], prefix: String) throws(Fault) -> Bool {
    for member in members {
      switch member.part {
      case .value(let text, let kind):
        append(text, kind, to: try column(of: prefix + member.key))
      case .object(let inner):
        guard try append(inner, prefix: "\(prefix)\(member.key).") else { return false }
      case .list, .lists, .objects, .array: return false
      }
    }
    return true
  }
}

extension JSONList {
  /// How many values are missing.
  fileprivate var emptyCount: Int { (0..<count).count { self[$0].isEmpty } }
}
