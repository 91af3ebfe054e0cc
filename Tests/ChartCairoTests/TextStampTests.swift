import CCairo
import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

/// Stamps must look like the outlines they stand for.
@Suite struct TextStampTests {
  private let label = Text(
    "29 Nov, 4.5K", at: Point(6, 18), style: TextStyle(size: 12), color: Color(rgb: 0x222222),
    halo: Color(rgb: 0xFFFFFF))

  private func items(_ label: Text) -> [Scene.Item] {
    [
      .rectangle(Rect(0, 0, 90, 26), fill: Color(rgb: 0xFFFFFF)),
      .rectangle(Rect(0, 12, 90, 2), fill: Color(rgb: 0xF34C44)), .text(label),
    ]
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func aStampLooksLikeTheOutline(scale: Double) throws {
    let (width, height) = (Int(90 * scale), Int(26 * scale))
    let stamp = Canvas.pixels(width, height, scale: scale, items(label))
    let outline = Canvas.pixels(width, height, scale: scale, for: .image, items(label))
    let difference = try #require(ImageDifference(stamp, outline))
    #expect(difference.mean < 5, "\(difference)")
    #expect(stamp.values.contains { $0 & 0xFF < 0x60 }, "letters are dark")
  }

  @Test func theSecondTimeLooksLikeTheFirst() {
    let text = PangoTextMeasure(fonts: bundledFonts)
    let pictures = (0..<2).map { _ in
      let canvas = Canvas(90, 26)
      CairoPainter(canvas.context, text: text).paint(
        Scene(size: Size(90, 26), items: items(label)))
      return canvas.pixels
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func betweenPixelsAStampStaysSharp() {
    var moved = label
    moved.position = Point(6.3, 17.8)
    #expect(Canvas.pixels(90, 26, items(moved)) == Canvas.pixels(90, 26, items(label)))
  }

  /// A window's contexts have one unit a pixel, whatever the monitor; the surface has more.
  @Test func aScaledSurfaceGetsAScaledStamp() {
    let expected = Canvas.pixels(180, 52, scale: 2, items(label))
    let canvas = Canvas(180, 52)
    cairo_surface_set_device_scale(canvas.surface, 2, 2)
    canvas.paint(items(label), for: .screen(scale: 2))
    #expect(canvas.pixels == expected)
  }

  @Test func anotherScaleMakesAnotherStamp() throws {
    let line = try #require(PangoTextMeasure(fonts: bundledFonts).line(label))
    let stamp = try #require(line.letters(scale: 1))
    #expect(line.letters(scale: 1) === stamp)
    #expect(line.letters(scale: 2)?.scale == 2)
    #expect(line.rim(width: 5, scale: 1) !== line.rim(width: 5, scale: 3))
  }

  @Test(arguments: [" ", "\u{200B}", "\u{A0}\u{202F}"])
  func whatHasNoInkHasNoStamp(string: String) throws {
    var label = label
    label.string = string
    let line = try #require(PangoTextMeasure(fonts: bundledFonts).line(label))
    #expect(line.letters(scale: 1) == nil && line.rim(width: 5, scale: 1) == nil)
  }

  @Test(arguments: [0.0, 1e-9, 1e6, 1e300, .infinity, .nan])
  func anImpossibleScaleHasNoStamp(scale: Double) throws {
    let line = try #require(PangoTextMeasure(fonts: bundledFonts).line(label))
    let stamp = line.letters(scale: scale)
    #expect(stamp == nil || scale == 1e-9)
  }
}
