import ChartCore

/// What a device recorded of one activity, or of several in one go.
struct Recording {
  /// What the file says of itself.
  var facts = RecordingFacts()
  /// The moments of the points in UTC milliseconds, ascending; nil where none has one, as of a route that is planned.
  let moments: Column?
  /// What was recorded, as many values each as there are points; a gap where a quantity was not, and at pauses.
  let columns: [Quantity: Column]
  /// What else was recorded, as many values each, in the order in which it came up.
  let others: [RecordedField]
  /// How far it went in all, and how much upwards, in metres, as the points tell in the order of time; nil where they
  /// do not.
  let meters, ascentMeters: Double?
  /// How long it moved, in seconds, as the places tell.
  var movingSeconds = 0.0
  /// Whether the points of the file were not in the order of time.
  var wasSorted = false
}

extension Recording {
  /// The same with gaps at the moments of the ways from one activity to the next that are in no activity, and a sentence
  /// that says so. Linear time for each of these.
  func silent(inTransitions spans: [Range<Double>], besides others: [Range<Double>]) -> Recording {
    guard let moments, let times, !spans.isEmpty else { return self }
    let isSilent = (0..<moments.count).map { index in
      spans.contains { $0.contains(moments[index]) }
        && !others.contains { $0.contains(moments[index]) }
    }
    var facts = facts
    facts.tellTransitions(of: isSilent.indices.count { isSilent[$0] && !times[$0].isNaN })
    func silent(_ column: Column) -> Column {
      Column(isSilent.indices.map { isSilent[$0] ? .nan : column[$0] })
    }
    return Recording(
      facts: facts, moments: moments, columns: columns.mapValues(silent),
      others: self.others.map { RecordedField(title: $0.title, column: silent($0.column)) },
      meters: meters, ascentMeters: ascentMeters, movingSeconds: movingSeconds,
      wasSorted: wasSorted)
  }
}

extension Activity {
  /// From its start to its end in UTC milliseconds; nil where that is not known.
  var span: Range<Double>? {
    guard let start, let length = elapsedSeconds ?? movingSeconds, length > 0 else { return nil }
    return start..<start + length * 1000
  }
}

/// What a recording has beside the quantities that devices have in common.
struct RecordedField {
  /// What it is called, with its unit.
  let title: String
  /// Its values.
  let column: Column
}

/// What the file of a recording says beside its points.
struct RecordingFacts {
  /// The activities, one after the other where there are several.
  var activities: [Activity] = []
  /// The laps that whoever recorded it made, and what the file says of each; all have a start.
  var laps: [Activity] = []
  /// Whether its moments are ones of a calendar: else they tell how long it took, but not when that was.
  var isDated = true
  /// How many points, laps and activities it has.
  var counts = RecordingCounts()
  /// Where the zones end that the device had for what it recorded.
  var zoneEnds: [Quantity: [Double]] = [:]
  /// What was mended or left out, a sentence each.
  var notices = NoticeList()

  /// The laps in the order of time.
  var lapsInOrder: [Activity] { laps.sorted { ($0.start ?? .nan) < ($1.start ?? .nan) } }
}

extension RecordingFacts {
  /// Says that points between activities are not drawn, where there are some.
  mutating func tellTransitions(of count: Int) {
    guard count > 0 else { return }
    notices.add(
      Phrase(
        counting: count,
        one: "\(count) point of a transition between activities is not drawn.",
        many: "\(count) points of the transitions between activities are not drawn."))
  }
}

/// Nothing was recorded where two points are more seconds apart than this, and so many times more than all before.
private let (leastGap, gapTimes) = (30.0, 10.0)

/// Collects the points of a recording, one after the other.
struct RecordingBuilder {
  private var moments: [Double] = []
  private let columns = Quantity.allCases.map { ColumnBuilder(decimals: $0.decimals) }
  private var others: [ColumnBuilder] = []
  private let covered = ColumnBuilder()
  private var isPaused = false
  /// The places of the gaps that pauses are.
  private var gaps: [Int] = []
  private var climb = Climb()
  /// The longest time from one point to the next that was no pause, in seconds; nil before there are two.
  private var longestStep: Double?
  /// The distance that was told last, and when; and how far it was before distances began anew, in metres.
  private var lastDistance: (meters: Double, moment: Double)?
  private var distanceBefore = 0.0
  /// When the last point was, in milliseconds.
  private var lastMoment = Double.nan
  /// How far clocks were ahead of UTC, as points with a moment say: of what differs two of all.
  private var offsets: Set<Double?> = []
  /// How many points there are.
  private(set) var count = 0
  /// What the places of the points tell.
  private(set) var track = Track()

