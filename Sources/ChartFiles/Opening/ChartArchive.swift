import ChartCore

/// How many bytes tell an archive.
private let headSize = 4

/// Zip archives, of which members are read where they are.
enum ChartArchive {
  /// Whether there is an archive at a path.
  static func isArchive(_ path: String) -> Bool {
    let head = try? FileStream(path: path, name: path).head(headSize)
    return head.map(ArchiveCollection.isArchive) ?? false
  }

  /// Reads what is in the archive at a path; nil where there is none.
  static func read(
    _ path: String, name: String, _ table: TableOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument? {
    let file = try FileStream(path: path, name: name)
    guard let head = try? file.head(headSize), ArchiveCollection.isArchive(head) else { return nil }
    do throws(Fault) {
      let collection = try ArchiveCollection(path: path)
      let document = try CollectionFile.document(collection, table, follower: follower)
      guard let document else { throw collection.nothingToDraw }
      return document.read(from: [file.identity])
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }
}
