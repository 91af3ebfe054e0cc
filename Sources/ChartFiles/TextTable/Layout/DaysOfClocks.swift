import ChartCore

/// Times of day without days, row by row: clocks that go back by more than half a day have passed midnight.
struct DaysOfClocks {
  private var days = 0.0
  private var last = -Double.infinity

  /// The time after the first row's midnight.
  mutating func time(of clock: Double) -> Double {
    if clock < last - millisecondsPerDay / 2 { days += 1 }
    last = clock
    return clock + days * millisecondsPerDay
  }
}

extension TablePlan {
  /// Whether times of day begin anew with each thing that rows are of: nothing passes midnight then.
  var clocksBeginAnew: Bool {
    guard case .durations(let column, _) = x, columns[column].values.count == layout.body.count
    else {
      return false
    }
    let values = columns[column].values
    let turns = values.indices.dropFirst().filter { values[$0] < values[$0 - 1] }
    return !turns.isEmpty
      && columns.indices.contains { place in
        guard columns[place].kind == .words else { return false }
        let words = layout.texts(ofColumn: place)
        return turns.allSatisfy { words[$0] != words[$0 - 1] }
          && Set(words).count == turns.count + 1
      }
  }
}

extension [Double] {
  /// The same times, each after the midnights that were passed before it.
  var overMidnights: [Double] {
    var days = DaysOfClocks()
    return map { $0.isNaN ? $0 : days.time(of: $0) }
  }
}
