import ChartCore

extension Theme {
  /// What rises: each stands out from the card by 3:1 at least (WCAG 2.2, 1.4.11), its words by 4.5:1.
  var rising: Color {
    switch (isDark, isHighContrast) {
    case (false, false): Color(rgb: 0x17803D)
    case (true, false): Color(rgb: 0x57C97F)
    case (false, true): Color(rgb: 0x0B5A28)
    case (true, true): Color(rgb: 0x7DF0A5)
    }
  }

  /// What falls.
  var falling: Color {
    switch (isDark, isHighContrast) {
    case (false, false): Color(rgb: 0xD02F26)
    case (true, false): Color(rgb: 0xFF7B70)
    case (false, true): Color(rgb: 0x9B1510)
    case (true, true): Color(rgb: 0xFF9A92)
    }
  }

  /// How prices look on the card.
  var priceLook: PriceLook {
    PriceLook(
      rising: rising, falling: falling, lineWidth: isHighContrast ? 2 : 1,
      volumeOpacity: isHighContrast ? 1 : 0.55)
  }
}
