import ChartCore

/// How a text table is read where somebody knows better than its recognition.
public struct TableOptions: Hashable, Sendable {
  /// What is between two cells; nil where the text tells.
  public var delimiter: Dialect.Delimiter?
  /// The decimal sign of all numbers, a point or a comma; nil where each column tells.
  public var decimal: Unicode.Scalar?
  /// How many rows of names there are: the first that are as wide as the table. Nil where the text tells.
  public var headerRows: Int?
  /// The name or number of the column that is x, `row` for the rows' numbers; nil where the columns tell.
  public var x: String?
  /// The names or numbers of the columns that are drawn, on one chart; nil for all, on as many as they need.
  public var series: [String]?

  /// Nothing is known better.
  public init() {}
}

extension ColumnNames {
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
    throw Fault(
      ofFile: "\(option) \(name.quoted) names no column of the table: it has \(known)"
        + (names.count > 8 ? " and \(names.count - 8) more" : ""))
  }
}
