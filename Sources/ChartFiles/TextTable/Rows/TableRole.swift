public import ChartCore

/// What a column of a table is there for.
public enum TableRole: String, CaseIterable, Sendable {
  /// X, or a part of it.
  case x
  /// Its words or numbers part rows into series.
  case key
  /// What is drawn.
  case value
  /// The unit of values beside it.
  case unit
  /// The moment once more, or a part of it.
  case clock
  /// The number of the row.
  case counter
  /// What never changes, or tells things apart.
  case constant
  /// Two words, or a few numbers, that last.
  case state
  /// Words beside the values.
  case words
  /// Nothing is in it.
  case empty
  /// Left out, as somebody asked.
  case ignored

  /// Those that somebody may give a column.
  public static let choices: [TableRole] = [.x, .key, .value, .ignored]
}

/// What became of a column.
public struct ColumnReport: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// What it is there for.
  public let role: TableRole
  /// Its unit, where it is known.
  public let unit: String?
  /// Why it is taken for that, in a few words.
  public let why: Phrase
}
