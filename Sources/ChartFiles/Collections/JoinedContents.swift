import ChartCore

/// The charts of so many files are shown together, beside activities: nobody looks through more.
private let mostDocuments = 256

/// What the files of a collection hold, joined whatever formats it came in: activities are summed together, whoever tells
/// them, and all else stands file by file.
struct JoinedContents {
  private let collection: any FileCollection
  private let options: ReadingOptions
  private var lists: [Placed<ActivityList>] = []
  private var recordings: [Placed<Recording>] = []
  private var documents: [Placed<ChartDocument>] = []
  /// How many more files there are than are shown.
  private var surplus = 0
  /// What was left out of files.
  private var notices = NoticeList()

  /// Nothing of a collection as yet.
  init(of collection: any FileCollection, _ options: ReadingOptions) {
    (self.collection, self.options) = (collection, options)
  }

  /// Whether there is nothing in it.
  var isEmpty: Bool { lists.isEmpty && recordings.isEmpty && documents.isEmpty }

  /// The places of the files that lists name.
  var listedFiles: Set<String> { Set(lists.flatMap(\.content.activities).compactMap(\.file)) }

  /// Reads a file that is at a path and adds what it holds. Of charts for which there is no more room nothing is read.
  mutating func read(
    _ input: FormatInput, as format: FileFormat, at path: String
  ) throws(Fault) {
    let isOfActivities = format.isOfRecordings || format.isOfLists
    guard isOfActivities || hasRoom else { return surplus += 1 }
    switch try format.read(input) {
    case .activities(let list): add(list, at: path)
    case .recording(let recording) where !recording.isUndated:
      addActivities(of: recording, at: path)
    case let other:
      guard hasRoom else { return surplus += 1 }
      documents.append(Placed(content: try other.document(options), path: path))
    }
  }

  /// Adds the activities of a recording, dated or not.
  mutating func addActivities(of recording: Recording, at path: String) {
    recordings += recording.apart.map { Placed(content: $0, path: path) }
    add(recording.facts.activities.plausible.notice, of: path)
  }

  private mutating func add(_ list: ActivityList, at path: String) {
    lists.append(Placed(content: list, path: path))
    add(list.notice, of: path)
  }

  private mutating func add(_ notice: Phrase?, of path: String) {
    if let notice { notices.add("\(path.quoted): \(notice)") }
  }

  private var hasRoom: Bool { documents.count < mostDocuments }

  /// The charts of all, with what else is said of the collection; nil where there is nothing.
  func document(_ said: [Phrase]) throws(Fault) -> ChartDocument? {
    var all = documents.inOrder().map {
      documents.count > 1 ? $0.content.telling(of: $0.path) : $0.content
    }
    var notices = notices
    for phrase in said { notices.add(phrase) }
    do throws(Fault) {
      if let activities = try activities() { all.insert(activities, at: 0) }
    } catch {
      guard !all.isEmpty else { throw error }
      notices.add("\(error.problem).")
    }
    return ChartDocument(joining: all, options.place.words)?.adding(notices.all)
  }

  /// The charts of activities; nil where there are none.
  private func activities() throws(Fault) -> ChartDocument? {
    if lists.isEmpty, recordings.count == 1, documents.isEmpty {
      return try recordings[0].content.document(options)
    }
    guard !lists.isEmpty || !recordings.isEmpty else { return nil }
    var notices = NoticeList()
    if let notice = noticeOfEnergy { notices.add(notice) }
    let listed = lists.inOrder().map(\.content.activities)
    let recorded = recordings.inOrder().map { $0.content.activities(in: $0.path) }
    let document = try (listed + recorded).document(options, notices, read: charts)
    return lists.contains(where: \.content.hasUnknownUnit) ? document.withUnknownUnit : document
  }

  private var noticeOfEnergy: Phrase? {
    lists.flatMap(\.content.activities).noticeOfEnergy(
      in: collection.files, weightKilograms: options.sums.weightKilograms)
  }

  /// The charts of each of some activities, from their own files where these are in the collection.
  private var charts: @Sendable ([Activity]) -> [[Table]] {
    { [options, path = collection.path] activities in
      let files = Set(activities.compactMap(\.file))
      let recordings = (try? CollectionFile.recordings(of: files, in: path, options)) ?? [:]
      return activities.map { activity in
        activity.charts(options, from: activity.file.flatMap { recordings[$0] })
      }
    }
  }

  /// What is said of files that are not shown; nothing where all are.
  var noticesOfSurplus: [Phrase] {
    guard surplus > 0 else { return [] }
    return [
      Phrase(
        counting: surplus,
        one: "The first \(mostDocuments) files are shown, \(surplus) more is not.",
        many: "The first \(mostDocuments) files are shown, \(surplus) more are not.")
    ]
  }
}

/// What a file holds, and where that is in its collection.
private struct Placed<Content> {
  let content: Content
  let path: String
}

extension Array {
  /// What files hold, in their natural order: an archive has them in an order that nobody sees.
  fileprivate func inOrder<Content>() -> [Element] where Element == Placed<Content> {
    sorted { $0.path.isNaturallyBefore($1.path) }
  }
}

extension Recording {
  /// Whether it is of activities of which none says when it was: a way that is planned is shown as what it is, and counts
  /// in no week.
  fileprivate var isUndated: Bool {
    facts.counts.isOfActivity && activities.all.allSatisfy { $0.start == nil }
  }

  /// Its activities, which have their own file at a place, where that is of one alone.
  fileprivate func activities(in place: String) -> [Activity] {
    var activities = activities.all
    for index in activities.indices {
      activities[index].isRecorded = true
      if activities.count == 1 { activities[index].file = place }
    }
    return activities
  }
}
