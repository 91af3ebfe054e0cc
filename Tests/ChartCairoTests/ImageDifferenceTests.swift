import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

/// The comparison itself must be able to fail, or every golden image passes.
@Suite struct ImageDifferenceTests {
  private func picture(_ label: String) -> Pixels {
    Canvas.pixels(
      300, 200,
      [
        .rectangle(Rect(0, 0, 300, 200), fill: Color(rgb: 0xFFFFFF)),
        .text(
          Text(label, at: Point(20, 150), style: TextStyle(size: 12), color: Color(rgb: 0x8E8E93))),
      ])
  }

  @Test func theSamePictureDiffersInNothing() throws {
    let difference = try #require(ImageDifference(picture("2.5K"), picture("2.5K")))
    #expect(difference.mean == 0 && difference.greatest == 0 && difference.isSmall)
  }

  @Test func picturesOfTwoSizesCannotBeCompared() {
    #expect(ImageDifference(Canvas.pixels(3, 4, []), Canvas.pixels(4, 3, [])) == nil)
  }

  @Test func onePlantedPixelIsFound() throws {
    let picture = picture("2.5K")
    var planted = picture
    planted[123, 45] = 0xFFE0_FFFF
    let difference = try #require(ImageDifference(picture, planted))
    #expect(!difference.isSmall)
    #expect(difference.greatest == 31 && difference.x == 123 && difference.y == 45)
  }

  @Test func oneOtherDigitIsFound() throws {
    let difference = try #require(ImageDifference(picture("2.5K"), picture("2.6K")))
    #expect(!difference.isSmall)
    #expect((20..<50).contains(difference.x) && (138..<152).contains(difference.y))
  }

  @Test func aFaintShadeEverywhereIsFound() throws {
    let picture = picture("2.5K")
    var shaded = picture
    for x in 0..<picture.width {
      for y in 0..<picture.height { shaded[x, y] = picture[x, y] ^ 0x0000_0001 }
    }
    let difference = try #require(ImageDifference(picture, shaded))
    #expect(difference.greatest == 1 && !difference.isSmall)
  }
}
