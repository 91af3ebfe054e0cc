import ChartCore

/// What else a table may be read as: what says so to the options `--delimiter` and `--x`.
public enum TableChoice: Equatable, Sendable {
  /// Another sign between cells, with which rows are nearly as much alike.
  case delimiter(Dialect.Delimiter)
  /// Another column as x, by its name.
  case x(String)

  /// The choice as a line of JSON.
  var info: String {
    switch self {
    case .delimiter(let delimiter):
      JSONText.object(["delimiter": JSONText.string(delimiter.text)])
    case .x(let name): JSONText.object(["x": JSONText.string(name)])
    }
  }
}
