import ChartCore

extension FileFormat {
  /// What Garmin's Training Center writes, and many others as it does.
  static let tcx = FileFormat(
    name: "tcx", claims: { XMLText.root(of: $0.bytes) == "TrainingCenterDatabase" },
    takesAnyEncoding: true,
    naming: .ending(".tcx"), tellsEnergy: true,
    reader: .recording { (input) throws(Fault) in try TCXFile.recording(input.window) })
}

/// Reads TCX files: activities of laps, these of tracks, these of points.
struct TCXFile: XMLContent {
  private var builder = RecordingBuilder()
  private var facts = RecordingFacts()
  private var activity: Activity?
  /// The laps of the activity that is open, the open one last.
  private var laps: [Activity] = []
  /// Whether a track is over, and no lap has followed since without a pause.
  private var isPaused = false
  /// When the last point was, and how long all pauses of the open lap were, in milliseconds.
  private var (lastMoment, pauses) = (Double.nan, 0.0)
  private var point: RecordedPoint?
  /// How many points there are on the ways from one activity to the next.
  private var transitionCount = 0

  /// Reads what was recorded.
  static func recording(_ window: ByteWindow) throws(Fault) -> Recording {
    var file = TCXFile()
    try XMLElements.read(window, into: &file)
    return try file.finished()
  }

  mutating func open(_ name: String, in elements: XMLElements) {
    switch name {
    case "Activity":
      activity = Activity(Sport(named: elements.attribute("Sport") ?? ""))
      laps = []
      isPaused = true
    case "Lap": openLap(elements.attribute("StartTime").map(XMLText.moment) ?? .nan)
    case "Trackpoint": point = RecordedPoint()
    default: break
    }
  }

  private mutating func openLap(_ start: Double) {
    facts.counts.laps += 1
    if let last = laps.last, last.isFollowed(at: start, after: pauses) { isPaused = false }
    laps.append(Activity(activity?.sport ?? .workout))
    laps[laps.count - 1].start = start.isFinite ? start : nil
    pauses = 0
    guard start.isFinite else { return }
    if activity?.start == nil { activity?.start = start }
  }

  mutating func close(_ name: String, _ text: String, in elements: XMLElements) {
    switch name {
    case "Trackpoint":
      if let point { append(point, isTransition: elements.path.contains("Transition")) }
      point = nil
    case "Track": isPaused = true
    case "Lap": if let lap = laps.last, lap.start != nil { facts.laps.append(lap) }
    case "Activity":
      if let activity { facts.activities.append(activity.withTotals(of: laps)) }
      activity = nil
    case _ where point != nil: point?.take(name, text)
    default:
      if !laps.isEmpty {
        laps[laps.count - 1].takeOfLap(name, in: elements.path.last, XMLText.number(text))
      }
    }
  }

  private mutating func append(_ point: RecordedPoint, isTransition: Bool) {
    if isPaused {
      builder.pause()
      if point.moment > lastMoment { pauses += point.moment - lastMoment }
    }
    (isPaused, lastMoment) = (false, point.moment)
    // On the way from one activity to the next nothing is done: it is a pause.
    if isTransition { transitionCount += 1 }
    builder.appendAfterPause(isTransition ? point.withoutValues : point)
  }

  private func finished() throws(Fault) -> Recording {
    var recording = try builder.finished()
    recording.facts = facts
    recording.facts.activities = facts.activities.by(clocksAhead: builder.offset)
    recording.facts.tellTransitions(of: transitionCount)
    recording.facts.counts.records = builder.count
    recording.facts.counts.sessions = facts.activities.count
    return recording
  }
}

/// A lap that begins no later than so many seconds after the one before is over goes on from it.
private let shortestPause = 2.0

extension Activity {
  /// Whether a lap that begins at a moment goes on from this one, which had pauses of some milliseconds: its time is without
  /// them, and tells nothing where it is longer than all that passed.
  fileprivate func isFollowed(at next: Double, after pauses: Double) -> Bool {
    guard let start, let movingSeconds else { return false }
    let (least, most) = (
      (movingSeconds - shortestPause) * 1000, (movingSeconds + shortestPause) * 1000
    )
    return start + least <= next && next <= start + pauses + most
  }

  /// Takes in what an element says that is in one of a lap.
  fileprivate mutating func takeOfLap(_ element: String, in outer: String?, _ value: Double) {
    guard value.isFinite else { return }
    switch (outer, element) {
    case ("Lap", "TotalTimeSeconds"): movingSeconds = value
    case ("Lap", "DistanceMeters"): meters = value
    case ("Lap", "Calories"): kilocalories = value
    case ("AverageHeartRateBpm", "Value"): heartRate = value > 0 ? value : nil
    case ("LX", "AvgWatts"): watts = value
    default: break
    }
  }

  /// The activity with what its laps add up to, and what all of them tell a mean of.
  fileprivate func withTotals(of laps: [Activity]) -> Activity {
    var activity = self
    activity.movingSeconds = laps.sum(\.movingSeconds)
    activity.meters = laps.sum(\.meters)
    activity.kilocalories = laps.sum(\.kilocalories)
    activity.heartRate = laps.toldMean(\.heartRate)
    activity.watts = laps.toldMean(\.watts)
    return activity
  }
}

extension [Activity] {
  /// The mean of a figure over the time of laps; nil where one that takes time does not tell it.
  fileprivate func toldMean(_ figure: (Activity) -> Double?) -> Double? {
    let laps = filter { ($0.movingSeconds ?? 0) > 0 }
    return laps.allSatisfy { figure($0) != nil } ? laps.meanOverTime(figure) : nil
  }
}
