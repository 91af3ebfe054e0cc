public import ChartCore

/// The indicator's hairline: which point lies under a pointer, what a drag means, and on which
/// side of the hairline its card stands.
public struct IndicatorGeometry: Equatable, Sendable {
  /// From the hairline to its card.
  private static let cardDistance = 14.0
  /// From the card to the chart's edges.
  static let cardMargin = 4.0

  private let scale: LinearScale
  private let edges: ClosedRange<Double>

  /// The geometry in a plot whose x scale is `scale` and whose series go from edge to edge, in pixels.
  public init(scale: LinearScale, edges: ClosedRange<Double>) {
    self.scale = scale
    self.edges = edges
  }

  /// The moment of the point that is read at the pixel x: the nearest, or the one whose column it is
  /// in; of those in the plot if any is.
  public func moment(at x: Double, in table: Table) -> Double {
    snapped(scale.invert(x.clamped(to: edges)), in: table)
  }

  /// Where an indicator that started at the moment `start` comes to when it is dragged by `pixels`.
  public func moment(draggedBy pixels: Double, from start: Double, in table: Table) -> Double {
    let place = place(of: table.index(reading: start), in: table)
    let middle = (place.lowerBound + place.upperBound) / 2
    return moment(at: (table.kind.fillsPeriods ? middle : scale(start)) + pixels, in: table)
  }

  private func snapped(_ moment: Double, in table: Table) -> Double {
    let index = table.index(reading: moment)
    let place = place(of: index, in: table)
    if place.upperBound < edges.lowerBound { return inside(index + 1, or: index, in: table) }
    if place.lowerBound > edges.upperBound { return inside(index - 1, or: index, in: table) }
    return table.x(at: index)
  }

  /// The moment of `index` if that is seen, else of `other`.
  private func inside(_ index: Int, or other: Int, in table: Table) -> Double {
    guard (0..<table.pointCount).contains(index),
      place(of: index, in: table).overlaps(edges)
    else { return table.x(at: other) }
    return table.x(at: index)
  }

  /// From where to where a point is, in pixels: of one moment, or as long as its period.
  private func place(of index: Int, in table: Table) -> ClosedRange<Double> {
    let start = scale(table.x(at: index))
    return start...max(start, table.kind.fillsPeriods ? scale(table.end(ofPeriod: index)) : start)
  }
}

extension IndicatorGeometry {
  /// Where a card of a size stands beside a hairline or a column: at its right, at its left before
  /// it would leave the plot there, in a column that has room for it where neither side has, and inside
  /// the plot at last.
  static func cardRect(_ card: Size, besides place: ClosedRange<Double>, in plot: Size) -> Rect {
    let right = place.upperBound + cardDistance
    let left = place.lowerBound - cardDistance - card.width
    let rightmost = plot.width - cardMargin - card.width
    let isInLeftHalf = place.lowerBound + place.upperBound < plot.width
    let isRight = right <= rightmost || (left < cardMargin && isInLeftHalf)
    let hasNoSide = right > rightmost && left < cardMargin
    let start = (hasNoSide ? start(of: card, in: place, of: plot) : nil) ?? (isRight ? right : left)
    return Rect(
      max(0, min(max(start, cardMargin), rightmost)).rounded(.down), cardMargin, card.width,
      card.height)
  }

  /// Where a card begins in the middle of what is seen of a column; nil where it would hang over.
  private static func start(
    of card: Size, in place: ClosedRange<Double>, of plot: Size
  ) -> Double? {
    let (left, right) = (max(place.lowerBound, 0), min(place.upperBound, plot.width))
    guard right - left >= card.width + 2 * cardMargin else { return nil }
    return (left + right - card.width) / 2
  }
}
