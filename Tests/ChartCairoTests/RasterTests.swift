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
      let image = try Self.image(of: Self.scene(points, width))
      let difference = Difference(image.values, Self.cairo(Self.scene(points, width).items))
      #expect(difference.mean <= 3.5, "\(shape), width \(width)")
      all.add(difference)
    }
    #expect(all.mean <= 2, "width \(width)")
  }

  @Test func fillsPolygonsAsCairoDoes() throws {
    for (index, shape) in Self.shapes.enumerated() {
      let top = Self.points(shape.step, shape.height, seed: UInt64(index))
      // One way around, and the other.
      for outline in [Self.area(under: top), Self.area(under: top).reversed()] {
        let scene = Scene(size: Self.size, items: [.polygon(outline, fill: Self.color)])
        let image = try Self.image(of: scene)
        let difference = Difference(image.values, Self.cairo(scene.items))
        // Noise of four points a pixel has more edges than the slices can tell apart.
        #expect(difference.mean <= (shape.step < 1 ? 3 : 1), "\(shape)")
      }
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
    let image = try Self.image(of: scene, scale: scale)
    let middle = image.height / 4
    let row = image.values[middle * image.width..<(middle + 1) * image.width]
    #expect(Set(row).count == 1)
    #expect(image.values[0] == 0)
  }

  @Test func keepsALineOnePixelThick() throws {
    for scale in [0.5, 1, 1.5, 2] {
      let line = Scene.Item.rectangle(Rect(0, 10, 160, 1), fill: Self.color)
      let image = try Self.image(of: Scene(size: Self.size, items: [line]), scale: scale)
      let rows = (0..<image.height).filter { image.values[$0 * image.width + 3] != 0 }
      #expect(rows.count == max(1, Int(scale.rounded())))
      #expect(rows.allSatisfy { image.values[$0 * image.width + 3] >> 24 == 255 })
    }
  }

  /// Opaque and translucent shapes in any order, so that all kinds hide parts of each other.
  @Test(arguments: 1...12)
  func laysShapesOverEachOther(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var items: [Scene.Item] = []
    for number in 0..<6 {
      let shape = Self.shapes.randomElement(using: &random) ?? (12, 60)
      let line = Self.points(shape.step, shape.height, seed: seed * 10 + UInt64(number))
      let color = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let part = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
      let item: Scene.Item =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .polygon(Self.area(under: line), fill: color)
        case 1: .rectangles([Rect(20, 30, 60, 41), Rect(90, 8, 9, 80)], fill: color)
        case 2: .ring(center: line[0], radius: 7, width: 0, fill: color, color: color)
        default: .polyline(line, width: Double.random(in: 1...9, using: &random), color: color)
        }
      items.append(.faded(part, [.moved(Point(Double(number), 0), [item])]))
    }
    let scene = Scene(size: Self.size, items: items)
    let difference = Difference(try Self.image(of: scene).values, Self.cairo(items))
    #expect(difference.mean <= 2.5, "seed \(seed)")
  }

  /// Rectangles of whole pixels in several colours: those of one colour that overlap are one.
  @Test(arguments: 1...20)
  func laysRectanglesUnderEachOther(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func length(_ most: Int) -> Double { Double(Int.random(in: 0...most, using: &random)) }
    let items = (0..<8).map { _ in
      let rects = (0..<6).map { _ in Rect(length(150) - 5, length(90) - 5, length(60), length(60)) }
      let color = Color(rgb: UInt32.random(in: 0...0xFFFFFF, using: &random))
      let part = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
      return Scene.Item.rectangles(rects, fill: color.faded(by: part))
    }
    let difference = Difference(
      try Self.image(of: Scene(size: Self.size, items: items)).values, Self.cairo(items))
    #expect(difference.mean <= 1, "seed \(seed)")
  }

  /// The lines between gaps, and the dots where a point has a gap at both its sides, look as Cairo
  /// draws each of them, also where many share a column of pixels.
  @Test(arguments: [9.0, 3, 1, 0.25], 1...3)
  func drawsPiecesAsCairoDoes(step: Double, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var rest = Self.points(step, 60, seed: seed)[...]
    var items: [Scene.Item] = []
    while let first = rest.first {
      let piece = Array(rest.prefix(Int.random(in: 1...5, using: &random)))
      rest = rest.dropFirst(piece.count + Int.random(in: 0...2, using: &random))
      items.append(
        piece.count > 1
          ? .polyline(piece, width: 2, color: Self.color)
          : .ring(center: first, radius: 2, width: 0, fill: Self.color, color: Self.color))
    }
    let image = try Self.image(of: Scene(size: Self.size, items: items))
    #expect(Difference(image.values, Self.cairo(items)).mean <= 3.5, "seed \(seed)")
  }

  @Test func neverBridgesAGap() throws {
    let pieces = [(10.0, 20.0, 10.0), (20.25, 20.5, 90.0), (20.75, 40.0, 10.0), (43.0, 50.0, 90.0)]
    let items = pieces.map { start, end, y in
      Scene.Item.polyline([Point(start, y), Point(end, y)], width: 2, color: Self.color)
    }
    let image = try Self.image(of: Scene(size: Self.size, items: items))
    for row in 20..<80 {
      #expect((0..<160).allSatisfy { image.values[row * image.width + $0] == 0 })
    }
  }

  @Test func manyLinesOverAColumnHideEachOther() throws {
    let items = (0..<10).map { number in
      let x = 60 + Double(number) / 10
      return Scene.Item.polyline([Point(x, 0), Point(x, 100)], width: 4, color: Self.color)
    }
    let image = try Self.image(of: Scene(size: Self.size, items: items))
    #expect((0..<100).allSatisfy { image.values[$0 * image.width + 60] >> 24 == 255 })
  }

  @Test(arguments: [0.5, 3, 8, 20])
  func roundsThePictureOff(radius: Double) throws {
    let all: [Scene.Item] = [
      .rectangles([Rect(Self.size)], fill: Self.color),
      .polyline([Point(0, 3), Point(160, 3)], width: 6, color: Color(rgb: 0xFE3C30)),
    ]
    let items: [Scene.Item] = [.clipped(Rect(Self.size), radius: radius, all)]
    let image = try Self.image(of: Scene(size: Self.size, items: items))
    #expect(Difference(image.values, Self.cairo(items)).mean <= 2)
    // There are few pixels in a corner, and Cairo knows of 15 rows of samples in each.
    let corner = Self.corners(of: image.values, radius)
    let expected = Self.corners(of: Self.cairo(items), radius)
    #expect(Difference(corner, expected).mean <= 4)
    if radius > 2 {
      #expect(Difference(corner, Self.corners(of: Self.cairo(all), radius)).mean > 4)
    }
  }

  // So many that they are opaque together where each is cut a little.
  @Test func roundsAreasBehindEachOtherOff() throws {
    let areas = (0..<8).map { number in
      Scene.Item.polygon(
        Self.area(under: [Point(0, 10 + 4 * Double(number)), Point(160, 30)]),
        fill: Color(rgb: 0x20_4060 + UInt32(number) * 0x18_1004))
    }
    let items: [Scene.Item] = [.clipped(Rect(Self.size), radius: 8, areas)]
    let image = try Self.image(of: Scene(size: Self.size, items: items))
    let expected = Self.cairo(items)
    for place in image.values.indices where expected[place] == 0 {
      #expect(image.values[place] == 0, "x \(place % 160), y \(place / 160)")
    }
  }

  /// The pixels of a picture's four corners.
  private static func corners(of pixels: [UInt32], _ radius: Double) -> [UInt32] {
    let (width, height, side) = (Int(size.width), Int(size.height), Int(radius.rounded(.up)))
    func isNear(_ place: Int, _ length: Int) -> Bool { min(place, length - 1 - place) < side }
    return pixels.indices.filter { isNear($0 % width, width) && isNear($0 / width, height) }
      .map { pixels[$0] }
  }

  @Test func seesADifference() throws {
    let points = Self.points(12, 90, seed: 1)
    let image = try Self.image(of: Self.scene(points, 2))
    #expect(Difference(image.values, Self.cairo(Self.scene(points, 2.4).items)).mean > 2)
  }

  @Test func leavesToCairoWhatItDoesNotKnow() {
    let back = [Point(5, 5), Point(3, 9)]
    let items: [Scene.Item] = [
      .polyline(back, width: 2, color: Self.color),
      .polyline([Point(0, 0), Point(.nan, 1)], width: 2, color: Self.color),
      .text(Text("a", at: Point(0, 0), style: TextStyle(size: 10), color: Self.color)),
      .clipped(Rect(0, 0, 50, 50), []),
    ]
    for item in items {
      #expect(Raster(of: Scene(size: Self.size, items: [item]), scale: 1) == nil)
    }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 33])
  func fitsAnyWidth(width: Int) throws {
    let far = [Point(-1e6, 3), Point(1e6, 5)]
    let scene = Scene(
      size: Size(Double(width), 8), items: [.polyline(far, width: 2, color: Self.color)])
    let image = try Self.image(of: scene)
    #expect(image.width == width)
    #expect((0..<width).allSatisfy { image.values[3 * width + $0] >> 24 > 100 })
    #expect((0..<width).allSatisfy { image.values[$0] == 0 })
  }

  /// So many lines are painted stripe by stripe; where these meet nothing shows.
  @Test func manyLinesHaveNoSeams() throws {
    let line = [Point(-10, 20), Point(170, 80)]
    let lines = (0..<2_000).map { number in
      let shift = Double(number % 40)
      return Scene.Item.polyline(
        line.map { Point($0.x, $0.y - shift) }, width: 2, color: Self.color.faded(by: 0.3))
    }
    let many = try Self.image(of: Scene(size: Self.size, items: lines))
    let few = try Self.image(of: Scene(size: Self.size, items: Array(lines.suffix(80))))
    // What lies behind eighty of them hardly shines through.
    #expect(zip(many.values, few.values).allSatisfy { ($0 == 0) == ($1 == 0) })
    let opaque = many.values.indices.filter { many.values[$0] >> 24 >= 245 }
    #expect(opaque.count > many.values.count / 4)
    let difference = Difference(many.values, Self.cairo(lines))
    #expect(difference.mean <= 3.5)
  }

  private static func image(of scene: Scene, scale: Double = 1) throws -> Pixels {
    Pixels(of: try #require(Raster(of: scene, scale: scale)))
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

  private static func area(under line: [Point]) -> [Point] {
    let base = size.height - 4
    return [Point(line[0].x, base)] + line + [Point(line[line.count - 1].x, base)]
  }

  /// What Cairo's best antialiasing paints.
  private static func cairo(_ items: [Scene.Item]) -> [UInt32] {
    let canvas = Canvas(Int(size.width), Int(size.height))
    cairo_set_antialias(canvas.context, CAIRO_ANTIALIAS_BEST)
    cairo_set_line_join(canvas.context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_ROUND)
    for item in items { paint(item, on: canvas.context, opacity: 1) }
    return canvas.pixels.values
  }

  private static func paint(_ item: Scene.Item, on context: OpaquePointer, opacity: Double) {
    func set(_ color: Color) {
      cairo_set_source_rgba(
        context, color.red, color.green, color.blue, color.alpha * opacity)
    }
    func follow(_ points: [Point]) {
      for point in points { cairo_line_to(context, point.x, point.y) }
    }
    switch item {
    case .polyline(let points, let width, let color):
      set(color)
      follow(points)
      cairo_set_line_width(context, width)
      cairo_stroke(context)
    case .polygon(let points, let color):
      set(color)
      follow(points)
      cairo_fill(context)
    case .rectangles(let rects, let color):
      set(color)
      for rect in rects { cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height) }
      cairo_fill(context)
    case .ring(let center, let radius, _, let color, _):
      set(color)
      cairo_arc(context, center.x, center.y, radius, 0, 2 * .pi)
      cairo_fill(context)
    case .clipped(let rect, let radius, let items):
      cairo_save(context)
      for (x, y, start) in [
        (rect.maxX - radius, radius, -0.5), (rect.maxX - radius, rect.maxY - radius, 0),
        (radius, rect.maxY - radius, 0.5), (radius, radius, 1),
      ] {
        cairo_arc(context, x, y, radius, start * .pi, (start + 0.5) * .pi)
      }
      cairo_clip(context)
      for item in items { paint(item, on: context, opacity: opacity) }
      cairo_restore(context)
    case .moved(let offset, let items):
      cairo_save(context)
      cairo_translate(context, offset.x, offset.y)
      for item in items { paint(item, on: context, opacity: opacity) }
      cairo_restore(context)
    case .faded(let part, let items):
      for item in items { paint(item, on: context, opacity: opacity * part) }
    default: Issue.record("\(item) is not of series")
    }
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
