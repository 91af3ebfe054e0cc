import ChartCore

/// Files that stand together: the members of an archive, or what is in a folder and in the folders in it.
protocol FileCollection {
  /// Where it is.
  var path: String { get }
  /// What it is: `the folder`.
  var kind: Phrase { get }
  /// The files, in natural order.
  var files: [CollectedFile] { get }
  /// Which files it is read from. May ask the system of each.
  var identities: [FileIdentity] { get }
  /// What is wrong with the collection itself, a sentence each.
  var notices: [Phrase] { get }
  /// Goes over some of the files, by their numbers, each with its bytes, or with what it cannot be read for. Who asks
  /// reads a file before the next one comes, on one thread.
  func read(
    _ wanted: Set<Int>, _ body: (CollectedFile, Result<any ByteStream, Fault>) throws(Fault) -> Void
  ) throws(Fault)
}

/// A file of a collection.
struct CollectedFile {
  /// Its path from the collection on.
  let path: String
  /// How many bytes it has, as far as is known.
  let size: Int
  /// Its number in the collection.
  let number: Int

  /// Its name, without its folders.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// Whether it is one that systems leave behind, and nobody looks for.
  var isHidden: Bool {
    path.split(separator: "/").contains {
      $0.hasPrefix(".") && $0 != "." && $0 != ".." || $0 == "__MACOSX"
    }
  }
}

extension CollectedFile {
  /// Whether its name says that it is of a kind, and of no other.
  func isNamed(as format: FileFormat) -> Bool {
    switch format.naming {
    case .ending(let ending): hasEnding(ending)
    case .export(let isNamed): isNamed(name.lowercased())
    case .any, .sharedEnding: false
    }
  }

  /// Whether its name says that it is of a kind, or of another one whose files are called so too.
  func mayBeNamed(as format: FileFormat) -> Bool {
    if case .sharedEnding(let ending) = format.naming { return hasEnding(ending) }
    return isNamed(as: format)
  }

  /// Whether its name ends so, compressed or not.
  private func hasEnding(_ ending: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(ending) || name.hasSuffix(ending + ".gz")
  }
}

extension FileCollection {
  /// What is said where nothing of it can be drawn.
  var nothingToDraw: Fault {
    let found: Phrase =
      switch files.count {
      case 0: "no file"
      case let count:
        Phrase(
          counting: count, one: "\(count) file of another kind",
          many: "\(count) files of other kinds")
      }
    return Fault(ofFile: "charts, tables or activities were expected in \(kind), found \(found)")
  }
}

extension CollectionFile {
  /// What is at a path where several files stand together there; nil where one does, or none.
  static func collection(at path: String) throws(Fault) -> (any FileCollection)? {
    if FileListing.kind(of: path) == .folder { return FolderCollection(folder: path) }
    return ArchiveCollection.isArchive(path) ? try ArchiveCollection(path: path) : nil
  }
}

/// No more files of a collection are looked at.
let mostCollectedFiles = 1 << 17

/// The members of a zip archive.
struct ArchiveCollection: FileCollection {
  private(set) var files: [CollectedFile] = []
  private(set) var notices: [Phrase] = []
  let path: String
  let kind: Phrase = "the archive"

  /// Whether the file at a path begins as a zip archive does.
  static func isArchive(_ path: String) -> Bool {
    let head = (try? FileStream(path: path, name: path).head(4)) ?? []
    return head == [0x50, 0x4B, 0x03, 0x04] || head == [0x50, 0x4B, 0x05, 0x06]
  }

  var identities: [FileIdentity] { FileIdentity(path: path).map { [$0] } ?? [] }

  /// Those of the archive at a path; what comes behind a place where it is broken is told to be missing.
  init(path: String) throws(Fault) {
    self.path = path
    let reader = try ArchiveReader(path: path)
    var number = 0
    do throws(Fault) {
      while number < mostCollectedFiles, let member = try reader.next() {
        let file = CollectedFile(path: member.path, size: member.size, number: number)
        if member.isFile, !file.isHidden { files.append(file) }
        number += 1
      }
      if number == mostCollectedFiles, try reader.next() != nil {
        notices.append("The first \(number) files and folders are looked at, the others are not.")
      }
    } catch {
      notices.append("Behind \(number) members \(error.problem).")
    }
    files.sort { $0.path.isNaturallyBefore($1.path) }
  }

  func read(
    _ wanted: Set<Int>, _ body: (CollectedFile, Result<any ByteStream, Fault>) throws(Fault) -> Void
  ) throws(Fault) {
    let reader = try ArchiveReader(path: path)
    let byNumber = Dictionary(uniqueKeysWithValues: files.map { ($0.number, $0) })
    for number in 0...(wanted.max() ?? 0) {
      // A broken one was told of when the members were listed.
      guard (try? reader.next()) != nil else { return }
      guard wanted.contains(number), let file = byNumber[number] else { continue }
      let stream = ArchiveStream(path: path, number: number, size: file.size, at: reader)
      try body(file, .success(stream))
    }
  }
}
