import ChartCore
import Testing

@Suite struct SeriesPaletteTests {
  private func series(_ colors: [UInt32]) -> [Series] {
    colors.enumerated().map { index, rgb in
      Series(id: "\(index)", name: "", color: Color(rgb: rgb), column: Column([1]))
    }
  }

  @Test("two dozen colours are apart from each other, on light and on dark grounds")
  func apart() {
    for color in [SeriesPalette.color, SeriesPalette.nightColor] {
      let colors = (0..<24).map { OKLab(color($0)) }
      for (index, one) in colors.enumerated() {
        for other in colors.dropFirst(index + 1) { #expect(one.distance(to: other) > 0.045) }
      }
    }
  }

  @Test("a dozen states are apart from each other, and as many of a second column from these")
  func statesApart() {
    for color in [SeriesPalette.stateColor, SeriesPalette.nightStateColor] {
      let colors = (0..<24).map { OKLab(color($0)) }
      for (index, one) in colors.enumerated() {
        for other in colors.dropFirst(index + 1) { #expect(one.distance(to: other) > 0.03) }
      }
    }
  }

  @Test("each stands out from the card that it is for")
  func contrast() {
    for number in 0..<24 {
      #expect(SeriesPalette.color(number).contrast(with: Color(rgb: 0xFFFFFF)) >= 3)
      #expect(SeriesPalette.nightColor(number).contrast(with: Color(rgb: 0x242F3E)) >= 3)
    }
  }

  @Test("the first of a colour keeps it, and colours that are all different stay")
  func kept() {
    let different = series([0xFF0000, 0x00FF00, 0x0000FF])
    #expect(different.withColorsApart == different)
    let alike = series([0xFF0000, 0xFF0000, 0x00FF00, 0xFF0000]).withColorsApart
    #expect(alike[0].color == Color(rgb: 0xFF0000) && alike[2].color == Color(rgb: 0x00FF00))
    #expect(Set(alike.map(\.color)).count == 4)
    #expect(alike.map(\.id) == ["0", "1", "2", "3"])
    #expect([Series]().withColorsApart.isEmpty)
  }

  @Test("a colour of the palette is not one that the file has")
  func fileColors() {
    let own = SeriesPalette.color(0)
    let red = Int(own.red * 255) << 16 | Int(own.green * 255) << 8 | Int(own.blue * 255)
    let apart = series([UInt32(red), 0x808080, 0x808080]).withColorsApart
    #expect(OKLab(apart[2].color).distance(to: OKLab(own)) >= 0.07)
  }

  @Test("hundreds of one colour have many colours, thousands stay as they are")
  func many() {
    func colors(_ count: Int) -> Int {
      Set(series(Array(repeating: 0x108BE3, count: count)).withColorsApart.map(\.color)).count
    }
    #expect(colors(Limits.drawnSeries) >= 24)
    #expect(colors(Limits.drawnSeries + 1) == 1)
  }
}
