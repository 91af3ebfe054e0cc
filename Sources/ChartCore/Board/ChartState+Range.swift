extension ChartState {
  /// Shows `range`, moved into the domain; too short or too long a range is fitted about its middle.
  mutating func show(_ range: ClosedRange<Double>) {
    let span = fitted(range.span)
    show(from: span == range.span ? range.lowerBound : range.middle - span / 2, span: span)
  }

  /// Shows `span` milliseconds from `lower` on, moved into the domain.
  mutating func show(from lower: Double, span: Double) {
    guard lower.isFinite, span.isFinite else { return }
    let span = fitted(span)
    let last = max(domain.lowerBound, domain.upperBound - span)
    let lower = lower.clamped(to: domain.lowerBound...last)
    let upper = lower == last ? domain.upperBound : lower + span
    visibleRange = snapped(widened(lower...min(max(upper, lower), domain.upperBound)))
  }

  /// Moves the visible range as far as the domain allows, at least to the next place it may have;
  /// its span stays.
  mutating func move(by distance: Double) {
    let isShort = distance != 0 && distance.magnitude < snapStep ?? 0
    let distance = isShort ? (distance < 0 ? -1 : 1) * (snapStep ?? 0) : distance
    show(from: visibleRange.lowerBound + distance, span: visibleRange.span)
  }

  /// Moves the visible range until `moment` is in its middle, as far as the domain allows.
  mutating func centre(on moment: Double) {
    show(from: moment - visibleRange.span / 2, span: visibleRange.span)
  }

  /// Moves the lower bound; the upper one stays.
  mutating func resizeLower(to moment: Double) {
    guard moment.isFinite else { return }
    let upper = visibleRange.upperBound
    let last = max(domain.lowerBound, upper - minimumSpan)
    var lower = moment.clamped(to: domain.lowerBound...last)
    if upper - lower < minimumSpan { lower = max(domain.lowerBound, lower.nextDown) }
    visibleRange = snapped(lower...upper)
  }

  /// Moves the upper bound; the lower one stays.
  mutating func resizeUpper(to moment: Double) {
    guard moment.isFinite else { return }
    let lower = visibleRange.lowerBound
    let first = min(domain.upperBound, lower + minimumSpan)
    var upper = moment.clamped(to: first...domain.upperBound)
    if upper - lower < minimumSpan { upper = min(domain.upperBound, upper.nextUp) }
    visibleRange = snapped(lower...upper)
  }

  /// Shows `factor` times as much; what is at `moment` keeps its place as far as the domain allows.
  mutating func zoom(by factor: Double, about moment: Double) {
    guard factor >= 0, factor.isFinite, moment.isFinite, visibleRange.span > 0 else { return }
    let place = LinearScale(domain: visibleRange, from: 0, to: 1)(moment)
    let span = fitted(visibleRange.span * factor)
    show(from: moment - place * span, span: span)
  }

  private func fitted(_ span: Double) -> Double { span.clamped(to: minimumSpan...domain.span) }

  /// Makes up for the rounding of a sum, which may leave a range a hair too short.
  private func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard range.upperBound - range.lowerBound < minimumSpan else { return range }
    let lower = max(domain.lowerBound, range.lowerBound.nextDown)
    return lower...min(domain.upperBound, range.upperBound.nextUp)
  }

  /// The range with its bounds on the nearest multiples of the snap step, one step long at least.
  private func snapped(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let step = snapStep, step > 0 else { return range }
    func steps(_ moment: Double) -> Double { ((moment - domain.lowerBound) / step).rounded() }
    let last = (domain.span / step).rounded()
    let first = min(steps(range.lowerBound), last - 1)
    let end = min(max(steps(range.upperBound), first + 1), last)
    return (domain.lowerBound + first * step)...(domain.lowerBound + end * step)
  }
}
