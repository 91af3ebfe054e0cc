import CCairo
import CKernels

/// Rows of pixels begin a line of the processor's cache where this divides what is before them.
private let alignedPixels = 16
/// Pixels of series above which Cairo paints them, which needs no memory of its own.
private let mostSeriesPixels = 1 << 24

/// Memory for an image's pixels of 32 bits, clear at first, and for series that are laid over it.
///
/// Both lie side by side, so that a small picture needs few huge pages; what is not used is not
/// taken from the system.
final class PixelMemory {
  /// The image's pixels.
  let image: Part
  /// Room for as many of series, one after the other.
  let series: Part
  private let byteCount: Int

  /// Some of the pixels.
  struct Part {
    /// The pixels.
    let pixels: UnsafeMutableBufferPointer<UInt32>
  }

  /// Memory for an image of at least one pixel; nil where there is none.
  init?(width: Int, height: Int) {
    func aligned(_ count: Int) -> Int {
      (count + alignedPixels - 1) / alignedPixels * alignedPixels
    }
    let imageCount = aligned(width * height)
    let seriesCount = min(aligned(width) * height, mostSeriesPixels)
    byteCount = (imageCount + seriesCount) * MemoryLayout<UInt32>.stride
    guard let memory = chart_pixels_new(byteCount) else { return nil }
    let start = memory.bindMemory(to: UInt32.self, capacity: imageCount + seriesCount)
    image = Part(pixels: UnsafeMutableBufferPointer(start: start, count: width * height))
    series = Part(
      pixels: UnsafeMutableBufferPointer(start: start + imageCount, count: seriesCount))
  }

  deinit { chart_pixels_free(image.pixels.baseAddress, byteCount) }
}

extension PixelMemory.Part {
  /// A surface that shows rows of `width` pixels, `rowLength` apart; it is to be finished before the
  /// memory goes away.
  func surface(width: Int, height: Int, rowLength: Int) -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
    return cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(rowLength * MemoryLayout<UInt32>.stride))!
  }
}
