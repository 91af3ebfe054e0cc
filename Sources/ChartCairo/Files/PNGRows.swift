import CKernels

/// The row's filter that leaves it as it is: what repeats in charts are whole colours.
private let noFilter: UInt8 = 0
/// Bytes of rows that are made at a time, if a row is not longer: a part of the cache that is nearest.
private let bytesAtATime = 1 << 15

/// A picture's rows as PNG compresses them: each begins with its filter.
struct PNGRows {
  private let pixels: UnsafeBufferPointer<UInt32>
  private let width: Int
  private let hasAlpha: Bool

  /// Rows of `width` pixels: 32 bits of alpha, red, green and blue, premultiplied.
  init(of pixels: UnsafeBufferPointer<UInt32>, width: Int, hasAlpha: Bool) {
    (self.pixels, self.width, self.hasAlpha) = (pixels, width, hasAlpha)
  }

  /// How many there are.
  var count: Int { pixels.count / width }

  /// How many are to be made at a time, at least one.
  var atATime: Int { max(1, bytesAtATime / length) }

  /// The bytes of some rows, one after the other.
  func bytes(of rows: Range<Int>) -> [UInt8] {
    let byteCount = rows.count * length
    return [UInt8](unsafeUninitializedCapacity: byteCount) { room, filled in
      var place = room.baseAddress!
      for row in rows {
        place.pointee = noFilter
        write(UnsafeBufferPointer(rebasing: pixels[row * width..<(row + 1) * width]), to: place + 1)
        place += length
      }
      filled = byteCount
    }
  }

  /// Writes a row's colours, and their alpha if they have one.
  private func write(_ row: UnsafeBufferPointer<UInt32>, to place: UnsafeMutablePointer<UInt8>) {
    guard hasAlpha else { return chart_write_rgb(row.baseAddress, row.count, place) }
    var place = UnsafeMutableRawPointer(place)
    for pixel in row {
      let color = straight(pixel)
      place.storeBytes(of: (color << 8 | color >> 24).bigEndian, as: UInt32.self)
      place += depth
    }
  }

  private var depth: Int { hasAlpha ? 4 : 3 }
  private var length: Int { 1 + width * depth }
}

/// A pixel whose colour is not multiplied by its alpha, which is how Cairo keeps it.
private func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 0 || alpha == 255 { return pixel }
  func part(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
  }
  return alpha << 24 | part(16) | part(8) | part(0)
}
