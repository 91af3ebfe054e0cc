import ChartCore

/// Activities as a list of them has them, and what could not be read of it.
struct ActivityList {
  /// The activities, in the list's order.
  private(set) var activities: [Activity] = []
  /// Whether it does not say in what it counts.
  var hasUnknownUnit = false
  private var leftOut: (count: Int, first: Phrase)?

  /// No activity yet.
  init() {}

  /// Those of the rows that follow, each as `activity` understands it; where that is nil the row is left out.
  init(
    _ reader: inout RecordReader, _ activity: (RecordReader) -> Activity?
  ) throws(Fault) {
    while try reader.next() {
      if reader.isBlank { continue }
      if let activity = activity(reader) { add(activity) } else { leaveOut(line: reader.line) }
    }
  }

  /// Adds one; lists write 0 for a heart that was not measured.
  mutating func add(_ activity: Activity) {
    activities.append(activity)
    if activity.heartRate == 0 { activities[activities.count - 1].heartRate = nil }
  }

  /// Adds an entry of a number, or leaves it out where it is none.
  mutating func add(_ activity: Activity?, number: Int) {
    if let activity { add(activity) } else { leaveOut(at: "entry \(number)") }
  }

  /// Leaves out what stands in a line.
  mutating func leaveOut(line: Int) { leaveOut(at: "line \(line)") }

  private mutating func leaveOut(at place: Phrase) {
    leftOut = ((leftOut?.count ?? 0) + 1, leftOut?.first ?? place)
  }

  /// What is said of entries that are left out; nil where none is.
  var notice: Phrase? {
    leftOut.map { leftOut in
      Phrase(
        counting: leftOut.count,
        one: "\(leftOut.count) entry has no time that can be read, the first is \(leftOut.first).",
        many:
          "\(leftOut.count) entries have no time that can be read, the first is \(leftOut.first)."
      )
    }
  }

  /// Its charts, as the options say; a fault where it has no activity.
  func document(_ options: ReadingOptions) throws(Fault) -> ChartDocument {
    var notices = NoticeList()
    if let notice { notices.add(notice) }
    let document = try [activities].document(options, notices)
    return hasUnknownUnit ? document.withUnknownUnit : document
  }
}

/// Of so many of the figures of weeks there are charts of days too: how far, and how long.
private let dailyFigures = 2
/// How many sports have a series of their own; what is done more seldom is summed.
private let mostSports = 8

extension [[Activity]] {
  /// The charts of the activities of several lists: what they sum up to week by week, and how this week, month and year go
  /// on against those before. A fault where none has a time.
  /// `read` has the charts of each of those that a day or a week opens into; without it these are their figures.
  func document(
    _ options: ReadingOptions, _ notices: NoticeList,
    read: (@Sendable ([Activity]) -> [[Table]])? = nil
  ) throws(Fault) -> ChartDocument {
    let lists = map(\.plausible)
    let all = lists.map(\.activities).withoutDoubles
    var notices = notices
    for notice in lists.compactMap(\.notice) { notices.add(notice) }
    let doubles = reduce(0) { $0 + $1.count } - all.count
    if doubles > 0 {
      notices.add(
        Phrase(
          counting: doubles, one: "\(doubles) activity is there more than once, and counted once.",
          many: "\(doubles) activities are there more than once, and counted once."))
    }
    let timed = all.filter { $0.start != nil }
    if timed.count < all.count {
      let others = all.count - timed.count
      notices.add(
        Phrase(
          counting: others,
          one: "\(others) activity has no time that makes sense, and is left out.",
          many: "\(others) activities have no time that makes sense, and are left out."))
    }
    let now = options.sums.now
    let dated = timed.filter { ($0.start ?? 0) <= now ?? .infinity }
    if dated.count < timed.count {
      let later = timed.count - dated.count
      notices.add(
        Phrase(
          counting: later, one: "\(later) activity is later than now, and left out.",
          many: "\(later) activities are later than now, and left out."))
    }
    let (asked, zone) = (options.sums, options.place.zoneOfDays)
    guard let weeks = ActivityPeriods(dated, weeks: asked.weeks, until: now, in: zone),
      let days = ActivityPeriods(dated, by: .day, until: now, in: zone)
    else { throw Fault(ofFile: "activities with a time were expected, found none") }
    let sports = weeks.sports(atMost: mostSports)
    let figures = ActivityFigure.all(isInMiles: asked.isInMiles)
    let energy = ActivityFigure.energy(of: dated, weightKilograms: asked.weightKilograms)
    let daily = [ActivityFigure](figures.prefix(dailyFigures)) + [energy]
    let charts =
      weeks.charts(of: figures, sports, over: .weeks(asked.weeks), in: zone, options.place.words)
      + days.charts(
        of: daily, sports, over: .day,
        asking: dated.wantsWeight(asked) ? "\(energy.label)…" : nil, in: zone, options.place.words)
    let tables = charts + dated.progress(options, of: sports)
    guard !tables.isEmpty else {
      throw Fault(ofFile: "activities with a distance or a time were expected, found none")
    }
    let cards = ActivityCards(dated, read: read ?? { $0.map { [$0.figures(options)] } })
    return ChartDocument(
      format: ActivityFacts.format, tables: tables,
      details: tables.map { $0.presentation.period == nil ? .none : .activities(cards) },
      notices: notices.all, activities: ActivityFacts(activities: all))
  }
}

