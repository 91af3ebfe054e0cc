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
    guard scene.items.allSatisfy(\.isOfSeries) else { return nil }
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
    let pixels = points.map { Point(($0.x + origin.x) * scale, ($0.y + origin.y) * scale) }
    let envelope = StrokeEnvelope(
      through: pixels, radius: Float(width * scale / 2), width: image.width)
    image.fill(envelope, with: ink)
  }
}

extension Scene.Item {
  /// Whether a series is made of this, and it can be painted without Cairo.
  fileprivate var isOfSeries: Bool {
    switch self {
    case .polyline(let points, _, _): points.neverGoBack
    // A dot; a ring has an edge of another colour.
    case .ring(_, _, let width, _, _): width == 0
    case .clipped(let rect, let radius, let items):
      radius == 0 && rect.x <= 0 && rect.y <= 0 && items.allSatisfy(\.isOfSeries)
    case .faded(_, let items), .moved(_, let items): items.allSatisfy(\.isOfSeries)
    default: false
    }
  }
}

extension [Point] {
  fileprivate var neverGoBack: Bool {
    allSatisfy { $0.x.isFinite && $0.y.isFinite }
      && zip(self, dropFirst()).allSatisfy { $0.x <= $1.x }
  }
}

extension PixelImage {
  /// Lays a colour over what an envelope covers.
  mutating func fill(_ envelope: StrokeEnvelope, with ink: Ink) {
    let columns = envelope.columns
    var tile = Tile(height: height)
    var left = columns.lowerBound / tileWidth * tileWidth
    while left < columns.upperBound {
      tile.add(
        envelope,
        columns: max(left, columns.lowerBound)..<min(left + tileWidth, columns.upperBound),
        left: left)
      lay(ink, over: left, &tile)
      left += tileWidth
    }
  }

  /// Lays a colour over a tile's columns, as far as each pixel is covered.
  private mutating func lay(_ ink: Ink, over left: Int, _ tile: inout Tile) {
    let (width, count) = (width, min(tileWidth, width - left))
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      tile.drain { row, coverage in
        let start = unsafe pixels.baseAddress! + row * width + left
        if count == tileWidth {
          let place = UnsafeMutableRawPointer(start)
          let below = unsafe place.loadUnaligned(as: SIMD16<UInt32>.self)
          unsafe place.storeBytes(
            of: ink.lay(over: below, coverage: coverage), as: SIMD16<UInt32>.self)
        } else {
          var below = SIMD16<UInt32>()
          for index in 0..<count { below[index] = unsafe start[index] }
          let new = ink.lay(over: below, coverage: coverage)
          for index in 0..<count { unsafe start[index] = new[index] }
        }
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
