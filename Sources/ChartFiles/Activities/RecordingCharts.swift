import ChartCore

/// The decimals of degrees that devices tell: a hundredth of a metre.
private let placeDecimals = 7

extension Recording {
  /// The document of a recording: the way that its places make, and a chart of each other quantity, over the time since
  /// its start or, where that is asked for or no point has a moment, over the distance. A fault where nothing was
  /// recorded.
  func document(_ options: TableOptions) throws(Fault) -> ChartDocument {
    let unit = DistanceUnit(isInMiles: options.sums.isInMiles)
    guard let axis = axis(isOverDistance: options.sums.isOverDistance, in: unit, options.words)
    else {
      throw Fault(ofFile: "points of a track were expected in the recording, found none")
    }
    var presentation = axis.presentation
    presentation.zone = options.zoneOfDays
    presentation.activity = shown(in: unit, over: axis)
    presentation.activity?.weightKilograms = options.sums.weightKilograms
    let tables =
      [track(over: axis, presentation, options.words)].compactMap(\.self)
      + charts(over: axis, presentation, in: unit, options.words)
    guard let first = tables.first else {
      throw Fault(
        ofFile: "heights, speeds or other values were expected in the recording, found none")
    }
    return ChartDocument(
      format: ActivityFacts.format,
      tables: [first.presented { $0.activity?.hasFigures = true }] + tables.dropFirst(),
      notices: facts.notices.all,
      activities: ActivityFacts(activities: activities, recording: facts.counts))
  }

  private func charts(
    over axis: RecordingAxis, _ presentation: Presentation, in unit: DistanceUnit,
    _ words: Words
  ) -> [Table] {
    let columns = columnsWithSpeed
    let drawn = RecordedChart.all(in: unit, presentation.activity?.activity.sport)
      .filter { columns[$0.quantity] != nil && $0.quantity != axis.quantity }
    let charts = drawn.enumerated().map { number, chart in
      var presentation = presentation
      presentation.unit = chart.isPace ? .sixtieths : .plain
      presentation.isDownward = chart.isPace
      let column = columns[chart.quantity] ?? Column(start: 0, step: 0, count: axis.x.count)
      return Table(
        words(chart.name), x: axis.x, chart.values(of: column), id: chart.quantity.rawValue,
        color: number, presentation)
    }
    return charts
      + others.enumerated().map { number, field in
        Table(
          field.title, x: axis.x, field.column, id: Quantity.allCases.count + number,
          color: drawn.count + number, presentation)
      }
  }

  /// The way, where there are places.
  private func track(
    over axis: RecordingAxis, _ presentation: Presentation, _ words: Words
  ) -> Table? {
    guard let activity = presentation.activity, let latitude = columns[.latitude],
      let longitude = columns[.longitude]
    else { return nil }
    var presentation = presentation
    presentation.hasMiniMap = false
    let series = [(words("Latitude (°)"), latitude), (words("Longitude (°)"), longitude)]
      .enumerated()
      .map { number, place in
        Series(
          id: "y\(number)", name: place.0, color: SeriesPalette.color(number),
          nightColor: SeriesPalette.nightColor(number),
          column: place.1.rounded(toDecimals: placeDecimals))
      }
    return Table(
      title: words(activity.name), kind: .track, x: axis.x, series: series,
      presentation: presentation)
  }

  /// The activity as charts over an axis tell it; nil where it is none.
  private func shown(in unit: DistanceUnit, over axis: RecordingAxis) -> ShownActivity? {
    guard let activity = activities.whole else { return nil }
    return ShownActivity(activity, unit: unit, laps: lapStarts(on: axis))
  }

  /// Where laps begin on an axis.
  private func lapStarts(on axis: RecordingAxis) -> [Double] {
    guard let moments else { return [] }
    return facts.laps.sorted().map { axis.x[min(moments.index(atOrAfter: $0), axis.x.count - 1)] }
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
    activity.meters = activity.meters ?? meters
    activity.ascentMeters = activity.ascentMeters ?? ascentMeters
    activity.heartRate = activity.heartRate ?? columns[.heartRate]?.mean
    return [activity]
  }
}

extension Table {
  /// A chart of one column, which has its title, in the palette's colour of a number.
  fileprivate init(
    _ title: String, x: Column, _ column: Column, id: Int, color: Int, _ presentation: Presentation
  ) {
    let series = Series(
      id: "y\(id)", name: title, color: SeriesPalette.color(color),
      nightColor: SeriesPalette.nightColor(color), column: column)
    self.init(title: title, x: x, series: [series], presentation: presentation)
  }
}

extension [Activity] {
  /// What they are together: of several sports one that has no name of its own. Nil of none.
  fileprivate var whole: Activity? {
    guard var whole = first, count > 1 else { return first }
    let sum = ActivitySum(self)
    if contains(where: { $0.sport != whole.sport }) { whole.sport = .of("Multisport") }
    (whole.meters, whole.ascentMeters) = (sum.meters, sum.ascentMeters)
    (whole.movingSeconds, whole.elapsedSeconds) = (sum.movingSeconds, sum.elapsedSeconds)
    (whole.kilocalories, whole.heartRate) = (sum.kilocalories, nil)
    return whole
  }
}

extension Column {
  /// The mean of the values that are no gaps. Linear time.
  fileprivate var mean: Double? {
    let values = (0..<count).lazy.map { self[$0] }.filter { !$0.isNaN }
    return gapCount < count ? values.reduce(0, +) / Double(count - gapCount) : nil
  }
}