  /// Adds a point, and what else was recorded there, always in the same order; NaN stands for what was not.
  mutating func append(_ point: RecordedPoint, others values: [Double] = []) {
    var point = point
    goOn(&point)
    if isPaused { appendGap(at: point.moment) }
    if point.moment.isFinite, offsets.count < 2 { offsets.insert(point.offset) }
    track.go(to: point)
    climb.go(to: point[.altitude], at: point.moment, track.meters)
    moments.append(point.moment)
    let place = moments.count - 1
    point.forEach { columns[$0].append($1, at: place) }
    if !values.isEmpty { appendOthers(values) }
    if point.place != nil { covered.append(track.meters, at: moments.count - 1) }
    count += 1
  }

  /// How far the clocks of all points were ahead of UTC, in milliseconds; nil where one of them does not say it, or where
  /// all say UTC, which is what devices write that do not know their clock.
  var offset: Double? {
    guard offsets.count == 1, let offset = offsets.first, offset != 0 else { return nil }
    return offset
  }

  /// The same after a pause, where the point comes so much later than others did that nothing was recorded before it:
  /// devices that stop by themselves do not always say so. Slow ones record every minute or two.
  mutating func appendAfterPause(_ point: RecordedPoint, others values: [Double] = []) {
    if isLate(point.moment) { pause() }
    append(point, others: values)
  }

  private mutating func isLate(_ moment: Double) -> Bool {
    defer { if moment.isFinite { lastMoment = moment } }
    let step = (moment - lastMoment) / 1000
    guard step.isFinite, !isPaused else { return false }
    if let longestStep, step > max(leastGap, longestStep * gapTimes) { return true }
    longestStep = max(longestStep ?? 0, step)
    return false
  }

  /// Has the distance of a point go on from that of all before: of several activities each may tell its own from 0.
  private mutating func goOn(_ point: inout RecordedPoint) {
    let meters = point[.distance]
    guard meters.isFinite else { return }
    if let last = lastDistance, point.moment > last.moment,
      meters < (isPaused ? last.meters : last.meters / 2)
    {
      distanceBefore += last.meters
    }
    lastDistance = (meters, point.moment)
    point[.distance] = meters + distanceBefore
  }

  private mutating func appendOthers(_ values: [Double]) {
    while others.count < values.count { others.append(ColumnBuilder()) }
    for (builder, value) in zip(others, values) where value.isFinite {
      builder.append(value, at: moments.count - 1)
    }
  }

  /// The next point comes after a pause: nothing is drawn from the last one to it.
  mutating func pause() {
    isPaused = count > 0
    track.pause()
    climb.pause()
  }

  private mutating func appendGap(at moment: Double) {
    isPaused = false
    gaps.append(moments.count)
    moments.append(moment)
  }

  /// What was recorded, in the order of time; what the file does not say of distance is what places tell. Moments are
  /// moved by so many milliseconds; what else was recorded has these titles. n log n time where points are not in order.
  func finished(
    movedBy origin: Double = 0, others titles: [String] = []
  ) throws(Fault) -> Recording {
    var found: [Quantity: Column] = [:]
    for quantity in Quantity.allCases {
      let column = try columns[quantity.rawValue].finished(count: moments.count)
      if column.gapCount < column.count { found[quantity] = column }
    }
    let own = found[.distance]?.last
    if own == nil, track.meters > 0 {
      found[.distance] = try covered.finished(count: moments.count)
    }
    var (track, climb, wasSorted) = (track, climb, false)
    var (fields, x) = (try fields(titles), moments.filled?.map { $0 + origin })
    if let times = x, !Column(times).isAscending {
      let (order, moments) = try order(of: times)
      for (quantity, column) in found { found[quantity] = try column.reordered(order) }
      fields = try fields.map { field throws(Fault) in
        RecordedField(title: field.title, column: try field.column.reordered(order))
      }
      let way = way(of: found, moments, in: order)
      if own == nil, track.meters > 0 { found[.distance] = way.distance }
      (track, climb, wasSorted, x) = (way.track, way.climb, true, moments)
    }
    return Recording(
      moments: x.map { Column($0) }, columns: found, others: fields,
      meters: own ?? (track.meters > 0 ? track.meters : nil), ascentMeters: climb.meters,
      movingSeconds: track.movingSeconds, wasSorted: wasSorted)
  }

