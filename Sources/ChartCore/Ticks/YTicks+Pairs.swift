extension YTicks {
  /// 0, 25, 50, 75, 100: the ticks of percentages.
  public static let quarters = YTicks(digits: 25, exponent: 0)

  /// Ticks and a domain for `range` whose ticks lie on the lines that `ticks` has over `domain`.
  ///
  /// They are multiples of the smallest step of 1, 2 or 5 times a power of ten with which the whole
  /// range has room: a second axis then has round numbers on the first one's grid.
  static func matching(
    _ ticks: YTicks, over domain: ClosedRange<Double>, containing range: ClosedRange<Double>
  ) -> (YTicks, ClosedRange<Double>) {
    let range = range.measurable
    let steps = domain.span / ticks.step
    let below = (domain.lowerBound / ticks.step).rounded(.up) - domain.lowerBound / ticks.step
    let tooSmall = (range.upperBound / steps - range.lowerBound / steps) / 10
    var matching = YTicks(digits: 1, exponent: tooSmall.decimalExponent)
    for _ in 0..<mostTries {
      let first = matching.value(matching.number(atOrBelow: range.lowerBound))
      let lower = (first - below * matching.step).clampedToFinite
      let upper = (lower + steps * matching.step).clampedToFinite
      if lower <= range.lowerBound && upper >= range.upperBound { return (matching, lower...upper) }
      matching = matching.coarser
    }
    return (YTicks(containing: range), range)
  }
}

/// From a tenth of the smallest step that could do, more than enough.
private let mostTries = 12
