import ChartCore

/// So many files that cannot be read are told of one by one.
private let mostNames = 5
/// The charts of so many files are shown together, beside activities: nobody looks through more.
private let mostDocuments = 256

/// What files that stand together hold.
struct CollectionFile {
  private let collection: any FileCollection
  private let options: TableOptions
  private let follower: ReadingFollower?
  private var lists: [[Activity]] = []
  private var recordings: [Recording] = []
  /// For each recording its path.
  private var places: [String] = []
  /// What else the files hold, and where.
  private var documents: [(document: ChartDocument, path: String)] = []
  /// How many more files there are than are shown.
  private var surplus = 0
  /// What was left out of recordings.
  private var remarks = NoticeList()
  private var broken: [(name: String, problem: Phrase)] = []

  /// What is in a collection: an export of health, else its list of activities with the recordings that it does not name,
  /// else its recordings of activities and all
  /// files of kinds that are known, in natural order. Nil where there is nothing of these. A file that is broken costs
  /// itself, and is told.
  static func document(
    _ collection: any FileCollection, _ options: TableOptions, follower: ReadingFollower?
  ) throws(Fault) -> ChartDocument? {
    var file = CollectionFile(collection, options, follower)
    try file.readHealth()
    if file.documents.isEmpty { try file.readLists() }
    guard file.documents.isEmpty else { return try file.document() }
    if file.lists.isEmpty { try file.readOthers() } else { try file.readUnlisted() }
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
    try read(named, isShared: nil) { (file, collected, input, format) throws(Fault) in
      guard let format, format.name == FileFormat.health.name else { return }
      file.documents.append((try format.read(input), collected.path))
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

  private mutating func readOthers() throws(Fault) {
    let files = collection.files.filter { !$0.isMedia }
    try read(files) { (file, collected, input, format) throws(Fault) in
      guard let format else {
        guard collected.isOfRecording else { return }
        throw Fault(ofFile: "a recording of an activity was expected, found something else")
      }
      if let recording = try format.recording?(input) {
        return try file.add(recording, of: collected)
      }
      switch format.name {
      case FileFormat.garminExport.name:
        file.lists.append(try GarminExport.list(input.window).activities)
      case FileFormat.stravaList.name:
        file.lists.append(try StravaList.list(input.window).activities)
      default: try file.add(collected) { () throws(Fault) in try format.read(input) }
      }
    }
  }

  /// Reads the recordings that no row of a list names: those of rows are read where somebody opens these.
  private mutating func readUnlisted() throws(Fault) {
    let named = Set(lists.joined().compactMap(\.file))
    let files = collection.files.filter {
      ($0.isOfRecording || $0.mayBeRecording) && $0.place(among: named) == nil
    }
    try read(files) { (file, collected, input, format) throws(Fault) in
      guard let recording = try format?.recording?(input) else {
        guard collected.isOfRecording else { return }
        throw Fault(ofFile: "a recording of an activity was expected, found something else")
      }
      file.addActivities(of: recording, in: collected)
    }
  }

  /// Adds a recording: one that does not say when it was, as a way that is planned does not, is shown as what it is, and
  /// counts in no week.
  private mutating func add(_ recording: Recording, of collected: CollectedFile) throws(Fault) {
    guard recording.isUndated else { return addActivities(of: recording, in: collected) }
    try add(collected) { [options] () throws(Fault) in try recording.document(options) }
  }

  private mutating func addActivities(of recording: Recording, in collected: CollectedFile) {
    let parts = recording.apart
    recordings += parts
    places += parts.map { _ in collected.path }
    if let notice = recording.facts.activities.plausible.notice {
      remarks.add("\(collected.path.quoted): \(notice)")
    }
  }

  private mutating func add(
    _ collected: CollectedFile, _ document: () throws(Fault) -> ChartDocument
  ) throws(Fault) {
    guard documents.count < mostDocuments else {
      surplus += 1
      return
    }
    documents.append((try document(), collected.path))
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
    // An archive has its files in an order that nobody sees.
    let ordered = documents.sorted { $0.path.isNaturallyBefore($1.path) }
    var all = ordered.map { ordered.count > 1 ? $0.document.telling(of: $0.path) : $0.document }
    var notices = notices
    do throws(Fault) {
      if let activities = try activities() { all.insert(activities, at: 0) }
    } catch {
      guard !all.isEmpty else { throw error }
      notices.add("\(error.problem).")
    }
    if all.isEmpty, let broken = broken.first {
      throw Fault(ofFile: "\(broken.problem) (\(broken.name.quoted))")
    }
    return ChartDocument(joining: all, options.words)?.adding(notices.all)
  }

  /// The charts of activities; nil where there are none.
  private func activities() throws(Fault) -> ChartDocument? {
    if lists.isEmpty, recordings.count == 1, documents.isEmpty {
      return try recordings[0].document(options)
    }
    guard !lists.isEmpty || !recordings.isEmpty else { return nil }
    var notices = NoticeList()
    if let notice = noticeOfEnergy { notices.add(notice) }
    return try (lists + zip(recordings, places).map { $0.activities(in: $1) })
      .document(options, notices, read: charts)
  }

  private var noticeOfEnergy: Phrase? {
    Array(lists.joined()).noticeOfEnergy(
      in: collection.files, weightKilograms: options.sums.weightKilograms)
  }

  /// The charts of each of some activities, from their own files where these are in the collection.
  private var charts: @Sendable ([Activity]) -> [[Table]] {
    { [options, path = collection.path] activities in
      let files = Set(activities.compactMap(\.file))
      let recordings = (try? Self.recordings(of: files, in: path, options)) ?? [:]
      return activities.map { activity in
        activity.charts(options, from: activity.file.flatMap { recordings[$0] })
      }
    }
  }

  private var notices: NoticeList {
    var notices = remarks
    for notice in collection.notices { notices.add(notice) }
    for file in broken.prefix(mostNames) { notices.add("\(file.name.quoted): \(file.problem).") }
    if surplus > 0 {
      notices.add(
        Phrase(
          counting: surplus,
          one: "The first \(mostDocuments) files are shown, \(surplus) more is not.",
          many: "The first \(mostDocuments) files are shown, \(surplus) more are not."))
    }
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

extension Recording {
  /// Whether it is of activities of which none says when it was.
  fileprivate var isUndated: Bool {
    facts.counts.isOfActivity && activities.all.allSatisfy { $0.start == nil }
  }

  /// Its activities, which have their own file at a place, where that is of one alone.
  fileprivate func activities(in place: String) -> [Activity] {
    let activities = activities.all
    guard activities.count == 1, var activity = activities.first else { return activities }
    activity.file = place
    return [activity]
  }
}

extension CollectedFile {
  /// Whether its name says that it is a recording of an activity.
  fileprivate var isOfRecording: Bool {
    hasEnding([".fit", ".gpx", ".tcx", ".kml", ".hrm"])
  }

  /// Whether its name says that it is of a kind that recordings may be, among other files: GoldenCheetah's are JSON.
  fileprivate var mayBeRecording: Bool { hasEnding([".json"]) }

  /// Whether its name says that it is a picture, a film or a page: exports are full of them.
  fileprivate var isMedia: Bool {
    let ending = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
    return ["jpg", "jpeg", "png", "heic", "gif", "webp", "mp4", "mov", "pdf", "html", "htm"]
      .contains(ending)
  }
}
