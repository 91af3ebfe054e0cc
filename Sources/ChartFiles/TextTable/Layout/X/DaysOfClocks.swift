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

extension [Double] {
  /// The same times, each after the midnights that were passed before it.
  var overMidnights: [Double] {
    var days = DaysOfClocks()
    return map { $0.isNaN ? $0 : days.time(of: $0) }
  }
}
