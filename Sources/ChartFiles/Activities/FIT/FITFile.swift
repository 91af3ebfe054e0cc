import ChartCore

extension FileFormat {
  /// What sports watches and bicycle computers write: Flexible and Interoperable Data Transfer.
  static let fit = FileFormat(
    name: "fit", claims: { FITReader.isOwn($0.bytes) },
    naming: .ending(".fit"), tellsEnergy: true,
    reader: .recording { (input) throws(Fault) in try FITFile.recording(input.window) })
}

/// Seconds from the start of 1970 to the one that FIT counts from, that of 31 December 1989.
private let epoch = 631_065_600.0
/// Moments below this are seconds since a device was switched on (FIT profile, `date_time`).
private let leastMoment = 268_435_456.0

/// Reads FIT files.
struct FITFile {
  private var builder = RecordingBuilder()
  private var facts = RecordingFacts()
  /// How far wall clocks are ahead of the moments, in milliseconds, where the file says so.
  private var offset: Double?
  /// The moment that was told last, in milliseconds.
  private var clock = Double.nan
  /// When sessions begin, transitions among them, in milliseconds.
  private var legs: [Double] = []
  /// When one activity was over and the next one had not begun, in milliseconds.
  private var transitions: [Range<Double>] = []
  /// The steps of a day so far.
  private var steps = FITSteps()
  /// Where the zones end that the device was set to.
  private var zonesSet: [Quantity: [Double]] = [:]
  /// What was told of the moment of a day that may be told more of.
  private var dayPoint: RecordedPoint?

  /// Reads what was recorded.
  static func recording(_ window: ByteWindow) throws(Fault) -> Recording {
    var file = FITFile()
    var reader = FITReader(window)
    while try reader.next() {
      file.take(reader.message, reader.values, developers: reader.developers.values)
      if reader.message == .timeInZone { file.facts.takeZones(reader.zoneEnds) }
    }
    for notice in reader.notices { file.facts.notices.add(notice) }
    return try file.finished(reader.developers)
  }

  private mutating func take(
    _ message: FITMessage, _ values: FITValues, developers: [Double]
  ) {
    if values[.moment].isFinite { clock = values[.moment] * 1000 }
    switch message {
    case .file, .fieldDescription, .monitoringInfo, .timeInZone: break
    case .heartRateZone: takeZone(of: .heartRate, upTo: values[.zoneEnd])
    case .powerZone: takeZone(of: .power, upTo: values[.zoneEnd])
    case .record: takeRecord(values, developers)
    case .lap: takeLap(values)
    case .session: takeSession(values)
    case .event: takeEvent(values)
    case .activity:
      let ahead = (values[.localMoment] - values[.moment]) * 1000
      if ahead.isFinite { offset = ahead }
    case .weight: takeWeight(values)
    case .monitoring: takeMonitoring(values)
    }
  }

  private mutating func takeRecord(_ values: FITValues, _ developers: [Double]) {
    facts.counts.records += 1
    var point = RecordedPoint()
    point.moment = values[.moment] * 1000
    (point[.latitude], point[.longitude]) = (values[.latitude], values[.longitude])
    point[.altitude] =
      values[.enhancedAltitude].isNaN ? values[.altitude] : values[.enhancedAltitude]
    point[.speed] = values[.enhancedSpeed].isNaN ? values[.speed] : values[.enhancedSpeed]
    (point[.heartRate], point[.power], point[.cadence]) = (
      values[.heartRate], values[.power], values[.cadence]
    )
    (point[.temperature], point[.distance]) = (values[.temperature], values[.distance])
    builder.appendAfterPause(point, others: developers)
  }

  private mutating func takeSession(_ values: FITValues) {
    facts.counts.sessions += 1
    if values[.start].isFinite { legs.append(values[.start] * 1000) }
    let transition = 3.0
    guard values[.sport] != transition else {
      let (start, length) = (values[.start] * 1000, values[.elapsed] * 1000)
      if start.isFinite, length > 0 { transitions.append(start..<start + length) }
      return
    }
    facts.activities.append(
      Activity(Sport(ofFIT: values[.sport]), from: values[.start], totals: values))
  }

  private mutating func takeLap(_ values: FITValues) {
    facts.counts.laps += 1
    guard values[.start].isFinite else { return }
    facts.laps.append(Activity(.workout, from: values[.start], totals: values))
  }

