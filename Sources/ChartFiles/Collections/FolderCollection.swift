import ChartCore

/// How deep folders are looked into.
private let mostLevels = 12
/// No more entries of folders are looked at, whatever they are.
private let mostEntries = mostCollectedFiles

/// What is in a folder, and in the folders in it.
struct FolderCollection: FileCollection {
  private(set) var files: [CollectedFile] = []
  private(set) var notices: [Phrase] = []
  let path: String
  let kind: Phrase = "the folder"

  /// That of the folder at a path; what cannot be looked into is left out, and told. A folder counts once, however many
  /// links lead to it.
  init(folder: String) {
    path = folder
    var walk = FolderWalk(path: folder)
    walk.collect("", levels: mostLevels)
    files = walk.files.sorted { $0.path.isNaturallyBefore($1.path) }
    notices = walk.notices
  }

  var identities: [FileIdentity] { files.compactMap { FileIdentity(path: path + "/" + $0.path) } }

  func read(
    _ wanted: Set<Int>, _ body: (CollectedFile, Result<any ByteStream, Fault>) throws(Fault) -> Void
  ) throws(Fault) {
    for file in files where wanted.contains(file.number) {
      try body(
        file,
        Result { () throws(Fault) in
          do throws(ChartFileError) {
            return try FileStream(path: path + "/" + file.path, name: file.name)
          } catch {
            throw Fault(ofFile: error.problem)
          }
        })
    }
  }
}

/// A way through a folder and the folders in it.
private struct FolderWalk {
  private(set) var files: [CollectedFile] = []
  private let path: String
  private var seen: Set<FileIdentity> = []
  private var entryCount = 0
  /// The first folder that is too deep, and the first that cannot be looked into.
  private var deepest, locked: String?

  init(path: String) { self.path = path }

  /// What was left out, a sentence each.
  var notices: [Phrase] {
    var notices: [Phrase] = []
    if let deepest {
      notices.append(
        "Folders that lie more than \(mostLevels) deep are left out, the first is \(deepest.quoted)."
      )
    }
    if let locked { notices.append("The folder \(locked.quoted) cannot be read, it is left out.") }
    if entryCount > mostEntries {
      notices.append(
        "The first \(mostEntries) files and folders are looked at, the others are not.")
    }
    return notices
  }

  /// Adds what is in a folder, and in those in it, so many levels deep.
  mutating func collect(_ prefix: String, levels: Int) {
    guard let identity = FileIdentity(path: path + "/" + prefix), seen.insert(identity).inserted
    else { return }
    guard let names = try? FileListing.names(in: path + "/" + prefix, name: path) else {
      locked = locked ?? String(prefix.dropLast())
      return
    }
    for name in names.sorted(by: { $0.isNaturallyBefore($1) }) {
      entryCount += 1
      guard entryCount <= mostEntries else { return }
      add(prefix + name, levels: levels)
    }
  }

  private mutating func add(_ place: String, levels: Int) {
    switch FileListing.kind(of: path + "/" + place) {
    case .folder where levels == 0: deepest = deepest ?? place
    case .folder: collect(place + "/", levels: levels - 1)
    case .other:
      let size = FileListing.size(of: path + "/" + place)
      files.append(CollectedFile(path: place, size: size, number: files.count))
    case nil: break
    }
  }
}
