import CCairo
import CPng
import ChartScene

/// A scene as pixels in memory.
final class PaintedImage {
  /// The Cairo surface; its format is 32 bits a pixel with alpha.
  let surface: OpaquePointer

  /// Paints a scene; takes memory for four bytes a pixel.
  init(_ scene: Scene, scale: Double, text: PangoTextMeasure) throws(ImageError) {
    let size = try PixelSize(scene.size, scale: scale)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height)!
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    let painter = CairoPainter(context, text: text, for: .image)
    painter.paint(scene)
    if let failure = painter.failure { throw .notPainted(reason: failure) }
    cairo_surface_flush(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Hands the PNG's bytes to `file`.
  ///
  /// libpng's quick way takes a quarter of the time of Cairo's, and flat colours need fewer bytes.
  func writePNG(to file: FileReplacement) throws(ImageError) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    let samples = samples()
    image.format = png_uint_32(
      samples.count == 3 * pixelCount ? PNG_FORMAT_FLAG_COLOR : coloursAndAlpha)
    // Room for the worst case; libpng says how much of it there is.
    var count = samples.count + samples.count / 1000 + pngOverhead
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, written in
      let isWhole = png_image_write_to_memory(
        &image, room.baseAddress, &count, 0, samples, 0, nil)
      written = isWhole != 0 ? count : 0
    }
    guard !bytes.isEmpty else { throw .notPainted(reason: "the image could not be compressed") }
    _ = bytes.withUnsafeBytes { file.write($0) }
    if let error = file.error { throw error }
  }
}

private let coloursAndAlpha = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
/// Bytes of a PNG beside its pixels, and what each of its rows and blocks adds, amply.
private let pngOverhead = 1 << 16

extension PaintedImage {
  private var pixelCount: Int { width * height }
  private var width: Int { Int(cairo_image_surface_get_width(surface)) }
  private var height: Int { Int(cairo_image_surface_get_height(surface)) }

  /// The pixels row by row: alpha, red, green, blue, each multiplied by alpha.
  private var rows: [UnsafeBufferPointer<UInt32>] {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let start = UnsafeRawPointer(cairo_image_surface_get_data(surface)!)
    return (0..<height).map {
      UnsafeBufferPointer(
        start: (start + $0 * stride).assumingMemoryBound(to: UInt32.self), count: width)
    }
  }

  /// Red, green and blue of each pixel, and alpha where any pixel is not opaque.
  private func samples() -> [UInt8] {
    let rows = rows
    let isOpaque = rows.allSatisfy { $0.reduce(.max, &) >> 24 == 255 }
    let depth = isOpaque ? 3 : 4
    return [UInt8](unsafeUninitializedCapacity: depth * pixelCount) { room, count in
      var place = room.baseAddress!
      for row in rows {
        for pixel in row {
          let alpha = pixel >> 24
          place[0] = straight(pixel >> 16 & 255, alpha)
          place[1] = straight(pixel >> 8 & 255, alpha)
          place[2] = straight(pixel & 255, alpha)
          if !isOpaque { place[3] = UInt8(alpha) }
          place += depth
        }
      }
      count = depth * pixelCount
    }
  }
}

/// A colour's part as it is without its alpha: Cairo keeps it multiplied.
private func straight(_ part: UInt32, _ alpha: UInt32) -> UInt8 {
  alpha == 255 || alpha == 0
    ? UInt8(truncatingIfNeeded: part) : UInt8(min(255, (part * 255 + alpha / 2) / alpha))
}
