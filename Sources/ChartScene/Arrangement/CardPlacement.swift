public import ChartCore

/// Where a layout puts a card, and how it is turned and shown there.
public struct CardPlacement: Equatable, Sendable, Interpolable {
  /// The card before it is scaled and turned, in pixels of the viewport.
  public var rect: Rect
  /// The turn about the vertical axis through the middle, in degrees; positive turns the right
  /// edge away from the eye.
  public var rotationDegrees: Double
  /// The scale about the middle.
  public var scale: Double
  /// From 0, unseen, to 1.
  public var opacity: Double
  /// Which of two cards lies in front: the one with more.
  public var depth: Double
  /// How far all but its header is left out, from 0 to 1: of a card behind others, tips of lines would be dirt.
  public var cover: Double

  /// A place; flat, whole and opaque unless told otherwise.
  public init(
    rect: Rect, rotationDegrees: Double = 0, scale: Double = 1, opacity: Double = 1,
    depth: Double = 0, cover: Double = 0
  ) {
    self.rect = rect
    self.rotationDegrees = rotationDegrees
    self.scale = scale
    self.opacity = opacity
    self.depth = depth
    self.cover = cover
  }

  /// The place `fraction` of the way to another.
  public func interpolated(to other: CardPlacement, by fraction: Double) -> CardPlacement {
    func mix(_ a: Double, _ b: Double) -> Double { a.interpolated(to: b, by: fraction) }
    return CardPlacement(
      rect: Rect(
        mix(rect.x, other.rect.x), mix(rect.y, other.rect.y),
        mix(rect.width, other.rect.width), mix(rect.height, other.rect.height)),
      rotationDegrees: mix(rotationDegrees, other.rotationDegrees), scale: mix(scale, other.scale),
      opacity: mix(opacity, other.opacity), depth: mix(depth, other.depth),
      cover: mix(cover, other.cover))
  }
}

/// The ground around and between cards, in pixels, and in viewports that have none to spare.
let (cardGap, smallCardGap) = (24.0, 12.0)
/// Viewports have ground to spare from this length on, in both directions.
private let spaciousLength = 480.0

/// The ground around and between cards that fill a viewport.
func cardGap(in viewport: Size) -> Double {
  min(viewport.width, viewport.height) < spaciousLength ? smallCardGap : cardGap
}

/// The narrowest card that a chart still fits: where the viewport is barely wider, the ground at
/// the sides gives way.
private let narrowestCard = 240.0

/// The width that a viewport leaves a card with this much ground at its sides.
func cardWidth(in viewport: Double, gap: Double = cardGap) -> Double {
  let gap = ((viewport - narrowestCard) / 2).clamped(to: 0...gap)
  return max(0, viewport - 2 * gap)
}
