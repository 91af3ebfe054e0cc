import ChartCore

/// All places of a line stand in one text.
private let mostLineBytes = 256 << 20

extension FileFormat {
  /// Ways as Google Earth and others keep them: tracks with moments, and lines without (OGC KML 2.3).
  static let kml = FileFormat(
    name: "kml", claims: { XMLText.root(of: $0.bytes) == "kml" }, takesAnyEncoding: true,
    naming: .ending(".kml"),
    reader: .recording { (input) throws(Fault) in try KMLFile.recording(input.window) })
}

/// Reads KML files: their tracks or, where there is none, their lines.
struct KMLFile: XMLContent {
  private var builder = RecordingBuilder()
  private var name: String?
  /// The moments and places of a track, and what else was recorded by what it is called.
  private var moments: [(moment: Double, offset: Double?)] = []
  private var places: [[Double]] = []
  private var values: [(name: String, numbers: [Double])] = []
  private let line: String

  private init(pointsOf line: String) { self.line = line }

  /// Reads what was recorded.
  static func recording(_ window: ByteWindow) throws(Fault) -> Recording {
    let track = try recording(window, "Track")
    return track.facts.counts.records > 0 ? track : try recording(window, "LineString")
  }

  private static func recording(_ window: ByteWindow, _ line: String) throws(Fault) -> Recording {
    var file = KMLFile(pointsOf: line)
    try XMLElements.read(window, mostTextBytes: mostLineBytes, into: &file)
    return try file.finished()
  }

  mutating func open(_ name: String, in elements: XMLElements) {
    if name == "SimpleArrayData" { values.append((elements.attribute("name") ?? "", [])) }
  }

  mutating func close(_ element: String, _ text: String, in elements: XMLElements) {
    switch element {
    case "when" where elements.path.last == "Track": moments.append(XMLText.clock(text))
    case "coord": places.append(text.split(separator: " ").map { XMLText.number(String($0)) })
    case "value" where elements.path.last == "SimpleArrayData":
      if !values.isEmpty { values[values.count - 1].numbers.append(XMLText.number(text)) }
    case "coordinates" where elements.path.last == line: takeLine(text)
    case line: endLine()
    case "name" where elements.path.last == "Placemark": name = name ?? text
    default: break
    }
  }

  private mutating func takeLine(_ text: String) {
    places += text.split(whereSeparator: \.isWhitespace).map { place in
      place.split(separator: ",").map { XMLText.number(String($0)) }
    }
  }

  private mutating func endLine() {
    for (index, place) in places.enumerated() {
      var point = RecordedPoint()
      if moments.indices.contains(index) { (point.moment, point.offset) = moments[index] }
      if place.count > 1 { (point[.longitude], point[.latitude]) = (place[0], place[1]) }
      if place.count > 2 { point[.altitude] = place[2] }
      for (name, numbers) in values where numbers.indices.contains(index) {
        point.take(name, "\(numbers[index])")
      }
      builder.append(point)
    }
    builder.pause()
    (moments, places, values) = ([], [], [])
  }

  private func finished() throws(Fault) -> Recording {
    var recording = try builder.finished()
    recording.facts.counts = RecordingCounts(records: builder.count)
    var activity = Activity(.workout)
    activity.name = name?.onOneLine
    activity.movingSeconds = recording.movingSeconds > 0 ? recording.movingSeconds : nil
    recording.facts.activities = [activity].by(clocksAhead: builder.offset)
    return recording
  }
}
