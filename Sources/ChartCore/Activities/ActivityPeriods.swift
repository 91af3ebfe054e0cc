/// Activities sorted into the periods of a calendar, one after the other, those without any among them.
public struct ActivityPeriods: Sendable {
  /// When the periods begin, ascending.
  public let starts: [Double]
  /// How many of them are before the first activity: there was nobody who counted then.
  public let unknownCount: Int
  private let activities: [Activity]
  /// For each activity its period.
  private let places: [Int]

  /// Sorts activities that have a start into weeks: each counts in the one it began in. There are weeks until `now`, where
  /// that is later than all of them; where all of them are in the first of these there is one before it, so that a chart
  /// can end with it. Nil where there are none. n log n time.
  public init?(
    _ activities: [Activity], weeks: ActivityWeeks, until now: Double? = nil, in zone: Zone
  ) {
    let last = activities.compactMap(\.start).max() ?? 0
    self.init(activities, until: now) { first, end in
      let starts = weeks.starts(from: first, to: end, in: zone)
      return starts.count > 1 && last < starts[1]
        ? weeks.starts(from: starts[0] - 1, to: end, in: zone) : starts
    }
  }

  /// The same with periods of a calendar.
  public init?(
    _ activities: [Activity], by period: CalendarPeriod, until now: Double? = nil, in zone: Zone
  ) {
    self.init(activities, until: now) {
      Array(period.borders(around: $0...$1, in: zone).dropLast())
    }
  }

  private init?(
    _ activities: [Activity], until now: Double?, _ starts: (Double, Double) -> [Double]
  ) {
    let moments = activities.compactMap(\.start)
    guard let first = moments.min(), let last = moments.max(), moments.count == activities.count
    else { return nil }
    let starts = starts(first, max(last, now ?? last))
    self.activities = activities
    places = moments.map { moment in starts.place(of: moment) }
    self.starts = starts
    unknownCount = starts.place(of: first)
  }

  /// The sports, those that are most often first; more than a count of them as one that stands for all others.
  public func sports(atMost most: Int) -> [(name: Phrase, sports: Set<Sport>)] {
    let counts = Dictionary(grouping: activities, by: \.sport).mapValues(\.count)
    let order = counts.keys.sorted { (counts[$1] ?? 0, $0.name) < (counts[$0] ?? 0, $1.name) }
    let own = order.prefix(order.count > most ? most - 1 : most)
    let rest = Set(order.dropFirst(own.count))
    let others: (name: Phrase, sports: Set<Sport>) = ("Others", rest)
    return own.map { ($0.phrase, [$0]) } + (rest.isEmpty ? [] : [others])
  }

  /// What activities of some sports sum up to, period by period, zeros where there were none, and gaps before the first of
  /// all. Linear time.
  public func sums(of sports: Set<Sport>, _ value: (Activity) -> Double) -> [Double] {
    var sums = [Double](repeating: 0, count: starts.count)
    for period in 0..<unknownCount { sums[period] = .nan }
    for (activity, place) in zip(activities, places) where sports.contains(activity.sport) {
      sums[place] += value(activity)
    }
    return sums
  }
}

extension [Double] {
  /// The index of the last of ascending numbers that is not above another. Logarithmic time.
  fileprivate func place(of value: Double) -> Int {
    Swift.max(0, partitioningIndex { $0 > value } - 1)
  }
}
