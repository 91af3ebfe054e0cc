public import ChartCore

/// What one file holds: its charts, and what had to be mended to show them.
public struct ChartDocument: Equatable, Sendable {
  /// The format the file was recognised as (`telegram-chart`).
  public let format: String
  /// The charts in the file's order, at least one.
  public let tables: [Table]
  /// Charts that are not made at once: their columns wait until somebody asks for them.
  public let waiting: [Table]
  /// For each chart, what its points open into.
  public let details: [DetailSource]
  /// What was mended or left out.
  public let notices: [Notice]
  /// The files it was read from.
  public let files: [FileIdentity]

  init(
    format: String, tables: [Table], waiting: [Table] = [], details: [DetailSource]? = nil,
    notices: [Notice], files: [FileIdentity] = []
  ) {
    precondition(!tables.isEmpty, "a document needs at least one chart")
    self.format = format
    (self.tables, self.waiting) = (tables, waiting)
    self.details =
      details ?? tables.map { $0.opensShares ? .shares : .none }
    self.notices = notices
    self.files = files
  }

  /// The charts of several documents one after the other; nil where there are none.
  init?(joining documents: [ChartDocument]) {
    guard let first = documents.first else { return nil }
    self.init(
      format: first.format, tables: documents.flatMap(\.tables),
      waiting: documents.flatMap(\.waiting),
      details: documents.flatMap(\.details), notices: documents.flatMap(\.notices),
      files: documents.flatMap(\.files))
  }

  /// The document with its moments told in a zone.
  func shown(in zone: Zone) -> ChartDocument {
    ChartDocument(
      format: format, tables: tables.map { $0.shown(in: zone) }, details: details,
      notices: notices, files: files)
  }

  /// The document as one that was read from files.
  func read(from files: [FileIdentity]) -> ChartDocument {
    ChartDocument(
      format: format, tables: tables, waiting: waiting, details: details, notices: notices,
      files: files)
  }
}

/// What a chart's points open into.
public enum DetailSource: Equatable, Sendable {
  /// Nothing.
  case none
  /// The shares of the week around a day, from the chart itself.
  case shares
  /// A chart of each day in a file of its own: `YYYY-MM/DD.json` in this folder.
  case dayFiles(folder: String)
}
