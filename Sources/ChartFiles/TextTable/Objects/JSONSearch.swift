import ChartCore

/// So few numbers by themselves are no series.
private let mostVector = 4
/// How far into objects beside a table names, and x, are looked for.
let depthOfNames = 3

/// Looks for the tables in a JSON text by its shape, from its outermost value on.
///
/// What can be a table: objects or arrays in an array; arrays of one length beside each other; objects, or values, by
/// moments; and series, each a table with a name of its own, that are put together.
struct JSONSearch {
  /// The ways to arrays in rows, which have no column.
  var inRows: [[JSONStep]] = []
  /// What the means of years are called that stand among their months.
  var means: Set<String> = []
  /// Whether the text was cut off: a column may be shorter than those beside it.
  private let isCut: Bool
  /// The objects around what is looked at, the outermost first.
  var chain: [[JSONMember]] = []

  /// What was found in a text.
  struct Found {
    /// The tables that can be drawn, those with moments first.
    let tables: [JSONTable]
    /// The ways to those without numbers, and to arrays in rows, which have no column.
    let withoutNumbers, inRows: [[JSONStep]]
    /// What the means of years are called that are left out.
    let means: [String]
  }

  private init(isCut: Bool) { self.isCut = isCut }

  /// The tables of a text, which may be cut off.
  static func tables(in root: JSONPart, isCut: Bool) -> Found {
    var search = JSONSearch(isCut: isCut)
    let all = search.tables(in: root, at: [])
    let drawable = all.filter(\.isDrawable)
    let most = drawable.map(\.count).max() ?? 0
    // What stands once beside rows is no table, but what is said of them.
    let tables = drawable.filter {
      $0.count > 1 && !$0.isVector || most == 1 || drawable.allSatisfy(\.isVector)
    }
    .withoutLoneMoments
    let others = all.filter { !$0.isDrawable && $0.count > 1 && !$0.isOfNames }.map(\.steps)
    let ordered = tables.filter(\.hasMoments) + tables.filter { !$0.hasMoments }
    return Found(
      tables: ordered, withoutNumbers: others, inRows: search.inRows,
      means: search.means.sorted())
  }

  /// Whether a text that begins so has a table of several rows in it.
  static func finds(in text: [UInt8]) -> Bool {
    guard var reader = try? JSONPartReader(ByteWindow(text)) else { return false }
    return tables(in: reader.root(), isCut: true).tables.contains { $0.count > 1 }
  }

  mutating func tables(in part: JSONPart, at steps: [JSONStep]) -> [JSONTable] {
    switch part {
    case .value: return []
    case .list(let list):
      return list.count > 1 && list.hasNumbers
        ? [JSONTable([(steps.last?.name ?? "value", list)], at: steps)] : []
    case .lists(let lists): return table(of: lists, at: steps).map { [$0] } ?? []
    case .objects(let objects): return tables(of: objects, at: steps)
    case .array(let parts): return tables(ofParts: parts, at: steps)
    case .object(let members): return tables(of: members, at: steps)
    }
  }

  private mutating func tables(
    ofParts parts: [JSONElement], at steps: [JSONStep]
  ) -> [JSONTable] {
    var found: [JSONTable] = []
    for element in parts {
      let inner = tables(in: element.part, at: steps + [.index(element.index)])
      found += element.isGroup ? inner.map(\.whole) : inner
    }
    let several = found.filter { $0.count > 1 }
    return JSONSeries.joined(
      several.count > 1 ? several.map(\.labelled) : several.isEmpty ? found : several)
  }

