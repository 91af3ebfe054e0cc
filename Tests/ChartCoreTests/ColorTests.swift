import ChartCore
import Testing

@Suite struct ColorTests {
  @Test(arguments: [(0x000000, "#000000"), (0xFFFFFF, "#FFFFFF"), (0x3DC23F, "#3DC23F")])
  func hexGoesBothWays(rgb: Int, hex: String) {
    #expect(Color(rgb: UInt32(rgb)).hex == hex)
  }

  @Test func componentsAreClamped() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func fadingAndMixing() {
    let black = Color(rgb: 0)
    let white = Color(rgb: 0xFFFFFF)
    #expect(black.faded(by: 0.5).alpha == 0.5)
    #expect(black.mixed(with: white, by: 0.5) == Color(red: 0.5, green: 0.5, blue: 0.5))
    #expect(black.mixed(with: white, by: 1) == white)
  }

  @Test(arguments: [
    (0xFFFFFF, 21.0), (0x000000, 1), (0x777777, 4.69), (0xFF0000, 5.25), (0x3DC23F, 8.99),
  ]) func contrastWithBlackIsThatOfWCAG(rgb: Int, expected: Double) {
    let (color, black) = (Color(rgb: UInt32(rgb)), Color(rgb: 0))
    #expect(abs(color.contrast(with: black) - expected) < 0.01)
    #expect(color.contrast(with: black) == black.contrast(with: color))
  }
}
