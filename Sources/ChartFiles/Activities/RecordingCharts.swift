import ChartCore

/// The decimals of degrees that devices tell: a hundredth of a metre.
private let placeDecimals = 7

extension Recording {
  /// The document of a recording: the way that its places make, and a chart of each other quantity, over the time since
  /// its start or, where that is asked for or no point has a moment, over the distance; of activities that were hours apart
  /// that of a list. A fault where nothing was recorded.
  func document(_ options: ReadingOptions) throws(Fault) -> ChartDocument {
    let parts = apart
    guard parts.count > 1 else { return try documentOfOne(options) }
    return try parts.map(\.activities.all).document(options, notices) { activities in
      activities.map { $0.charts(options, from: part(of: $0)) }
    }
  }

  private func documentOfOne(_ options: ReadingOptions) throws(Fault) -> ChartDocument {
    let unit = DistanceUnit(isInMiles: options.sums.isInMiles)
    guard
      let axis = axis(isOverDistance: options.sums.isOverDistance, in: unit, options.place.words)
    else {
      throw Fault(ofFile: "points of a track were expected in the recording, found none")
    }
    var presentation = axis.presentation
    presentation.zone = options.place.zoneOfDays
    presentation.activity = shown(in: unit, over: axis)
    presentation.activity?.weightKilograms = options.sums.weightKilograms
    let track = track(over: axis, presentation, options.place.words)
    let charts = charts(over: axis, presentation, in: unit, options.place.words)
    guard
      let first = track ?? charts.first?.named(after: presentation.activity, options.place.words)
    else {
      throw Fault(
        ofFile: "heights, speeds or other values were expected in the recording, found none")
    }
    let all = activities.all
    return ChartDocument(
      format: ActivityFacts.format,
      tables: [first.presented { $0.activity?.hasFigures = true }]
        + charts.dropFirst(track == nil ? 1 : 0),
      notices: notices.all,
      activities: ActivityFacts(
        activities: all, recording: facts.counts,
        heartRate: RecordedMean(of: facts.activities, completed: all, \.heartRate),
        watts: RecordedMean(of: facts.activities, completed: all, \.watts)))
  }

  /// What was mended or left out.
  private var notices: NoticeList {
    var notices = facts.notices
    if let notice = activities.notice { notices.add(notice) }
    if wasSorted {
      notices.add("The points were not in the order of time, a sorted copy is shown.")
    }
    return notices
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
      presentation.drawing.isDownward = chart.isPace
      presentation.activity?.distances = chart.distances(of: columns)
      let column = columns[chart.quantity] ?? Column(start: 0, step: 0, count: axis.x.count)
      return Table(
        words(chart.name), x: axis.x, chart.values(of: column), id: chart.quantity.rawValue,
        color: number, presentation,
        zones: facts.zoneEnds[chart.quantity].flatMap { ValueZones(ofDevice: $0, words) })
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
    presentation.layout.hasMiniMap = false
    let series = [(words("Latitude (°)"), latitude), (words("Longitude (°)"), longitude)]
      .enumerated()
      .map { number, place in
        Series(
          number: number, name: place.0, column: place.1.rounded(toDecimals: placeDecimals))
      }
    return Table(
      title: words(activity.name), kind: .track, x: axis.x, series: series,
      presentation: presentation)
  }

  /// The activity as charts over an axis tell it; nil where it is none.
  private func shown(in unit: DistanceUnit, over axis: RecordingAxis) -> ShownActivity? {
    guard let activity = activities.all.whole else { return nil }
    var shown = ShownActivity(activity, unit: unit, laps: lapStarts(on: axis))
    shown.times = times
    shown.outages = moments?.outages ?? []
    shown.legs = legs(on: axis)
    shown.splits = splits(on: axis, in: unit, activity.sport)
    return shown
  }

  /// Where laps begin on an axis.
  private func lapStarts(on axis: RecordingAxis) -> [Double] {
    facts.lapsInOrder.compactMap(\.start).compactMap { place(of: $0, on: axis) }
  }

  /// Where each of several activities begins on an axis.
  private func legs(on axis: RecordingAxis) -> [ShownActivity.Leg] {
    guard facts.activities.count > 1 else { return [] }
    return facts.activities.compactMap { activity in
      activity.start.flatMap { place(of: $0, on: axis) }.map { .init(activity.sport, from: $0) }
    }.sorted { $0.start < $1.start }
  }

  /// The x of the first point at a moment or after it; nil where no point has a moment.
  private func place(of moment: Double, on axis: RecordingAxis) -> Double? {
    moments.map { axis.x[min($0.index(atOrAfter: moment), axis.x.count - 1)] }
  }
}

extension Table {
  /// The same chart, named after the activity too, as the only one that may say what it was.
  fileprivate func named(after activity: ShownActivity?, _ words: Words) -> Table {
    guard let activity else { return self }
    return Table(
      title: "\(words(activity.name)) · \(title ?? "")", kind: kind, x: x, series: series,
      presentation: presentation)
  }

  /// A chart of one column, which has its title, in the palette's colour of a number.
  fileprivate init(
    _ title: String, x: Column, _ column: Column, id: Int, color: Int, _ presentation: Presentation,
    zones: ValueZones? = nil
  ) {
    var series = Series(
      id: "y\(id)", number: color, name: title, column: column)
    series.zonesOfFile = zones
    self.init(title: title, x: x, series: [series], presentation: presentation)
  }
}
