import ChartCore

/// From so many days on, with so many measurements on each of those that have any, single ones tell nothing any more.
private let (leastDays, leastSamples) = (14, 8)
/// The decimals of a mean: those behind are not measured.
private let meanDecimals = 2

/// The lowest, the mean and the highest of what was measured on each day.
struct HealthRanges {
  /// The days, from the first to the last on which something was measured.
  let days: HealthDays
  /// A value a day each, a gap where nothing was measured.
  let lowest, mean, highest: Column

  /// Those of samples in order that are measurements, day by day in a zone; nil where they are few enough to be seen one by
  /// one. The mean is that of the measurements, however long each counts. Linear time.
  init?(_ kind: HealthSamples, in zone: Zone) {
    guard kind.samples.count >= leastDays * leastSamples, let days = HealthDays([kind], in: zone),
      days.starts.count >= leastDays
    else { return nil }
    let daily = days.folding(kind.samples, from: DayRange()) { $0.add($1.value) }
    let filled = daily.count { $0.count > 0 }
    guard filled >= leastDays, kind.samples.count >= filled * leastSamples else { return nil }
    self.days = days
    lowest = Column(daily.map(\.lowest))
    mean = Column(daily.map(\.mean))
    highest = Column(daily.map(\.highest))
  }
}

/// What was measured on a day.
private struct DayRange {
  var (lowest, highest) = (Double.nan, Double.nan)
  var (sum, count) = (0.0, 0)

  var mean: Double { count > 0 ? (sum / Double(count)).rounded(toDecimals: meanDecimals) : .nan }

  mutating func add(_ value: Double) {
    (lowest, highest) = count > 0 ? (min(lowest, value), max(highest, value)) : (value, value)
    (sum, count) = (sum + value, count + 1)
  }
}
