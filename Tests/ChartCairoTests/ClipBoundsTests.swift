import CCairo
import ChartScene
import Testing

@testable import ChartCairo

@Suite struct ClipBoundsTests {
  private let reach = ClipBounds(left: 0, upper: 0, right: 100, lower: 50)

  @Test func aContextReachesAsFarAsItsClip() {
    let canvas = Canvas(40, 20, scale: 2)
    #expect(ClipBounds(of: canvas.context) == ClipBounds(left: 0, upper: 0, right: 20, lower: 10))
    cairo_translate(canvas.context, 5, 5)
    cairo_rectangle(canvas.context, 0, 0, 3, 3)
    cairo_clip(canvas.context)
    #expect(ClipBounds(of: canvas.context) == ClipBounds(left: 0, upper: 0, right: 3, lower: 3))
  }

  @Test func anUnboundedContextEndsAtTheLimit() {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    let context = cairo_create(surface)!
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }
    let limit = ClipBounds.limit
    #expect(
      ClipBounds(of: context) == ClipBounds(left: -limit, upper: -limit, right: limit, lower: limit)
    )
    cairo_scale(context, 4, 4)
    #expect(ClipBounds(of: context).right == limit / 4)
  }

  @Test(arguments: [
    Rect(.nan, 0, 10, 10), Rect(0, .infinity, 10, 10), Rect(0, 0, .infinity, 10),
    Rect(0, 0, .nan, 10), Rect(10, 10, -5, 5), Rect(10, 10, 0, 5), Rect(200, 0, 10, 10),
    Rect(0, -1e300, 10, 10), Rect(1e308, 0, 1e308, 10),
  ])
  func nothingIsLeftOf(rect: Rect) {
    #expect(reach.part(of: rect) == nil)
  }

  @Test func aHugeRectangleIsCut() {
    #expect(reach.part(of: Rect(-1e300, -1e300, 2e300, 2e300)) == Rect(0, 0, 100, 50))
    #expect(reach.part(of: Rect(90, 40, 1e9, 5)) == Rect(90, 40, 10, 5))
  }

  @Test(arguments: [Point(.nan, 0), Point(0, .infinity), Point(-1, 0), Point(0, 51)])
  func doesNotContain(point: Point) {
    #expect(!reach.contains(point))
  }

  @Test func containsItsCorners() {
    #expect(reach.contains(Point(0, 0)))
    #expect(reach.contains(Point(100, 50)))
  }

  @Test func anEmptyClipReachesNowhere() {
    let canvas = Canvas(10, 10)
    cairo_rectangle(canvas.context, 50, 50, 5, 5)
    cairo_clip(canvas.context)
    #expect(ClipBounds(of: canvas.context).isEmpty)
    #expect(!reach.isEmpty)
  }
}
