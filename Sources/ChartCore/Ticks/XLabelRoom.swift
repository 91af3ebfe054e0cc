/// Where the usual strides would have fewer labels, others come in between.
private let fewestLabels = 3.0
/// How many of the smallest differences of a range's moments a stride has at least.
private let leastDifferences = 4.0

/// The room that labels have on an axis.
struct XLabelRoom {
  private let range: ClosedRange<Double>
  private let width: Double
  private let metrics: XLabelMetrics
  private let isWhole: Bool
  private let digits: Int

  /// The room in a range of some pixels; `isWhole` has labels that say enough by themselves.
  init(_ range: ClosedRange<Double>, width: Double, metrics: XLabelMetrics, isWhole: Bool) {
    self.range = range
    self.width = max(width, 1)
    self.metrics = metrics
    self.isWhole = isWhole
    let years = [range.lowerBound, range.upperBound].map { CivilDate(milliseconds: $0).year }
    digits = years.map { "\($0)".count }.max() ?? 0
  }

  /// Whether a stride's labels have the space that they have at their densest, and their moments are
  /// numbers that differ.
  func fits(_ stride: XStride) -> Bool { has(metrics.space, beside: stride) }

  /// The same with the least space that labels at rest have.
  func fitsClosely(_ stride: XStride) -> Bool { has(metrics.leastSpace, beside: stride) }

  private func has(_ space: Double, beside stride: XStride) -> Bool {
    let difference = max(range.lowerBound.magnitude, range.upperBound.magnitude).ulp
    return pixels(stride.milliseconds) >= width(of: stride) + space
      && stride.milliseconds >= leastDifferences * difference
  }

  /// Whether there are three labels of a stride wherever the range begins.
  func isLong(_ stride: XStride) -> Bool {
    range.span >= fewestLabels * stride.longestDistance
  }

  /// What a second level of a stride's labels says: full names where they have room.
  func context(of stride: XStride) -> XStride.Context {
    guard !isWhole, let period = stride.unit.contextUnit else { return .none }
    let needed = metrics.contexts[stride.unit] ?? 0
    return pixels(period.milliseconds) >= needed ? .full : .short
  }

  /// How far a stride's labels may be seen, from 0 to 1: on the way from another range they crowd, and
  /// have gone before they touch.
  func legibility(of stride: XStride) -> Double {
    let space = pixels(stride.milliseconds) - width(of: stride)
    if space >= metrics.leastSpace { return 1 }
    let (gone, whole) = (metrics.spaceInMotion, metrics.leastSpace)
    return whole > gone ? ((space - gone) / (whole - gone)).clamped(to: 0...1) : 0
  }

  private func width(of stride: XStride) -> Double {
    metrics.width(of: stride.unit, isWhole: isWhole, digits: digits)
  }

  private func pixels(_ milliseconds: Double) -> Double {
    milliseconds / range.span * width
  }
}
