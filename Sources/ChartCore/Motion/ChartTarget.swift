/// Where a chart comes to rest: what follows from its table and its state.
public struct ChartTarget: Equatable, Sendable {
  /// The moments in the plot.
  public let visibleRange: ClosedRange<Double>
  /// The y axes: the left one and, for two-axis kinds, the right one.
  public let axes: [YAxisTarget]
  /// The labels of the x axis.
  public let xTicks: XTicks
  /// For each series whether it is on.
  public let isVisible: [Bool]
  /// The series that are on, where they stand on each other in the plot: the axes need it, and so does
  /// who draws them. Nil for all other kinds.
  let stack: Stack?
  /// The points of a scatter that are seen; nil of all other kinds.
  let cloud: Cloud?
  /// The pixels of the visible range, and what the words of the x axis take of them.
  let width: Double
  let labels: XLabelMetrics
  /// The milliseconds of a pixel column of the mini-map.
  private let miniMapColumnSpan: Double
  private let yScale: YScaleChoice

  /// The rest position of a chart whose visible range is `width` pixels wide.
  ///
  /// `labels` is what the words of the x axis need, which has a second level or not (`hasContext`). The
  /// mini-map is as wide as the range unless told otherwise; `previous`, a target of the same table, spares
  /// looking at all of it again where the same series are on. Values of a scatter are `height` pixels high. Time in
  /// proportion to the width and the logarithm of the points; of a scatter to the points that come and go.
  public init(
    table: Table, state: ChartState, width: Double, miniMapWidth: Double? = nil,
    labels: XLabelMetrics, hasContext: Bool, height: Double = 0,
    after previous: ChartTarget? = nil
  ) {
    let isVisible = table.series.indices.map(state.isVisible)
    let span = table.domain.span / max(miniMapWidth ?? width, 1)
    let isSame =
      previous?.isVisible == isVisible && previous?.miniMapColumnSpan == span
      && previous?.yScale == state.yScale
    visibleRange = state.visibleRange
    let bucketSpan = state.visibleRange.span / max(width, 1)
    stack =
      table.kind.stacking == .sums
      ? table.stack(
        of: table.series.indices.filter { isVisible[$0] }, in: state.visibleRange,
        bucketSpan: bucketSpan)
      : nil
    axes = YAxisTarget.axes(
      of: table, isVisible: state.isVisible, in: state.visibleRange,
      bucketSpan: bucketSpan, miniMapColumnSpan: span,
      choice: state.yScale, previous: isSame ? previous?.axes : nil, stack: stack)
    cloud =
      table.kind.isScatter
      ? table.cloud(
        in: state.visibleRange,
        across: axes[1].domain, up: axes[0].domain, pixels: (width, height),
        after: previous?.cloud)
      : nil
    yScale = state.yScale
    xTicks = .fitting(
      state.visibleRange, width: width, metrics: labels, hasContext: hasContext, table: table)
    self.isVisible = isVisible
    miniMapColumnSpan = span
    self.width = width
    self.labels = labels
  }
}
