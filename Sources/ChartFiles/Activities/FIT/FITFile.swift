import ChartCore

extension FileFormat {
  /// What sports watches and bicycle computers write: Flexible and Interoperable Data Transfer.
  static let fit = FileFormat(
    name: "fit", claims: { FITReader.isOwn($0.bytes) },
    read: { (input) throws(Fault) in try FITFile.recording(input.window).document(input.table) })
}

/// Seconds from the start of 1970 to the one that FIT counts from, that of 31 December 1989.
private let epoch = 631_065_600.0
/// Moments below this are seconds since a device was switched on (FIT profile, `date_time`).
private let leastMoment = 268_435_456.0

/// Nothing was recorded where two records are more seconds apart than this, and so many times more than all before.
private let (leastGap, gapTimes) = (30.0, 10.0)

/// Reads FIT files.
struct FITFile {
  private var builder = RecordingBuilder()
  private var facts = RecordingFacts()
  /// How far wall clocks are ahead of the moments, in milliseconds, where the file says so.
  private var offset: Double?
  /// The moment that was told last, in milliseconds.
  private var clock = Double.nan
  /// The longest time from one record to the next that was no gap, in seconds; nil before there are two.
  private var longestStep: Double?
  /// When the last record was, in milliseconds.
  private var lastRecord = Double.nan
  /// When sessions begin, transitions among them, in milliseconds.
  private var legs: [Double] = []
  /// The steps of a day so far, by the numbers of what people did.
  private var steps: [Double: Double] = [:]

  /// Reads what was recorded.
  static func recording(_ window: ByteWindow) throws(Fault) -> Recording {
    var file = FITFile()
    var reader = FITReader(window)
    while try reader.next() {
      file.take(reader.message, reader.values, developers: reader.developers.values)
    }
    for notice in reader.notices { file.facts.notices.add(notice) }
    return try file.finished(reader.developers)
  }

  private mutating func take(
    _ message: FITMessage, _ values: FITValues, developers: [Double]
  ) {
    if values[0].isFinite { clock = values[0] * 1000 }
    switch message {
    case .file, .fieldDescription: break
    case .record: takeRecord(values, developers)
    case .lap:
      facts.counts.laps += 1
      if values[1].isFinite { facts.laps.append(values[1] * 1000) }
    case .session: takeSession(values)
    case .event: takeEvent(values)
    case .activity:
      let ahead = (values[1] - values[0]) * 1000
      if ahead.isFinite { offset = ahead }
    case .weight: takeWeight(values)
    case .monitoring: takeMonitoring(values)
    }
  }

  private mutating func takeRecord(_ values: FITValues, _ developers: [Double]) {
    facts.counts.records += 1
    var point = RecordedPoint()
    point.moment = values[0] * 1000
    if isGap(before: point.moment) { builder.pause() }
    (point[.latitude], point[.longitude]) = (values[1], values[2])
    point[.altitude] = values[4].isNaN ? values[3] : values[4]
    point[.speed] = values[6].isNaN ? values[5] : values[6]
    (point[.heartRate], point[.power], point[.cadence]) = (values[7], values[8], values[9])
    (point[.temperature], point[.distance]) = (values[10], values[11])
    builder.append(point, others: developers)
  }

  /// Whether a record comes so much later than others did that nothing was recorded before it: devices that stop by
  /// themselves do not always say so. Slow ones record every minute or two.
  private mutating func isGap(before moment: Double) -> Bool {
    defer { if moment.isFinite { lastRecord = moment } }
    let step = (moment - lastRecord) / 1000
    guard step.isFinite else { return false }
    if let longestStep, step > max(leastGap, longestStep * gapTimes) { return true }
    longestStep = max(longestStep ?? 0, step)
    return false
  }

