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
  /// The moments at which laps begin.
  var laps: [Double] = []
  /// How many points, laps and activities it has.
  var counts = RecordingCounts()
  /// What was mended or left out, a sentence each.
  var notices = NoticeList()
}

/// Collects the points of a recording, one after the other.
struct RecordingBuilder {
  private var moments: [Double] = []
  private let columns = Quantity.allCases.map { ColumnBuilder(decimals: $0.decimals) }
  private var others: [ColumnBuilder] = []
  private let covered = ColumnBuilder()
  private var isPaused = false
  /// How many points there are.
  private(set) var count = 0
  /// What the places of the points tell.
  private(set) var track = Track()

  /// Adds a point, and what else was recorded there, always in the same order; NaN stands for what was not.
  mutating func append(_ point: RecordedPoint, others values: [Double] = []) {
    if isPaused { appendGap(at: point.moment) }
    track.go(to: point)
    moments.append(point.moment)
    for quantity in Quantity.allCases where point[quantity].isFinite {
      columns[quantity.rawValue].append(point[quantity], at: moments.count - 1)
    }
    if !values.isEmpty { appendOthers(values) }
    if point.place != nil { covered.append(track.meters, at: moments.count - 1) }
    count += 1
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
  }

  private mutating func appendGap(at moment: Double) {
    isPaused = false
    moments.append(moment)
  }

  /// What was recorded, in the order of time; what the file does not say of distance and speed is what places tell.
  /// Moments are moved by so many milliseconds; what else was recorded has these titles. n log n time where points are not
  /// in order.
  func finished(
    movedBy origin: Double = 0, others titles: [String] = []
  ) throws(Fault) -> Recording {
    var found: [Quantity: Column] = [:]
    for quantity in Quantity.allCases {
      let column = try columns[quantity.rawValue].finished(count: moments.count)
      if column.gapCount < column.count { found[quantity] = column }
    }
    if found[.distance] == nil, track.meters > 0 {
      found[.distance] = try covered.finished(count: moments.count)
    }
    var fields = try fields(titles)
    guard let times = moments.filled?.map({ $0 + origin }) else {
      return Recording(moments: nil, columns: found, others: fields)
    }
    var x = Column(times)
    if !x.isAscending {
      let order = try x.ascendingOrder()
      x = try x.reordered(order)
      for (quantity, column) in found { found[quantity] = try column.reordered(order) }
      fields = try fields.map { field throws(Fault) in
        RecordedField(title: field.title, column: try field.column.reordered(order))
      }
    }
    if found[.speed] == nil { found[.speed] = found[.distance]?.speed(at: x) }
    return Recording(moments: x, columns: found, others: fields)
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
  fileprivate func append(_ value: Double, at index: Int) {
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

/// Speeds are told over so many milliseconds before and after: places are not exact to a metre.
private let speedReach = 5000.0

extension Column {
  /// How fast a distance grows at each point, in metres in a second; a gap where there is no other point near, or a
  /// pause. Linear time.
  fileprivate func speed(at moments: Column) -> Column {
    var (first, end) = (0, 0)
    let speed = ColumnBuilder(decimals: 3)
    for index in 0..<count {
      guard !self[index].isNaN else {
        (first, end) = (index + 1, index + 1)
        continue
      }
      while moments[first] < moments[index] - speedReach { first += 1 }
      end = Swift.max(end, index)
      while end + 1 < count, !self[end + 1].isNaN, moments[end] < moments[index] + speedReach {
        end += 1
      }
      let seconds = (moments[end] - moments[first]) / 1000
      if seconds > 0 { speed.append((self[end] - self[first]) / seconds, at: index) }
    }
    speed.appendGaps(count - speed.count)
    return speed.finished()
  }
}
