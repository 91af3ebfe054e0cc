import CCairo
import ChartCore
import ChartScene
import Testing

@testable import ChartCairo

private let black = Color(rgb: 0)
private let red = Color(rgb: 0xFF0000)

@Suite struct CairoPainterTests {
  @Test func nothingPaintsNothing() {
    #expect(Canvas.pixels(10, 10, []).paintedCount == 0)
  }

  @Test func aRectangleLiesOnWholePixels() {
    let pixels = Canvas.pixels(10, 10, [.rectangle(Rect(2.3, 3.4, 4, 0.2), fill: black)])
    #expect(pixels.paintedCount == 4)
    #expect(pixels.alpha(2, 3) == 255 && pixels.alpha(5, 3) == 255)
  }

  @Test func roundCornersAreSoft() {
    let pixels = Canvas.pixels(20, 20, [.rectangle(Rect(0, 0, 20, 20), radius: 8, fill: red)])
    #expect(pixels[10, 10] == 0xFFFF_0000)
    #expect(pixels.alpha(0, 0) == 0)
    #expect((1...254).contains(pixels.alpha(2, 2)))
  }

  @Test func aRadiusNeverExceedsHalfTheSide() {
    let circle = Canvas.pixels(20, 20, [.rectangle(Rect(0, 0, 20, 20), radius: 1e9, fill: red)])
    #expect(
      circle == Canvas.pixels(20, 20, [.rectangle(Rect(0, 0, 20, 20), radius: 10, fill: red)]))
  }

  @Test func aOnePixelOutlineIsCrisp() {
    let pixels = Canvas.pixels(
      12, 12, [.outline(Rect(2, 2, 7, 7), width: 1, color: black)])
    #expect(Set(pixels.values) == [0, 0xFF00_0000])
    #expect(pixels.paintedCount == 28)
  }

  @Test(arguments: [1.0, 2, 3])
  func levelAndUprightLinesAreCrisp(scale: Double) {
    let pixels = Canvas.pixels(
      60, 60, scale: scale,
      [
        .clipped(
          Rect(2, 2, 10, 10),
          [
            .polyline([Point(-5, 5.2), Point(50, 5.2)], width: 1, color: black),
            .polyline([Point(7.9, -5), Point(7.9, 50)], width: 1, color: black),
          ])
      ])
    #expect(Set(pixels.values) == [0, 0xFF00_0000])
    #expect(pixels.paintedCount == Int(10 * scale * scale * 2 - scale * scale))
  }

  @Test func aPolylineOfOnePointPaintsNothing() {
    #expect(
      Canvas.pixels(10, 10, [.polyline([Point(5, 5)], width: 2, color: black)]).paintedCount == 0)
  }

  @Test func aPolygonIsFilled() {
    let triangle = [Point(2, 2), Point(18, 2), Point(2, 18)]
    let pixels = Canvas.pixels(20, 20, [.polygon(triangle, fill: red)])
    #expect(pixels[4, 4] == 0xFFFF_0000 && pixels.alpha(17, 17) == 0 && pixels.alpha(1, 5) == 0)
    #expect((1...254).contains(pixels.alpha(10, 9)), "slopes are soft")
    #expect(Canvas.pixels(9, 9, [.polygon([], fill: red)]).paintedCount == 0)
    #expect(
      Canvas.pixels(9, 9, [.polygon([Point(0, 0), Point(9, 9)], fill: red)]).paintedCount == 0)
  }

  @Test(
    "neighbours meet on whole pixels at any scale and place",
    arguments: [1.0, 2, 1.25, 0.7, 3.3], [0.0, 0.3, 0.5])
  func rectanglesHaveNoSeams(scale: Double, offset: Double) {
    for width in [1.0, 1.37, 2.5, 7.123] {
      let edges = (0...Int(60 / width)).map { (Double($0) * width * 1024).rounded() / 1024 }
      let rects = zip(edges, edges.dropFirst()).map { Rect($0, 2, $1 - $0, 7.4) }
      let pixels = Canvas.pixels(
        Int(70 * scale), Int(12 * scale), scale: scale,
        [.moved(Point(offset, 0), [.rectangles(rects, fill: black.faded(by: 0.5))])])
      // Neither a gap nor an overlap, which half black would show.
      #expect(Set(pixels.values.map { $0 >> 24 }) == [0, 128], "\(width)")
      let right = ((edges[edges.count - 1] + offset) * scale).rounded()
      let left = (offset * scale).rounded()
      #expect(pixels.paintedBounds?.columns == Int(left)...Int(right) - 1, "\(width)")
    }
  }

  @Test func whatIsThinnerThanHalfAPixelIsGone() {
    let pixels = Canvas.pixels(
      9, 9, [.rectangles([Rect(1, 1, 0.4, 5), Rect(5, 1, 3, 0.2)], fill: black)])
    #expect(pixels.paintedCount == 0)
  }

  @Test func aRingIsFilledInsideItsBorder() {
    let pixels = Canvas.pixels(
      20, 20, [.ring(center: Point(10, 10), radius: 6, width: 2, fill: red, color: black)])
    #expect(pixels[10, 10] == 0xFFFF_0000)
    #expect(pixels[15, 10] == 0xFF00_0000)
    #expect(pixels.alpha(18, 10) == 0)
  }

  @Test func aShadowIsSoftAndOutside() {
    let rect = Rect(20, 20, 40, 40)
    let pixels = Canvas.pixels(
      80, 80, [.shadow(rect, radius: 6, blur: 10, offset: 2, color: black.faded(by: 0.3))])
    #expect(pixels.alpha(40, 40) == 0 && pixels.alpha(20, 40) < 20 && pixels.alpha(40, 59) < 20)
    let below = (60..<74).map { pixels.alpha(40, $0) }
    #expect(below == below.sorted(by: >), "fading outwards: \(below)")
    #expect((40...90).contains(below[0]))
    #expect(pixels.alpha(40, 60) > pixels.alpha(40, 19), "darker below")
    #expect(pixels.alpha(40, 78) == 0)
  }

  @Test func aClipHidesWhatIsOutside() {
    let all = Scene.Item.rectangle(Rect(-50, -50, 200, 200), fill: black)
    #expect(Canvas.pixels(20, 20, [.clipped(Rect(2, 2, 5, 5), [all])]).paintedCount == 25)
    let round = Canvas.pixels(20, 20, [.clipped(Rect(0, 0, 20, 20), radius: 10, [all])])
    #expect(round.alpha(0, 0) == 0 && round.alpha(10, 10) == 255)
  }

  @Test func aMoveMovesAndEnds() {
    let dot = Scene.Item.rectangle(Rect(0, 0, 1, 1), fill: black)
    let pixels = Canvas.pixels(
      10, 10, [.moved(Point(3, 4), [dot, .moved(Point(1, 0), [dot])]), dot])
    #expect(pixels.paintedCount == 3)
    #expect(pixels.alpha(3, 4) == 255 && pixels.alpha(4, 4) == 255 && pixels.alpha(0, 0) == 255)
  }

  @Test func aFadedLayerIsFlat() {
    let pixels = Canvas.pixels(
      20, 20,
      [
        .faded(
          0.5,
          [
            .rectangle(Rect(2, 2, 10, 10), fill: black),
            .ring(center: Point(8, 8), radius: 4, width: 2, fill: black, color: black),
          ])
      ])
    #expect((127...128).contains(pixels.alpha(8, 8)))
    #expect((127...128).contains(pixels.alpha(3, 3)))
    #expect(pixels.alpha(15, 15) == 0)
  }

  @Test(arguments: [
    Scene.Item.rectangle(Rect(3, 3, 9, 9), radius: 3, fill: red),
    .outline(Rect(3, 3, 9, 9), width: 2, color: red),
    .polyline([Point(1, 1), Point(15, 15), Point(1, 15), Point(15, 1)], width: 3, color: red),
    .polygon([Point(1, 1), Point(15, 15), Point(1, 15)], fill: red),
    .rectangles([Rect(1, 1, 5, 9), Rect(6, 4, 5, 6), Rect(2, 2, 5, 3)], fill: red),
    .text(Text("Ab", at: Point(2, 15), style: TextStyle(size: 14), color: red)),
    .moved(Point(2, 2), [.rectangle(Rect(3, 3, 9, 9), fill: red)]),
    .clipped(Rect(3, 3, 4, 4), [.rectangle(Rect(3, 3, 9, 9), fill: red)]),
  ])
  func aSingleItemFadesLikeALayer(item: Scene.Item) throws {
    // A second, empty item takes the way through a layer.
    let nothing = Scene.Item.rectangle(Rect(0, 0, 1, 1), fill: red.faded(by: 0))
    let single = Canvas.pixels(20, 20, [.faded(0.4, [item])])
    let layer = Canvas.pixels(20, 20, [.faded(0.4, [item, nothing])])
    let difference = try #require(ImageDifference(single, layer))
    #expect(single.paintedCount > 10)
    #expect(difference.greatest <= 2, "\(difference)")
  }

  @Test(arguments: [0.0, -1, .nan])
  func whatIsFadedAwayIsNotPainted(opacity: Double) {
    #expect(
      Canvas.pixels(9, 9, [.faded(opacity, [.rectangle(Rect(0, 0, 9, 9), fill: red)])])
        .paintedCount == 0)
  }

  @Test func laterItemsLieOnTop() {
    let pixels = Canvas.pixels(
      4, 4, [.rectangle(Rect(0, 0, 4, 4), fill: black), .rectangle(Rect(0, 0, 4, 4), fill: red)])
    #expect(pixels[1, 1] == 0xFFFF_0000)
  }

  @Test func theContextIsLeftAsItWas() {
    let canvas = Canvas(20, 20)
    canvas.paint([.moved(Point(5, 5), [.clipped(Rect(0, 0, 2, 2), [])])])
    #expect(ClipBounds(of: canvas.context) == ClipBounds(left: 0, upper: 0, right: 20, lower: 20))
    #expect(cairo_has_current_point(canvas.context) == 0)
  }
}

