import ChartCore

/// So many files that cannot be read are told of one by one.
private let mostNames = 5

/// What files that stand together hold.
struct CollectionFile {
  private let collection: any FileCollection
  private let options: TableOptions
  private let follower: ReadingFollower?
  private var lists: [[Activity]] = []
  private var recordings: [Recording] = []
  /// For each recording its path.
  private var places: [String] = []
  private var documents: [ChartDocument] = []
  private var broken: [(name: String, problem: Phrase)] = []

  /// What is in a collection: an export of health, else its list of activities, else its recordings of activities, else,
  /// where `takesAll`, all files of kinds that are known. Nil where there is nothing of these. A file that is broken costs itself, and is told.
  static func document(
    _ collection: any FileCollection, takesAll: Bool, _ options: TableOptions,
    follower: ReadingFollower?
  ) throws(Fault) -> ChartDocument? {
    var file = CollectionFile(collection, options, follower)
    try file.readHealth()
    if file.documents.isEmpty { try file.readLists() }
    if file.documents.isEmpty, file.lists.isEmpty { try file.readOthers(takesAll: takesAll) }
    return try file.document()
  }

  private init(
    _ collection: any FileCollection, _ options: TableOptions, _ follower: ReadingFollower?
  ) {
    (self.collection, self.options, self.follower) = (collection, options, follower)
  }

  /// An export's name is in the language of the phone.
  private mutating func readHealth() throws(Fault) {
    let named = collection.files.filter {
      let name = $0.name.lowercased()
      return name.hasSuffix(".xml") && !name.hasSuffix("_cda.xml")
    }
    try read(named, isShared: nil) { (file, _, input, format) throws(Fault) in
      guard let format, format.name == FileFormat.health.name else { return }
      file.documents.append(try format.read(input))
    }
  }

  private mutating func readLists() throws(Fault) {
    let named = collection.files.filter {
      let name = $0.name.lowercased()
      return name == "activities.csv" || name.hasSuffix("_summarizedactivities.json")
    }
    try read(named) { (file, _, input, format) throws(Fault) in
      switch format?.name {
      case FileFormat.stravaTable.name:
        file.lists.append(try StravaTable.list(input.window).activities)
      case FileFormat.garminExport.name:
        file.lists.append(try GarminExport.list(input.window).activities)
      default: return
      }
    }
  }

  private mutating func readOthers(takesAll: Bool) throws(Fault) {
    let files = collection.files.filter { !$0.isMedia }
    try read(files) { (file, collected, input, format) throws(Fault) in
      guard let format else {
        guard collected.isOfRecording else { return }
        throw Fault(ofFile: "a recording of an activity was expected, found something else")
      }
      if let recording = try format.recording(input.window) {
        file.recordings.append(recording)
        file.places.append(collected.path)
        return
      }
      switch format.name {
      case FileFormat.garminExport.name:
        file.lists.append(try GarminExport.list(input.window).activities)
      case FileFormat.stravaList.name:
        file.lists.append(try StravaList.list(input.window).activities)
      default: if takesAll { file.documents.append(try format.read(input)) }
      }
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
        let text = Compression.opened(try stream.get())
        let pieces = PieceSource(text, isShared: isShared, follower: follower)
        var input = FormatInput(window: ByteWindow(pieces), name: file.name, table: options)
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
    var all = documents
    if !lists.isEmpty {
      all.insert(try lists.document(options, notices, read: charts), at: 0)
    } else if recordings.count == 1, documents.isEmpty, let recording = recordings.first {
      all = [try recording.document(options)]
    } else if !recordings.isEmpty {
      all.insert(
        try zip(recordings, places).map { $0.activities(in: $1) }.document(
          options, notices, read: charts), at: 0)
    }
    if all.isEmpty, let broken = broken.first {
      throw Fault(ofFile: "\(broken.problem) (\(broken.name.quoted))")
    }
    return ChartDocument(joining: all, options.words)
  }

  /// The charts of each of some activities, from their own files where these are in the collection.
  private var charts: @Sendable ([Activity]) -> [[Table]] {
    { [options, path = collection.path] activities in
      let files = Set(activities.compactMap(\.file))
      let recordings = (try? Self.recordings(of: files, in: path)) ?? [:]
      return activities.map { activity in
        activity.charts(options, from: activity.file.flatMap { recordings[$0] })
      }
    }
  }

  private var notices: NoticeList {
    var notices = NoticeList()
    for notice in collection.notices { notices.add(notice) }
    for file in broken.prefix(mostNames) { notices.add("\(file.name.quoted): \(file.problem).") }
    if broken.count > mostNames {
      let more = broken.count - mostNames
      notices.add(
        Phrase(
          counting: more, one: "\(more) more file cannot be read.",
          many: "\(more) more files cannot be read."))
    }
    return notices
  }
}

extension FileFormat {
  /// The recording in a file of this format; nil where it is one of something else.
  func recording(_ window: ByteWindow) throws(Fault) -> Recording? {
    switch name {
    case FileFormat.fit.name: try FITFile.recording(window)
    case FileFormat.gpx.name: try GPXFile.recording(window)
    case FileFormat.tcx.name: try TCXFile.recording(window)
    default: nil
    }
  }
}

extension Recording {
  /// Its activities, which have their own file at a place, where that is of one alone.
  fileprivate func activities(in place: String) -> [Activity] {
    guard activities.count == 1, var activity = activities.first else { return activities }
    activity.file = place
    return [activity]
  }
}

extension CollectedFile {
  /// Whether its name says that it is a recording of an activity.
  fileprivate var isOfRecording: Bool {
    [".fit", ".gpx", ".tcx", ".fit.gz", ".gpx.gz", ".tcx.gz"]
      .contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether its name says that it is a picture, a film or a page: exports are full of them.
  fileprivate var isMedia: Bool {
    let ending = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
    return ["jpg", "jpeg", "png", "heic", "gif", "webp", "mp4", "mov", "pdf", "html", "htm"]
      .contains(ending)
  }
}
