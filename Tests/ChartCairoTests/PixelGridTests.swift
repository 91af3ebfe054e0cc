import CCairo
import ChartScene
import Testing

@testable import ChartCairo

@Suite struct PixelGridTests {
  @Test(arguments: [
    (0.0, 0.0), (0.4, 0.0), (0.6, 1.0), (-0.6, -1.0), (12.49, 12.0),
  ])
  func edgesLieOnPixels(x: Double, expected: Double) {
    #expect(PixelGrid().edge(x: x) == expected)
    #expect(PixelGrid().edge(y: x) == expected)
  }

  @Test func twiceTheScaleHasEdgesOnHalves() {
    #expect(PixelGrid(scale: 2).edge(x: 0.4) == 0.5)
    #expect(PixelGrid(scale: 2).middle(x: 0.4, width: 1) == 0.5)
  }

  @Test func anOriginBetweenPixelsMovesTheGrid() {
    #expect(PixelGrid(origin: Point(0.25, 0.75)).edge(x: 3) == 2.75)
    #expect(PixelGrid(origin: Point(0.25, 0.75)).edge(y: 3) == 3.25)
  }

  @Test(arguments: [(1.0, 7.5), (2.0, 7.0), (3.0, 7.5)])
  func linesCoverWholePixels(width: Double, expected: Double) {
    #expect(PixelGrid().middle(x: 7.3, width: width) == expected)
    #expect(PixelGrid().middle(y: 7.3, width: width) == expected)
  }

  @Test func rectanglesKeepAPixel() {
    #expect(PixelGrid().aligned(Rect(0.4, 9.6, 0.2, 0.1)) == Rect(0, 9, 1, 1))
    #expect(PixelGrid().aligned(Rect(0.6, 0.4, 10, 10)) == Rect(1, 0, 10, 10))
  }

  @Test func thinRectanglesKeepTheirThickness() {
    #expect(PixelGrid().aligned(Rect(0, 0, 50, 1.5)) == Rect(0, 0, 50, 2))
    #expect(PixelGrid().aligned(Rect(0, 42.5, 50, 1.5)) == Rect(0, 42, 50, 2))
    #expect(PixelGrid().aligned(Rect(0, 7.5, 50, 1)) == Rect(0, 8, 50, 1))
    #expect(PixelGrid(scale: 2).aligned(Rect(0, 7.3, 50, 1)) == Rect(0, 7.5, 50, 1))
  }

  @Test func neighboursStillMeet() {
    for x in stride(from: 0.0, through: 1, by: 0.05) {
      let (left, right) = (Rect(x, 0, 10.4, 9), Rect(x + 10.4, 0, 12, 9))
      #expect(PixelGrid().aligned(left).maxX == PixelGrid().aligned(right).x)
    }
  }

  @Test func theSurfacesScaleCounts() {
    let canvas = Canvas(10, 10, scale: 1.5)
    let grid = PixelGrid(of: canvas.context, surfaceScale: 2)
    #expect(grid.uniformScale == 3)
    #expect(abs(grid.edge(x: 0.4) - 1 / 3) < 1e-12)
    cairo_scale(canvas.context, 1, 2)
    #expect(PixelGrid(of: canvas.context).uniformScale == nil)
  }

  @Test func aTurnedContextHasNoGrid() {
    let canvas = Canvas(10, 10)
    cairo_rotate(canvas.context, 0.1)
    #expect(PixelGrid(of: canvas.context).uniformScale == nil)
    #expect(PixelGrid(of: canvas.context).edge(x: 3.3) == 3.3)
    #expect(PixelGrid(of: canvas.context).aligned(Rect(0.1, 0.1, 2, 2)) == Rect(0.1, 0.1, 2, 2))
  }
}
