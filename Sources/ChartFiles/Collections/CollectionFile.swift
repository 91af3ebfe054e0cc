import ChartCore

/// So many files that cannot be read are told of one by one.
private let mostNames = 5

/// Reads files that stand together, in a folder or in an archive.
struct CollectionFile {
  private let collection: any FileCollection
  private let options: ReadingOptions
  private let follower: ReadingFollower?
  private var contents: JoinedContents
  private var broken: [(name: String, problem: Phrase)] = []

  /// What is in a collection: an export of health, else its list of activities with the recordings that it does not name,
  /// else its recordings of activities and all
  /// files of kinds that are known, in natural order. Nil where there is nothing of these. A file that is broken costs
  /// itself, and is told.
  static func document(
    _ collection: any FileCollection, _ options: ReadingOptions, follower: ReadingFollower?
  ) throws(Fault) -> ChartDocument? {
    var file = CollectionFile(collection, options, follower)
    try file.readExports(FileFormat.exports.filter(\.isOfHealth), isShared: nil)
    guard file.contents.isEmpty else { return try file.document() }
    try file.readExports(FileFormat.exports.filter(\.isOfLists))
    if file.contents.isEmpty { try file.readAll() } else { try file.readUnlisted() }
    return try file.document()
  }

  private init(
    _ collection: any FileCollection, _ options: ReadingOptions, _ follower: ReadingFollower?
  ) {
    (self.collection, self.options, self.follower) = (collection, options, follower)
    contents = JoinedContents(of: collection, options)
  }

  /// Reads what is called as the contents of an export of some kinds, and is of such a kind.
  private mutating func readExports(
    _ formats: [FileFormat], isShared: Bool? = false
  ) throws(Fault) {
    let named = collection.files.filter { formats.contains(where: $0.isNamed) }
    try read(named, isShared: isShared) { (file, collected, input, format) throws(Fault) in
      guard let format, format.isOfExport else { return }
      try file.contents.read(input, as: format, at: collected.path)
    }
  }

  private mutating func readAll() throws(Fault) {
    let files = collection.files.filter { !$0.isMedia }
    try read(files) { (file, collected, input, format) throws(Fault) in
      guard let format else { return try collected.checkIsNoRecording() }
      try file.contents.read(input, as: format, at: collected.path)
    }
  }

  /// Reads the recordings that no row of a list names: those of rows are read where somebody opens these.
  private mutating func readUnlisted() throws(Fault) {
    let named = contents.listedFiles
    let files = collection.files.filter { file in
      FileFormat.recordings.contains(where: file.mayBeNamed) && file.place(among: named) == nil
    }
    try read(files) { (file, collected, input, format) throws(Fault) in
      guard let recording = try format?.recording(input) else {
        return try collected.checkIsNoRecording()
      }
      file.contents.addActivities(of: recording, at: collected.path)
    }
  }

  /// Reads files one after the other, each as what it is; with a thread of its own for a large one where `isShared` does
  /// not say no.
  private mutating func read(
    _ files: [CollectedFile], isShared: Bool? = false,
    _ body: (inout Self, CollectedFile, FormatInput, FileFormat?) throws(Fault) -> Void
  ) throws(Fault) {
    guard !files.isEmpty else { return }
    follower?.expect(bytes: files.reduce(0) { $0 + $1.size })
    let (options, follower) = (options, follower)
    try collection.read(Set(files.map(\.number))) { (file, stream) throws(Fault) in
      do throws(Fault) {
        var input = FormatInput(
          opening: try stream.get(), name: file.name, options: options, isShared: isShared,
          follower: follower)
        // Who follows hears how far the files are read, not what a single one becomes.
        input.follower = nil
        let format = try input.prepare()
        try body(&self, file, input, format)
      } catch {
        if follower?.isStopped == true { throw error }
        broken.append((file.path, error.problem))
      }
      follower?.finishFile(bytes: file.size, [])
    }
  }

  private func document() throws(Fault) -> ChartDocument? {
    if let document = try contents.document(notices) { return document }
    guard let broken = broken.first else { return nil }
    throw Fault(ofFile: "\(broken.problem) (\(broken.name.quoted))")
  }

  /// What is said of the collection, and of files that cannot be read.
  private var notices: [Phrase] {
    let told =
      collection.notices
      + broken.prefix(mostNames).map { "\($0.name.quoted): \($0.problem)." }
      + contents.noticesOfSurplus
    let more = broken.count - mostNames
    guard more > 0 else { return told }
    let rest = Phrase(
      counting: more, one: "\(more) more file cannot be read.",
      many: "\(more) more files cannot be read.")
    return told + [rest]
  }
}

extension CollectedFile {
  /// A fault where its name says that it is a recording of an activity, which it is not.
  fileprivate func checkIsNoRecording() throws(Fault) {
    guard FileFormat.recordings.contains(where: isNamed) else { return }
    throw Fault(ofFile: "a recording of an activity was expected, found something else")
  }

  /// Whether its name says that it is a picture, a film or a page: exports are full of them.
  fileprivate var isMedia: Bool {
    let ending = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
    return ["jpg", "jpeg", "png", "heic", "gif", "webp", "mp4", "mov", "pdf", "html", "htm"]
      .contains(ending)
  }
}
