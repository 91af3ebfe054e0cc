public import ChartCore
import ChartLocale
import ChartUnits

/// What the charts of a board are made of: all tables of a file, or of several.
public nonisolated struct BoardFiles: Sendable {
  /// All their columns, as the files have them.
  public let catalog: ColumnCatalog
  /// What the points of the files' own charts open into.
  let details: [DrillSource]
  /// Which of the sets of files it is that a window has had: what a step back brings again is told by it.
  public let revision: Int

  /// The charts of files, for each what its points open into, or nothing, and the tables that wait. `files` tells for
  /// all of these which file they are of.
  public init(
    charts: [Table], details: [DrillSource] = [], waiting: [Table] = [], files: [Int] = [],
    revision: Int = 0
  ) {
    precondition(details.isEmpty || details.count == charts.count, "details are for every chart")
    catalog = ColumnCatalog(
      charts: charts, waiting: waiting, files: files, words: Formats.system.words,
      units: .udunits)
    self.details = details.isEmpty ? charts.map { _ in .none } : details
    self.revision = revision
  }

  private init(_ catalog: ColumnCatalog, _ details: [DrillSource], _ revision: Int) {
    (self.catalog, self.details, self.revision) = (catalog, details, revision)
  }

  /// The same files, whose tables are those of others where they are equal: to compare them again takes no time then.
  /// Linear time in the points.
  func sharing(_ other: ColumnCatalog) -> BoardFiles {
    BoardFiles(catalog.sharing(other), details, revision)
  }
}
