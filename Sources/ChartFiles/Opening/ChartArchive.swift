import ChartCore

/// How many bytes tell an archive.
private let headSize = 4

/// Zip archives, of which members are read where they are.
enum ChartArchive {
  /// Reads what is in the archive at a path; nil where there is none.
  static func read(
    _ path: String, name: String, _ table: TableOptions, follower: ReadingFollower?
  ) throws(ChartFileError) -> ChartDocument? {
    let file = try FileStream(path: path, name: name)
    guard let head = try? file.head(headSize), ArchiveCollection.isArchive(head) else { return nil }
    do throws(Fault) {
      let collection = try ArchiveCollection(path: path)
      let document = try CollectionFile.document(
        collection, takesAll: true, table, follower: follower)
      guard let document else { throw nothing(in: collection) }
      return document.read(from: [file.identity])
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }

  private static func nothing(in collection: ArchiveCollection) -> Fault {
    let found: Phrase =
      switch collection.files.count {
      case 0: "no file"
      case let count:
        Phrase(
          counting: count, one: "\(count) file of another kind",
          many: "\(count) files of other kinds")
      }
    return Fault(
      ofFile: "activities, tables or charts were expected in the archive, found \(found)")
  }
}
