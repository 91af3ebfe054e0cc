import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

private let black = Color(rgb: 0)

@Suite struct CairoPainterTextTests {
  private let style = TextStyle(size: 20)

  private func label(
    _ string: String, x: Double, anchor: Text.Anchor = .leading, halo: Color? = nil,
    maximumWidth: Double? = nil
  ) -> Scene.Item {
    .text(
      Text(
        string, at: Point(x, 30), anchor: anchor, style: style, color: black, halo: halo,
        maximumWidth: maximumWidth))
  }

  @Test(arguments: [(Text.Anchor.leading, 20.0), (.middle, 40), (.trailing, 60)])
  func theAnchorLiesAtThePosition(anchor: Text.Anchor, place: Double) throws {
    let pixels = Canvas.pixels(80, 40, [label("HHH", x: place, anchor: anchor)])
    let columns = try #require(pixels.paintedBounds).columns
    let width = PangoTextMeasure(fonts: bundledFonts).width(of: "HHH", style: style)
    let start = place - [.leading: 0, .middle: 0.5, .trailing: 1][anchor]! * width
    #expect(abs(Double(columns.lowerBound) - start) < 3)
    #expect(abs(Double(columns.upperBound) - start - width) < 4)
  }

  @Test func theBaselineLiesAtThePosition() throws {
    let rows = try #require(Canvas.pixels(80, 40, [label("HHH", x: 5)]).paintedBounds).rows
    #expect(rows.upperBound == 29)
    #expect((13...17).contains(rows.lowerBound))
  }

  @Test func aHaloSurroundsTheLetters() throws {
    let red = Color(rgb: 0xFF0000)
    let plain = Canvas.pixels(60, 40, [label("I", x: 20)])
    let haloed = Canvas.pixels(60, 40, [label("I", x: 20, halo: red)])
    let (bounds, rim) = try (#require(plain.paintedBounds), #require(haloed.paintedBounds))
    #expect((2...3).contains(bounds.columns.lowerBound - rim.columns.lowerBound))
    #expect((2...3).contains(rim.rows.upperBound - bounds.rows.upperBound))
    let middle = (bounds.columns.lowerBound + bounds.columns.upperBound) / 2
    #expect(haloed[middle, 22] == 0xFF00_0000, "the letters lie on top")
    #expect(haloed[bounds.columns.lowerBound - 1, 22] == 0xFFFF_0000)
  }

  @Test func anEllipsisEndsALongName() throws {
    let pixels = Canvas.pixels(
      200, 40, [label("A series with a long name", x: 10, maximumWidth: 60)])
    #expect(try #require(pixels.paintedBounds).columns.upperBound <= 70)
  }

  @Test func rightToLeftTextKeepsItsAnchor() throws {
    let name = "שם ארוך מאוד של סדרה"
    for maximum in [nil, 50.0] {
      let pixels = Canvas.pixels(300, 40, [label(name, x: 10, maximumWidth: maximum)])
      let columns = try #require(pixels.paintedBounds).columns
      #expect((8...16).contains(columns.lowerBound))
      if let maximum { #expect(Double(columns.upperBound) <= 10 + maximum + 1) }
    }
  }

  @Test func picturesAreShown() {
    #expect(Canvas.pixels(60, 40, [label("\u{1F600}", x: 10)]).paintedCount > 20)
  }

  @Test func labelsScaleWithTheContext() throws {
    let one = try #require(Canvas.pixels(80, 40, [label("HHH", x: 5)]).paintedBounds)
    let two = try #require(Canvas.pixels(160, 80, scale: 2, [label("HHH", x: 5)]).paintedBounds)
    #expect(abs(two.columns.upperBound - 2 * one.columns.upperBound) <= 2)
    #expect(abs(two.rows.lowerBound - 2 * one.rows.lowerBound) <= 2)
  }
}
