import ChartCore

extension FileFormat {
  /// What Garmin's Training Center writes, and many others as it does.
  static let tcx = FileFormat(
    name: "tcx", claims: { XMLText.root(of: $0.bytes) == "TrainingCenterDatabase" },
    takesAnyEncoding: true,
    read: { (input) throws(Fault) in try TCXFile.recording(input.window).document(input.table) })
}

/// Reads TCX files: activities of laps, these of tracks, these of points.
struct TCXFile {
  private var builder = RecordingBuilder()
  private var facts = RecordingFacts()
  private var activity: Activity?
  private var point: RecordedPoint?
  /// The names of the elements that are open.
  private var path: [String] = []

  /// Reads what was recorded.
  static func recording(_ window: ByteWindow) throws(Fault) -> Recording {
    var file = TCXFile()
    var reader = XMLReader(window)
    while let token = try reader.next() {
      switch token {
      case .open(let name, let isEmpty):
        file.open(name, reader)
        if isEmpty { file.close(name, "") }
      case .close(let name): file.close(name, reader.text)
      }
    }
    return try file.finished()
  }

  private mutating func open(_ name: String, _ reader: XMLReader) {
    path.append(name)
    switch name {
    case "Activity": activity = Activity(Sport(named: reader.attribute("Sport") ?? ""))
    case "Lap": openLap(reader.attribute("StartTime").map(XMLText.moment) ?? .nan)
    case "Trackpoint": point = RecordedPoint()
    default: break
    }
  }

  private mutating func openLap(_ start: Double) {
    facts.counts.laps += 1
    guard start.isFinite else { return }
    facts.laps.append(start)
    if activity?.start == nil { activity?.start = start }
  }

  private mutating func close(_ name: String, _ text: String) {
    if path.last == name { path.removeLast() }
    switch name {
    case "Trackpoint":
      if let point { builder.append(point) }
      point = nil
    case "Track": builder.pause()
    case "Activity":
      if let activity { facts.activities.append(activity) }
      activity = nil
    case _ where point != nil: point?.take(name, text)
    case _ where path.last == "Lap": activity?.addLap(name, XMLText.number(text))
    default: break
    }
  }

  private func finished() throws(Fault) -> Recording {
    var recording = try builder.finished()
    recording.facts = facts
    recording.facts.counts.records = builder.count
    recording.facts.counts.sessions = facts.activities.count
    return recording
  }
}

extension Activity {
  /// Takes in what an element of a lap says.
  fileprivate mutating func addLap(_ element: String, _ value: Double) {
    guard value.isFinite else { return }
    switch element {
    case "TotalTimeSeconds": movingSeconds = (movingSeconds ?? 0) + value
    case "DistanceMeters": meters = (meters ?? 0) + value
    case "Calories": kilocalories = (kilocalories ?? 0) + value
    default: break
    }
  }
}
