import ChartCore

/// So many periods are compared at most, the newest among them.
private let mostPeriods = 12

/// How far activities went from the beginning of a week, a month or a year to each of its days, against those before it.
struct ActivityProgress {
  private let figure: ActivityFigure
  /// How far, on each day with a way.
  private let distances: [Int: Double]
  /// The day that the newest period goes up to.
  private let end: Int

  /// That of activities, those without a start left out, up to the last one, or to the options' now where that is later;
  /// nil where there are none. Linear time.
  init?(_ activities: [Activity], _ options: TableOptions) {
    let (sums, zone) = (options.sums, options.zoneOfDays)
    guard let last = activities.compactMap(\.start).max() else { return nil }
    figure = .distance(isInMiles: sums.isInMiles)
    end = zone.day(of: max(last, sums.now ?? last))
    var distances: [Int: Double] = [:]
    for activity in activities {
      guard let start = activity.start, case let distance = figure.value(activity), distance > 0
      else { continue }
      distances[zone.day(of: start), default: 0] += distance
    }
    self.distances = distances
  }

  /// A chart with a line a period, the newest first; nil where there is nothing before it to compare it with.
  func table(over span: ProgressSpan, _ formats: Formats) -> Table? {
    let newest = span.number(ofDay: end)
    let earlier = earlier(than: newest, of: span)
    guard !earlier.isEmpty else { return nil }
    let series = ([newest] + earlier.reversed()).enumerated().map { place, number in
      Series(
        id: "y\(number)", name: span.name(of: number, formats), color: SeriesPalette.color(place),
        nightColor: SeriesPalette.nightColor(place), column: sums(of: number, of: span))
    }
    var presentation = Presentation()
    // Days are counted as rows are: between two of them there is nothing to be labelled.
    presentation.xKind = .rows
    presentation.xName = formats.words(span.dayName)
    presentation.openingRange = 1...Double(span.dayCount)
    return Table(
      title: formats.words(span.title(of: figure.name)), kind: .lines,
      x: Column(start: 1, step: 1, count: span.dayCount), series: series,
      presentation: presentation)
  }

  /// What the rows of a chart are.
  func days(of span: ProgressSpan) -> CountedDays { span.countedDays(of: span.number(ofDay: end)) }

  /// The numbers of the periods that the newest is compared with, ascending: those in a row before it, from the first on
  /// with a way, where there is one in any of them; or the last ones with a way.
  private func earlier(than newest: Int, of span: ProgressSpan) -> [Int] {
    let filled = Set(distances.keys.map(span.number)).filter { $0 < newest }.sorted()
    if span.leavesOutEmpty { return filled.suffix(mostPeriods - 1) }
    guard let first = filled.first, let last = filled.last, newest - last < mostPeriods else {
      return []
    }
    return Array(max(first, newest - mostPeriods + 1)..<newest)
  }

  /// The sums from the first day of a period to each of its days; gaps behind its last one, and behind the end.
  private func sums(of number: Int, of span: ProgressSpan) -> Column {
    let days = span.days(of: number)
    var (sum, last) = (0.0, Int.min)
    return Column(
      span.rows(of: number).map { day in
        guard day < days.upperBound, day <= end else { return .nan }
        if day > last { sum += distances[day] ?? 0 }
        last = day
        return sum.rounded(toDecimals: figure.decimals)
      })
  }
}

extension [Activity] {
  /// How this week, this month and this year go on, a chart each, against those before them; none of what has nothing to
  /// be compared with. Linear time.
  func progress(_ options: TableOptions) -> [Table] {
    guard let progress = ActivityProgress(self, options) else { return [] }
    let spans: [ProgressSpan] = [
      .week(firstWeekday: options.sums.weeks.firstWeekday), .month, .year,
    ]
    let charts = spans.compactMap { span in
      progress.table(over: span, options.formats).map { (span, $0) }
    }
    return zip(
      charts,
      charts.map(\.1).onOneCard("progress", named: charts.map { options.words($0.0.faceName) })
    )
    .map { chart, table in table.presented { $0.faces?.countedDays = progress.days(of: chart.0) } }
  }
}

extension ActivityWeeks {
  /// The day that weeks of a calendar begin on, 0 for Monday, which it is where weeks have no such day.
  fileprivate var firstWeekday: Int {
    if case .calendar(let firstWeekday) = self { firstWeekday } else { 0 }
  }
}

extension Zone {
  /// The day that calendars show at a moment.
  fileprivate func day(of moment: Double) -> Int {
    Int(clamping: (local(moment) / millisecondsPerDay).rounded(.down))
  }
}