  /// The tables of an object, whose members other members may name.
  mutating func tables(of members: [JSONMember], at steps: [JSONStep]) -> [JSONTable] {
    if let table = JSONStat(members)?.table(at: steps)
      ?? JSONObservations.table(of: members, at: steps)
      ?? JSONKeyed.table(of: members, at: steps)
    {
      return [table]
    }
    let members = members.withLoneLists
    chain.append(members)
    defer { chain.removeLast() }
    var (rest, found) = (members, [JSONTable]())
    found += pairs(&rest, at: steps)
    found += lists(&rest, at: steps)
    found += JSONKeyed.series(&rest, at: steps).map { [$0] } ?? []
    let unit = unit(in: members)
    for member in rest where !member.part.isValue && !isOfNames(member) {
      let inner = tables(in: member.part, at: steps + [.key(member.key)])
      let units = units(of: member.key)
      let words = words(beside: member.key)
      found += inner.map {
        $0.called(member.key).with(words: words).with(units: units).with(unit: unit)
      }
    }
    return JSONSeries.joined(called: found)
  }
}

// MARK: - Arrays

extension JSONSearch {
  /// The table of arrays, by rows or by columns.
  private func table(of lists: JSONLists, at steps: [JSONStep]) -> JSONTable? {
    let names = names(of: lists.width)
    if let columns = columns(of: lists, isNamed: names != nil) {
      guard let columns = columns.names.map({ zip($0, columns.lists).map { ($0, $1) } }) else {
        return JSONTable(turned: columns.lists, at: steps)
      }
      return JSONTable(columns, at: steps)
    }
    if names == nil, lists.width == 2, lists.isEven,
      let table = JSONTable(
        pairs: lists, named: steps.last { $0.name != nil }?.name ?? "", at: steps),
      table.hasMoments
    {
      return table
    }
    guard var table = JSONTable(lists, names: names, at: steps) else { return nil }
    if !table.hasMoments, let moments = momentsByStep(count: lists.count) {
      table.names = [JSONTable.timeName] + table.columns.indices.map(table.name)
      table.columns.insert(moments, at: 0)
      table.form = nil
    } else if let index = indexColumn(of: lists.count), let named = table.names {
      table.columns.insert(index, at: 0)
      table.names = ["index"] + named
      table.form = nil
    }
    return table
  }

  /// The arrays where each is a column: as many as there are names, or a few long ones, the first of moments.
  private func columns(
    of lists: JSONLists, isNamed: Bool
  ) -> (names: [String]?, lists: [JSONList])? {
    if value(of: "majordimension")?.uppercased() == "COLUMNS" { return (nil, lists.rows) }
    let names = names(of: lists.count)
    guard lists.isEven, lists.count > 1, names != nil || !isNamed else { return nil }
    let isLong = lists.width > 4 * lists.count && lists.count <= 64
    guard names != nil || isLong else { return nil }
    let rows = lists.rows
    guard isNamed || names == nil else { return (names, rows) }
    // By their number, names may be of rows' values as well as of columns.
    return rows[0].areMoments && rows.dropFirst().contains { !$0.areMoments } ? (names, rows) : nil
  }

  /// What pandas calls the rows, where that is more than their numbers.
  private func indexColumn(of count: Int) -> JSONList? {
    guard let member = chain.last?.first(where: { $0.key == "index" }),
      case .list(let list) = member.part, list.count == count, !list.countsRows
    else { return nil }
    return list
  }

  /// The pairs of a moment and a value under several names, those at the same moments in one table.
  private func pairs(_ members: inout [JSONMember], at steps: [JSONStep]) -> [JSONTable] {
    var tables: [JSONTable] = []
    members.removeAll { member in
      guard case .lists(let lists) = member.part, lists.width == 2, lists.isEven,
        names(of: 2) == nil,
        let table = JSONTable(
          pairs: lists, named: member.key, at: steps + [.key(member.key)]), table.hasMoments
      else { return false }
      tables.append(table)
      return true
    }
    return JSONSeries.joined(tables)
  }

