import ChartCore

/// Activities have no more parts of a kind: far more are a mistake of a device.
private let mostSplits = 1000
/// A rest behind the last whole one is told from here on, in metres.
private let leastRest = 10.0

/// Heights that add up to something else by so much of what a file says of its laps, and by so many metres, are not told
/// beside that.
private let (disagreement, leastDisagreement) = (0.1, 5.0)

extension Recording {
  /// The laps that whoever recorded it made, if there are several, then each kilometre or mile, if there is a whole one,
  /// and the rest; each with its time without pauses. What the file says of a lap goes before what its points add up to.
  /// Linear time.
  func splits(on axis: RecordingAxis, in unit: DistanceUnit, _ sport: Sport) -> [ActivitySplit] {
    guard let moments, let times, facts.counts.isOfActivity else { return [] }
    let moving = facts.activities.compactMap(\.movingSeconds)
    let course = RecordedCourse(
      columns, at: times, moving: moving.isEmpty ? nil : moving.reduce(0, +),
      hasTransitions: facts.activities.count > 1)
    let last = Double(moments.count - 1)
    func splits(
      _ kind: ActivitySplit.Kind, between cuts: [Double], told: [Activity] = []
    ) -> [ActivitySplit] {
      cuts.indices.dropLast().filter { cuts[$0] < cuts[$0 + 1] }.enumerated().map { number, index in
        let (start, end) = (cuts[index], cuts[index + 1])
        let (lower, upper) = (axis.x.value(at: start), axis.x.value(at: end))
        var activity = course.activity(sport, from: start, to: end)
        if index < told.count { activity.prefer(told[index]) }
        return ActivitySplit(kind, number: number + 1, in: lower...max(lower, upper), activity)
      }.withBest(in: unit)
    }
    let told = facts.lapsInOrder.prefix(mostSplits)
    let starts = told.compactMap(\.start).map {
      Double(min(moments.index(atOrAfter: $0), moments.count - 1))
    }
    let laps = splits(.lap, between: starts + [last], told: Array(told))
    let parts = splits(.distance, between: course.cuts(every: unit.meters))
    return (laps.count > 1 ? laps : [])
      + (course.agrees(with: Array(told)) ? parts : parts.map(\.withoutAscent))
  }
}

/// How far, how long and how much of what else from the first point of a recording to each of its points.
private struct RecordedCourse {
  private var meters: [Double] = []
  /// Without pauses.
  private let seconds: [Double]
  private var ascent: [Double] = []
  private var beats: [Double] = [], beatSeconds: [Double] = []
  private let hasDistance, hasHeights: Bool

  /// `moving` is how long it took without pauses, where that is known; where it `hasTransitions` the way over what was not
  /// recorded is one between two activities.
  init(
    _ columns: [Quantity: Column], at times: Column, moving: Double?, hasTransitions: Bool
  ) {
    (hasDistance, hasHeights) = (columns[.distance] != nil, columns[.altitude] != nil)
    var climb = Climb()
    var (all, moved) = ([Double](), [Double]())
    var (between, last) = (0.0, 0.0)
    for index in 0..<times.count {
      let (isFirst, heart) = (index == 0, columns[.heartRate])
      let step = isFirst ? .nan : (times[index] - times[index - 1]) / 1000
      let covered = columns[.distance]?[index] ?? .nan
      let way = covered - last
      if hasTransitions, !isFirst, step.isNaN, way > 0 { between += way }
      if !covered.isNaN { last = covered }
      meters.append(max(meters.last ?? 0, covered.isNaN ? 0 : covered - between))
      // Nothing passes at a pause, which is a gap, or at which nobody moves.
      all.append((all.last ?? 0) + (step > 0 ? step : 0))
      moved.append((moved.last ?? 0) + (step > 0 && way / step > leastMovingSpeed ? step : 0))
      if times[index].isNaN {
        climb.pause()
      } else {
        climb.go(to: columns[.altitude]?[index] ?? .nan, at: times[index])
      }
      ascent.append(climb.meters ?? 0)
      let mean = isFirst ? .nan : ((heart?[index] ?? .nan) + (heart?[index - 1] ?? .nan)) / 2
      let isKnown = step > 0 && mean.isFinite
      beats.append((beats.last ?? 0) + (isKnown ? mean * step : 0))
      beatSeconds.append((beatSeconds.last ?? 0) + (isKnown ? step : 0))
    }
    func distance(_ sums: [Double]) -> Double {
      ((sums.last ?? 0) - (moving ?? .infinity)).magnitude
    }
    seconds = distance(moved) < distance(all) ? moved : all
  }

  /// Whether what the heights add up to is about what a file says of its laps; so it is where that says nothing.
  func agrees(with laps: [Activity]) -> Bool {
    let told = laps.compactMap(\.ascentMeters)
    guard !told.isEmpty, told.count == laps.count, let own = ascent.last else { return true }
    let sum = told.reduce(0, +)
    return (own - sum).magnitude <= max(leastDisagreement, sum * disagreement)
  }

  /// Where each multiple of a distance is reached, from the start of it to the end, in points and parts of them; none where
  /// there is no whole one.
  func cuts(every distance: Double) -> [Double] {
    guard hasDistance, let first = meters.first, let end = meters.last, end - first >= distance
    else { return [] }
    var cuts = [0.0]
    for index in 1..<meters.count {
      while cuts.count <= mostSplits, case let next = first + Double(cuts.count) * distance,
        meters[index] >= next
      {
        let step = meters[index] - meters[index - 1]
        cuts.append(Double(index) - (step > 0 ? (meters[index] - next) / step : 0))
      }
    }
    let rest = end - first - Double(cuts.count - 1) * distance
    return rest >= leastRest && cuts.count <= mostSplits ? cuts + [Double(meters.count - 1)] : cuts
  }

  /// What is known between two places.
  func activity(_ sport: Sport, from start: Double, to end: Double) -> Activity {
    func passed(_ sums: [Double]) -> Double { sums.value(at: end) - sums.value(at: start) }
    var activity = Activity(sport)
    activity.movingSeconds = passed(seconds)
    if hasDistance { activity.meters = passed(meters) }
    if hasHeights { activity.ascentMeters = max(0, passed(ascent)) }
    let known = passed(beatSeconds)
    if known > 0 { activity.heartRate = passed(beats) / known }
    return activity
  }
}

extension Activity {
  /// Takes what a file says of a lap for what its points add up to; 0 stands for what a device did not measure, but for an
  /// ascent.
  fileprivate mutating func prefer(_ told: Activity) {
    func known(_ figure: Double?) -> Double? { figure.flatMap { $0 > 0 ? $0 : nil } }
    movingSeconds = known(told.movingSeconds) ?? movingSeconds
    meters = known(told.meters) ?? meters
    ascentMeters = told.ascentMeters ?? ascentMeters
    heartRate = known(told.heartRate) ?? heartRate
    watts = known(told.watts) ?? watts
  }
}

extension [Double] {
  /// The value at a place, on the way from one to the next between them.
  fileprivate func value(at place: Double) -> Double {
    let index = Swift.min(Swift.max(0, Int(clamping: place)), count - 1)
    let next = Swift.min(index + 1, count - 1)
    return self[index].interpolated(to: self[next], by: place - Double(index))
  }
}

extension Column {
  /// The same of a column.
  fileprivate func value(at place: Double) -> Double {
    let index = Swift.min(Swift.max(0, Int(clamping: place)), count - 1)
    let next = Swift.min(index + 1, count - 1)
    return self[index].interpolated(to: self[next], by: place - Double(index))
  }
}
