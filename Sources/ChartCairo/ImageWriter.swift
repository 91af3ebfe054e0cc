import CCairo
public import ChartScene

/// Writes a scene as a PNG image of `scale` pixels for each of the scene's.
///
/// The same scene gives the same bytes. The file appears whole or not at all: one that was there
/// stays as it was when anything fails.
public func writePNG(
  _ scene: Scene, scale: Double, fonts: FontChoice, to path: String
) throws(ImageError) {
  let image = try PaintedImage(scene, scale: scale, fonts: fonts)
  let file = try FileReplacement(of: path)
  try image.writePNG(to: file)
  try file.finish()
}

/// A scene as pixels in memory.
final class PaintedImage {
  /// The Cairo surface; its format is 32 bits a pixel with alpha.
  let surface: OpaquePointer

  /// Paints a scene; takes memory for four bytes a pixel.
  init(_ scene: Scene, scale: Double, fonts: FontChoice) throws(ImageError) {
    let size = try PixelSize(scene.size, scale: scale)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height)!
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    let painter = CairoPainter(context, fonts: fonts, for: .image)
    painter.paint(scene)
    if let failure = painter.failure { throw .notPainted(reason: failure) }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Hands the PNG's bytes to `file`.
  func writePNG(to file: FileReplacement) throws(ImageError) {
    // Cairo is done with the file when the call returns; so long it is held here.
    let status = withExtendedLifetime(file) {
      cairo_surface_write_to_png_stream(
        surface,
        { target, bytes, count in
          let file = Unmanaged<FileReplacement>.fromOpaque(target!).takeUnretainedValue()
          return file.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }, Unmanaged.passUnretained(file).toOpaque())
    }
    if let error = file.error { throw error }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notPainted(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}