  /// The arrays of one length, a table for each length.
  private func lists(_ members: inout [JSONMember], at steps: [JSONStep]) -> [JSONTable] {
    var groups: [(count: Int, lists: [(name: String, list: JSONList)])] = []
    for member in members {
      guard case .list(let list) = member.part, list.count > 0, !isOfNames(member) else { continue }
      if let place = groups.firstIndex(where: { $0.count == list.count }) {
        groups[place].lists.append((member.key, list))
      } else {
        groups.append((list.count, [(member.key, list)]))
      }
    }
    if isCut { groups.fillLast() }
    if let x = adoptedX(for: groups) { groups[0].lists.insert(x, at: 0) }
    groups.removeAll { $0.lists.count < 2 || !$0.lists.contains { $0.list.hasNumbers } }
    let used = Set(groups.flatMap { $0.lists.map(\.name) })
    members.removeAll { if case .list = $0.part { used.contains($0.key) } else { false } }
    return groups.map {
      JSONTable($0.lists, at: steps).with(units: units(of: steps.last?.name ?? ""))
    }
  }

  /// What stands around the arrays of an object as long as they are, and is their x, or words to it.
  private func adoptedX(
    for groups: [(count: Int, lists: [(name: String, list: JSONList)])]
  ) -> (name: String, list: JSONList)? {
    guard groups.count == 1, groups[0].lists.allSatisfy({ $0.list.hasNumbers }),
      !groups[0].lists.contains(where: { $0.list.areMoments })
    else { return nil }
    for members in chain.dropLast().reversed() {
      guard
        let found = list(of: groups[0].count, in: members, depth: depthOfNames),
        found.list.areMoments || !found.list.hasNumbers || found.list.grows,
        !groups[0].lists.contains(where: { $0.name == found.name && $0.list == found.list })
      else { continue }
      return found
    }
    return nil
  }

  private func list(
    of count: Int, in members: [JSONMember], depth: Int
  ) -> (name: String, list: JSONList)? {
    for member in members {
      switch member.part {
      case .list(let list) where list.count == count: return (member.key, list)
      case .object(let inner) where depth > 1:
        if let found = self.list(of: count, in: inner, depth: depth - 1) { return found }
      case .objects(let objects) where depth > 1 && objects.count == 1:
        for nested in objects.nested {
          guard case .list(let list) = nested.part, list.count == count else { continue }
          return (nested.keys.last ?? member.key, list)
        }
      default: continue
      }
    }
    return nil
  }
}

extension [JSONMember] {
  /// The members, objects that have one array alone replaced by it where several have theirs by the same key:
  /// `{"time": {"data": [...]}, "heartrate": {"data": [...]}}`.
  fileprivate var withLoneLists: [JSONMember] {
    let lists = map(\.loneList)
    let counts = Dictionary(grouping: lists.compactMap { $0?.key }, by: \.self).mapValues(\.count)
    return zip(self, lists).map { member, list in
      guard let list, counts[list.key, default: 0] > 1 else { return member }
      return JSONMember(
        key: list.unit.map { "\(member.key) (\($0))" } ?? member.key, part: list.part)
    }
  }
}

extension JSONMember {
  /// The only array of values in an object of nothing but values; nil for others.
  fileprivate var loneList: (key: String, part: JSONPart, unit: String?)? {
    guard case .object(let inner) = part else { return nil }
    var found: [JSONMember] = []
    for member in inner {
      switch member.part {
      case .list(let list) where list.count > 1: found.append(member)
      case .value: continue
      default: return nil
      }
    }
    guard found.count == 1 else { return nil }
    let unit = inner.first { JSONTable.keysOfUnits.contains($0.key.lowercased()) }?.part.text
    return (found[0].key, found[0].part, unit.flatMap { $0.isUnit ? $0 : nil })
  }
}

extension [(count: Int, lists: [(name: String, list: JSONList)])] {
  /// Has a shorter column, the last one, end as those before it do.
  fileprivate mutating func fillLast() {
    guard count > 1, let last, last.lists.count == 1, last.count < self[0].count else { return }
    var column = last.lists[0]
    column.list.fill(to: self[0].count)
    self[0].lists.append(column)
    removeLast()
  }
}

extension JSONTable {
  /// The same table, which is not read on where it goes on.
  fileprivate var whole: JSONTable {
    var table = self
    table.form = nil
    return table
  }

  /// Whether it is a few numbers that belong to something, such as the bounds of a map.
  fileprivate var isVector: Bool { columns.count == 1 && count <= mostVector }
}
