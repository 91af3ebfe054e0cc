public import ChartCore

/// The colours of everything that the data does not colour.
public struct Theme: Equatable, Sendable {
  /// The ground behind the cards.
  public var window: Color
  /// The ground of a chart's card.
  public var card: Color
  /// The thin line around a card; clear where the shadow alone sets it off.
  public var border: Color
  /// Titles, names and dates.
  public var text: Color
  /// The labels of both axes.
  public var dim: Color
  /// Grid lines.
  public var grid: Color
  /// The indicator's line.
  public var hairline: Color
  /// What lies over the mini-map outside its window: so little that series still stand out, as the frame
  /// tells inside from outside.
  public var tint: Color
  /// The same over surfaces, which would hide the ground: they fade into it.
  public var surfaceTint: Color
  /// The mini-map window's handles and rails.
  public var frame: Color
  /// The short tick on each handle.
  public var frameTick: Color
  /// What can be pressed or is selected.
  public var accent: Color
  /// The ground of the indicator's card.
  public var tooltip: Color
  /// Below cards, soft.
  public var shadow: Color
  /// Whether the person asked for strong contrasts.
  public var isHighContrast: Bool

  /// Whether letters are lighter than the card.
  public var isDark: Bool { card.luminance < text.luminance }

  /// How wide a line of the card's colour is between surfaces that touch, in pixels; 0 for none. In
  /// high contrast colours that stand out from the card as much as each other are no longer told apart
  /// by how bright they are.
  var seam: Double { isHighContrast ? 1 : 0 }

  /// What lies over bars that are not read: they fade into the card.
  var veil: Color { card.faded(by: 0.5) }

  /// Dark on white.
  public static let light = Theme(
    window: Color(rgb: 0xF6F5F4), card: Color(rgb: 0xFFFFFF),
    border: Color(rgb: 0x182D3B, alpha: 0.06), text: Color(rgb: 0x222222),
    dim: Color(rgb: 0x6A6A6F), grid: Color(rgb: 0x182D3B, alpha: 0.1),
    hairline: Color(rgb: 0x949494), tint: Color(rgb: 0x108BE3, alpha: 0.1),
    surfaceTint: Color(rgb: 0xE2EEF9, alpha: 0.6),
    frame: Color(rgb: 0x7A8A98), frameTick: Color(rgb: 0xFFFFFF), accent: Color(rgb: 0x108BE3),
    tooltip: Color(rgb: 0xFFFFFF), shadow: Color(rgb: 0x000000, alpha: 0.14),
    isHighContrast: false)

  /// Light on night blue.
  public static let dark = Theme(
    window: Color(rgb: 0x1B232E), card: Color(rgb: 0x242F3E),
    border: Color(rgb: 0xFFFFFF, alpha: 0.03), text: Color(rgb: 0xFFFFFF),
    dim: Color(rgb: 0xA3B1C2), grid: Color(rgb: 0xFFFFFF, alpha: 0.1),
    hairline: Color(rgb: 0x707783), tint: Color(rgb: 0x48AAF0, alpha: 0.1),
    surfaceTint: Color(rgb: 0x304259, alpha: 0.6),
    frame: Color(rgb: 0x7B8792), frameTick: Color(rgb: 0xFFFFFF), accent: Color(rgb: 0x48AAF0),
    tooltip: Color(rgb: 0x1C2533), shadow: Color(rgb: 0x000000, alpha: 0.4),
    isHighContrast: false)

  /// Black on white with strong lines.
  public static let lightHighContrast = Theme(
    window: Color(rgb: 0xFFFFFF), card: Color(rgb: 0xFFFFFF),
    border: Color(rgb: 0x000000, alpha: 0.6), text: Color(rgb: 0x000000),
    dim: Color(rgb: 0x3D3D42), grid: Color(rgb: 0x000000, alpha: 0.35),
    hairline: Color(rgb: 0x000000, alpha: 0.8), tint: Color(rgb: 0x000000, alpha: 0.12),
    surfaceTint: Color(rgb: 0x000000, alpha: 0.12),
    frame: Color(rgb: 0x3F5468), frameTick: Color(rgb: 0xFFFFFF), accent: Color(rgb: 0x0A5A96),
    tooltip: Color(rgb: 0xFFFFFF), shadow: Color(rgb: 0x000000, alpha: 0.2),
    isHighContrast: true)

  /// White on near-black with strong lines.
  public static let darkHighContrast = Theme(
    window: Color(rgb: 0x000000), card: Color(rgb: 0x10161D),
    border: Color(rgb: 0xFFFFFF, alpha: 0.6), text: Color(rgb: 0xFFFFFF),
    dim: Color(rgb: 0xD5DEE8), grid: Color(rgb: 0xFFFFFF, alpha: 0.35),
    hairline: Color(rgb: 0xFFFFFF, alpha: 0.8), tint: Color(rgb: 0xFFFFFF, alpha: 0.08),
    surfaceTint: Color(rgb: 0xFFFFFF, alpha: 0.08),
    frame: Color(rgb: 0xB4C3D2), frameTick: Color(rgb: 0x10161D), accent: Color(rgb: 0x8CCBF8),
    tooltip: Color(rgb: 0x000000), shadow: Color(rgb: 0x000000, alpha: 0.6),
    isHighContrast: true)
}
