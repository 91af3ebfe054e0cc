import ChartCore
import ChartScene
import TestSupport
import Testing

@testable import ChartCairo

/// What is said to be around everything is: outside nothing is painted, and no side is far away.
@Suite struct CairoPainterBoundsTests {
  private let text = PangoTextMeasure(fonts: bundledFonts)

  @Test func nothingHasNone() {
    #expect(CairoPainter.bounds(of: [], text: text) == nil)
    #expect(CairoPainter.bounds(of: [.text(label("", at: Point(9, 9)))], text: text) == nil)
    #expect(CairoPainter.bounds(of: [.text(label("9", at: Point(9, 9)))], text: nil) == nil)
  }

  @Test(
    "each kind of item is inside",
    arguments: [
      [.rectangle(Rect(20.4, 30.6, 9.3, 7.5), radius: 2, fill: ink)],
      [.outline(Rect(20.4, 30.6, 19.3, 17.5), radius: 4, width: 3, color: ink)],
      [.polyline([Point(20, 30), Point(24, 90), Point(28, 30)], width: 5, color: ink)],
      [.polygon([Point(20.5, 30), Point(24, 90), Point(60, 30.5)], fill: ink)],
      [.rectangles([Rect(20.4, 30, 3, 8), Rect(50, 70, 2.5, 8.5)], fill: ink)],
      [.ring(center: Point(50, 50), radius: 9.5, width: 3, fill: ink, color: ink)],
      [.shadow(Rect(40, 50, 30, 20), radius: 6, blur: 9, offset: 2, color: ink)],
      [.clipped(Rect(25, 35, 10, 10), [.rectangle(Rect(0, 0, 99, 99), fill: ink)])],
      [.moved(Point(30, 40), [.rectangle(Rect(0, 0, 9, 9), fill: ink)])],
      [
        .faded(
          0.5,
          [.rectangle(Rect(30, 40, 9, 9), fill: ink), .rectangle(Rect(60, 70, 9, 9), fill: ink)])
      ],
    ] as [[Scene.Item]])
  func insideIsEverything(items: [Scene.Item]) throws {
    try isAround(items)
  }

  @Test(
    arguments: [
      "0", "Åjgy|", "1,234.5", "שלום", "日本語", "f", "🙂", "1\u{489}", "i\u{20DE}", "i\u{35C}",
      "e" + String(repeating: "\u{301}", count: 12), "e" + String(repeating: "\u{323}", count: 12),
    ], [Text.Anchor.leading, .middle, .trailing])
  func insideAreLetters(string: String, anchor: Text.Anchor) throws {
    for (isBold, halo) in [(false, nil), (true, ink)] {
      let style = TextStyle(size: 13, isBold: isBold)
      try isAround([
        .text(
          Text(
            string, at: Point(100, 60), anchor: anchor, style: style, color: ink, halo: halo))
      ])
    }
  }

  @Test func lettersThatAreCutAreInside() throws {
    try isAround([
      .text(
        Text(
          "A long line of letters", at: Point(20, 60), style: TextStyle(size: 13), color: ink,
          maximumWidth: 60))
    ])
  }

  /// Nothing is painted outside, but for two pixels where things come to lie on whole ones, and no side
  /// is far from what is.
  private func isAround(_ items: [Scene.Item]) throws {
    let painted = try #require(Canvas.pixels(200, 120, items).paintedBounds)
    let bounds = try #require(CairoPainter.bounds(of: items, text: text))
    let sides = [
      Double(painted.columns.lowerBound) - bounds.x, Double(painted.rows.lowerBound) - bounds.y,
      bounds.maxX - Double(painted.columns.upperBound + 1),
      bounds.maxY - Double(painted.rows.upperBound + 1),
    ]
    #expect(sides.allSatisfy { (-2...6).contains($0) }, "\(sides)")
  }

  private func label(_ string: String, at position: Point) -> Text {
    Text(string, at: position, style: TextStyle(size: 13), color: ink)
  }
}

private let ink = Color(rgb: 0x123456)
