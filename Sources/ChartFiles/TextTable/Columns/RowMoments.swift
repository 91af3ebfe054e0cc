import ChartCore

/// Turns the values of the column of x into x, row by row.
struct RowMoments {
  private let choice: XChoice
  private var clock: LocalClock
  /// Whether the moments that come next say their zone, and so are in UTC.
  var sayZone = false

  /// For a column that is read so; moments that say no zone are in this one.
  init(_ choice: XChoice, in zone: Zone) {
    (self.choice, clock) = (choice, LocalClock(zone))
  }

  /// The x that a value stands for; nil where that is none.
  mutating func x(of value: Double) -> Double? {
    guard value.isFinite else { return nil }
    switch choice {
    case .epoch(_, let milliseconds):
      let moment = value * milliseconds
      return CivilDate.moments.contains(moment) ? moment : nil
    case .serials(_, let start):
      // Parts of days are broken numbers, of which the last figures are rounded.
      let seconds = ((value - start) * 86_400 * 20).rounded() / 20
      return clock.moment(ofLocal: seconds * 1000)
    case .days: return milliseconds(ofDay: value).map { clock.moment(ofLocal: $0) }
    case .years:
      guard (1...9999).contains(value) else { return nil }
      let start = CivilDate(year: Int(clamping: value), month: 1, day: 1)
      return start.map { clock.moment(ofLocal: $0.milliseconds) }
    case .moments: return sayZone ? value : clock.moment(ofLocal: value)
    case .composed, .durations, .numbers, .rows: return value
    }
  }

  /// The moment of a time that the clocks of the zone show.
  mutating func moment(ofLocal milliseconds: Double) -> Double {
    clock.moment(ofLocal: milliseconds)
  }
}
