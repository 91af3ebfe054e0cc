import CIsal

private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
private let bitsPerPart: UInt8 = 8
/// The kinds of colour: red, green and blue without alpha or with it.
private let (opaqueKind, alphaKind): (UInt8, UInt8) = (2, 6)

/// A picture as a PNG file (W3C: Portable Network Graphics, third edition), eight bits a part, the same
/// bytes for the same pixels.
///
/// With libpng a small picture takes twice the time in all, one of 4000x2240 four times.
struct PNGFile {
  /// The whole file.
  let bytes: [UInt8]

  /// The file of rows of `width` pixels: 32 bits of alpha, red, green and blue, premultiplied. It has
  /// alpha where any pixel is not opaque.
  ///
  /// Linear time, and memory for the file twice.
  init(of pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    let isOpaque = pixels.reduce(.max, &) >> 24 == 255
    let rows = PNGRows(of: pixels, width: width, hasAlpha: !isOpaque)
    let header =
      bigEndian(width) + bigEndian(rows.count)
      + [bitsPerPart, isOpaque ? opaqueKind : alphaKind, 0, 0, 0]
    bytes =
      signature + chunk("IHDR", header) + chunk("IDAT", compressed(rows)) + chunk("IEND", [])
  }
}

/// Rows as a stream; a few are compressed at a time, while the processor's cache holds them.
private func compressed(_ rows: PNGRows) -> [UInt8] {
  var stream = ZlibStream()
  var next = 0
  while next < rows.count {
    let some = next..<min(next + rows.atATime, rows.count)
    stream.append(rows.bytes(of: some), isLast: some.upperBound == rows.count)
    next = some.upperBound
  }
  return stream.bytes
}

/// Content with its length, its name and its checksum.
private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
  let named = name.utf8 + content
  return bigEndian(content.count) + named
    + bigEndian(Int(crc32_gzip_refl(0, named, UInt64(named.count))))
}

private func bigEndian(_ number: Int) -> [UInt8] {
  withUnsafeBytes(of: UInt32(number).bigEndian, Array.init)
}
