import ChartCore

/// Keys of what a series is called.
private let keysOfNames = [
  "name", "label", "title", "metric", "__name__", "target", "entity_id", "friendly_name", "id",
  "key", "seriesid", "series_id", "symbol", "sensor", "station", "device", "host", "instance",
]
/// No name is made of more words.
private let mostWords = 4

/// What the objects around series say that these are.
struct JSONLabels {
  private let objects: JSONObjects
  /// The columns of words that tell the series apart.
  private let columns: [Int]
  private let unit: Int?

  init(_ objects: JSONObjects) {
    self.objects = objects
    let words = objects.names.indices.filter {
      objects.columns[$0].numberCount == 0
        && (0..<objects.count).contains { [list = objects.columns[$0]] in !list[$0].isEmpty }
        && !JSONTable.keysOfUnits.contains(objects.names[$0].lastKey)
    }
    let varying = words.filter { objects.columns[$0].onlyText == nil }
    let named = keysOfNames.lazy.compactMap { key in
      (objects.count > 1 ? varying : words).first { objects.names[$0].lastKey == key }
    }.first
    let tells = named.map { column in
      let list = objects.columns[column]
      return Set((0..<list.count).map(list.text)).count == list.count
    }
    columns = tells == true ? [named].compactMap(\.self) : Array(varying.prefix(mostWords))
    unit = objects.names.indices.first { JSONTable.keysOfUnits.contains(objects.names[$0].lastKey) }
  }

  /// What an object is called; nil where nothing says so.
  private func label(of row: Int) -> String? {
    let words = columns.map { objects.columns[$0].text(row) }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// A table in an object with what that says of it; a number where several say nothing.
  func labelled(_ table: JSONTable, row: Int, isOnly: Bool) -> JSONTable {
    var table = table
    let label = label(of: row) ?? (isOnly ? nil : "\(row + 1)")
    table.label = [label, table.label].compactMap(\.self).joinedOrNil
    return table.with(unit: unit.map { objects.columns[$0].text(row) })
  }
}

/// Series that stand beside each other, each as a table of its own.
enum JSONSeries {
  /// The tables, those with the same x in one.
  static func joined(_ tables: [JSONTable]) -> [JSONTable] {
    var groups: [[JSONTable]] = []
    for table in tables {
      let place = groups.firstIndex { $0[0].sharesX(with: table) }
      if let place { groups[place].append(table) } else { groups.append([table]) }
    }
    return groups.map { $0.count == 1 ? $0[0].named : joined(group: $0) }
  }

  /// The same of tables in an object: those that are called by their keys, others stay as they are.
  static func joined(called tables: [JSONTable]) -> [JSONTable] {
    let called = tables.filter(\.isCalledByKey)
    guard called.count > 1 else { return tables }
    return joined(called) + tables.filter { !$0.isCalledByKey }
  }

  private static func joined(group: [JSONTable]) -> JSONTable {
    let x = group[0].columns.count > 1 ? group[0].xColumn : nil
    var columns = x.map { [(name: group[0].name($0), list: group[0].columns[$0])] } ?? []
    for table in group {
      for index in table.columns.indices where x == nil || index != table.xColumn {
        columns.append((table.seriesName(index), table.columns[index]))
      }
    }
    var table = JSONTable(columns, at: group[0].steps.dropLast())
    table.isOfSeries = group.allSatisfy { $0.columns.count <= 2 }
    return table
  }
}

extension JSONTable {
  fileprivate func sharesX(with other: JSONTable) -> Bool {
    guard names != nil, other.names != nil, count == other.count else { return false }
    guard columns.count > 1, other.columns.count > 1 else {
      return columns.count == 1 && other.columns.count == 1
    }
    guard name(xColumn) == other.name(other.xColumn) else { return false }
    return columns[xColumn] == other.columns[other.xColumn]
  }

  /// What a column is called among those of other series.
  fileprivate func seriesName(_ column: Int) -> String {
    guard let label else { return name(column) }
    let parted = KnownUnits.parted(name(column))
    let unit = parted.unit.map { " (\($0))" } ?? ""
    let isPlain = isPlainName(parted.name)
    return isPlain ? label + unit : "\(label) \(name(column))"
  }

  /// Whether a name says no more than that there are values.
  private func isPlainName(_ name: String) -> Bool {
    [
      "value", "values", "data", "datapoints", "y", "points", "v", "dps", "pointlist", "val", "",
    ].contains(name.lowercased())
  }

  /// The table of rows with one value that is called by the key of their array, where nothing else says what it is.
  func called(_ key: String) -> JSONTable {
    guard label == nil, form == .objects, let names, !Self.plainKeys.contains(key.lowercased())
    else { return self }
    let values = names.indices.filter { $0 != xColumn && columns[$0].hasNumbers }
    let parted = values.first.map { KnownUnits.parted(names[$0]) }
    guard values.count == 1, hasMoments, let parted, isPlainName(parted.name) else { return self }
    var table = self
    table.names?[values[0]] = key + (parted.unit.map { " (\($0))" } ?? "")
    table.isCalledByKey = true
    return table
  }

  /// The table whose values have its label as their name where they have none that says anything.
  fileprivate var named: JSONTable {
    guard label != nil, let names else { return self }
    var table = self
    let values = names.indices.filter {
      ($0 != xColumn || columns.count == 1) && columns[$0].hasNumbers
    }
    if values.count == 1, isPlainName(KnownUnits.parted(names[values[0]]).name) {
      table.names?[values[0]] = seriesName(values[0])
      table.form = nil
    }
    return table
  }

  /// The table called as a column of words says that is the same in all rows, which it has no more; with the unit that
  /// another such says.
  var labelled: JSONTable {
    guard let names, count > 1 else { return self }
    var table = self
    let values = names.indices.filter { $0 != xColumn && columns[$0].hasNumbers }
    if let place = names.indices.first(where: { JSONTable.keysOfUnits.contains(names[$0].lastKey) }
    ),
      let unit = columns[place].onlyText, values.count == 1
    {
      table = table.with(units: [names[values[0]]: unit]).without(place)
    }
    for key in keysOfNames {
      guard let place = table.names?.firstIndex(where: { $0.lastKey == key }),
        let text = table.columns[place].onlyText
      else { continue }
      table.label = text
      return table.without(place)
    }
    return table
  }
}

extension String {
  /// The last of keys that are joined by points.
  fileprivate var lastKey: String { lowercased().split(separator: ".").last.map(String.init) ?? "" }
}

extension [String] {
  fileprivate var joinedOrNil: String? { isEmpty ? nil : joined(separator: " ") }
}
