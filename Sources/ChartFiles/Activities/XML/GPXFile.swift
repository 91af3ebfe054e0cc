import ChartCore

extension FileFormat {
  /// What positioning receivers write: GPS Exchange Format 1.0 and 1.1, as files have it, with what makers add.
  static let gpx = FileFormat(
    name: "gpx", claims: { XMLText.root(of: $0.bytes) == "gpx" }, takesAnyEncoding: true,
    naming: .ending(".gpx"),
    reader: .recording { (input) throws(Fault) in try GPXFile.recording(input.window) })
}

/// Reads GPX files: their tracks or, where there is none, their routes.
struct GPXFile: XMLContent {
  private var builder = RecordingBuilder()
  private var point: RecordedPoint?
  /// The tracks that are over, and the one that is open.
  private var tracks: [GPXTrack] = []
  private var openTrack = GPXTrack()
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
    try XMLElements.read(window, into: &file)
    // One that is cut ends with the file.
    file.endTrack()
    return try file.finished()
  }

  mutating func open(_ name: String, in elements: XMLElements) {
    guard name == pointName else { return }
    var point = RecordedPoint()
    point[.latitude] = elements.number("lat")
    point[.longitude] = elements.number("lon")
    self.point = point
  }

  mutating func close(_ name: String, _ text: String, in elements: XMLElements) {
    switch name {
    case pointName:
      if let point { append(point) }
      point = nil
    case "trkseg": builder.pause()
    case "trk", "rte": endTrack()
    case "name" where elements.path.last == "trk" || elements.path.last == "rte":
      openTrack.name = openTrack.name ?? text
    case "type" where elements.path.last == "trk" || elements.path.last == "rte":
      openTrack.sport = openTrack.sport ?? text
    default: point?.take(name, text)
    }
  }

  private mutating func append(_ point: RecordedPoint) {
    builder.append(point)
    guard point.moment.isFinite else { return }
    openTrack.start = min(openTrack.start ?? point.moment, point.moment)
    openTrack.end = max(openTrack.end, point.moment)
  }

  private mutating func endTrack() {
    builder.pause()
    let movingSeconds = builder.track.movingSeconds
    openTrack.movingSeconds = movingSeconds - tracks.reduce(0) { $0 + $1.movingSeconds }
    tracks.append(openTrack)
    openTrack = GPXTrack()
  }

  private func finished() throws(Fault) -> Recording {
    var recording = try builder.finished()
    recording.facts.counts = RecordingCounts(records: builder.count)
    var activities = GPXTrack.activities(of: tracks)
    // What is one activity may have points in no order: then all of it tells how long it moved, if it has moments.
    if activities.count == 1 {
      activities[0].movingSeconds = recording.moments.map { _ in recording.movingSeconds }
    }
    recording.facts.activities = activities.by(clocksAhead: builder.offset)
    return recording
  }
}

/// What a track says of itself.
private struct GPXTrack {
  var name, sport: String?
  /// When its first and its last point were, in UTC milliseconds.
  var start: Double?
  var end = -Double.infinity
  /// How long it moved, in seconds.
  var movingSeconds = 0.0

  /// The activities that tracks are of: one, unless they are hours apart.
  static func activities(of tracks: [GPXTrack]) -> [Activity] {
    let timed = tracks.filter { $0.start != nil }.sorted { ($0.start ?? 0) < ($1.start ?? 0) }
    var groups: [[GPXTrack]] = []
    for track in timed {
      let end = groups.last?.map(\.end).max() ?? -.infinity
      if (track.start ?? 0) - end > hoursApart * millisecondsPerHour {
        groups.append([track])
      } else {
        groups[groups.count - 1].append(track)
      }
    }
    return groups.count > 1 ? groups.map(\.activity) : [tracks.activity.whenever]
  }
}

extension [GPXTrack] {
  /// The activity that they are together.
  fileprivate var activity: Activity {
    var activity = Activity(Sport(named: lazy.compactMap(\.sport).first ?? ""))
    activity.name = lazy.compactMap(\.name).first?.onOneLine
    activity.movingSeconds = reduce(0) { $0 + $1.movingSeconds }
    activity.start = first?.start
    activity.elapsedSeconds = first?.start.map { start in
      ((map(\.end).max() ?? start) - start) / 1000
    }
    return activity
  }
}

extension Activity {
  /// The same, whose points tell when it was.
  fileprivate var whenever: Activity {
    var activity = self
    (activity.start, activity.elapsedSeconds) = (nil, nil)
    return activity
  }
}

extension XMLElements {
  /// The number in an attribute, NaN where there is none.
  fileprivate func number(_ name: StaticString) -> Double {
    attribute(name).map(XMLText.number) ?? .nan
  }
}
