import CCairo
import ChartRaster
import ChartScene

/// The series of a chart's part at their place in an image, painted without Cairo: in a third of its
/// time, and in a thirtieth where they are noise.
struct SeriesPixels {
  private let raster: Raster
  /// Of the upper left corner, in the image's pixels.
  private let place: Point

  /// The series that an item is; nil where it is anything else, lies between pixels, or is larger
  /// than `capacity` pixels.
  init?(of item: Scene.Item, scale: Double, capacity: Int) {
    guard case .moved(let origin, let items) = item, case .clipped(let rect, _, _)? = items.first,
      rect.origin == Point(0, 0)
    else { return nil }
    place = Point(origin.x * scale, origin.y * scale)
    guard place.x == place.x.rounded(), place.y == place.y.rounded(),
      let raster = Raster(of: Scene(size: rect.size, items: items), scale: scale),
      raster.width > 0, raster.height > 0, raster.rowLength * raster.height <= capacity
    else { return nil }
    self.raster = raster
  }

  /// Lays the series over what is there; painted in `memory`, which has room for them.
  func lay(on context: OpaquePointer, by memory: PixelMemory.Part) {
    var span = memory.pixels.extracting(..<(raster.rowLength * raster.height)).mutableSpan
    raster.paint(into: &span)
    let surface = memory.surface(
      width: raster.width, height: raster.height, rowLength: raster.rowLength)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, surface, place.x, place.y)
    cairo_paint(context)
    cairo_restore(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }
}
