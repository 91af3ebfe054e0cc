import ChartScene

/// Guesses the widths of texts as long as there are no fonts.
struct RoughMeasure: TextMeasure {
  /// How wide a letter is in most families, about.
  private static let letterPerEm = 0.55

  func width(of string: String, style: TextStyle) -> Double {
    Double(string.utf8.count) * style.size * Self.letterPerEm
  }
}
