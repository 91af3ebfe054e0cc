import ChartCore

/// Folders as the contest of 2019 gave its charts: an `overview.json`, and beside it a folder for
/// each month that holds a file for each day.
enum ChartFolder {
  /// The name of the file that a folder's chart is in.
  static let overview = "overview.json"

  /// Whether there is a folder at `path`.
  static func isFolder(_ path: String) -> Bool { FileListing.kind(of: path) == .folder }

  /// Reads a folder's overview or, where it has none, those of the folders in it; else the activities in it.
  static func read(
    _ folder: String, name: String, _ table: TableOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument {
    var documents: [ChartDocument] = []
    let files = try overviews(in: folder, name: name)
    if files.isEmpty {
      return try activities(in: folder, name: name, table, follower: follower)
    }
    follower?.expect(bytes: files.reduce(0) { $0 + FileListing.size(of: "\(folder)/\($1)") })
    for file in files {
      let path = folder + "/" + file
      let count = documents.reduce(0) { $0 + $1.tables.count }
      let document = try ChartFile.read(
        path: path, name: file, firstNumber: count + 1, follower: follower)
      documents.append(withDays(document, besides: path))
    }
    guard let joined = ChartDocument(joining: documents, table.words) else {
      throw noOverview(name)
    }
    return joined
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

  private static func activities(
    in folder: String, name: String, _ table: TableOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument {
    do throws(Fault) {
      let document = try CollectionFile.document(
        FolderCollection(folder: folder), takesAll: false, table, follower: follower)
      if let document { return document }
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
    throw noOverview(name)
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

  private static func noOverview(_ name: String) -> ChartFileError {
    ChartFileError(
      file: name,
      problem:
        """
        a chart file, or a folder with \(overview) or recordings of activities in it or in its folders, was \
        expected, found a folder without
        """)
  }
}