  /// The points in the order of time, and their moments: what belongs together stays so, with a pause before the next,
  /// where no other part is at the same time.
  private func order(of times: [Double]) throws(Fault) -> ([Int], [Double]) {
    let starts = [0] + gaps.map { $0 + 1 }
    let parts = zip(starts, gaps + [times.count]).map { $0..<$1 }.filter { !$0.isEmpty }
      .sorted { times[$0.lowerBound] < times[$1.lowerBound] }
    var (order, moments): ([Int], [Double]) = ([], [])
    for (number, part) in parts.enumerated() {
      if number > 0 {
        order.append(gaps[number - 1])
        moments.append(times[part.lowerBound])
      }
      order += part
      moments += times[part]
    }
    if order.count == times.count, Column(moments).isAscending { return (order, moments) }
    order = try Column(times).ascendingOrder()
    return (order, order.map { times[$0] })
  }

  /// What places and heights tell in another order, and how far it is to each point there. Linear time.
  private func way(
    of found: [Quantity: Column], _ moments: [Double], in order: [Int]
  ) -> (distance: Column?, track: Track, climb: Climb) {
    let (gaps, distance) = (Set(gaps), ColumnBuilder())
    var (track, climb) = (Track(), Climb())
    for (index, place) in order.enumerated() {
      if gaps.contains(place) {
        track.pause()
        climb.pause()
      }
      var point = RecordedPoint()
      point.moment = moments[index]
      for quantity in [Quantity.latitude, .longitude, .altitude] {
        point[quantity] = found[quantity]?[index] ?? .nan
      }
      track.go(to: point)
      climb.go(to: point[.altitude], at: point.moment, track.meters)
      if point.place != nil { distance.append(track.meters, at: index) }
    }
    return (try? distance.finished(count: order.count), track, climb)
  }

  /// What else was recorded, but for what never was.
  private func fields(_ titles: [String]) throws(Fault) -> [RecordedField] {
    try zip(titles, others).map { title, builder throws(Fault) in
      RecordedField(title: title, column: try builder.finished(count: moments.count))
    }.filter { $0.column.gapCount < $0.column.count }
  }
}

extension Quantity {
  /// How many decimals devices give.
  fileprivate var decimals: Int {
    switch self {
    case .speed: 3
    case .altitude, .temperature, .bodyFat: 1
    case .distance, .weight: 2
    case .latitude, .longitude, .heartRate, .power, .cadence, .steps: 0
    }
  }
}

extension ColumnBuilder {
  /// Adds a value at an index, behind gaps where it is not the next one.
  func append(_ value: Double, at index: Int) {
    if count < index { appendGaps(index - count) }
    append(value)
  }

  /// The column of so many values, gaps at its end.
  fileprivate func finished(count: Int) throws(Fault) -> Column {
    appendGaps(count - self.count)
    return try finishedOrShort()
  }
}

extension [Double] {
  /// The moments, those that are missing evenly between their neighbours; nil where there is none.
  fileprivate var filled: [Double]? {
    guard var last = firstIndex(where: \.isFinite) else { return nil }
    var filled = self
    for index in 0..<last { filled[index] = self[last] }
    for index in last..<count where self[index].isFinite {
      let (first, step) = (
        self[last], (self[index] - self[last]) / Double(Swift.max(1, index - last))
      )
      for missing in last + 1..<Swift.max(index, last + 1) {
        filled[missing] = first + step * Double(missing - last)
      }
      last = index
    }
    for index in last + 1..<Swift.max(count, last + 1) { filled[index] = self[last] }
    return filled
  }
}

extension Column {
  /// The last value that is no gap.
  fileprivate var last: Double? { (0..<count).last { !self[$0].isNaN }.map { self[$0] } }
}
