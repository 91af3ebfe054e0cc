import ChartCore

/// Nothing that people measure has a value beyond this, in any unit: what has would make sums of no sense.
let greatestMeasure = 1e15

extension Double {
  /// The number; NaN where it is none, or none that anybody measures.
  var measured: Double { magnitude <= greatestMeasure ? self : .nan }

  /// The same; nil where it is none that anybody measures.
  var ifMeasured: Double? { magnitude <= greatestMeasure ? self : nil }
}

extension Double? {
  /// The number, if it is one, and not below nothing.
  var known: Double? { flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}

/// The years of activities: others are mistakes of a clock.
private let plausibleMoments = -2_208_988_800_000.0...7_258_118_400_000
/// How far, how long and how much of anything one activity can be, in metres, seconds and kilocalories: some thirty
/// years of seconds.
private let plausibleFigures = 0.0...1e9
/// No clock is farther from UTC than this.
private let plausibleOffsets = -26 * millisecondsPerHour...26 * millisecondsPerHour

extension Activity {
  /// The activity without figures that nobody can have done, and times that no clock can have shown; and whether it had
  /// such figures.
  var plausible: (activity: Activity, hasLost: Bool) {
    var (activity, hasLost) = (self, false)
    let figures: [WritableKeyPath<Activity, Double?>] = [
      \.meters, \.movingSeconds, \.elapsedSeconds, \.ascentMeters, \.kilocalories, \.heartRate,
      \.watts,
    ]
    for figure in figures {
      guard let value = self[keyPath: figure], !plausibleFigures.contains(value) else { continue }
      activity[keyPath: figure] = nil
      hasLost = true
    }
    if let start, !plausibleMoments.contains(start) { activity.start = nil }
    if let offset, !plausibleOffsets.contains(offset) { activity.offset = nil }
    return (activity, hasLost)
  }
}

extension [Activity] {
  /// The activities as above, and what is to be said of those that had figures which nobody can have done; nil where that
  /// is nothing. Linear time.
  var plausible: (activities: [Activity], notice: Phrase?) {
    let checked = map(\.plausible)
    let count = checked.count(where: \.hasLost)
    let notice = Phrase(
      counting: count,
      one: "\(count) activity has a figure that nobody can have done, it is left out.",
      many: "\(count) activities have figures that nobody can have done, they are left out.")
    return (checked.map(\.activity), count > 0 ? notice : nil)
  }
}
