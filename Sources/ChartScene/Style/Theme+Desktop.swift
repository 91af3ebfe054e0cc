public import ChartCore

/// What titles and the labels of the axes need on surfaces that a desktop brings along: else they are not taken.
private let (titleContrast, labelContrast) = (7.0, 4.5)
/// What an accent needs to be seen on a card.
private let accentContrast = 3.0

extension Theme {
  /// The colours of a palette, for a desktop that is dark or not, with strong contrasts or not.
  public init(_ palette: Presentation.Palette, isDark: Bool, isHighContrast: Bool) {
    self =
      switch (palette, isDark, isHighContrast) {
      case (_, false, true): .lightHighContrast
      case (_, true, true): .darkHighContrast
      case (.telegram, false, false): .light
      case (.telegram, true, false): .dark
      case (.desktop, false, false): .desktopLight
      case (.desktop, true, false): .desktopDark
      }
  }

  /// The same with a desktop's own surfaces and accent, as far as all that is written and drawn on them can still
  /// be read and seen. A card may be clear: it lies on the window.
  public func with(window: Color?, card: Color?, accent: Color?) -> Theme {
    var theme = self
    let window = window ?? self.window
    let card = card.map(window.covered) ?? self.card
    if text.contrast(with: card) >= titleContrast, dim.contrast(with: card) >= labelContrast,
      text.contrast(with: window) >= titleContrast
    {
      (theme.window, theme.card) = (window, card)
    }
    if let accent, accent.contrast(with: theme.card) >= accentContrast { theme.accent = accent }
    return theme
  }

  /// GNOME's dark grey on white, its blue as the accent.
  public static let desktopLight = Theme(
    window: Color(rgb: 0xFAFAFA), card: Color(rgb: 0xFFFFFF),
    border: Color(rgb: 0x000000, alpha: 0.07), text: Color(rgb: 0x2E2E33),
    dim: Color(rgb: 0x69696E), grid: Color(rgb: 0x000000, alpha: 0.1),
    hairline: Color(rgb: 0x949494), tint: Color(rgb: 0x000006, alpha: 0.07),
    surfaceTint: Color(rgb: 0xEDEDED, alpha: 0.6),
    frame: Color(rgb: 0x85858A), frameTick: Color(rgb: 0xFFFFFF), accent: Color(rgb: 0x1C71D8),
    tooltip: Color(rgb: 0xFFFFFF), shadow: Color(rgb: 0x000000, alpha: 0.14),
    isHighContrast: false)

  /// White on GNOME's dark greys.
  public static let desktopDark = Theme(
    window: Color(rgb: 0x242424), card: Color(rgb: 0x363636),
    border: Color(rgb: 0xFFFFFF, alpha: 0.04), text: Color(rgb: 0xFFFFFF),
    dim: Color(rgb: 0xB8B8BC), grid: Color(rgb: 0xFFFFFF, alpha: 0.1),
    hairline: Color(rgb: 0x8A8A8A), tint: Color(rgb: 0xFFFFFF, alpha: 0.07),
    surfaceTint: Color(rgb: 0x4A4A4A, alpha: 0.6),
    frame: Color(rgb: 0x919191), frameTick: Color(rgb: 0xFFFFFF), accent: Color(rgb: 0x78AEED),
    tooltip: Color(rgb: 0x2A2A2A), shadow: Color(rgb: 0x000000, alpha: 0.4),
    isHighContrast: false)
}

extension Color {
  /// With a colour over it.
  func covered(by color: Color) -> Color {
    color.alpha > 0 ? mixed(with: color.faded(by: 1 / color.alpha), by: color.alpha) : self
  }
}
