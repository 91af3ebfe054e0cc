import CCairo
import ChartRaster

/// An image's pixels, 0xAARRGGBB with the alpha already multiplied in, row by row.
struct Pixels: Equatable {
  let width, height: Int
  private(set) var values: [UInt32]

  /// A copy of an image surface's pixels.
  init(of surface: OpaquePointer) {
    cairo_surface_flush(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    values = []
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let data = UnsafeRawPointer(bytes)
    for y in 0..<height {
      for x in 0..<width {
        values.append(data.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self))
      }
    }
  }

  /// What a raster paints over memory that holds anything.
  init(of raster: Raster) {
    (width, height) = (raster.width, raster.height)
    var rows = [UInt32](repeating: 0xDEAD_BEEF, count: raster.rowLength * raster.height)
    var span = rows.mutableSpan
    raster.paint(into: &span)
    values = (0..<raster.height).flatMap { row in
      rows[row * raster.rowLength..<row * raster.rowLength + raster.width]
    }
  }

  /// The pixels of a PNG, nil where there is none.
  init?(png path: String) {
    let surface = cairo_image_surface_create_from_png(path)!
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    self.init(of: surface)
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { values[y * width + x] }
    set { values[y * width + x] = newValue }
  }

  /// How opaque a pixel is, 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// How many pixels are not entirely transparent.
  var paintedCount: Int { values.count { $0 >> 24 != 0 } }

  /// The columns and rows in which something is painted, nil where nothing is.
  var paintedBounds: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let painted = values.indices.filter { values[$0] >> 24 != 0 }
    guard let first = painted.first, let last = painted.last else { return nil }
    let columns = painted.map { $0 % width }
    return (columns.min()!...columns.max()!, first / width...last / width)
  }
}
