public import ChartCore

/// How charts look and speak: what is the same for all charts of a window.
public struct ChartStyle: Equatable, Sendable {
  /// The colours.
  public var theme: Theme
  /// How numbers and moments are written.
  public var formats: Formats
  /// How much larger than usual text is, as the desktop asks; 1 is usual.
  public var textScale: Double
  /// Whether lines have patterns and markers of their own, where colours are told apart with difficulty.
  public var hasPatterns: Bool
  /// Whether people read from right to left: titles and check buttons begin at the right, time goes on to the right.
  public var isMirrored: Bool

  /// A style of colours and formats.
  public init(
    theme: Theme, formats: Formats, textScale: Double = 1, hasPatterns: Bool = false,
    isMirrored: Bool = false
  ) {
    self.theme = theme
    self.formats = formats
    self.textScale = textScale
    self.hasPatterns = hasPatterns
    self.isMirrored = isMirrored
  }
}

extension ChartStyle {
  /// A phrase in the language of the style.
  func words(_ phrase: Phrase) -> String { formats.words(phrase) }

  /// A chart's title.
  var title: TextStyle { TextStyle(size: 17 * textScale, isBold: true) }
  /// The visible range in words, the indicator's date and values, a check button's name.
  var strong: TextStyle { TextStyle(size: 13 * textScale, isBold: true) }
  /// The visible range where there is little room, and the second level of the x axis.
  var smallStrong: TextStyle { TextStyle(size: 12 * textScale, isBold: true) }
  /// The names on the indicator's card.
  var plain: TextStyle { TextStyle(size: 13 * textScale) }
  /// The labels of both axes, and the zone of the visible range.
  var label: TextStyle { TextStyle(size: TextStyle.usualLabel.size * textScale) }
}

extension TextStyle {
  /// How tall capitals and figures are, about, in most families.
  private static let capitalPerEm = 0.72
  /// The labels of both axes with letters of the usual size.
  static let usualLabel = TextStyle(size: 12)

  /// How tall capitals and figures are, about, in pixels.
  var capitalHeight: Double { size * Self.capitalPerEm }

  /// The baseline that centres figures and capitals about `y`.
  func baseline(centredOn y: Double) -> Double { y + capitalHeight / 2 }
}
