public import ChartCore

/// What a graphic needs to be told from its ground (WCAG 2.1, 1.4.11), and what it needs on the card
/// to have that under the mini-map's tint too.
private let graphicContrast = 3.0
private let tintedContrast = 3.2
/// What text needs to be read on its ground (WCAG 2.1, 1.4.3).
private let textContrast = 4.5
/// Keeps a white line from vanishing on a white card, and leaves every usual colour alone.
private let faintestContrast = 1.5
/// How finely a colour is moved towards the text's colour until it contrasts enough.
private let mixingSteps = 5

private let white = Color(rgb: 0xFFFFFF)
private let nearBlack = Color(rgb: 0x1C1C1E)

extension Theme {
  /// The colour a series has on the card: the file's own for this theme wherever that can be seen.
  ///
  /// Contrasts at least 3 to 1 with the card in high contrast, under the mini-map's tint too, and is
  /// never lost in it otherwise.
  public func seriesColor(of series: Series) -> Color { seriesColor(ownColor(of: series)) }

  /// The colour of letters that stand for a series, as `seriesTextColor(_:on:)`.
  public func seriesTextColor(of series: Series, on ground: Color) -> Color {
    seriesTextColor(ownColor(of: series), on: ground)
  }

  /// What the file says for grounds like the card.
  private func ownColor(of series: Series) -> Color {
    isDark ? series.nightColor ?? series.color : series.color
  }

  /// The colour a series' line has on the card: the file's own wherever that can be seen.
  ///
  /// Contrasts at least 3 to 1 with the card in high contrast, under the mini-map's tint too, and is
  /// never lost in it otherwise.
  public func seriesColor(_ color: Color) -> Color {
    legible(color, on: card, contrast: isHighContrast ? tintedContrast : faintestContrast)
  }

  /// The colour of letters that stand for a series: contrasts 3 to 1 with `ground`, and 4.5 to 1
  /// in high contrast.
  public func seriesTextColor(_ color: Color, on ground: Color) -> Color {
    legible(color, on: ground, contrast: isHighContrast ? textContrast : graphicContrast)
  }

  /// The colour of letters on a ground of a series' colour: white or near-black.
  ///
  /// White where it reaches 3 to 1: the ratio of WCAG 2 alone would set near-black on saturated
  /// red and blue, which eyes find harder to read. In high contrast the ratio alone decides.
  public func ink(on fill: Color) -> Color {
    let ratio = fill.contrast(with: white)
    if isHighContrast { return ratio >= fill.contrast(with: nearBlack) ? white : nearBlack }
    return ratio >= graphicContrast ? white : nearBlack
  }

  /// The colour nearest to `color` on the way to the text's that contrasts enough.
  private func legible(_ color: Color, on ground: Color, contrast: Double) -> Color {
    let groundLuminance = ground.luminance
    func isEnough(_ color: Color) -> Bool {
      let (a, b) = (color.luminance + 0.05, groundLuminance + 0.05)
      return max(a, b) / min(a, b) >= contrast
    }
    if isEnough(color) { return color }
    var (near, far) = (0.0, 1.0)
    for _ in 0..<mixingSteps {
      let middle = (near + far) / 2
      if isEnough(color.mixed(with: text, by: middle)) { far = middle } else { near = middle }
    }
    return color.mixed(with: text, by: far)
  }
}
