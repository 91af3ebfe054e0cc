import ChartCore

extension FileFormat {
  /// What positioning receivers write: GPS Exchange Format 1.0 and 1.1, as files have it, with what makers add.
  static let gpx = FileFormat(
    name: "gpx", claims: { XMLText.root(of: $0.bytes) == "gpx" }, takesAnyEncoding: true,
    read: { (input) throws(Fault) in try GPXFile.recording(input.window).document(input.table) })
}

/// Reads GPX files: their tracks or, where there is none, their routes.
struct GPXFile {
  private var builder = RecordingBuilder()
  private var facts = RecordingFacts()
  private var point: RecordedPoint?
  private var name, sport: String?
  /// The names of the elements that are open.
  private var path: [String] = []
  private let pointName: String

  private init(pointsOf line: Line) { pointName = line.rawValue }

  private enum Line: String {
    case track = "trkpt"
    case route = "rtept"
  }

  /// Reads what was recorded.
  static func recording(_ window: ByteWindow) throws(Fault) -> Recording {
    let track = try recording(window, .track)
    return track.facts.counts.records > 0 ? track : try recording(window, .route)
  }

  private static func recording(_ window: ByteWindow, _ line: Line) throws(Fault) -> Recording {
    var file = GPXFile(pointsOf: line)
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
    guard name == pointName else { return }
    var point = RecordedPoint()
    point[.latitude] = reader.number("lat")
    point[.longitude] = reader.number("lon")
    self.point = point
  }

  private mutating func close(_ name: String, _ text: String) {
    if path.last == name { path.removeLast() }
    switch name {
    case pointName:
      if let point { builder.append(point) }
      point = nil
    case "trkseg", "trk", "rte": builder.pause()
    case "name" where path.last == "trk" || path.last == "rte": self.name = self.name ?? text
    case "type" where path.last == "trk" || path.last == "rte": sport = sport ?? text
    default: point?.take(name, text)
    }
  }

  private func finished() throws(Fault) -> Recording {
    var recording = try builder.finished()
    recording.facts = facts
    recording.facts.counts = RecordingCounts(records: builder.count)
    var activity = Activity(Sport(named: sport ?? ""))
    activity.name = name?.onOneLine
    activity.movingSeconds = recording.movingSeconds
    recording.facts.activities = [activity]
    return recording
  }
}

extension XMLReader {
  /// The number in an attribute, NaN where there is none.
  fileprivate func number(_ name: StaticString) -> Double {
    attribute(name).map(XMLText.number) ?? .nan
  }
}
