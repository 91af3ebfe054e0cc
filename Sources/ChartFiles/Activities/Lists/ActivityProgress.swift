import ChartCore

/// So many periods are compared at most, the newest among them.
private let mostPeriods = 12

/// The line of a year without 29 February goes on over that day.
private let daysToJoin: UInt32 = 1

/// How far activities went from the beginning of a week, a month or a year to each of its days, against those before it.
struct ActivityProgress {
  private let figure: ActivityFigure
  /// How far, on each day with a way.
  private let distances: [Int: Double]
  /// The sports that may be left out, as they are called, and how far each went on each day with a way.
  private let sports: [(name: String, distances: [Int: Double])]
  /// The day of the last of them, and the day that the newest period goes up to.
  private let last, end: Int

  /// That of activities, those without a start left out, up to the last one, or to the options' now where that is later;
  /// nil where there are none. Each of some sports may be left out. Linear time.
  init?(
    _ activities: [Activity], of sports: [(name: Phrase, sports: Set<Sport>)],
    _ options: ReadingOptions
  ) {
    let (sums, zone) = (options.sums, options.place.zoneOfDays)
    guard let last = activities.compactMap(\.start).max() else { return nil }
    let figure = ActivityFigure.distance(isInMiles: sums.isInMiles)
    self.figure = figure
    (self.last, end) = (zone.day(of: last), zone.day(of: max(last, sums.now ?? last)))
    distances = activities.daily(figure, in: zone)
    self.sports = sports.map { sport in
      let own = activities.filter { sport.sports.contains($0.sport) }
      return (options.place.words(sport.name), own.daily(figure, in: zone))
    }
  }

  /// A chart with a line a period, the newest first; nil where there is nothing before it to compare it with.
  func table(over span: ProgressSpan, _ formats: Formats) -> Table? {
    let newest = newest(of: span)
    let earlier = earlier(than: newest, of: span)
    guard !earlier.isEmpty else { return nil }
    let numbers = [newest] + earlier.reversed()
    let series = numbers.enumerated().map { place, number in
      Series(
        id: Self.id(of: number), number: place, name: span.name(of: number, formats),
        column: Column(
          sums(distances, of: number, of: span).map { $0.rounded(toDecimals: figure.decimals) }),
        line: LineForm(joinedGaps: daysToJoin))
    }
    var presentation = Presentation()
    // Days are counted as rows are: between two of them there is nothing to be labelled.
    presentation.xKind = .rows
    presentation.xName = formats.words(span.dayName)
    presentation.layout.openingRange = 1...Double(span.dayCount)
    presentation.addsUp = false
    return Table(
      title: formats.words(span.title(of: figure.name)), kind: .lines,
      x: Column(start: 1, step: 1, count: span.dayCount), series: series,
      presentation: presentation)
  }

  /// What the rows of a chart are.
  func days(of span: ProgressSpan) -> CountedDays { span.countedDays(of: newest(of: span)) }

  /// The sports that the lines of a chart are sums of; nil where there is one at most.
  func parts(over span: ProgressSpan) -> SummedParts? {
    guard sports.count > 1 else { return nil }
    let newest = newest(of: span)
    let numbers = [newest] + earlier(than: newest, of: span)
    return SummedParts(
      names: sports.map(\.name),
      columns: Dictionary(
        uniqueKeysWithValues: numbers.map { number in
          (Self.id(of: number), sports.map { Column(sums($0.distances, of: number, of: span)) })
        }), decimals: figure.decimals)
  }

  /// The identifier of the line of a period.
  private static func id(of number: Int) -> String { "y\(number)" }

  /// The period that others are compared with: the one that ends last, but of years the last with anything where that is
  /// longer ago than one of them, as nobody compares with a year of nothing while there are others.
  private func newest(of span: ProgressSpan) -> Int {
    let (today, lastOne) = (span.number(ofDay: end), span.number(ofDay: last))
    let isOutOfReach = span.leavesOutEmpty && end - last > span.dayCount
    let hasOthers = distances.keys.contains { span.number(ofDay: $0) < lastOne }
    return isOutOfReach && hasOthers ? lastOne : today
  }

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

  /// The sums from the first day of a period to each of its days; gaps where it has none, and behind the end.
  private func sums(
    _ distances: [Int: Double], of number: Int, of span: ProgressSpan
  ) -> [Double] {
    var sum = 0.0
    return span.rows(of: number).map { day in
      guard let day, day <= end else { return .nan }
      sum += distances[day] ?? 0
      return sum
    }
  }
}

extension [Activity] {
  /// How this week, this month and this year go on, a chart each, against those before them; none of what has nothing to
  /// be compared with. A sport that is off in other charts of some sports is left out of these too. Linear time.
  func progress(
    _ options: ReadingOptions, of sports: [(name: Phrase, sports: Set<Sport>)] = []
  ) -> [Table] {
    guard let progress = ActivityProgress(self, of: sports, options) else { return [] }
    let spans: [ProgressSpan] = [
      .week(firstWeekday: options.sums.weeks.firstWeekday), .month, .year,
    ]
    let charts = spans.compactMap { span in
      progress.table(over: span, options.place.formats).map { (span, $0) }
    }
    return zip(
      charts,
      charts.map(\.1).onOneCard(
        "progress", named: charts.map { options.place.words($0.0.faceName) })
    )
    .map { chart, table in
      table.presented {
        $0.metrics?.countedDays = progress.days(of: chart.0)
        $0.metrics?.parts = progress.parts(over: chart.0)
      }
    }
  }

  /// What a figure of them comes to on each day on which that is more than nothing.
  fileprivate func daily(_ figure: ActivityFigure, in zone: Zone) -> [Int: Double] {
    reduce(into: [:]) { sums, activity in
      guard let start = activity.start, case let value = figure.value(activity), value > 0 else {
        return
      }
      sums[zone.day(of: start), default: 0] += value
    }
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
