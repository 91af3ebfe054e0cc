import CCairo
import CKernels

/// Memory for pixels of 32 bits, clear at first.
final class PixelMemory {
  /// The pixels.
  let pixels: UnsafeMutableBufferPointer<UInt32>
  private let byteCount: Int

  /// Memory for at least one pixel; nil where there is none.
  init?(count: Int) {
    byteCount = count * MemoryLayout<UInt32>.stride
    guard let memory = chart_pixels_new(byteCount) else { return nil }
    pixels = UnsafeMutableBufferPointer(
      start: memory.bindMemory(to: UInt32.self, capacity: count), count: count)
  }

  deinit { chart_pixels_free(pixels.baseAddress, byteCount) }

  /// A surface that shows rows of `width` pixels, `rowLength` apart; it is to be finished before the
  /// memory goes away.
  func surface(width: Int, height: Int, rowLength: Int) -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
    return cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(rowLength * MemoryLayout<UInt32>.stride))!
  }
}
