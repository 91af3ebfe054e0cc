import ChartCore

/// Years that are said above tables.
private let years = 1900...2100

/// The year that a table is of, as its title says: months across it are of that one.
enum YearAbove {
  /// The only year in the rows above one of names, and in the first cell of that; nil where there is none, or several.
  static func year(in rows: [TableRow], above names: TableRow) -> Int? {
    let above = rows.prefix { $0.record < names.record }.flatMap { $0.cells.map(\.text) }
    let all = Set((above + names.cells.prefix(1).map(\.text)).flatMap(found(in:)))
    return all.count == 1 ? all.first : nil
  }

  private static func found(in text: String) -> [Int] {
    text.split { !$0.isNumber && !$0.isLetter }.compactMap { word in
      word.count == 4 ? Int(word).flatMap { years.contains($0) ? $0 : nil } : nil
    }
  }
}
