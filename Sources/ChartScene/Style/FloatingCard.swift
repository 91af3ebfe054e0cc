private let cornerRadius = 10.0
private let shadowBlur = 12.0
private let shadowOffset = 2.0
private let borderWidth = 1.0

/// The soft shadow of a card that lies on the window's ground, in pixels.
public enum CardShadow {
  /// How far it reaches, and how far below the card it lies.
  public static let (blur, offset) = (9.0, 1.0)
}

/// The ground of a card that floats over a plot: a soft shadow, a fill and a border.
func floatingCard(_ rect: Rect, theme: Theme) -> [Scene.Item] {
  [
    .shadow(
      rect, radius: cornerRadius, blur: shadowBlur, offset: shadowOffset, color: theme.shadow),
    .rectangle(rect, radius: cornerRadius, fill: theme.tooltip),
    .outline(
      rect.inset(horizontally: borderWidth / 2, vertically: borderWidth / 2),
      radius: cornerRadius - borderWidth / 2, width: borderWidth, color: theme.border),
  ]
}
