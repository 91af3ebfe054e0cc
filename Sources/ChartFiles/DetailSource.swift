/// What a chart's points open into.
public enum DetailSource: Equatable, Sendable {
  /// Nothing.
  case none
  /// The shares of the week around a day, from the chart itself.
  case shares
  /// A chart of each day in a file of its own: `YYYY-MM/DD.json` in this folder.
  case dayFiles(folder: String)
}
