/// Steps on a y axis up to which their labels have room: there are fewer at rest.
private let mostClearTicks = 8.0
/// Steps from which on the labels would lie on each other.
private let leastCrowdedTicks = 14.0

extension YTicks {
  /// How far these ticks may be seen over `domain`, from 0 to 1.
  ///
  /// Ticks of one scale crowd on the way to a scale of much larger values.
  func legibility(over domain: ClosedRange<Double>) -> Double {
    let ticks = domain.span / step
    return ((leastCrowdedTicks - ticks) / (leastCrowdedTicks - mostClearTicks)).clamped(to: 0...1)
  }
}

extension AxisTicks {
  /// How far these ticks may be seen over `domain`, from 0 to 1: those of a logarithmic axis at all
  /// times, which has but two more for a domain a hundred times as large.
  func legibility(over domain: ClosedRange<Double>) -> Double {
    if case .even(let ticks) = self { ticks.legibility(over: domain) } else { 1 }
  }
}
