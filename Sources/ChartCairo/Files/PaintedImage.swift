import CCairo
import CKernels
import ChartCore
import ChartLocale
import ChartScene

/// The bytes that a pixel takes in the image, of series that are laid over it, and in the file, twice,
/// while that is written.
private let pixelBytes = 16
/// Pixels of an image from which on it is weighed against the memory that is free.
private let weighedPixels = 1 << 20

/// Pixels of an image.
final class PaintedImage {
  private let sceneSize: Size
  private let memory: PixelMemory
  private let size: PixelSize
  private let scale: Double
  private let surface, context: OpaquePointer

  /// A clear image for a scene's size; takes memory for four bytes a pixel, and for as much again
  /// where series are painted.
  init(size sceneSize: Size, scale: Double) throws(ImageError) {
    size = try PixelSize(sceneSize, scale: scale)
    let (width, height) = (Int(size.width), Int(size.height))
    guard Self.isAffordable(width * height),
      let memory = PixelMemory(width: width, height: height)
    else { throw .notPainted(reason: Words.system("there is not enough free memory")) }
    self.memory = memory
    self.sceneSize = sceneSize
    self.scale = scale
    surface = memory.image.surface(width: width, height: height, rowLength: width)
    context = cairo_create(surface)!
    cairo_scale(context, scale, scale)
  }

  private static func isAffordable(_ pixels: Int) -> Bool {
    guard pixels >= weighedPixels else { return true }
    let free = Int(clamping: chart_free_memory())
    return free >= Limits.spareMemory && (free - Limits.spareMemory) / pixelBytes >= pixels
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Paints items over what is there; without `text` their letters are left out.
  func paint(_ items: some Sequence<Scene.Item>, text: PangoTextMeasure?) throws(ImageError) {
    let painter = CairoPainter(context, letters: text, for: .image)
    for item in items {
      let capacity = memory.series.pixels.count
      if let series = SeriesPixels(of: item, scale: scale, capacity: capacity) {
        series.lay(on: context, by: memory.series)
      } else {
        painter.paint(Scene(size: sceneSize, items: [item]))
      }
    }
    if let failure = painter.failure { throw .notPainted(reason: failure) }
  }

  /// The bytes of it as a PNG.
  var png: [UInt8] {
    cairo_surface_flush(surface)
    return PNGFile(of: UnsafeBufferPointer(memory.image.pixels), width: Int(size.width)).bytes
  }

  /// Hands the PNG's bytes to `file`.
  func writePNG(to file: FileReplacement) throws(ImageError) {
    _ = png.withUnsafeBytes { file.write($0) }
    if let error = file.error { throw error }
  }
}
