import CDeflate

/// How hard libdeflate tries, from 1 to 12: 2 takes four fifths of libpng's time at its quickest, and
/// makes charts a tenth smaller.
private let effort: Int32 = 2
private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
private let bitsPerPart: UInt8 = 8
/// The kinds of colour: red, green and blue without alpha or with it.
private let (opaqueKind, alphaKind): (UInt8, UInt8) = (2, 6)
/// The row's filter that leaves it as it is: what repeats in charts are whole colours.
private let noFilter: UInt8 = 0

/// A picture as a PNG file (W3C: Portable Network Graphics, third edition), eight bits a part, the same
/// bytes for the same pixels.
struct PNGFile {
  /// The whole file.
  let bytes: [UInt8]

  /// The file of rows of `width` pixels: 32 bits of alpha, red, green and blue, premultiplied. It has
  /// alpha where any pixel is not opaque. Nil where there is no memory to compress it.
  ///
  /// Linear time, and memory for three or four bytes a pixel twice.
  init?(of pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    let isOpaque = pixels.reduce(.max, &) >> 24 == 255
    guard let stream = deflated(rows(of: pixels, width: width, hasAlpha: !isOpaque)) else {
      return nil
    }
    let header =
      bigEndian(width) + bigEndian(pixels.count / width)
      + [bitsPerPart, isOpaque ? opaqueKind : alphaKind, 0, 0, 0]
    bytes = signature + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", [])
  }
}

/// The rows as they are compressed: each begins with its filter.
private func rows(
  of pixels: UnsafeBufferPointer<UInt32>, width: Int, hasAlpha: Bool
) -> [UInt8] {
  let depth = hasAlpha ? 4 : 3
  let count = pixels.count / width * (1 + width * depth)
  // Four bytes are stored where three count: the last one has room of its own.
  return [UInt8](unsafeUninitializedCapacity: count + 1) { room, filled in
    var place = UnsafeMutableRawPointer(room.baseAddress!)
    for start in stride(from: 0, to: pixels.count, by: width) {
      place.storeBytes(of: noFilter, as: UInt8.self)
      place += 1
      for pixel in pixels[start..<start + width] {
        let color = hasAlpha ? straight(pixel) : pixel
        place.storeBytes(of: (color << 8 | color >> 24).bigEndian, as: UInt32.self)
        place += depth
      }
    }
    filled = count
  }
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

/// The bytes as a stream of RFC 1950.
private func deflated(_ bytes: [UInt8]) -> [UInt8]? {
  guard let compressor = libdeflate_alloc_compressor(effort) else { return nil }
  defer { libdeflate_free_compressor(compressor) }
  let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
  return [UInt8](unsafeUninitializedCapacity: bound) { room, filled in
    filled = libdeflate_zlib_compress(
      compressor, bytes, bytes.count, room.baseAddress, room.count)
  }
}

/// Content with its length, its name and its checksum.
private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let named = name.utf8 + content
  return bigEndian(content.count) + named
    + bigEndian(Int(libdeflate_crc32(0, named, named.count)))
}

private func bigEndian(_ number: Int) -> [UInt8] {
  withUnsafeBytes(of: UInt32(number).bigEndian, Array.init)
}
