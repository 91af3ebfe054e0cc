public import ChartCore

extension ChartLayout {
  /// From the lowest value to the plot's lower edge, or the states there: what a ring needs to stay whole.
  static let lowerInset = 6.0

  /// The part of the plot's height that the room for the highest label may take.
  private static let spareableShare = 0.1

  /// From the highest value to the plot's upper edge: in larger letters that much more than a ring
  /// needs, so that the label of the highest line has room, but no more than low plots can spare.
  var upperInset: Double {
    let growth = TextStyle.usualLabel.capitalHeight * (textScale - 1)
    let lower = Self.lowerInset
    return max(lower, min(lower + growth, plot.height * Self.spareableShare))
  }

  /// Where the points of a scatter lie in the plot: on whole pixels, so that each is one of its cells.
  var scatterArea: Rect {
    let (left, top) = (rangeEdges.lowerBound.rounded(), upperInset.rounded(.up))
    return Rect(
      left, top, max(1, (rangeEdges.upperBound - left).rounded(.down)),
      max(1, (foot - top).rounded(.down)))
  }

  /// Where the lowest value of a y axis is, in pixels from the plot's upper edge.
  var foot: Double { max(0, plot.height - stateHeight - ChartLayout.lowerInset) }

  /// Where moments of a visible range lie in the plot, in pixels from its left edge.
  public func xScale(of visibleRange: ClosedRange<Double>) -> LinearScale {
    LinearScale(
      domain: visibleRange, from: rangeEdges.lowerBound, to: rangeEdges.upperBound)
  }
}
