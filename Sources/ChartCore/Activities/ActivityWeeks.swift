/// Which seven days are a week.
public enum ActivityWeeks: Hashable, Sendable {
  /// Those of a calendar, from a day of the week on: 0 is Monday.
  case calendar(firstWeekday: Int)
  /// Seven days each, back from the end of a day.
  case rolling

  /// When the weeks begin, from the one that `first` is in to the one that `last` is in, ascending; rolling ones end with
  /// the day of `last`, so that they are as many whole days as their words say. Clocks may change within them. Time in
  /// proportion to their number.
  func starts(from first: Double, to last: Double, in zone: Zone) -> [Double] {
    switch self {
    case .calendar(let firstWeekday):
      let midnight = zone.local(first).midnight
      let days = (CivilDate(milliseconds: midnight).weekday - firstWeekday + 7) % 7
      let start = midnight - Double(days) * millisecondsPerDay
      return starts(from: start, by: 7, in: zone) { $0 <= last }
    case .rolling:
      let end = zone.local(last).midnight + millisecondsPerDay
      let back = starts(from: end - 7 * millisecondsPerDay, by: -7, in: zone) { $0 > first }
      let earliest = zone.moment(ofLocal: end - Double(back.count + 1) * 7 * millisecondsPerDay)
      return [earliest] + back.reversed()
    }
  }

  /// The moments of local times so many days apart, as long as they are wanted.
  private func starts(
    from local: Double, by days: Double, in zone: Zone, while isWanted: (Double) -> Bool
  ) -> [Double] {
    var starts: [Double] = []
    while true {
      let next = local + Double(starts.count) * days * millisecondsPerDay
      let moment = zone.moment(ofLocal: next)
      guard isWanted(moment) else { return starts }
      starts.append(moment)
    }
  }
}
