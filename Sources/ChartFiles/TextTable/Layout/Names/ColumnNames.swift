import ChartCore

/// What a table's columns are called.
struct ColumnNames: Equatable {
  /// A name for each column, none of them blank.
  private(set) var names: [String]
  /// The units that the table says, one for each column.
  private(set) var units: [String?]

  /// The names of a layout: of several rows joined, those of groups standing for all of their columns; the
  /// columns' numbers where there are none.
  init(of layout: TableLayout, _ words: Words) {
    var rows = layout.headers.map { $0.map { $0.onOneLine.trimmed }.withoutMarksBehind }
    let units = layout.unitsRow.map { rows.remove(at: $0).map(KnownUnits.unit) }
    // Over units each pair has one name.
    let areGroups = layout.unitsRow != nil && Self.arePairs(layout)
    for index in rows.indices.dropLast(areGroups ? 0 : 1) { rows[index].fillGroups() }
    let whole = (0..<layout.width).map { column in
      Self.joined(rows.map { $0[column] }, column: column)
    }
    let parted = KnownUnits.parted(whole)
    self.units = parted.indices.map { index in units.flatMap { $0[index] } ?? parted[index].unit }
    let names = parted.enumerated().map { index, part in
      let name = part.name.isEmpty ? words("Column \(index + 1)") : part.name
      return areGroups && index % 2 == 0 ? "\(name) x" : name
    }
    self.names = Self.apart(Self.withUnits(names, self.units))
  }

  /// The names, those that repeat with their units where these tell them apart: heights in metres and in feet.
  private static func withUnits(_ names: [String], _ units: [String?]) -> [String] {
    let places = Dictionary(grouping: names.indices, by: { names[$0] })
    return names.indices.map { index in
      let all = places[names[index], default: []].map { units[$0] }
      guard all.count > 1, let unit = units[index], !all.contains(nil), Set(all).count == all.count
      else { return names[index] }
      return "\(names[index]) (\(unit))"
    }
  }

  /// The names, those that repeat with a number.
  private static func apart(_ names: [String]) -> [String] {
    let counts = Dictionary(grouping: names, by: \.self).mapValues(\.count)
    var seen: [String: Int] = [:]
    return names.map { name in
      guard counts[name, default: 0] > 1 else { return name }
      seen[name, default: 0] += 1
      return "\(name) \(seen[name, default: 0])"
    }
  }

  /// Texts one after the other, each said once; the first column's without a sign of comments before it.
  private static func joined(_ texts: [String], column: Int) -> String {
    var words: [String] = []
    for text in texts where !text.isEmpty && words.last != text { words.append(text) }
    let name = words.joined(separator: " ")
    let bare = column == 0 ? String(name.drop { $0 == "#" }).trimmed : name
    return bare.isEmpty ? name : bare
  }
}

extension [String] {
  /// The same without a semicolon or comma behind nearly all of them, over rows that have blanks alone between cells.
  fileprivate var withoutMarksBehind: [String] {
    let marked = count { $0.hasSuffix(";") || $0.hasSuffix(",") }
    guard marked > 1, marked >= count - 1 else { return self }
    return map { String($0.reversed().drop { ";,".contains($0) }.reversed()) }
  }

  /// Has the name of a group stand over all of its columns: empty cells have what is at their left.
  fileprivate mutating func fillGroups() {
    for index in indices.dropFirst() where self[index].isEmpty { self[index] = self[index - 1] }
  }
}

extension TableLayout {
  /// The names as they are written into a table: all rows' texts joined by blanks; nil where there are none.
  var plainNames: [String]? {
    guard !headers.isEmpty else { return nil }
    return (0..<width).map { column in
      headers.map { $0[column] }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension ColumnNames {
  /// Calls a column otherwise.
  mutating func call(_ column: Int, _ name: String) { names[column] = name }

  /// Gives numbers without a name that of the words at their left, which are all one unit: banks write amounts so.
  mutating func nameBesideUnits(_ columns: [ColumnGuess], _ layout: TableLayout) {
    for column in columns.indices.dropFirst()
    where columns[column].isNumber && columns[column - 1].kind == .words
      && layout.headers.allSatisfy({ $0[column].isBlank && !$0[column - 1].isBlank })
    {
      let words = Set(layout.texts(ofColumn: column - 1).map(\.trimmed)).subtracting([""])
      guard !layout.headers.isEmpty, words.count == 1, let unit = words.first, unit.count <= 4
      else { continue }
      names[column] = names[column - 1]
      units[column] = unit
    }
  }

  /// Calls a column so; one that comes again has a number.
  mutating func rename(_ column: Int, _ name: String) {
    let known = names.count { $0 == name || $0.hasPrefix("\(name) ") }
    names[column] = known == 0 ? name : "\(name) \(known + 1)"
  }

  /// The column that somebody means by a name, in any case of letters, or by a number from 1; nil where there is
  /// none.
  func column(meant name: String) -> Int? {
    names.firstIndex(of: name) ?? names.firstIndex { $0.lowercased() == name.lowercased() }
      ?? Int(name).flatMap { names.indices.contains($0 - 1) ? $0 - 1 : nil }
  }

  /// The column that an option names; a fault where there is none.
  func column(named name: String, by option: String) throws(Fault) -> Int {
    if let column = column(meant: name) { return column }
    let known = names.prefix(8).map(\.quoted).joined(separator: ", ")
    guard names.count > 8 else {
      throw Fault(ofFile: "\(option) \(name.quoted) names no column of the table: it has \(known)")
    }
    throw Fault(
      ofFile: """
        \(option) \(name.quoted) names no column of the table: it has \(known) and \(names.count - 8) more
        """)
  }
}
