import ChartCore

/// Systems of units, which name none.
private let systemsOfUnits: Set<String> = [
  "metric", "imperial", "standard", "us", "si", "uk", "uk2", "ca", "lin", "auto", "scientific",
  "english", "iso8601", "unixtime", "none", "default",
]
/// No unit has more letters.
private let longestUnit = 12

/// A table that was found in a JSON text.
struct JSONTable {
  /// The way to it.
  var steps: [JSONStep]
  /// What its columns are called; nil where its first rows may say so.
  var names: [String]?
  /// Its columns, all of one length.
  var columns: [JSONList]
  /// The line of each row; none where rows are not in lines.
  var lines: [Int] = []
  /// What it is called beside its keys: words that stand beside it.
  var label: String?
  /// Whether all of its columns but x are series of one sort.
  var isOfSeries = false
  /// Whether its values are called by the key of their array.
  var isCalledByKey = false
  /// The form of its rows, where it is all that an array has.
  var form: JSONRows.Form?
  /// The keys that its columns have in its rows.
  private var keys: [String] = []

  /// What its columns are called otherwise than their keys in its rows are, by these.
  var words: [String: String] {
    Dictionary(zip(keys, names ?? []).filter { $0 != $1 }, uniquingKeysWith: { $1 })
  }

  /// How many rows it has.
  var count: Int { columns.map(\.count).max() ?? 0 }

  /// What it is called among others.
  var title: String {
    let keys = steps.compactMap(\.name)
    return label ?? keys.last { !Self.plainKeys.contains($0.lowercased()) } ?? keys.last ?? ""
  }

  /// The column of moments, else the first one.
  var xColumn: Int { columns.firstIndex(where: \.areMoments) ?? 0 }

  /// Whether one of its columns has moments.
  var hasMoments: Bool { columns.contains(where: \.areMoments) }

  /// Whether it has rows with numbers that are no x, or may be.
  var isDrawable: Bool { count > 0 && columns.contains(where: \.hasNumbers) }

  /// The names of its columns, known or not.
  func name(_ column: Int) -> String {
    names.flatMap { column < $0.count ? $0[column] : nil } ?? ""
  }

  /// The table without a column.
  func without(_ column: Int) -> JSONTable {
    var table = self
    table.columns.remove(at: column)
    table.names?.remove(at: column)
    table.form = nil
    return table
  }

  /// The table whose columns have units, by their names.
  func with(units: [String: String]) -> JSONTable {
    var table = self
    table.names = names?.map { name in
      guard let unit = units[name], unit.isUnit, KnownUnits.parted(name).unit == nil else {
        return name
      }
      return "\(name) (\(unit))"
    }
    return table
  }

  /// The table whose columns are called so, by the names they had.
  func with(words: [String: String]) -> JSONTable {
    var table = self
    table.names = names?.map { words[$0] ?? $0 }
    return table
  }

  /// The table of one series, or of several of one sort, whose values have a unit.
  func with(unit: String?) -> JSONTable {
    guard let unit, let names, isOfSeries || columns.count == 2 else { return self }
    let values = names.indices.filter { $0 != xColumn && columns[$0].hasNumbers }
    return with(
      units: Dictionary(values.map { (names[$0], unit) }, uniquingKeysWith: { $1 }))
  }

  /// Keys that say nothing of what they hold.
  static let plainKeys: Set<String> = [
    "data", "values", "value", "rows", "results", "result", "items", "records", "points",
    "datapoints", "series", "features", "response", "body", "content", "list", "payload", "buckets",
    "observations", "feeds", "entries", "history", "dataset", "timeseries",
  ]

  /// Keys of what values are measured in.
  static let keysOfUnits: Set<String> = ["unit", "units", "unit_of_measurement", "uom"]
}

// MARK: - Making tables

extension JSONTable {
  /// What x is called where nothing says so.
  static let timeName = "time"

  /// The table of objects.
  init(_ objects: JSONObjects, at steps: [JSONStep]) {
    self.init(
      steps: steps, names: objects.names.withoutWrapper, columns: objects.columns,
      lines: objects.lines)
    form = .objects
    keys = objects.names.withoutWrapper
  }

  /// The table of arrays, whose values have these names; nil where they have too many.
  init?(_ lists: JSONLists, names: [String]?, at steps: [JSONStep]) {
    guard lists.width <= Limits.series, lists.width > 0 else { return nil }
    self.init(steps: steps, names: names, columns: lists.columns, lines: lists.lines)
    form = .arrays
  }

  /// The table of pairs of a moment and a value, of a name.
  init?(pairs lists: JSONLists, named name: String, at steps: [JSONStep]) {
    let columns = lists.columns
    guard columns.count == 2, columns.contains(where: \.hasNumbers) else { return nil }
    let x = columns[0].areMoments || !columns[1].areMoments ? 0 : 1
    // Words above the moments are names.
    guard columns[x].kind(0) == .number || CellShape(of: columns[x].text(0)) == .date else {
      return nil
    }
    let xName = columns[x].areMoments ? Self.timeName : "x"
    self.init(
      steps: steps, names: [xName, name.isEmpty ? "value" : name],
      columns: [columns[x], columns[1 - x]], lines: lists.lines)
  }

  /// The table whose columns these are, the first value of each of which may be its name.
  init(turned columns: [JSONList], at steps: [JSONStep]) {
    self.init(steps: steps, names: nil, columns: columns)
    let count = self.count
    for index in self.columns.indices { self.columns[index].fill(to: count) }
  }

  /// Columns of one length beside each other.
  init(_ lists: [(name: String, list: JSONList)], at steps: [JSONStep]) {
    self.init(steps: steps, names: lists.map(\.name), columns: lists.map(\.list))
    let count = self.count
    for index in columns.indices { columns[index].fill(to: count) }
  }
}

extension String {
  /// Whether it may be a unit.
  var isUnit: Bool {
    !isBlank && count <= longestUnit && !systemsOfUnits.contains(lowercased())
  }
}

extension [String] {
  /// Keys of objects without the one around what they hold, where others do not have such names: `properties.mag`.
  var withoutWrapper: [String] {
    let wrappers = ["properties.", "_source.", "fields.", "attributes.", "values."]
    let short = map { name in
      wrappers.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
    }
    return Set(short).count == count ? short : self
  }
}

extension [JSONTable] {
  /// The tables without columns of moments that are the x of others.
  var withoutLoneMoments: [JSONTable] {
    filter { table in
      table.columns.count > 1 || !table.hasMoments
        || !contains { $0.columns.count > 1 && $0.columns[$0.xColumn] == table.columns[0] }
    }
  }
}
