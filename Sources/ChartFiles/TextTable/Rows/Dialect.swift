/// How a text table is written: what parts its cells and what keeps together a cell that holds such a sign.
public struct Dialect: Hashable, Sendable {
  /// How bytes stand for letters.
  public var encoding: TextEncoding
  /// What is between two cells of a row.
  public var delimiter: Delimiter
  /// What is around a cell that holds a delimiter or a line's end.
  public var quote: Unicode.Scalar
  /// What is before a quote in a quoted cell: the quote itself, or a backslash; nil where no cell tells.
  public var escape: Unicode.Scalar?
  /// What ends a row.
  public var newline: Newline
  /// How many rows above the values say what columns are.
  public var headerRows: Int
  /// Between the whole and the broken part of numbers, and between groups of three figures, if cells tell.
  public var decimal, thousands: Unicode.Scalar?
  /// Whether numbers show that the decimal sign is one, so that it parts thousands in no column.
  var showsDecimal = false

  /// What is between two cells of a row.
  public enum Delimiter: Hashable, Sendable {
    /// A sign, each of which begins a new cell.
    case sign(Unicode.Scalar)
    /// One or more blanks.
    case blanks
    /// A comma and a blank.
    case commaAndBlank
  }

  /// What ends a row.
  public enum Newline: String, Hashable, Sendable {
    /// A line feed, a return and a line feed, or a return.
    case lineFeed = "\n"
    case returnAndLineFeed = "\r\n"
    case `return` = "\r"
  }
}

extension Dialect.Delimiter {
  /// The signs themselves.
  public var text: String {
    switch self {
    case .sign(let sign): String(sign)
    case .blanks: " "
    case .commaAndBlank: ", "
    }
  }
}
