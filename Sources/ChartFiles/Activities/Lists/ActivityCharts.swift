import ChartCore

/// Metres in a mile and in a foot.
private let (mile, foot) = (1609.344, 0.3048)

/// What activities sum up to.
struct ActivityFigure {
  /// What a chart of it is called, with its unit.
  let name: Phrase
  /// What it is called beside the others.
  let label: Phrase
  /// What stands behind its number.
  let unitName: Phrase
  /// The decimals that sums are kept with: some more than what devices tell, so that what is told of them is rounded once.
  let decimals: Int
  /// With how many of them it is told in large letters.
  var toldPlaces = 0
  /// What the chart counts.
  var unit = Presentation.Unit.plain
  /// That of one activity, in the chart's unit; 0 where it is not known.
  let value: @Sendable (Activity) -> Double

  /// How far.
  static func distance(isInMiles: Bool) -> ActivityFigure {
    let unit = isInMiles ? mile : 1000
    return ActivityFigure(
      name: isInMiles ? "Distance (mi)" : "Distance (km)", label: "Distance",
      unitName: isInMiles ? "mi" : "km", decimals: 6, toldPlaces: 1
    ) { ($0.meters ?? 0) / unit }
  }

  /// What they took, as far as that is told; that of some is estimated where it is not, and somebody says a weight, which
  /// the name then tells.
  static func energy(of activities: [Activity], weightKilograms: Double?) -> ActivityFigure {
    let isEstimated = weightKilograms != nil && activities.contains(where: \.hasEstimableEnergy)
    return ActivityFigure(
      name: isEstimated ? "Energy (kcal, estimated)" : "Energy (kcal)", label: "Energy",
      unitName: "kcal", decimals: 4
    ) {
      $0.estimatedKilocalories(weightKilograms: weightKilograms) ?? $0.kilocalories ?? 0
    }
  }

  /// How far, how long and how much upwards.
  static func all(isInMiles: Bool) -> [ActivityFigure] {
    let unit = isInMiles ? foot : 1
    return [
      distance(isInMiles: isInMiles),
      ActivityFigure(
        name: "Time (h)", label: "Time", unitName: "h", decimals: 7, unit: .sixtieths
      ) { ($0.movingSeconds ?? $0.elapsedSeconds ?? 0) / 3600 },
      ActivityFigure(
        name: isInMiles ? "Ascent (ft)" : "Ascent (m)", label: "Elevation",
        unitName: isInMiles ? "ft" : "m", decimals: 4
      ) { ($0.ascentMeters ?? 0) / unit },
    ]
  }
}

/// What activities are summed over, and how that is drawn.
struct ActivitySpan {
  /// The title of a chart of a figure.
  let title: @Sendable (_ figure: Phrase) -> Phrase
  /// What its cards are known by.
  let group: String
  /// What its points are called.
  let xName: Phrase
  let kind: ChartKind
  let period: Presentation.Period
  /// How many of them a chart opens on.
  let openCount: Int
  /// Whether they are any seven days, back from the last one; nil where they are no weeks.
  var isRolling: Bool?

  /// Days as bars.
  static let day = ActivitySpan(
    title: { "\($0) by Day" }, group: "day", xName: "day", kind: .stackedBars, period: .day,
    openCount: 31)

  /// Weeks as a line, of which a chart opens on twelve.
  static func weeks(_ weeks: ActivityWeeks) -> ActivitySpan {
    ActivitySpan(
      title: { weeks == .rolling ? "\($0) by Rolling \(7) Days" : "\($0) by Week" }, group: "week",
      xName: "week", kind: .total, period: .week, openCount: 12, isRolling: weeks == .rolling)
  }
}

extension ActivityPeriods {
  /// A chart of each figure over a span, a series a sport; none of what is nothing in all of them. `asked` is what there
  /// would be one more of if something were known.
  func charts(
    of figures: [ActivityFigure], _ sports: [(name: Phrase, sports: Set<Sport>)],
    over span: ActivitySpan, asking asked: Phrase? = nil, in zone: Zone, _ words: Words
  ) -> [Table] {
    // One column, so that the charts are linked.
    let x = Column(starts)
    let charts = figures.compactMap { figure in
      table(of: figure, sports, over: span, x, in: zone, words).map { (figure, $0) }
    }
    let told = span.kind.drawsSum ? charts.map { MetricFigure(of: $0.0, $0.1, words) } : []
    return charts.map(\.1).withCalendar.onOneCard(
      span.group, named: charts.map { words($0.0.label) }
    ) {
      ($0.figures, $0.isRolling, $0.asked) = (told, span.isRolling, asked.map(words.callAsFunction))
      // A sport that is off in weeks is off in days too.
      $0.seriesGroup = SummedParts.group(of: sports.map { words($0.name) })
    }
  }

  /// Of days the month of the last activity. Of others the last ones; where nobody did anything in these, those up to the
  /// last activity.
  private func openingRange(
    _ sums: [[Double]], _ span: ActivitySpan, in zone: Zone
  ) -> ClosedRange<Double> {
    let last =
      starts.indices.last { period in sums.contains { $0[period] > 0 } } ?? starts.count - 1
    let end = last + span.openCount < starts.count ? last : starts.count - 1
    let first = starts[max(0, end - span.openCount + 1)]
    guard span.kind.fillsPeriods else { return first...starts[end] }
    return CalendarMonth(of: starts[last], in: zone).moments(in: zone)
  }

  private func table(
    of figure: ActivityFigure, _ sports: [(name: Phrase, sports: Set<Sport>)],
    over span: ActivitySpan, _ x: Column, in zone: Zone, _ words: Words
  ) -> Table? {
    let sums = sports.map { sport in
      self.sums(of: sport.sports, figure.value).map { $0.rounded(toDecimals: figure.decimals) }
    }
    guard sums.contains(where: { $0.contains { $0 > 0 } }) else { return nil }
    var presentation = Presentation()
    presentation.isOfTable = true
    presentation.zone = zone
    presentation.period = span.period
    presentation.xName = words(span.xName)
    presentation.unit = figure.unit
    presentation.drawing.barsStandApart = span.kind.isColumnar
    presentation.layout.openingRange = openingRange(sums, span, in: zone)
    let series = sports.indices.map { index in
      Series(number: index, name: words(sports[index].name), column: Column(sums[index]))
    }
    return Table(
      title: words(span.title(figure.name)), kind: span.kind, x: x, series: series,
      presentation: presentation)
  }
}

extension MetricFigure {
  /// What a figure's chart draws.
  fileprivate init(of figure: ActivityFigure, _ table: Table, _ words: Words) {
    self.init(
      unit: words(figure.unitName), kind: figure.unit, places: figure.toldPlaces,
      columns: table.series.map(\.column))
  }
}

extension [Table] {
  /// The same charts, those of days with a calendar of these.
  var withCalendar: [Table] {
    map { chart in
      let hasDays = chart.presentation.period == .day && chart.kind.isColumnar
      return hasDays ? chart.presented { $0.layout.hasCalendar = true } : chart
    }
  }

  /// The same charts in turn on one card, of a group, under names; `change` says what else all of them have in common.
  func onOneCard(
    _ group: String, named names: [String], _ change: (inout TableMetrics) -> Void = { _ in }
  ) -> [Table] {
    enumerated().map { number, chart in
      var metrics = TableMetrics(group: group, names: names, shown: number)
      change(&metrics)
      return chart.presented { $0.metrics = metrics }
    }
  }
}
