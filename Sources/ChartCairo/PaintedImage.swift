import CCairo
import CKernels
import ChartScene

/// A scene as pixels in memory.
final class PaintedImage {
  /// The Cairo surface; its format is 32 bits a pixel with alpha.
  let surface: OpaquePointer

  /// Paints a scene; takes memory for four bytes a pixel, and as much again for its series.
  init(_ scene: Scene, scale: Double, text: PangoTextMeasure) throws(ImageError) {
    let size = try PixelSize(scene.size, scale: scale)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height)!
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    let painter = CairoPainter(context, text: text, for: .image)
    for item in scene.items {
      if let series = SeriesPixels(of: item, scale: scale) {
        series.paint(on: context)
      } else {
        painter.paint(Scene(size: scene.size, items: [item]))
      }
    }
    if let failure = painter.failure { throw .notPainted(reason: failure) }
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Hands the PNG's bytes to `file`.
  func writePNG(to file: FileReplacement) throws(ImageError) {
    let pixels = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
      .assumingMemoryBound(to: UInt32.self)
    // Written to until the call is over; so long the file is held.
    let isWhole = withExtendedLifetime(file) {
      chart_png_write(
        pixels, Int(cairo_image_surface_get_width(surface)),
        Int(cairo_image_surface_get_height(surface)),
        Int(cairo_image_surface_get_stride(surface)) / MemoryLayout<UInt32>.size,
        append, Unmanaged.passUnretained(file).toOpaque())
    }
    if let error = file.error { throw error }
    guard isWhole else { throw .notPainted(reason: "there is no memory to compress the image") }
  }
}

/// Hands bytes of the encoder's to the file that it was given.
private func append(
  _ file: UnsafeMutableRawPointer?, _ bytes: UnsafePointer<UInt8>?, _ count: Int
) -> Bool {
  Unmanaged<FileReplacement>.fromOpaque(file!).takeUnretainedValue()
    .write(UnsafeRawBufferPointer(start: bytes, count: count))
}