/// Numbers that no picture survives, in every place of every item.
@Suite struct CairoPainterGuardTests {
  static let odd: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e9, -1e9, 8_388_608, .leastNonzeroMagnitude, -1, 0,
  ]

  @Test(arguments: odd)
  func theNextItemIsPainted(odd: Double) {
    let dot = Scene.Item.rectangle(Rect(0, 0, 1, 1), fill: black)
    let rects = [
      Rect(odd, 2, 3, 3), Rect(2, odd, 3, 3), Rect(2, 2, odd, 3), Rect(2, 2, 3, odd),
      Rect(-odd, -odd, odd, odd),
    ]
    for rect in rects {
      for item in Self.items(rect, odd: odd) {
        let canvas = Canvas(12, 12)
        let failure = canvas.paint([item, .faded(0.5, [item, item]), dot])
        #expect(failure == nil, "\(item)")
        #expect(canvas.pixels.alpha(0, 0) == 255, "\(item)")
      }
    }
  }

  private static func items(_ rect: Rect, odd: Double) -> [Scene.Item] {
    let dot = Scene.Item.rectangle(Rect(1, 1, 1, 1), fill: red)
    let text = Text("text", at: rect.origin, style: TextStyle(size: 9), color: red, halo: black)
    let line = [Point(1, 1), rect.origin, Point(rect.width, rect.height), Point(9, 9)]
    return [
      .rectangle(rect, fill: red), .rectangle(rect, radius: 2, fill: red),
      .rectangle(Rect(2, 2, 5, 5), radius: odd, fill: red),
      .outline(rect, width: 1, color: red), .outline(rect, radius: 3, width: 1, color: red),
      .outline(Rect(2, 2, 5, 5), width: odd, color: red.faded(by: 0)),
      .polyline(line, width: 1, color: red),
      .polyline([Point(1, 1), Point(2, 9)], width: odd, color: red.faded(by: 0)),
      .polygon(line, fill: red.faded(by: 0)), .polygon([rect.origin], fill: red),
      .rectangles([rect, Rect(2, 2, 3, 3), rect], fill: red.faded(by: 0)),
      .ring(center: rect.origin, radius: 2, width: 1, fill: red, color: red),
      .ring(center: Point(5, 5), radius: odd, width: 1, fill: red, color: red),
      .ring(center: Point(5, 5), radius: 2, width: odd, fill: red, color: red.faded(by: 0)),
      .shadow(rect, radius: 2, blur: 3, offset: 1, color: red.faded(by: 0)),
      .shadow(Rect(2, 2, 3, 3), radius: 2, blur: odd, offset: 1, color: red.faded(by: 0)),
      .shadow(Rect(2, 2, 3, 3), radius: 2, blur: 2, offset: odd, color: red.faded(by: 0)),
      .clipped(rect, [dot]), .clipped(rect, radius: 3, [dot]),
      .moved(rect.origin, [dot, .text(text)]), .text(text), .faded(odd, [dot]),
      .moved(rect.origin, [.moved(rect.origin, [.moved(rect.origin, [dot])])]),
    ]
  }

  /// The fault this guards against: without cutting, Cairo shows nothing and says success.
  @Test func aLineToFarAwayShows() {
    let item = Scene.Item.polyline([Point(5, 5), Point(1e12, 5)], width: 2, color: black)
    #expect(Canvas.pixels(12, 12, [item]).alpha(11, 5) == 255)
    let canvas = Canvas(12, 12)
    cairo_move_to(canvas.context, 5, 5)
    cairo_line_to(canvas.context, 3e7, 5)
    cairo_line_to(canvas.context, 1e12, 1e12)
    cairo_stroke(canvas.context)
    #expect(cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS)
  }

  @Test func surfacesToFarAwayShow() {
    let far = 1e12
    let polygon = Scene.Item.polygon(
      [Point(-far, 3), Point(far, 3), Point(far, far), Point(-far, far)], fill: black)
    #expect(Canvas.pixels(12, 12, [polygon]).paintedCount == 12 * 9)
    let bars = Scene.Item.rectangles([Rect(-far, 3, 2 * far, far)], fill: black)
    #expect(Canvas.pixels(12, 12, [bars]).paintedCount == 12 * 9)
  }

  @Test func aBrokenContextIsReported() {
    let canvas = Canvas(4, 4)
    cairo_scale(canvas.context, 0, 0)
    #expect(canvas.paint([])?.isEmpty == false)
  }
}
