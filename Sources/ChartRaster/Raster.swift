import ChartCore
public import ChartScene

/// Paints the series of a plot straight into pixels: the second painter of a scene, for the screen.
///
/// What it paints looks as Cairo's best antialiasing does, to an eye; it knows only what series are
/// made of, and lines that never go back in x. Cairo stays for the rest, and as the reference.
public struct Raster {
  private var image: PixelImage
  private let scale: Double

  /// The picture of a scene with `scale` pixels a unit; nil where it holds something that only
  /// Cairo paints.
  ///
  /// Time in proportion to the points and to the pixels under the shapes.
  public static func image(of scene: Scene, scale: Double) -> PixelImage? {
    guard scene.items.allSatisfy({ $0.isOfSeries(in: scene.size) }) else { return nil }
    var raster = Raster(size: scene.size, scale: scale)
    raster.paint(scene.items, at: Point(0, 0), opacity: 1)
    return raster.image
  }

  private init(size: Size, scale: Double) {
    self.scale = scale
    image = PixelImage(
      width: Int(clamping: (size.width * scale).rounded(.up)),
      height: Int(clamping: (size.height * scale).rounded(.up)))
  }

  private mutating func paint(_ items: [Scene.Item], at origin: Point, opacity: Double) {
    for item in items { paint(item, at: origin, opacity: opacity) }
  }

  private mutating func paint(_ item: Scene.Item, at origin: Point, opacity: Double) {
    switch item {
    case .polyline(let points, let width, let color):
      guard points.count > 1 else { return }
      stroke(points, at: origin, width: width, ink: Ink(color, opacity: opacity))
    case .polygon(let points, let color):
      let polygon = PolygonFill(through: pixels(points, at: origin), width: image.width)
      image.fill(polygon.columns, with: Ink(color, opacity: opacity)) { tile, columns, left in
        polygon.add(to: &tile, columns: columns, left: left)
      }
    case .rectangle(let rect, _, let color):
      fill(rect, at: origin, ink: Ink(color, opacity: opacity), thinnest: 1)
    case .rectangles(let rects, let color):
      let ink = Ink(color, opacity: opacity)
      for rect in rects { fill(rect, at: origin, ink: ink) }
    case .ring(let center, let radius, _, let fill, _):
      stroke([center], at: origin, width: 2 * radius, ink: Ink(fill, opacity: opacity))
    case .clipped(_, _, let items): paint(items, at: origin, opacity: opacity)
    case .faded(let part, let items): paint(items, at: origin, opacity: opacity * part)
    case .moved(let offset, let items):
      paint(items, at: Point(origin.x + offset.x, origin.y + offset.y), opacity: opacity)
    default: return
    }
  }

  private mutating func stroke(_ points: [Point], at origin: Point, width: Double, ink: Ink) {
    let envelope = StrokeEnvelope(
      through: pixels(points, at: origin), radius: Float(width * scale / 2), width: image.width)
    image.fill(envelope.columns, with: ink) { tile, columns, left in
      tile.add(envelope, columns: columns, left: left)
    }
  }

  /// Fills a rectangle whose edges are moved to the nearest pixel edges, so that neighbours have
  /// neither a seam between them nor a pixel in common; at least `thinnest` pixels thick.
  private mutating func fill(_ rect: Rect, at origin: Point, ink: Ink, thinnest: Int = 0) {
    let ends = pixels([rect.origin, Point(rect.maxX, rect.maxY)], at: origin)
    func edge(_ position: Double, _ most: Int) -> Int {
      Int(clamping: position.rounded().clamped(to: 0...Double(most)))
    }
    func range(_ start: Double, _ end: Double, _ most: Int) -> Range<Int> {
      let first = edge(start, most)
      return first..<min(max(edge(end, most), first + thinnest), most)
    }
    let columns = range(ends[0].x, ends[1].x, image.width)
    image.fill(columns, range(ends[0].y, ends[1].y, image.height), with: ink)
  }

  /// Places of the scene as pixels of the image.
  private func pixels(_ points: [Point], at origin: Point) -> [Point] {
    points.map { Point(($0.x + origin.x) * scale, ($0.y + origin.y) * scale) }
  }
}

extension Scene.Item {
  /// Whether a series is made of this, and it can be painted without Cairo.
  fileprivate func isOfSeries(in size: Size) -> Bool {
    switch self {
    case .polyline(let points, _, _): points.neverGoBack
    case .polygon(let points, _): points.areFinite
    case .rectangle(let rect, let radius, _): radius == 0 && rect.isSound
    case .rectangles(let rects, _): rects.allSatisfy(\.isSound)
    // A dot; a ring has an edge of another colour.
    case .ring(_, _, let width, _, _): width == 0
    case .clipped(let rect, let radius, let items):
      radius == 0 && rect == Rect(size) && items.allSatisfy { $0.isOfSeries(in: size) }
    case .faded(_, let items): items.allSatisfy { $0.isOfSeries(in: size) }
    case .moved(_, let items): items.allSatisfy { $0.isOfSeries(in: Size(0, 0)) }
    default: false
    }
  }
}

extension Rect {
  fileprivate var isSound: Bool {
    width >= 0 && height >= 0 && [origin, Point(maxX, maxY)].areFinite
  }
}

extension [Point] {
  fileprivate var areFinite: Bool { allSatisfy { $0.x.isFinite && $0.y.isFinite } }

  fileprivate var neverGoBack: Bool {
    areFinite && zip(self, dropFirst()).allSatisfy { $0.x <= $1.x }
  }
}

extension PixelImage {
  /// Lays a colour over what `add` puts into tiles, each with some of `columns` and its left edge.
  fileprivate mutating func fill(
    _ columns: Range<Int>, with ink: Ink, add: (inout Tile, Range<Int>, Int) -> Void
  ) {
    var tile = Tile(height: height)
    var left = columns.lowerBound / tileWidth * tileWidth
    while left < columns.upperBound {
      add(&tile, columns.clamped(to: left..<left + tileWidth), left)
      lay(ink, over: left, &tile)
      left += tileWidth
    }
  }

  /// Lays a colour over whole pixels.
  fileprivate mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, with ink: Ink) {
    let width = width
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      for row in rows {
        let line = unsafe UnsafeMutableBufferPointer(
          rebasing: pixels[row * width + columns.lowerBound..<row * width + columns.upperBound])
        unsafe ink.cover(line)
      }
    }
  }

  /// Lays a colour over a tile's columns, as far as each pixel is covered.
  private mutating func lay(_ ink: Ink, over left: Int, _ tile: inout Tile) {
    let (width, count) = (width, min(tileWidth, width - left))
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      tile.drain { row, coverage in
        let start = unsafe pixels.baseAddress! + row * width + left
        unsafe ink.lay(over: start, count: count, coverage: coverage)
      }
    }
  }
}

extension Tile {
  /// Adds what an envelope covers in `columns`, whose tile starts at `left`.
  mutating func add(_ envelope: StrokeEnvelope, columns: Range<Int>, left: Int) {
    let count = envelope.slicesPerPixel
    let weight = 1 / Float(count)
    for column in columns {
      let slices = column * count..<(column + 1) * count
      for slice in slices.clamped(to: envelope.slices) {
        let at = slice - envelope.slices.lowerBound
        add(
          from: envelope.tops[at], to: envelope.bottoms[at], column: column - left, weight: weight)
      }
    }
  }
}
