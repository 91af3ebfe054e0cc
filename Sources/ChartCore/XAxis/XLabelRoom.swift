/// Where the usual strides would have fewer labels, others come in between.
private let fewestLabels = 3.0
/// How many of the smallest differences of a range's values are from label to label at least.
private let leastDifferences = 4.0

/// The room that labels have on an axis.
struct XLabelRoom {
  private let range: ClosedRange<Double>
  private let width: Double
  private let metrics: XLabelMetrics
  private let isWhole: Bool

  /// The room in a range of some pixels; `isWhole` has labels that say enough by themselves.
  init(_ range: ClosedRange<Double>, width: Double, metrics: XLabelMetrics, isWhole: Bool) {
    self.range = range
    self.width = max(width, 1)
    self.metrics = metrics
    self.isWhole = isWhole
  }

  /// The finest of the usual labels that have room, the coarsest if none has. Where those would be fewer than
  /// three, others may come in between; and where there would be fewer still, labels are closer than usual.
  /// Both are ascending.
  func finest<Labels: XLabels>(
    usual: some Sequence<Labels>, all: some BidirectionalCollection<Labels>, else coarsest: Labels
  ) -> Labels {
    let labels = usual.first(where: fits) ?? coarsest
    if isLong(labels) { return labels }
    if let between = all.first(where: fits), isLong(between) { return between }
    return all.last { isLong($0) && fitsClosely($0) } ?? all.first(where: fitsClosely) ?? labels
  }

  /// Whether labels have the space that they have at their densest, and their values are numbers that
  /// differ.
  func fits(_ labels: some XLabels) -> Bool { has(metrics.space, beside: labels) }

  /// The same with the least space that labels at rest have.
  func fitsClosely(_ labels: some XLabels) -> Bool { has(metrics.leastSpace, beside: labels) }

  private func has(_ space: Double, beside labels: some XLabels) -> Bool {
    let difference = max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp
    return labels.step >= leastDifferences * difference
      && pixels(labels.step) >= width(of: labels) + space
  }

  /// Whether there are three labels wherever the range begins.
  func isLong(_ labels: some XLabels) -> Bool {
    range.span >= fewestLabels * labels.longestDistance
  }

  /// What a second level of a stride's labels says: full names where they have room.
  func context(of stride: XStride) -> XStride.Context {
    guard !isWhole, let period = stride.unit.contextUnit else { return .none }
    let needed = metrics.contexts[stride.unit] ?? 0
    return pixels(period.milliseconds) >= needed ? .full : .short
  }

  /// How far labels may be seen, from 0 to 1: on the way from another range they crowd, and
  /// have gone before they touch.
  func legibility(of labels: some XLabels) -> Double {
    let space = pixels(labels.step) - width(of: labels)
    if space >= metrics.leastSpace { return 1 }
    let (gone, whole) = (metrics.spaceInMotion, metrics.leastSpace)
    return whole > gone ? ((space - gone) / (whole - gone)).clamped(to: 0...1) : 0
  }

  private func width(of labels: some XLabels) -> Double {
    labels.width(in: range, metrics: metrics, isWhole: isWhole)
  }

  private func pixels(_ distance: Double) -> Double { distance / range.span * width }
}
