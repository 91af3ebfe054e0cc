/// How a text table is read where somebody knows better than its recognition.
public struct TextOptions: Hashable, Sendable {
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
  /// What columns are there for, by their names or numbers; the others tell it themselves.
  public var roles: [String: TableRole] = [:]
  /// Whether the file has other tables.
  var isAmongOthers = false
  /// What the whole of a file told of its columns, by their places, where its beginning told otherwise.
  var told: Set<Int> = []
  /// Whether its words are read as notes, so that it needs no numbers beside them.
  var isOfNotes = false
  /// Whether columns that are called as prices are have lines like others, not candles.
  public var isWithoutPrices = false

  /// Nothing is known better.
  public init() {}

  /// Whether nobody has said how rows are written, so that they may be lines of a log, or of several tables.
  var isOpen: Bool {
    delimiter == nil && headerRows == nil && x == nil && series == nil && roles.isEmpty
      && !isOfNotes
  }
}
