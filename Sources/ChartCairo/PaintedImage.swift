import CCairo
import CKernels
import ChartScene

/// A scene as pixels in memory.
final class PaintedImage {
  private let memory: PixelMemory
  private let size: PixelSize
  private let surface: OpaquePointer

  /// Paints a scene; takes memory for four bytes a pixel, and as much again for its series.
  init(_ scene: Scene, scale: Double, text: PangoTextMeasure) throws(ImageError) {
    size = try PixelSize(scene.size, scale: scale)
    let (width, height) = (Int(size.width), Int(size.height))
    guard let memory = PixelMemory(count: width * height) else {
      throw .notPainted(reason: "out of memory")
    }
    self.memory = memory
    surface = memory.surface(width: width, height: height, rowLength: width)
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_scale(context, scale, scale)
    let painter = CairoPainter(context, text: text, for: .image)
    for item in scene.items {
      let series = SeriesPixels(of: item, scale: scale)
      if series?.paint(on: context) != true {
        painter.paint(Scene(size: scene.size, items: [item]))
      }
    }
    if let failure = painter.failure { throw .notPainted(reason: failure) }
    cairo_surface_flush(surface)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Hands the PNG's bytes to `file`.
  func writePNG(to file: FileReplacement) throws(ImageError) {
    // Written to until the call is over; so long the file is held.
    let isWhole = withExtendedLifetime(file) {
      chart_png_write(
        memory.pixels.baseAddress, Int(size.width), Int(size.height), Int(size.width), append,
        Unmanaged.passUnretained(file).toOpaque())
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
