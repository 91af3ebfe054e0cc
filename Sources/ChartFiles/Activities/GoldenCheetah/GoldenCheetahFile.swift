import ChartCore

/// What stands for no temperature.
private let noTemperature = -255.0

extension FileFormat {
  /// Activities as GoldenCheetah keeps them. To be asked before other JSON.
  static let goldenCheetah = FileFormat(
    name: "goldencheetah", claims: { GoldenCheetahFile.isOwn($0.bytes) },
    naming: .sharedEnding(".json"),
    reader: .recording { (input) throws(Fault) in try GoldenCheetahFile.recording(input.window) })
}

/// Reads activities of GoldenCheetah's: an object `RIDE` with samples.
struct GoldenCheetahFile {
  private var builder = RecordingBuilder()
  /// Its first moment; nil where that is not told.
  private var start: Double?
  private var sport: String?
  /// The keys of what is no quantity that all devices have.
  private var others: [String] = []

  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    guard var reader = try? JSONReader(Array(head)), (try? reader.beginObject()) != nil else {
      return false
    }
    return (try? reader.nextKey())??.text == "RIDE"
  }

  /// Reads what was recorded.
  static func recording(_ window: ByteWindow) throws(Fault) -> Recording {
    var (file, reader) = (GoldenCheetahFile(), try JSONReader(window))
    try reader.enter([.key("RIDE")])
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch (key.text, try reader.nextKind()) {
      case ("STARTTIME", .string): file.start = Self.moment(try reader.string())
      case ("TAGS", .object): try file.takeTags(&reader)
      case ("SAMPLES", .array): try file.takeSamples(&reader)
      default: try reader.skip()
      }
    }
    return try file.finished()
  }

  /// Such as "2024/05/01 10:00:00 UTC ".
  private static func moment(_ text: String) -> Double? {
    let moment = XMLText.moment(text.replacing("UTC", with: "").trimmed)
    return moment.isFinite ? moment : nil
  }

  private mutating func takeTags(_ reader: inout JSONReader) throws(Fault) {
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if key.text == "Sport", try reader.nextKind() == .string {
        sport = try reader.string().trimmed
      } else {
        try reader.skip()
      }
    }
  }

  private mutating func takeSamples(_ reader: inout JSONReader) throws(Fault) {
    try reader.beginArray()
    while try reader.nextElement() {
      var (point, extras) = (RecordedPoint(), [Double](repeating: .nan, count: others.count))
      try reader.beginObject()
      while let key = try reader.nextKey() {
        guard try reader.nextKind() == .number else {
          try reader.skip()
          continue
        }
        take(try reader.number(), of: key.text, &point, &extras)
      }
      builder.append(point, others: extras)
    }
  }

  private mutating func take(
    _ value: Double, of key: String, _ point: inout RecordedPoint, _ extras: inout [Double]
  ) {
    switch key {
    // The start is added where all is known.
    case "SECS": point.moment = value * 1000
    case "KM": point[.distance] = value * 1000
    case "KPH": point[.speed] = value / 3.6
    case "WATTS": point[.power] = value
    case "HR": point[.heartRate] = value > 0 ? value : .nan
    case "CAD": point[.cadence] = value
    case "ALT": point[.altitude] = value
    case "LAT": point[.latitude] = value
    case "LON": point[.longitude] = value
    case "TEMP": point[.temperature] = value == noTemperature ? .nan : value
    default:
      let place = others.firstIndex(of: key) ?? others.count
      if place == others.count {
        others.append(key)
        extras.append(.nan)
      }
      extras[place] = value
    }
  }

  private func finished() throws(Fault) -> Recording {
    var recording = try builder.finished(movedBy: start ?? 0, others: others)
    recording.facts.isDated = start != nil
    recording.facts.counts = RecordingCounts(records: builder.count)
    recording.facts.activities = [Activity(Sport(named: sport ?? ""))]
    return recording
  }
}
