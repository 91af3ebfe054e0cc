public import ChartCore

/// The indicator's hairline: which point lies under a pointer, what a drag means, and on which
/// side of the hairline its card stands.
public struct IndicatorGeometry: Equatable, Sendable {
  /// How far beside the hairline it can be taken.
  private static let grabDistance = 12.0
  /// From the hairline to its card.
  private static let cardDistance = 14.0
  /// From the card to the chart's edges.
  static let cardMargin = 4.0

  private let scale: LinearScale
  private let width: Double

  /// The geometry in a plot `width` pixels wide, whose x scale is `scale`.
  public init(scale: LinearScale, width: Double) {
    self.scale = scale
    self.width = width
  }

  /// The moment of the point nearest to the pixel x; of those in the plot if any is.
  public func moment(at x: Double, in table: Table) -> Double {
    snapped(scale.invert(x.clamped(to: 0...max(0, width))), in: table)
  }

  /// Where an indicator that started at the moment `start` comes to when it is dragged by `pixels`.
  public func moment(draggedBy pixels: Double, from start: Double, in table: Table) -> Double {
    moment(at: scale(start) + pixels, in: table)
  }

  /// Whether a pointer at the pixel x takes hold of the indicator.
  public func isGrabbing(_ indicator: Double, at x: Double) -> Bool {
    abs(scale(indicator) - x) <= Self.grabDistance
  }

  private func snapped(_ moment: Double, in table: Table) -> Double {
    let index = table.nearestIndex(to: moment)
    if scale(table.x[index]) < 0 { return inside(index + 1, or: index, in: table) }
    if scale(table.x[index]) > width { return inside(index - 1, or: index, in: table) }
    return table.x[index]
  }

  /// The moment of `index` if that is seen, else of `other`.
  private func inside(_ index: Int, or other: Int, in table: Table) -> Double {
    guard (0..<table.x.count).contains(index), (0...width).contains(scale(table.x[index])) else {
      return table.x[other]
    }
    return table.x[index]
  }
}

extension IndicatorGeometry {
  /// Where a card of a size stands beside a hairline at x: at its right, at its left before it
  /// would leave the plot there, and inside the plot where neither side has room.
  static func cardRect(_ card: Size, besides x: Double, in plot: Size) -> Rect {
    let right = x + cardDistance
    let left = x - cardDistance - card.width
    let rightmost = plot.width - cardMargin - card.width
    let isRight = right <= rightmost || (left < cardMargin && x < plot.width / 2)
    let start = isRight ? right : left
    return Rect(
      max(0, min(max(start, cardMargin), rightmost)).rounded(.down), cardMargin, card.width,
      card.height)
  }
}
