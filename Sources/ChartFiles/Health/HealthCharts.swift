import ChartCore

/// How many days charts open on: twelve weeks.
private let openDays = 84
/// What ends up to six hours before a day is of its night.
private let eveningMilliseconds = 6 * millisecondsPerHour
/// The decimals that sums have: those behind are not measured.
private let sumDecimals = 6
/// With how many of them a notice tells a sum.
private let toldDecimals = 2

/// The days of an export, from the first on which something was summed to the last.
struct HealthDays {
  /// When the days begin, ascending.
  let starts: Column

  /// Those of kinds of samples in order, in a zone; nil where there are none.
  init?(_ kinds: [HealthSamples], in zone: Zone) {
    let first = kinds.compactMap { $0.samples.first?.startMoment }.min()
    let last = kinds.compactMap { kind in
      let areNights = HealthName(kind).isOfNights
      return kind.samples.suffix(areNights ? .max : 1).lazy.map { Self.moment($0, areNights) }.max()
    }
    .max()
    guard let first, let last else { return nil }
    starts = Column(Array(CalendarPeriod.day.borders(around: first...last, in: zone).dropLast()))
  }

  /// What samples in order add up to on each day, those that are chosen; a gap where there are none at all. Of nights
  /// what ends in the evening is of the next day. Linear time.
  func sums(
    of samples: [HealthSample], ofNights: Bool,
    where isChosen: (HealthSample) -> Bool = { _ in true }
  ) -> Column {
    let sums = folding(samples, ofNights: ofNights, from: Double.nan) { sum, sample in
      if sum.isNaN { sum = 0 }
      if isChosen(sample) { sum += sample.value }
    }
    return Column(sums.map { $0.rounded(toDecimals: sumDecimals) })
  }

  /// What becomes of the samples of each day, which are in order. Linear time.
  func folding<Result>(
    _ samples: [HealthSample], ofNights: Bool = false, from initial: Result,
    _ add: (inout Result, HealthSample) -> Void
  ) -> [Result] {
    var results = [Result](repeating: initial, count: starts.count)
    var day = 0
    for sample in samples {
      let moment = Self.moment(sample, ofNights)
      while day + 1 < starts.count, starts[day + 1] <= moment { day += 1 }
      // Nights are in the order of their beginnings.
      while day > 0, starts[day] > moment { day -= 1 }
      add(&results[day], sample)
    }
    return results
  }

  /// The moment that tells the day of a sample.
  private static func moment(_ sample: HealthSample, _ isOfNight: Bool) -> Double {
    isOfNight ? sample.endMoment + eveningMilliseconds : sample.startMoment
  }

  /// The days that charts open on.
  fileprivate var opening: ClosedRange<Double> {
    starts[max(0, starts.count - openDays)]...(starts[starts.count - 1] + millisecondsPerDay)
  }
}

extension HealthSamples {
  /// Its charts: over days where it adds up, running apart from walking where workouts tell which was which; else over
  /// moments, and before that, on the same card, the range of each day where there are too many to be seen one by one. None
  /// where it has no sample; a fault where there is no memory for them.
  func tables(over days: HealthDays?, runs: TimeCover, in zone: Zone, _ words: Words)
    throws(Fault) -> [Table]
  {
    guard !samples.isEmpty else { return [] }
    if HealthName(self).addsUp, let days {
      return [sumsByDay(over: days, runs: runs, in: zone, words)]
    }
    try FreeMemory.check(for: samples.count * MemoryLayout<Double>.stride * 2)
    let single = measurements(in: zone, words)
    guard let ranges = HealthRanges(self, in: zone) else { return [single] }
    return [rangesByDay(ranges, in: zone, words), single]
      .onOneCard(type + unit, named: [words("Days"), words("Measurements")])
  }

  private func sumsByDay(
    over days: HealthDays, runs: TimeCover, in zone: Zone, _ words: Words
  ) -> Table {
    let name = HealthName(self)
    var presentation = presentation(in: zone, of: words("day"))
    presentation.period = .day
    presentation.unit = name.isOfNights ? .sixtieths : .plain
    presentation.drawing.barsStandApart = true
    presentation.layout.openingRange = days.opening
    return Table(
      title: words("\(name.title) by Day"), kind: .stackedBars, x: days.starts,
      series: series(name, over: days, runs, words), presentation: presentation)
  }

  private func measurements(in zone: Zone, _ words: Words) -> Table {
    let (x, title) = (Column(samples.map(\.startMoment)), words(HealthName(self).title))
    var presentation = presentation(in: zone, of: words("time"))
    let first = max(x[0], x[x.count - 1] - Double(openDays) * millisecondsPerDay)
    presentation.layout.openingRange = first...x[x.count - 1]
    return Table(
      title: title, x: x,
      series: [Series(number: 0, name: title, column: Column(samples.map(\.value)))],
      presentation: presentation)
  }

  private func rangesByDay(_ ranges: HealthRanges, in zone: Zone, _ words: Words) -> Table {
    var presentation = presentation(in: zone, of: words("day"))
    let starts = ranges.days.starts
    presentation.layout.openingRange =
      starts[max(0, starts.count - openDays)]...starts[starts.count - 1]
    let series = [
      (words("Mean"), ranges.mean), (words("Lowest"), ranges.lowest),
      (words("Highest"), ranges.highest),
    ]
    return Table(
      title: words("\(HealthName(self).title) by Day"), x: starts,
      series: series.enumerated().map { Series(number: $0, name: $1.0, column: $1.1) },
      presentation: presentation)
  }

  private func presentation(in zone: Zone, of xName: String) -> Presentation {
    var presentation = Presentation()
    presentation.isOfTable = true
    presentation.addsUp = HealthName(self).addsUp
    presentation.zone = zone
    presentation.xName = xName
    return presentation
  }

  private func series(_ name: HealthName, over days: HealthDays, _ runs: TimeCover, _ words: Words)
    -> [Series]
  {
    guard name.isOnFoot, !runs.isEmpty else {
      let sums = days.sums(of: samples, ofNights: name.isOfNights)
      return [Series(number: 0, name: words(name.title), column: sums)]
    }
    let (running, walking) = (
      days.sums(of: samples, ofNights: false) { runs.covers(Int($0.start)) },
      days.sums(of: samples, ofNights: false) { !runs.covers(Int($0.start)) }
    )
    return [
      Series(number: 0, name: words("Running"), column: running),
      Series(number: 1, name: words("Walking"), column: walking),
    ]
  }

  /// Says what the sum is where sources overlap, if it is another one, and in which order they were believed.
  func tellOverlaps(
    _ all: Double, isOrderChosen: Bool, _ formats: Formats, _ notices: inout NoticeList
  ) {
    let counted = sum
    guard (all - counted).magnitude > 1e-9 * all.magnitude else { return }
    func told(_ sum: Double) -> String { formats.value(sum.rounded(toDecimals: toldDecimals)) }
    let order: Phrase =
      isOrderChosen ? "in the order you chose" : "watches, then phones, then others"
    notices.add(
      """
      \(HealthName(self).title): \(told(counted)), counting each time once where sources overlap \
      (\(order)); all sources together have \(told(all)).
      """)
  }
}

extension TimeCover {
  /// The time that workouts take.
  init(_ workouts: [HealthWorkout]) {
    self.init()
    add(
      workouts.compactMap { workout in
        guard let start = workout.activity.start, let end = workout.end else { return nil }
        return HealthSample(start: start, end: end, value: 0, source: 0)?.range
      }.sorted { $0.lowerBound < $1.lowerBound })
  }
}
