public import ChartCore

/// What a graphic needs on the card to be told from its ground (WCAG 2.1, 1.4.11: 3 to 1) under the mini-map's
/// tint too, which takes more from light lines and in high contrast.
private let (graphicContrast, strongContrast) = (3.45, 3.85)
/// Keeps a white surface from vanishing on a white card. Surfaces are told from each other by their colours,
/// which are the file's own.
private let faintestContrast = 1.5
/// What text needs to be read on its ground (WCAG 2.1, 1.4.3), and a hair.
private let textContrast = 4.53

/// What bold letters beside each other need on their grounds: what lines have on a card.
private let (inkContrast, strongInkContrast) = (3.0, 3.8)

private let white = Color(rgb: 0xFFFFFF)
private let nearBlack = Color(rgb: 0x1C1C1E)

extension Theme {
  /// The colour a series has on the card: the file's own for this theme wherever that can be seen, else one of
  /// another lightness.
  ///
  /// One that people have chosen stays as it is. A line contrasts at least 3 to 1 with the card, also under the mini-map's tint; a surface does in high
  /// contrast.
  public func seriesColor(of series: Series, isSurface: Bool = false) -> Color {
    series.isColorChosen ? series.color : seriesColor(ownColor(of: series), isSurface: isSurface)
  }

  /// The colour of letters that stand for a series, as `seriesTextColor(_:on:)`.
  public func seriesTextColor(of series: Series, on ground: Color) -> Color {
    seriesTextColor(ownColor(of: series), on: ground)
  }

  /// What the file says for grounds like the card.
  private func ownColor(of series: Series) -> Color {
    isDark ? series.nightColor ?? series.color : series.color
  }

  /// The colour a series' line has on the card, as `seriesColor(of:)`.
  public func seriesColor(_ color: Color, isSurface: Bool = false) -> Color {
    let least = isDark || isHighContrast ? strongContrast : graphicContrast
    return legible(
      color, on: card, contrast: isSurface && !isHighContrast ? faintestContrast : least)
  }

  /// The colour of letters that stand for a series: contrasts 4.5 to 1 with `ground`.
  public func seriesTextColor(_ color: Color, on ground: Color) -> Color {
    legible(color, on: ground, contrast: textContrast)
  }

  /// The colour of letters on a ground of a series' colour: white or near-black, what contrasts more; where neither does
  /// as letters need it, black or white, of which one always does.
  public func ink(on fill: Color) -> Color {
    func best(_ dark: Color) -> Color {
      fill.contrast(with: white) >= fill.contrast(with: dark) ? white : dark
    }
    let ink = best(nearBlack)
    return fill.contrast(with: ink) >= textContrast ? ink : best(Color(rgb: 0))
  }

  /// One colour of letters for grounds of several series' colours: white where that can be read on all of them, as on
  /// lines of a light card, else near-black; nil where neither can.
  public func ink(onAll fills: [Color]) -> Color? {
    let least = isHighContrast ? strongInkContrast : inkContrast
    return [white, nearBlack, Color(rgb: 0)].first { ink in
      fills.allSatisfy { $0.contrast(with: ink) >= least }
    }
  }

  /// The colour nearest to `color` in lightness that contrasts enough.
  private func legible(_ color: Color, on ground: Color, contrast: Double) -> Color {
    let groundLuminance = ground.luminance
    func isEnough(_ luminance: Double) -> Bool {
      let (a, b) = (luminance + 0.05, groundLuminance + 0.05)
      return max(a, b) / min(a, b) >= contrast
    }
    if isEnough(color.luminance) { return color }
    return OKLab(color).nearest(towards: isDark ? 1 : 0, where: isEnough)
      .faded(by: color.alpha)
  }
}
