import ChartCore

/// What an export of Apple Health holds.
struct HealthData {
  /// The samples, kind by kind.
  private(set) var kinds: [HealthSamples] = []
  /// The workouts, in the file's order.
  private(set) var workouts: [HealthWorkout] = []
  /// Who measured what.
  var sources = HealthSources()
  /// How many samples had no moment, or no number, that can be read.
  private(set) var leftOut = 0
  /// How many bytes the samples take.
  private(set) var bytes = 0

  /// Adds a kind of samples, which has the next number.
  mutating func add(_ kind: HealthKind) {
    kinds.append(
      HealthSamples(
        type: XMLText.decoded(kind.type[...]), unit: XMLText.decoded(kind.unit[...])))
  }

  /// Adds a sample to the kind of a number.
  mutating func append(_ sample: HealthSample, toKind kind: Int) {
    kinds[kind].append(sample)
    bytes += MemoryLayout<HealthSample>.stride
  }

  /// Adds a workout.
  mutating func add(_ workout: HealthWorkout) { workouts.append(workout) }

  /// Adds a sum of a quantity to the last workout.
  mutating func takeSumOfWorkout(_ attributes: ArraySlice<UInt8>) {
    if !workouts.isEmpty { workouts[workouts.count - 1].takeSum(attributes) }
  }

  /// Adds what an entry says to the last workout.
  mutating func takeEntryOfWorkout(_ attributes: ArraySlice<UInt8>) {
    if !workouts.isEmpty { workouts[workouts.count - 1].takeEntry(attributes) }
  }

  /// Leaves out a sample.
  mutating func leaveOut() { leftOut += 1 }

  /// The charts: what adds up day by day, all else moment by moment, workouts week by week, as the options say. A fault where there is nothing.
  consuming func document(_ options: ReadingOptions) throws(Fault) -> ChartDocument {
    let zone = options.place.zoneOfDays
    var notices = NoticeList()
    let believed = sources.ordered(chosen: options.health.sources)
    kinds.sort { HealthName($0).rank < HealthName($1).rank }
    settleOverlaps(
      chosen: options.health.sources.filter(believed.contains), options.place.formats, &notices)
    let facts = kinds.map { HealthQuantity($0) }
    if leftOut > 0 {
      notices.add(
        Phrase(
          counting: leftOut, one: "\(leftOut) record has no moment or no number that can be read.",
          many: "\(leftOut) records have no moment or no number that can be read."))
    }
    let days = HealthDays(kinds.filter { HealthName($0).addsUp }, in: zone)
    let runs = TimeCover(workouts.filter { $0.activity.sport == .run })
    var tables: [Table] = []
    let metrics = kinds.filter { !$0.samples.isEmpty }.map(HealthName.init)
      .prefix { $0.face != nil }.compactMap { $0.face.map(options.place.words.callAsFunction) }
    for index in kinds.indices {
      tables += try kinds[index].tables(over: days, runs: runs, in: zone, options.place.words)
      kinds[index].removeAll()
    }
    let activities = workouts.map(\.activity).plausible.activities
    // Of days there are charts of what was measured.
    let sums = try? [workouts.map(\.activity)].document(options, NoticeList())
    for notice in sums?.notices ?? [] { notices.add(notice.sentence) }
    let daily = Array(tables.prefix(Swift.max(1, metrics.count))).withCalendar
    // What was done comes first, then what was measured.
    tables =
      (sums?.tables ?? []).filter { $0.presentation.period != .day }
      + (metrics.count > 1 ? daily.onOneCard("day", named: metrics) : daily)
      + tables.dropFirst(daily.count)
    // A day and a week open into the workouts in them.
    let cards = sums?.details.first { $0 != .none }
    guard !tables.isEmpty else {
      throw Fault(ofFile: "records of health were expected in the export, found none")
    }
    return ChartDocument(
      format: HealthFacts.format, tables: tables,
      details: tables.map { $0.presentation.period.flatMap { _ in cards } ?? .none },
      notices: notices.all,
      health: HealthFacts(
        quantities: facts, sources: believed, workouts: ActivityFacts(activities: activities)))
  }

  /// Brings the samples into the order of time, and lets of what adds up each stretch of time count once: that of the
  /// chosen sources first.
  private mutating func settleOverlaps(
    chosen: [String], _ formats: Formats, _ notices: inout NoticeList
  ) {
    let ranks = sources.ranks(chosen: chosen)
    for index in kinds.indices {
      kinds[index].order()
      guard HealthName(kinds[index]).addsUp else { continue }
      let all = kinds[index].sum
      kinds[index].settleOverlaps(ranks: ranks)
      kinds[index].tellOverlaps(all, isOrderChosen: !chosen.isEmpty, formats, &notices)
    }
  }
}

extension HealthQuantity {
  /// That of samples in the order of time. Linear time.
  fileprivate init(_ kind: HealthSamples) {
    self.init(
      type: kind.type, unit: kind.unit, count: kind.samples.count, sum: kind.sum,
      first: kind.samples.first?.startMoment, last: kind.samples.last?.startMoment)
  }
}
