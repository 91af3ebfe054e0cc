import CCairo
import Glibc

/// Pixels in a line of the processor's cache: rows of series that begin one are painted quicker.
private let alignedPixels = 16
/// Pixels of series above which Cairo paints them, which needs no memory of its own.
private let mostSeriesPixels = 1 << 24

/// Memory for an image's pixels of 32 bits, clear at first, and for series that are laid over it.
///
/// What is not used is not taken from the system. The pages are small ones: huge ones come sooner, but
/// where a virtual machine has given them back to its host they take many times as long.
final class PixelMemory {
  /// The image's pixels.
  let image: Part
  /// Room for as many of series, one after the other.
  let series: Part
  private let memory: UnsafeMutableRawPointer

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
    let pixelCount = imageCount + seriesCount
    guard let memory = calloc(pixelCount + alignedPixels, MemoryLayout<UInt32>.stride) else {
      return nil
    }
    self.memory = memory
    let start = memory.alignedUp(toMultipleOf: alignedPixels * MemoryLayout<UInt32>.stride)
      .bindMemory(to: UInt32.self, capacity: pixelCount)
    image = Part(pixels: UnsafeMutableBufferPointer(start: start, count: width * height))
    series = Part(
      pixels: UnsafeMutableBufferPointer(start: start + imageCount, count: seriesCount))
  }

  deinit { free(memory) }
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
