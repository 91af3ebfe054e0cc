import CCairo
import ChartCore
import ChartRaster
import ChartScene
import TestSupport
import Testing

/// The raster's pictures against Cairo's best antialiasing.
@Suite struct RasterTests {
  /// A line's shape: its points' distance in pixels, and how wildly it goes up and down.
  private static let shapes: [(step: Double, height: Double)] = [
    (30, 20), (30, 80), (12, 60), (3, 8), (3, 80), (1, 2), (1, 40), (0.25, 3), (0.25, 80),
  ]
  private static let size = Size(160, 100)
  private static let color = Color(rgb: 0x3497ED)

  /// Of two shades of 255 a mean error of two is allowed, over the pixels that either paints; lines
  /// that are almost flat differ a little more, as Cairo has 15 rows of samples a pixel for them.
  @Test(arguments: [1.2, 2, 4])
  func looksAsCairoDrawsAtItsBest(width: Double) throws {
    var all = Difference()
    for (index, shape) in Self.shapes.enumerated() {
      let points = Self.points(shape.step, shape.height, seed: UInt64(index))
      let image = try #require(Raster.image(of: Self.scene(points, width), scale: 1))
      let difference = Difference(image.pixels, Self.cairo(points, width))
      #expect(difference.mean <= 3.5, "\(shape), width \(width)")
      all.add(difference)
    }
    #expect(all.mean <= 2, "width \(width)")
  }

  @Test func fillsPolygonsAsCairoDoes() throws {
    for (index, shape) in Self.shapes.enumerated() {
      let top = Self.points(shape.step, shape.height, seed: UInt64(index))
      let base = Self.size.height - 4
      let outline = [Point(top[0].x, base)] + top + [Point(top[top.count - 1].x, base)]
      let scene = Scene(size: Self.size, items: [.polygon(outline, fill: Self.color)])
      let image = try #require(Raster.image(of: scene, scale: 1))
      let difference = Difference(image.pixels, Self.cairo(filling: outline))
      // Noise of four points a pixel has more edges than the slices can tell apart.
      #expect(difference.mean <= (shape.step < 1 ? 3 : 1), "\(shape)")
    }
  }

  @Test(arguments: [1.0, 1.25, 2], [365.0, 100, 1_600])
  func leavesNoSeamsBetweenRectangles(scale: Double, count: Double) throws {
    let edges = (0...Int(count)).map {
      (Double($0) / count * Self.size.width * 1024).rounded() / 1024
    }
    let rects = zip(edges, edges.dropFirst()).map { Rect($0, 20, $1 - $0, 60) }
    let fill = Self.color.faded(by: 0.5)
    let scene = Scene(size: Self.size, items: [.rectangles(rects, fill: fill)])
    let image = try #require(Raster.image(of: scene, scale: scale))
    let middle = image.height / 4
    let row = image.pixels[middle * image.width..<(middle + 1) * image.width]
    #expect(Set(row).count == 1)
    #expect(image.pixels[0] == 0)
  }

  @Test func keepsALineOnePixelThick() throws {
    for scale in [0.5, 1, 1.5, 2] {
      let line = Scene.Item.rectangle(Rect(0, 10, 160, 1), fill: Self.color)
      let image = try #require(
        Raster.image(of: Scene(size: Self.size, items: [line]), scale: scale))
      let rows = (0..<image.height).filter { image.pixels[$0 * image.width + 3] != 0 }
      #expect(rows.count == max(1, Int(scale.rounded())))
      #expect(rows.allSatisfy { image.pixels[$0 * image.width + 3] >> 24 == 255 })
    }
  }

  @Test func seesADifference() throws {
    let points = Self.points(12, 90, seed: 1)
    let image = try #require(Raster.image(of: Self.scene(points, 2), scale: 1))
    #expect(Difference(image.pixels, Self.cairo(points, 2.4)).mean > 2)
  }

  @Test func leavesToCairoWhatItDoesNotKnow() {
    let back = [Point(5, 5), Point(3, 9)]
    let items: [Scene.Item] = [
      .polyline(back, width: 2, color: Self.color),
      .polyline([Point(0, 0), Point(.nan, 1)], width: 2, color: Self.color),
      .text(Text("a", at: Point(0, 0), style: TextStyle(size: 10), color: Self.color)),
      .clipped(Rect(Self.size), radius: 8, []),
    ]
    for item in items {
      #expect(Raster.image(of: Scene(size: Self.size, items: [item]), scale: 1) == nil)
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 33])
  func fitsAnyWidth(width: Int) throws {
    let far = [Point(-1e6, 3), Point(1e6, 5)]
    let scene = Scene(
      size: Size(Double(width), 8), items: [.polyline(far, width: 2, color: Self.color)])
    let image = try #require(Raster.image(of: scene, scale: 1))
    #expect(image.width == width)
    #expect((0..<width).allSatisfy { image.pixels[3 * width + $0] >> 24 > 100 })
    #expect((0..<width).allSatisfy { image.pixels[$0] == 0 })
  }

  private static func points(_ step: Double, _ height: Double, seed: UInt64) -> [Point] {
    var random = SeededGenerator(seed: seed)
    return (0..<Int(130 / step)).map {
      Point(12 + Double($0) * step, 50 + height * Double.random(in: -0.5...0.5, using: &random))
    }
  }

  private static func scene(_ points: [Point], _ width: Double) -> Scene {
    Scene(size: size, items: [.polyline(points, width: width, color: color)])
  }

  private static func cairo(filling outline: [Point]) -> [UInt32] {
    let canvas = Canvas(Int(size.width), Int(size.height))
    cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_BEST)
    cairo_set_source_rgb(canvas.context, color.red, color.green, color.blue)
    for point in outline { cairo_line_to(canvas.context, point.x, point.y) }
    cairo_fill(canvas.context)
    return canvas.pixels.values
  }

  private static func cairo(_ points: [Point], _ width: Double) -> [UInt32] {
    let canvas = Canvas(Int(size.width), Int(size.height))
    cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_BEST)
    cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_width(canvas.context, width)
    cairo_set_source_rgb(canvas.context, color.red, color.green, color.blue)
    for point in points { cairo_line_to(canvas.context, point.x, point.y) }
    cairo_stroke(canvas.context)
    return canvas.pixels.values
  }
}

/// How far two pictures' bytes differ, over the pixels that either paints.
private struct Difference {
  private var sum = 0
  private var count = 0

  init() {}

  init(_ a: [UInt32], _ b: [UInt32]) {
    for (one, other) in zip(a, b) where one != 0 || other != 0 {
      count += 4
      for shift in [0, 8, 16, 24] as [UInt32] {
        sum += abs(Int(one >> shift & 255) - Int(other >> shift & 255))
      }
    }
  }

  mutating func add(_ other: Difference) {
    sum += other.sum
    count += other.count
  }

  var mean: Double { count == 0 ? 0 : Double(sum) / Double(count) }
}