  private mutating func takeSession(_ values: FITValues) {
    facts.counts.sessions += 1
    if values[1].isFinite { legs.append(values[1] * 1000) }
    let transition = 3.0
    guard values[2] != transition else { return }
    var activity = Activity(Sport(ofFIT: values[2]))
    activity.start = (values[1] * 1000).ifMeasured
    activity.elapsedSeconds = values[4].ifMeasured
    activity.movingSeconds = values[5].ifMeasured
    activity.meters = values[6].ifMeasured
    activity.kilocalories = values[7].ifMeasured
    activity.ascentMeters = values[8].ifMeasured
    activity.heartRate = values[9].ifMeasured
    activity.watts = values[10].ifMeasured
    facts.activities.append(activity)
  }

  /// The timer's stops are pauses.
  private mutating func takeEvent(_ values: FITValues) {
    let (timer, stops) = (0.0, [1.0, 4.0, 8.0, 9.0])
    if values[1] == timer, stops.contains(values[2]) { builder.pause() }
  }

  private mutating func takeWeight(_ values: FITValues) {
    var point = RecordedPoint()
    point.moment = clock
    (point[.weight], point[.bodyFat]) = (values[1], values[2])
    builder.append(point)
  }

  /// Steps are counted from midnight on for each way to make some; moments may be the last 16 bits alone.
  private mutating func takeMonitoring(_ values: FITValues) {
    if values[0].isNaN, let low = UInt16(exactly: values[1]),
      let seconds = UInt32(exactly: clock / 1000)
    {
      clock += Double(low &- UInt16(truncatingIfNeeded: seconds)) * 1000
    }
    var point = RecordedPoint()
    point.moment = clock
    point[.heartRate] = values[3]
    let (running, walking) = (1.0, 6.0)
    if values[2].isFinite, values[4] == running || values[4] == walking {
      steps[values[4]] = values[2]
      point[.steps] = steps.values.reduce(0, +)
    }
    builder.append(point)
  }

  /// Moves all moments to where they count from; those of a device that knows no date to the wall clock's, if that is
  /// known.
  private func finished(_ developers: FITDeveloperFields) throws(Fault) -> Recording {
    var (facts, origin) = (facts, epoch * 1000)
    var isDated = true
    if clock < leastMoment * 1000 {
      origin += offset ?? 0
      isDated = offset != nil
    }
    var recording = try builder.finished(
      movedBy: origin, others: developers.used.map(\.title))
    for index in facts.activities.indices {
      let start = facts.activities[index].start
      facts.activities[index].start = isDated ? start.map { $0 + origin } : nil
      facts.activities[index].offset = clock < leastMoment * 1000 ? nil : offset
    }
    let legs = legs.count > 1 ? legs : []
    facts.laps = Set(facts.laps + legs).sorted().map { $0 + origin }
    if developers.areTooMany {
      facts.notices.add(
        """
        The recording has more than \(developers.used.count) fields that developers added: the others are left out.
        """
      )
    }
    recording.facts = facts
    return recording
  }
}

extension Sport {
  /// The sport of a number (FIT profile, `sport`).
  fileprivate init(ofFIT number: Double) {
    switch number {
    case 1: self = .run
    case 2, 21: self = .ride
    case 5: self = .swim
    case 11: self = .walk
    case 12, 13: self = .ski
    case 15: self = .row
    case 17: self = .hike
    default: self = Self.others[number].map(Sport.of) ?? .workout
    }
  }

  private static let others: [Double: Phrase] = [
    6: "Basketball", 7: "Soccer", 8: "Tennis", 9: "American Football", 14: "Snowboard",
    16: "Mountaineering", 18: "Multisport", 19: "Paddling", 20: "Flying", 22: "Motorcycling",
    23: "Boating", 24: "Driving", 25: "Golf", 26: "Hang Gliding", 27: "Horseback Riding",
    28: "Hunting", 29: "Fishing", 30: "Inline Skating", 31: "Climbing", 32: "Sailing",
    33: "Ice Skating", 34: "Sky Diving", 35: "Snowshoe", 36: "Snowmobiling",
    37: "Stand-Up Paddling", 38: "Surfing", 39: "Wakeboarding", 40: "Water Skiing",
    41: "Kayaking", 42: "Rafting", 43: "Windsurfing", 44: "Kitesurfing", 53: "Diving",
  ]
}
