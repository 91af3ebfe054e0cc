import ChartCore

extension Activity {
  /// All its charts, of which the first has its figures and its track: those of the recording in its own file or, where
  /// there is none, or nothing to be drawn in it, that one alone, without a track.
  func charts(_ options: ReadingOptions, from recording: Recording?) -> [Table] {
    guard var recording = recording?.part(of: self) else { return [figures(options)] }
    // What the list says counts here as in all sums of it: people may have corrected what was recorded.
    if recording.facts.activities.count == 1 {
      recording.facts.activities[0] = completed(from: recording.facts.activities[0])
    }
    guard let charts = try? recording.document(options).tables else { return [figures(options)] }
    return charts.map { $0.presented { $0.activity?.isEnergyOfFile = kilocalories == nil } }
  }
}

extension Activity {
  /// The activity, with what it does not say itself of what was recorded of it.
  func completed(from recorded: Activity) -> Activity {
    var activity = self
    let figures: [WritableKeyPath<Activity, Double?>] = [
      \.start, \.offset, \.meters, \.movingSeconds, \.elapsedSeconds, \.ascentMeters,
      \.kilocalories,
      \.heartRate, \.watts,
    ]
    for figure in figures {
      activity[keyPath: figure] = self[keyPath: figure] ?? recorded[keyPath: figure]
    }
    if sport == .workout { activity.sport = recorded.sport }
    return activity
  }
}

extension CollectionFile {
  /// The recordings in the files at places in an archive or folder at a path, by their places; without those that are not
  /// there, broken, or of something else.
  static func recordings(
    of places: Set<String>, in path: String, _ options: ReadingOptions
  ) throws(Fault) -> [String: Recording] {
    guard !places.isEmpty, let collection = try collection(at: path) else { return [:] }
    var wanted: [Int: String] = [:]
    for file in collection.files { wanted[file.number] = file.place(among: places) }
    var recordings: [String: Recording] = [:]
    try collection.read(Set(wanted.keys)) { (file, stream) throws(Fault) in
      guard let place = wanted[file.number], let stream = try? stream.get() else { return }
      recordings[place] = try? recording(in: stream, named: file.name, options)
    }
    return recordings
  }

  private static func recording(
    in stream: any ByteStream, named name: String, _ options: ReadingOptions
  ) throws(Fault) -> Recording? {
    var input = FormatInput(opening: stream, name: name, options: options, isShared: false)
    return try input.prepare()?.recording(input)
  }
}

extension [Activity] {
  /// What is to be said of those of a list that it tells no energy of, as their own files in a collection may: nobody reads
  /// these for sums. Nil where there are none.
  func noticeOfEnergy(in files: [CollectedFile], weightKilograms: Double?) -> Phrase? {
    let untold = filter {
      $0.kilocalories == nil && $0.estimatedKilocalories(weightKilograms: weightKilograms) == nil
    }
    let named = Set(untold.compactMap(\.file))
    let count = files.count { $0.mayTellEnergy && $0.place(among: named) != nil }
    guard count > 0 else { return nil }
    return Phrase(
      counting: count,
      one:
        "The list tells no energy of \(count) activity: what its own file tells is on its card, not in the sums.",
      many:
        "The list tells no energy of \(count) activities: what their own files tell is on their cards, not in the sums."
    )
  }
}

extension CollectedFile {
  /// Whether it is of a kind of recordings that may say what they took.
  fileprivate var mayTellEnergy: Bool {
    FileFormat.recordings.contains { $0.tellsEnergy && isNamed(as: $0) }
  }

  /// Which of some places it is at: an export may lie in a folder of its own. Time in proportion to the depth of its
  /// folders.
  func place(among places: Set<String>) -> String? {
    let names = path.split(separator: "/")
    return names.indices.lazy.map { names[$0...].joined(separator: "/") }.first(
      where: places.contains)
  }
}
