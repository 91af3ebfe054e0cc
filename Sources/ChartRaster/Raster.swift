import ChartCore
public import ChartScene

/// The bytes of lines' outlines that are in memory at once; what would take more is painted stripe by
/// stripe, where each follows all points anew.
private let mostOutlineBytes = 16 << 20

/// Paints the series of a plot straight into pixels: the second painter of a scene, for the screen.
///
/// What it paints looks as Cairo's best antialiasing does, to an eye; it knows only what series are
/// made of, and lines that never go back in x. Cairo stays for the rest, and as the reference.
public struct Raster {
  private let scene: Scene
  private let scale: Double
  private let size: PixelExtent

  /// The picture of a scene with `scale` pixels a unit; nil where it holds something that only Cairo
  /// paints. Time in proportion to the points.
  public init?(of scene: Scene, scale: Double) {
    guard scene.isOfSeries else { return nil }
    (self.scene, self.scale) = (scene, scale)
    size = PixelExtent(
      width: max(0, Int(clamping: (scene.size.width * scale).rounded(.up))),
      height: max(0, Int(clamping: (scene.size.height * scale).rounded(.up))))
  }

  /// The picture's width in pixels.
  public var width: Int { size.width }
  /// The picture's height in pixels.
  public var height: Int { size.height }
  /// The pixels from one row to the next: so many that all begin a line of the processor's cache
  /// where the first does, which makes painting quicker.
  public var rowLength: Int { (width + tileWidth - 1) / tileWidth * tileWidth }

  /// Writes the picture: rows from the top, each pixel 32 bits of alpha, red, green and blue,
  /// premultiplied, which is what Cairo calls ARGB32. Pixels behind a row's end become clear.
  ///
  /// Time in proportion to the points, to the pixels, and to the edges of shapes that show.
  public func paint(into pixels: inout MutableSpan<UInt32>) {
    precondition(pixels.count == rowLength * height, "as many pixels as the picture has")
    // From end to end, which is quicker than to clear tile by tile what no shape touches.
    unsafe pixels.withUnsafeMutableBufferPointer { unsafe $0.update(repeating: 0) }
    var tile = Tile(height: height)
    for start in stride(from: 0, to: width, by: stripeWidth) {
      let stripe = start..<min(start + stripeWidth, width)
      let layers = RasterLayers(scene.items, size: size, scale: scale, columns: stripe).layers
      for left in stride(from: start, to: stripe.upperBound, by: tileWidth) {
        // The one in front first.
        for index in layers.indices.reversed() { layers[index].lay(under: &tile, left: left) }
        tile.move(to: &pixels, rowLength: rowLength, left: left)
      }
    }
  }

  /// How many columns are painted at a time, in whole tiles: usually all.
  private var stripeWidth: Int {
    let strokes = scene.items.strokedWidth(in: scene.size.width) * scale
    let bytes = strokes * Double(StrokeEnvelope.bytesPerColumn)
    let stripes = max(1, Int(clamping: bytes / Double(mostOutlineBytes)))
    return max(rowLength / stripes / tileWidth, 1) * tileWidth
  }
}