extension [Activity] {
  /// Whether what they took could be told if it were known what somebody weighs, and not at all else.
  fileprivate func wantsWeight(_ options: ActivityOptions) -> Bool {
    options.weightKilograms == nil && contains(where: \.hasEstimableEnergy)
      && !contains { ($0.kilocalories ?? 0) > 0 }
  }
}

/// Within so many milliseconds two lists mean the same start.
private let sameStart = 60_000.0
/// By this part of it the distances of one activity differ at most.
private let sameDistance = 0.01
/// With so many activities of a minute one is compared: nobody does more at once.
private let mostNeighbours = 8

extension [[Activity]] {
  /// The activities of several lists, those of later ones left out that an earlier one has, which takes what it does not
  /// say itself from them: started within a minute of each other, and as far but for a hundredth. Linear time.
  fileprivate var withoutDoubles: [Activity] {
    var kept: [Activity] = []
    // The indexes of what is kept.
    var minutes: [Int: [Int]] = [:]
    var wholes: [Activity] = []
    for list in self {
      let first = kept.count
      // Another device may have recorded the parts of one recording as a whole.
      let whole = list.count > 1 && list.allSatisfy(\.isRecorded) ? list.whole : nil
      if let whole, whole.double(among: kept, at: minutes) != nil { continue }
      for activity in list {
        if list.count == 1, wholes.contains(where: activity.isDouble) { continue }
        if let index = activity.double(among: kept, at: minutes) {
          kept[index] = kept[index].joined(with: activity)
        } else {
          kept.append(activity)
        }
      }
      if let whole { wholes.append(whole) }
      for index in first..<kept.count {
        guard let minute = kept[index].minute else { continue }
        if minutes[minute, default: []].count < mostNeighbours {
          minutes[minute, default: []].append(index)
        }
      }
    }
    return kept
  }
}

extension Activity {
  fileprivate var minute: Int? { start.map { Int(clamping: ($0 / sameStart).rounded(.down)) } }

  fileprivate func double(among kept: [Activity], at minutes: [Int: [Int]]) -> Int? {
    guard let minute else { return nil }
    return (minute - 1...minute + 1).lazy.compactMap {
      minutes[$0]?.first { isDouble(of: kept[$0]) }
    }
    .first
  }

  /// The activity with what another record of it says besides, and the file of its own that it has.
  fileprivate func joined(with other: Activity) -> Activity {
    var activity = completed(from: other)
    activity.file = file ?? other.file
    return activity
  }

  /// Whether it is what a row has that names no file, started when it was, or one that was as far too: nobody says twice
  /// what was recorded once, but several devices may record at a time.
  fileprivate func isDouble(of other: Activity) -> Bool {
    let (a, b) = (meters ?? 0, other.meters ?? 0)
    let isOfRow = isRecorded && !other.isRecorded && other.file == nil
    return ((start ?? 0) - (other.start ?? 0)).magnitude <= sameStart
      && (isOfRow || (a - b).magnitude <= sameDistance * max(a, b))
  }
}
