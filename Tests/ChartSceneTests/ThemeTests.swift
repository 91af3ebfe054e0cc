import ChartCore
import ChartScene
import Testing

@Suite struct ThemeTests {
  static let themes: [Theme] = [.light, .dark, .lightHighContrast, .darkHighContrast]
  static let colors = [
    0x000000, 0xFFFFFF, 0x242F3E, 0x808080, 0x3DC23F, 0xF34C44, 0xF5BD25, 0x3497ED, 0x9ED448,
    0x0000FF, 0xFFFF00,
  ].map { Color(rgb: UInt32($0)) }

  @Test("every line can be seen on the card, in high contrast well", arguments: themes)
  func seriesColors(theme: Theme) {
    let least = theme.isHighContrast ? 3.0 : 1.5
    for color in Self.colors {
      #expect(theme.seriesColor(color).contrast(with: theme.card) >= least)
    }
  }

  @Test(
    "in high contrast every line can be seen under the mini-map's tint",
    arguments: [Theme.lightHighContrast, .darkHighContrast])
  func tinted(theme: Theme) {
    func tinted(_ color: Color) -> Color {
      color.mixed(with: theme.tint.faded(by: 1 / theme.tint.alpha), by: theme.tint.alpha)
    }
    for color in Self.colors {
      #expect(tinted(theme.seriesColor(color)).contrast(with: tinted(theme.card)) >= 3)
    }
    #expect(tinted(theme.card).contrast(with: theme.card) >= 1.2)
  }

  @Test("usual colours stay as the file has them", arguments: [Theme.light, .dark])
  func usualColorsStay(theme: Theme) {
    for color in Self.colors.dropFirst(4).prefix(5) { #expect(theme.seriesColor(color) == color) }
  }

  @Test("letters in a series' colour can be read", arguments: themes)
  func seriesTextColors(theme: Theme) {
    let least = theme.isHighContrast ? 4.5 : 3.0
    for color in Self.colors {
      for ground in [theme.card, theme.tooltip] {
        #expect(theme.seriesTextColor(color, on: ground).contrast(with: ground) >= least)
      }
    }
  }

  @Test("letters on a series' colour can be read", arguments: themes)
  func ink(theme: Theme) {
    let least = theme.isHighContrast ? 4.0 : 3.0
    for color in Self.colors {
      #expect(theme.ink(on: color).contrast(with: color) >= least)
    }
  }

  @Test("letters are white on saturated colours as in the designs, else near-black")
  func inkOfTheDesigns() {
    #expect(Theme.light.ink(on: red).luminance == 1)
    #expect(Theme.light.ink(on: blue).luminance == 1)
    #expect(Theme.light.ink(on: green).luminance < 0.05)
  }

  @Test("text can be read on its ground", arguments: themes)
  func text(theme: Theme) {
    #expect(theme.text.contrast(with: theme.card) >= 7)
    #expect(theme.text.contrast(with: theme.tooltip) >= 7)
    #expect(theme.dim.contrast(with: theme.card) >= (theme.isHighContrast ? 7 : 3))
  }
}
