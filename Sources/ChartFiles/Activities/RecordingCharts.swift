import ChartCore

extension Recording {
  /// The document of a recording: a chart of each quantity over the time since its start, or over the distance where
  /// no point has a moment. A fault where nothing was recorded.
  func document() throws(Fault) -> ChartDocument {
    guard let axis else {
      throw Fault(ofFile: "points of a track were expected in the recording, found none")
    }
    let drawn = Quantity.charts.filter { columns[$0] != nil && $0 != axis.quantity }
    guard !drawn.isEmpty else {
      throw Fault(
        ofFile: "heights, speeds or other values were expected in the recording, found none")
    }
    return ChartDocument(
      format: ActivityFacts.format,
      tables: drawn.enumerated().map { table($0, of: $1, over: axis) },
      notices: facts.notices.all,
      activities: ActivityFacts(activities: activities, recording: facts.counts))
  }

  /// What the charts are drawn over.
  private struct Axis {
    let x: Column
    let kind: Presentation.XKind
    /// The quantity that it is, if it is one.
    var quantity: Quantity?
  }

  private var axis: Axis? {
    if let moments {
      // Weights and steps are of days, not of the time since the first of them.
      return facts.counts.isOfActivity
        ? Axis(x: moments.sinceFirst, kind: .durations) : Axis(x: moments, kind: .moments)
    }
    guard let distance = columns[.distance], distance.gapCount == 0, distance.isAscending else {
      return nil
    }
    return Axis(
      x: distance.scaled(by: Quantity.distance.scale), kind: .numbers, quantity: .distance)
  }

  private func table(_ number: Int, of quantity: Quantity, over axis: Axis) -> Table {
    var presentation = Presentation()
    presentation.isOfTable = true
    presentation.openingRange = axis.x[0]...axis.x[axis.x.count - 1]
    presentation.xKind = axis.kind
    presentation.xName = axis.quantity == nil ? "time" : "distance"
    presentation.xUnit = axis.quantity == nil ? nil : "km"
    let column = columns[quantity] ?? Column(start: 0, step: 0, count: axis.x.count)
    let name = quantity.name
    let series = Series(
      id: "y\(quantity.rawValue)", name: name, color: SeriesPalette.color(number),
      nightColor: SeriesPalette.nightColor(number), column: column.scaled(by: quantity.scale))
    return Table(title: name, x: axis.x, series: [series], presentation: presentation)
  }
}

extension Recording {
  /// The activities, what the file does not say of one alone taken from its points.
  var activities: [Activity] {
    guard facts.counts.isOfActivity else { return [] }
    guard facts.activities.count < 2 else { return facts.activities }
    var activity = facts.activities.first ?? Activity(.workout)
    if let moments {
      activity.start = activity.start ?? moments[0]
      activity.elapsedSeconds =
        activity.elapsedSeconds ?? (moments[moments.count - 1] - moments[0]) / 1000
    }
    activity.meters = activity.meters ?? columns[.distance]?.last
    activity.ascentMeters = activity.ascentMeters ?? columns[.altitude]?.ascent
    activity.heartRate = activity.heartRate ?? columns[.heartRate]?.mean
    return [activity]
  }
}

extension Quantity {
  /// Those that are charts, in the order in which people look at them.
  fileprivate static let charts: [Quantity] = [
    .speed, .altitude, .heartRate, .power, .cadence, .temperature, .distance, .weight, .bodyFat,
    .steps,
  ]

  /// What a chart of it is called, with its unit.
  fileprivate var name: String {
    switch self {
    case .latitude: "Latitude (°)"
    case .longitude: "Longitude (°)"
    case .altitude: "Height (m)"
    case .speed: "Speed (km/h)"
    case .heartRate: "Heart Rate (bpm)"
    case .power: "Power (W)"
    case .cadence: "Cadence (rpm)"
    case .temperature: "Temperature (°C)"
    case .distance: "Distance (km)"
    case .weight: "Weight (kg)"
    case .bodyFat: "Body Fat (%)"
    case .steps: "Steps"
    }
  }

  /// How many of a chart's units what is recorded has.
  fileprivate var scale: Double {
    switch self {
    case .speed: 3.6
    case .distance: 0.001
    default: 1
    }
  }
}

extension Column {
  /// Each value times a factor, to the figures that were recorded. Linear time.
  fileprivate func scaled(by factor: Double) -> Column {
    factor == 1 ? self : Column((0..<count).map { (self[$0] * factor).rounded(toDecimals: 5) })
  }

  /// Each value without the first one. Linear time.
  fileprivate var sinceFirst: Column { Column((0..<count).map { self[$0] - self[0] }) }

  /// The last value that is no gap.
  fileprivate var last: Double? { (0..<count).last { !self[$0].isNaN }.map { self[$0] } }

  /// The mean of the values that are no gaps. Linear time.
  fileprivate var mean: Double? {
    let values = (0..<count).lazy.map { self[$0] }.filter { !$0.isNaN }
    return gapCount < count ? values.reduce(0, +) / Double(count - gapCount) : nil
  }
}
