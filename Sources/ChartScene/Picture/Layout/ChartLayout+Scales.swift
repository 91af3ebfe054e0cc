public import ChartCore

extension ChartLayout {
  /// From the lowest value to the plot's lower edge, or the states there: what a ring needs to stay whole.
  static let lowerInset = 6.0

  /// Where the lowest value of a y axis is, in pixels from the plot's upper edge.
  var foot: Double { max(0, plot.height - stateHeight - ChartLayout.lowerInset) }

  /// Where moments of a visible range lie in the plot, in pixels from its left edge.
  public func xScale(of visibleRange: ClosedRange<Double>) -> LinearScale {
    LinearScale(
      domain: visibleRange, from: rangeEdges.lowerBound, to: rangeEdges.upperBound)
  }
}
