import ChartCore

/// Names of columns that are listed above the values: a line for each, `# name 3 = sal00: Salinity [PSU]`, or all of them in
/// one, `#LAYOUT(timestamp,value,status)`.
enum ListedNames {
  /// The names of a table's columns in the rows above its values; nil where not exactly so many are listed.
  /// A list in one line is none where there are others.
  static func names(
    in rows: some Sequence<TableRow>, width: Int, besideOthers: Bool
  ) -> [String]? {
    guard width > 1 else { return nil }
    let lines = rows.map { row in row.cells.map(\.text).joined(separator: " ").trimmed }
    if let names = numbered(lines, width) { return names }
    return besideOthers ? nil : lines.lazy.compactMap { listed($0, width) }.last
  }

  /// One line for each column, in the order of their numbers, from 0 or 1.
  private static func numbered(_ lines: [String], _ width: Int) -> [String]? {
    let found = lines.compactMap(numbered)
    guard found.count == width, let first = found.first?.number, (0...1).contains(first),
      found.map(\.number) == Array(first..<first + width)
    else { return nil }
    return found.map(\.name)
  }

  /// `name 3 = sal00: Salinity`, `Column 3: Salinity`: of a short name and a long one the long one.
  private static func numbered(_ line: String) -> (number: Int, name: String)? {
    let words = line.drop { !$0.isLetter }.split(separator: " ", maxSplits: 2)
    guard words.count == 3, numberedWords.contains(words[0].lowercased()),
      let number = Int(words[1].filter(\.isNumber))
    else { return nil }
    let name = words[2].drop { "=:-) ".contains($0) }
    let parts = name.split(separator: ":", maxSplits: 1)
    let isShort = parts.count == 2 && !parts[0].contains(" ")
    let told = String(isShort ? parts[1] : parts.first ?? "").trimmed
    return told.isEmpty ? nil : (number, told)
  }

  /// `LAYOUT(timestamp,value)`, `Columns: time, value`.
  private static func listed(_ line: String, _ width: Int) -> [String]? {
    let bare = line.drop { !$0.isLetter }
    let word = bare.prefix { $0.isLetter }
    guard listWords.contains(word.lowercased()) else { return nil }
    let rest = bare.dropFirst(word.count).drop { " =:".contains($0) }
    let list = rest.first == "(" ? rest.dropFirst().prefix { $0 != ")" } : rest[...]
    let names = list.split(separator: ",").map { String($0).trimmed }
    return names.count == width && names.allSatisfy { !$0.isEmpty } ? names : nil
  }

  private static let numberedWords: Set = [
    "name", "column", "col", "field", "channel", "variable", "spalte",
  ]
  private static let listWords: Set = ["layout", "columns", "fields", "variables", "spalten"]
}
