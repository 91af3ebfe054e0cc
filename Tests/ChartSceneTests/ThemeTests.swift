import ChartCore
import Testing

@testable import ChartScene

@Suite struct ThemeTests {
  static let themes: [Theme] = [
    .light, .dark, .lightHighContrast, .darkHighContrast, .desktopLight, .desktopDark,
  ]
  static let colors = [
    0x000000, 0xFFFFFF, 0x242F3E, 0x808080, 0x3DC23F, 0xF34C44, 0xF5BD25, 0x3497ED, 0x9ED448,
    0x0000FF, 0xFFFF00,
  ].map { Color(rgb: UInt32($0)) }

  /// Those that are hard, and a thousand others.
  static let allColors =
    colors
    + (0..<1000).map { index in
      Color(rgb: UInt32(truncatingIfNeeded: (index + 1) &* 0x9E3779B1 >> 4) & 0xFFFFFF)
    }

  @Test("every line can be seen on the card", arguments: themes)
  func seriesColors(theme: Theme) {
    for color in Self.allColors {
      #expect(theme.seriesColor(color).rounded.contrast(with: theme.card) >= 3, "\(color.hex)")
    }
  }

  @Test("a surface is not lost on the card", arguments: themes)
  func surfaceColors(theme: Theme) {
    for color in Self.allColors {
      let surface = theme.seriesColor(color, isSurface: true)
      #expect(surface.contrast(with: theme.card) >= (theme.isHighContrast ? 3 : 1.5))
      if color.contrast(with: theme.card) > 3.85 { #expect(surface == color) }
    }
  }

  @Test("only lightness is moved, and only as far as needed", arguments: themes)
  func lightnessAlone(theme: Theme) {
    for color in Self.allColors {
      let moved = theme.seriesColor(color)
      if moved == color { continue }
      let contrast = moved.contrast(with: theme.card)
      #expect(contrast < (theme.isDark || theme.isHighContrast ? 3.95 : 3.55), "\(color.hex)")
      #expect(OKLab(moved).hueDistance(to: OKLab(color)) < 0.02, "\(color.hex)")
    }
  }

  @Test("what is not text but has a meaning contrasts 3 to 1", arguments: themes)
  func graphics(theme: Theme) {
    for ground in [theme.card, theme.card.covered(by: theme.tint)] {
      #expect(ground.covered(by: theme.frame).contrast(with: ground) >= 3)
    }
    #expect(theme.card.covered(by: theme.hairline).contrast(with: theme.card) >= 3)
  }

  @Test("every line can be seen under the mini-map's tint", arguments: themes)
  func tinted(theme: Theme) {
    let ground = theme.card.covered(by: theme.tint)
    for color in Self.allColors {
      let line = theme.seriesColor(color).covered(by: theme.tint)
      #expect(line.contrast(with: ground) >= 3, "\(color.hex)")
    }
    #expect(ground.contrast(with: theme.card) >= (theme.isHighContrast ? 1.2 : 1.1))
  }

  @Test("usual colours stay as the file has them", arguments: [Theme.light, .dark])
  func usualColorsStay(theme: Theme) {
    for color in Self.colors.dropFirst(4).prefix(5)
    where color.contrast(with: theme.card) > 3.85 {
      #expect(theme.seriesColor(color) == color)
    }
  }

  @Test("letters in a series' colour can be read", arguments: themes)
  func seriesTextColors(theme: Theme) {
    for color in Self.allColors {
      for ground in [theme.card, theme.tooltip] {
        let text = theme.seriesTextColor(color, on: ground).rounded
        #expect(text.contrast(with: ground) >= 4.5, "\(color.hex)")
      }
    }
  }

  @Test("letters on a series' colour can be read", arguments: themes)
  func ink(theme: Theme) {
    for color in Self.allColors {
      #expect(theme.ink(on: color).contrast(with: color) >= 4)
    }
  }

  @Test("letters on lines of several colours have one colour that can be read", arguments: themes)
  func inkOnAll(theme: Theme) throws {
    let lines = Self.allColors.map { theme.seriesColor($0) }
    let ink = try #require(theme.ink(onAll: lines))
    #expect(lines.allSatisfy { $0.contrast(with: ink) >= 3 })
    #expect(theme.isDark || ink == Color(rgb: 0xFFFFFF))
    #expect(theme.ink(onAll: []) == Color(rgb: 0xFFFFFF))
    #expect(theme.ink(onAll: [Color(rgb: 0), Color(rgb: 0xFFFFFF)]) == nil)
  }

  @Test("a colour that people have chosen is drawn as it is", arguments: themes)
  func chosenColors(theme: Theme) {
    let yellow = Color(rgb: 0xFFEE00)
    func series(isChosen: Bool) -> Series {
      Series(id: "y", name: "y", color: yellow, isColorChosen: isChosen, column: Column([1]))
    }
    #expect(theme.seriesColor(of: series(isChosen: true)) == yellow)
    #expect((theme.seriesColor(of: series(isChosen: false)) == yellow) == theme.isDark)
  }

  @Test(
    "a desktop's own surfaces are taken where all on them can be read, its accent where it is seen")
  func desktopSurfaces() {
    let dark = Theme.desktopDark
    let (ground, accent) = (Color(rgb: 0x1E1E20), Color(rgb: 0xE66100))
    let own = dark.with(
      window: ground, card: Color(rgb: 0xFFFFFF, alpha: 0.1), accent: accent)
    #expect(own.window == ground && own.accent == accent)
    #expect(own.card.hex == "#353536" && own.card.alpha == 1)
    #expect(dark.with(window: nil, card: nil, accent: nil) == dark)
    #expect(dark.with(window: Color(rgb: 0xFFFFFF), card: nil, accent: nil) == dark)
    #expect(dark.with(window: nil, card: Color(rgb: 0x777777), accent: nil).card == dark.card)
    #expect(dark.with(window: nil, card: nil, accent: Color(rgb: 0x404040)).accent == dark.accent)
    let clear = dark.with(window: ground, card: Color(rgb: 0, alpha: 0), accent: nil)
    #expect(clear.card == ground)
  }

  @Test("each palette has a light and a dark side, and strong contrasts are alike")
  func palettes() {
    func theme(_ palette: Presentation.Palette, _ isDark: Bool, _ isStrong: Bool = false) -> Theme {
      Theme(palette, isDark: isDark, isHighContrast: isStrong)
    }
    #expect(theme(.telegram, false) == .light && theme(.telegram, true) == .dark)
    #expect(theme(.desktop, false) == .desktopLight && theme(.desktop, true) == .desktopDark)
    for isDark in [false, true] {
      #expect(theme(.desktop, isDark, true) == theme(.telegram, isDark, true))
      #expect(theme(.desktop, isDark).isDark == isDark)
    }
  }

  @Test("text can be read on its ground", arguments: themes)
  func text(theme: Theme) {
    #expect(theme.text.contrast(with: theme.card) >= 7)
    #expect(theme.text.contrast(with: theme.tooltip) >= 7)
    #expect(theme.dim.contrast(with: theme.card) >= (theme.isHighContrast ? 7 : 4.5))
  }
}

extension Color {
  /// As a screen with eight bits a component has it.
  fileprivate var rounded: Color { Color(rgb: UInt32(hex.dropFirst(), radix: 16) ?? 0) }
}

extension OKLab {
  /// How far two hues are apart, weighed by the weaker chroma.
  fileprivate func hueDistance(to other: OKLab) -> Double {
    let (one, two) = (
      (a * a + b * b).squareRoot(), (other.a * other.a + other.b * other.b).squareRoot()
    )
    if min(one, two) < 0.01 { return 0 }
    let cosine = (a * other.a + b * other.b) / (one * two)
    return (1 - min(1, cosine)) * min(one, two)
  }
}
