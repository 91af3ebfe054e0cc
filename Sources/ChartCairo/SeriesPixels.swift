import CCairo
import ChartRaster
import ChartScene

/// Pixels of series above which Cairo paints them, which needs no memory of its own.
private let mostPixels = 1 << 24

/// The series of a chart's part at their place in an image, painted without Cairo: in a third of its
/// time, and in a thirtieth where they are noise.
struct SeriesPixels {
  private let memory: PixelMemory
  private let width, height, rowLength: Int
  /// Of the upper left corner, in the image's pixels.
  private let place: Point

  /// Paints the series that an item is; nil where it is anything else, lies between pixels, or
  /// there is no memory for it.
  init?(of item: Scene.Item, scale: Double) {
    guard case .moved(let origin, let items) = item, case .clipped(let rect, _, _)? = items.first,
      rect.origin == Point(0, 0)
    else { return nil }
    place = Point(origin.x * scale, origin.y * scale)
    guard place.x == place.x.rounded(), place.y == place.y.rounded(),
      rect.width * scale * rect.height * scale < Double(mostPixels),
      let raster = Raster(of: Scene(size: rect.size, items: items), scale: scale),
      raster.width > 0, raster.height > 0,
      let memory = PixelMemory(count: raster.rowLength * raster.height)
    else { return nil }
    var span = memory.pixels.mutableSpan
    raster.paint(into: &span)
    self.memory = memory
    (width, height, rowLength) = (raster.width, raster.height, raster.rowLength)
  }

  /// Lays the series over what is there.
  func lay(on context: OpaquePointer) {
    let surface = memory.surface(width: width, height: height, rowLength: rowLength)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, place.x, place.y)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
