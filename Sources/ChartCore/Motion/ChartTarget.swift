/// Where a chart comes to rest: what follows from its table and its state.
public struct ChartTarget: Equatable, Sendable {
  /// The moments in the plot.
  public let visibleRange: ClosedRange<Double>
  /// The y axes: the left one and, for two-axis kinds, the right one.
  public let axes: [YAxisTarget]
  /// The labels of the time axis.
  public let xStride: XStride
  /// For each series whether it is on.
  public let isVisible: [Bool]
  /// The series that are on, where they stand on each other in the plot: the axes need it, and so does
  /// who draws them. Nil for all other kinds.
  let stack: Stack?
  /// The pixels of the visible range, and what the words of the time axis take of them.
  let width: Double
  let labels: XLabelMetrics
  /// The milliseconds of a pixel column of the mini-map.
  private let miniMapColumnSpan: Double
  private let yScale: YScaleChoice

  /// The rest position of a chart whose visible range is `width` pixels wide.
  ///
  /// `overhang` is how many pixels the lines run on beyond the range at each side: the values there
  /// count for the y axis, or a line would be cut off at the top. `labels` is what the words of the time axis
  /// need, which has a second level or not (`hasContext`). The mini-map is as wide as the range; `previous`, a
  /// target of the same table, spares looking at all of it again where the same series are on. Time
  /// in proportion to the width and the logarithm of the points.
  public init(
    table: Table, state: ChartState, width: Double, overhang: Double = 0,
    labels: XLabelMetrics, hasContext: Bool,
    after previous: ChartTarget? = nil
  ) {
    let seen = state.visibleRange.widened(by: overhang / max(width, 1) * state.visibleRange.span)
    let isVisible = table.series.indices.map(state.isVisible)
    let span = table.domain.span / max(width, 1)
    let isSame =
      previous?.isVisible == isVisible && previous?.miniMapColumnSpan == span
      && previous?.yScale == state.yScale
    visibleRange = state.visibleRange
    let columnSpan = state.visibleRange.span / max(width, 1)
    stack =
      table.kind.stacking == .sums
      ? table.stack(
        of: table.series.indices.filter { isVisible[$0] }, in: seen, columnSpan: columnSpan)
      : nil
    axes = YAxisTarget.axes(
      of: table, isVisible: state.isVisible, in: seen,
      columnSpan: columnSpan, miniMapColumnSpan: span,
      choice: state.yScale, previous: isSame ? previous?.axes : nil, stack: stack)
    yScale = state.yScale
    xStride = .fitting(
      state.visibleRange, width: width, metrics: labels, hasContext: hasContext, table: table)
    self.isVisible = isVisible
    miniMapColumnSpan = span
    self.width = width
    self.labels = labels
  }
}

extension ClosedRange<Double> {
  /// The range longer by `margin` at each end; the same where that is not a finite number.
  fileprivate func widened(by margin: Double) -> ClosedRange<Double> {
    let (lower, upper) = (lowerBound - margin, upperBound + margin)
    return lower.isFinite && upper.isFinite && lower <= upper ? lower...upper : self
  }
}