  /// The timer's stops are pauses.
  private mutating func takeEvent(_ values: FITValues) {
    let (timer, stops) = (0.0, [1.0, 4.0, 8.0, 9.0])
    if values[.event] == timer, stops.contains(values[.eventType]) { builder.pause() }
  }

  /// Takes where a zone ends that the device was set to; the lowest one comes first, each time.
  private mutating func takeZone(of quantity: Quantity, upTo end: Double) {
    guard end.isFinite else { return }
    let isNext = zonesSet[quantity]?.last.map { $0 < end } ?? false
    zonesSet[quantity] = (isNext ? zonesSet[quantity] ?? [] : []) + [end]
  }

  private mutating func takeWeight(_ values: FITValues) {
    var point = RecordedPoint()
    point.moment = clock
    (point[.weight], point[.bodyFat]) = (values[.weight], values[.bodyFat])
    builder.append(point)
  }

  /// Messages of one moment are one point; moments may be the last 16 bits alone.
  private mutating func takeMonitoring(_ values: FITValues) {
    if values[.moment].isNaN, let low = UInt16(exactly: values[.lowMoment]),
      let seconds = UInt32(exactly: clock / 1000)
    {
      clock += Double(low &- UInt16(truncatingIfNeeded: seconds)) * 1000
    }
    if dayPoint?.moment != clock { endDayPoint() }
    var point = dayPoint ?? RecordedPoint()
    point.moment = clock
    if values[.heartRate].isFinite { point[.heartRate] = values[.heartRate] }
    if let sum = steps.take(
      values[.cycles], type: values[.activityType], bits: values[.activityBits])
    {
      point[.steps] = sum
    }
    dayPoint = point
  }

  /// Adds what was told of a moment of a day, in one message or in several; rest has nothing to add.
  private mutating func endDayPoint() {
    if let dayPoint, dayPoint.hasValues { builder.append(dayPoint) }
    dayPoint = nil
  }

  /// Moves all moments to where they count from; those of a device that knows no date to the wall clock's, if that is
  /// known.
  private mutating func finished(_ developers: FITDeveloperFields) throws(Fault) -> Recording {
    endDayPoint()
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
    facts.isDated = isDated
    facts.zoneEnds.merge(zonesSet) { told, _ in told }
    facts.laps = (facts.laps + legs.map { Activity(.workout, from: $0 / 1000) }).inOrder(
      movedBy: origin)
    if developers.areTooMany {
      facts.notices.add(
        """
        The recording has more than \(developers.used.count) fields that developers added: the others are left out.
        """
      )
    }
    recording.facts = facts
    return recording.silent(
      inTransitions: transitions.map { $0.lowerBound + origin..<$0.upperBound + origin },
      besides: facts.activities.compactMap(\.span))
  }
}

extension RecordingFacts {
  /// Takes where zones end that times are told in, which a message says more surely than what the device was set to.
  fileprivate mutating func takeZones(_ ends: [FITList: [Double]]) {
    for (list, quantity) in [(FITList.heartRateZones, Quantity.heartRate), (.powerZones, .power)] {
      let known = (ends[list] ?? []).filter(\.isFinite)
      if !known.isEmpty { zoneEnds[quantity] = known }
    }
  }
}

extension Activity {
  /// An activity or a lap that begins at a second.
  fileprivate init(_ sport: Sport, from second: Double) {
    self.init(sport)
    start = (second * 1000).ifMeasured
  }

  /// The same with what a message of a session or a lap says of it.
  fileprivate init(_ sport: Sport, from second: Double, totals: FITValues) {
    self.init(sport, from: second)
    elapsedSeconds = totals[.elapsed].ifMeasured
    movingSeconds = totals[.moving].ifMeasured
    meters = totals[.distance].ifMeasured
    kilocalories = totals[.energy].ifMeasured
    ascentMeters = totals[.ascent].ifMeasured
    heartRate = totals[.heartRate].ifMeasured
    watts = totals[.power].ifMeasured
  }
}

extension [Activity] {
  /// Laps by their moments, which count from another one; of those that begin at one moment the first.
  fileprivate func inOrder(movedBy origin: Double) -> [Activity] {
    var starts: Set<Double> = []
    return compactMap { lap in
      guard let start = lap.start, starts.insert(start).inserted else { return nil }
      var lap = lap
      lap.start = start + origin
      return lap
    }.sorted { ($0.start ?? 0) < ($1.start ?? 0) }
  }
}
