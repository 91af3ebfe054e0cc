import ChartCore

/// What an interval says where each row is the time between two beats, in milliseconds.
private let intervalOfBeats = 238.0
/// Metres of a foot, and of a mile.
private let (metersPerFoot, metersPerMile) = (0.3048, 1609.344)

extension FileFormat {
  /// What Polar's watches record, as its programs keep it: settings in parts, and a row each few seconds.
  static let hrm = FileFormat(
    name: "hrm", claims: { HRMFile.isOwn($0.bytes) }, takesAnyEncoding: true,
    naming: .ending(".hrm"),
    reader: .recording { (input) throws(Fault) in try HRMFile.recording(input) })
}

/// Reads HRM files of Polar's (Polar HRM file format, versions 1.02 to 1.07).
struct HRMFile {
  private var settings: [String: String] = [:]
  private var rows: [[Double]] = []

  /// Whether a file begins as such a file does.
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    let text = head.starts(with: byteOrderMark) ? head.dropFirst(byteOrderMark.count) : head
    return text.trimmed.starts(with: "[Params]".utf8)
  }

  /// Reads what was recorded; its clock is taken to be where the reader is.
  static func recording(_ input: FormatInput) throws(Fault) -> Recording {
    var window = input.window
    let file = HRMFile(String(decoding: try window.head(Limits.rowBytes), as: UTF8.self))
    guard !file.rows.isEmpty else {
      throw Fault(ofFile: "rows below [HRData] were expected in the recording, found none")
    }
    return try file.recording(in: input.options.place.zoneOfDays)
  }

  private init(_ text: String) {
    var part = ""
    for line in text.split(whereSeparator: \.isNewline).map({ String($0).trimmed }) {
      if line.first == "[" {
        part = line.lowercased()
      } else if part == "[params]", let sign = line.firstIndex(of: "=") {
        let key = String(line[..<sign]).trimmed.lowercased()
        settings[key] = String(line[line.index(after: sign)...]).trimmed
      } else if part == "[hrdata]", !line.isEmpty {
        rows.append(line.split(whereSeparator: \.isWhitespace).map { XMLText.number(String($0)) })
      }
    }
  }

  private func recording(in zone: Zone) throws(Fault) -> Recording {
    var (builder, meters, seconds) = (RecordingBuilder(), 0.0, 0.0)
    let start = self.start(in: zone)
    let isOfBeats = interval == intervalOfBeats
    for index in rows.indices {
      let length = self.length(ofRow: index)
      var point = self.point(rows[index], isBeat: isOfBeats)
      // A beat ends what its row tells; all other rows begin it.
      point.moment = start + (seconds + (isOfBeats ? length : 0)) * 1000
      let way = point[.speed] * length
      if way.isFinite { point[.distance] = meters + (isOfBeats ? way : 0) }
      builder.append(point)
      seconds += length
      if way.isFinite { meters += way }
    }
    var recording = try builder.finished()
    recording.facts.isDated = day != nil
    recording.facts.counts = RecordingCounts(records: builder.count)
    recording.facts.activities = [activity(of: recording, meters, seconds: seconds)]
    if day != nil { recording.facts.activities[0].start = start }
    return recording
  }

  /// What all rows come to, the time of the last one included, which no row ends.
  private func activity(
    of recording: Recording, _ meters: Double, seconds: Double
  ) -> Activity {
    var activity = Activity(.workout)
    activity.elapsedSeconds = seconds
    activity.meters = recording.columns[.distance] == nil ? nil : meters
    return activity
  }

  /// How long a row lasts, in seconds: the last one up to the length that the file tells, where it is then not over.
  private func length(ofRow index: Int) -> Double {
    if interval == intervalOfBeats { return rows[index][0] / 1000 }
    guard index == rows.count - 1, let told = settings["length"].flatMap(Self.milliseconds(ofTime:))
    else { return interval }
    let rest = told / 1000 - Double(index) * interval
    return (0...interval).contains(rest) ? rest : interval
  }

  private var interval: Double { settings["interval"].map(XMLText.number) ?? 1 }

  private var day: Double? {
    settings["date"].flatMap(Double.init).flatMap(milliseconds(ofDay:))
  }

  private func start(in zone: Zone) -> Double {
    var clock = LocalClock(zone)
    let time = settings["starttime"].flatMap(Self.milliseconds(ofTime:))
    return clock.moment(ofLocal: (day ?? 0) + (time ?? 0))
  }

  private static func milliseconds(ofTime text: String) -> Double? {
    CellCursor(text).flatMap { TimeCell($0) }?.milliseconds
  }

  private func point(_ row: [Double], isBeat: Bool) -> RecordedPoint {
    var point = RecordedPoint()
    let beats = isBeat ? 60_000 / row[0] : row[0]
    point[.heartRate] = beats > 0 && beats.isFinite ? beats : .nan
    for (quantity, value) in zip(quantities, row.dropFirst()) {
      switch quantity {
      // Tenths of a kilometre, or of a mile, in an hour.
      case .speed: point[.speed] = value / 10 * (isAmerican ? metersPerMile : 1000) / 3600
      case .altitude: point[.altitude] = isAmerican ? value * metersPerFoot : value
      default: point[quantity] = value
      }
    }
    return point
  }

  /// What a row has behind the heart's beats, in the order in which it has it.
  private var quantities: [Quantity] {
    if let modes = settings["smode"] {
      let all: [Quantity] = [.speed, .cadence, .altitude, .power]
      return zip(all, modes).filter { $0.1 == "1" }.map(\.0)
    }
    let modes = Array(settings["mode"] ?? "")
    guard modes.count > 1, modes[1] == "1" else { return [] }
    return modes[0] == "0" ? [.speed, .cadence] : modes[0] == "1" ? [.speed, .altitude] : [.speed]
  }

  private var isAmerican: Bool {
    if let modes = settings["smode"] { return modes.dropFirst(7).first == "1" }
    return (settings["mode"] ?? "").dropFirst(2).first == "1"
  }
}
