import ChartCore

/// Folders as the contest of 2019 gave its charts: an `overview.json`, and beside it a folder for
/// each month that holds a file for each day; and others, all of whose files are read.
enum ChartFolder {
  /// The name of the file that a folder's chart is in.
  static let overview = "overview.json"

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool { FileListing.kind(of: path) == .folder }

  /// Reads a folder's overview or, where it has none, those of the folders in it; nil where there are none.
  static func read(
    _ folder: String, name: String, _ options: ReadingOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument? {
    var documents: [ChartDocument] = []
    let files = try overviews(in: folder, name: name)
    follower?.expect(bytes: files.reduce(0) { $0 + FileListing.size(of: "\(folder)/\($1)") })
    for file in files {
      let path = folder + "/" + file
      let count = documents.reduce(0) { $0 + $1.tables.count }
      let document = try ChartFile.read(
        path: path, name: file, firstNumber: count + 1, follower: follower)
      documents.append(withDays(document, besides: path))
    }
    return ChartDocument(joining: documents, options.place.words)
  }

  /// The document of the overview at `path`, whose chart opens into day files where months are
  /// beside it.
  static func withDays(_ document: ChartDocument, besides path: String) -> ChartDocument {
    let folder = FileListing.folder(of: path)
    guard document.tables.count == 1, !document.tables[0].isCrowd, hasMonths(folder) else {
      return document
    }
    return ChartDocument(
      format: document.format, tables: document.tables, details: [.dayFiles(folder: folder)],
      notices: document.notices, files: document.files)
  }

  /// The overviews' paths from the folder on.
  private static func overviews(
    in folder: String, name: String
  ) throws(ChartFileError) -> [String] {
    if FileListing.kind(of: folder + "/" + overview) != nil { return [overview] }
    return try FileListing.names(in: folder, name: name)
      .filter { FileListing.kind(of: "\(folder)/\($0)/\(overview)") != nil }
      .sorted { $0.isNaturallyBefore($1) }
      .map { "\($0)/\(overview)" }
  }

  private static func hasMonths(_ folder: String) -> Bool {
    let names = try? FileListing.names(in: folder, name: folder)
    return names?.contains { DayFile.isMonth($0) && isFolder(folder + "/" + $0) } ?? false
  }
}
