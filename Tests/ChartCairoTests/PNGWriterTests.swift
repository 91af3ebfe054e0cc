import CKernels
import Glibc
import TestSupport
import Testing

/// The C encoder, read back by libpng.
@Suite struct PNGWriterTests {
  private typealias Size = (width: Int, height: Int)

  @Test(arguments: [(1, 1), (1, 40), (40, 1), (2, 2), (3, 5), (300, 7), (11_000, 3)])
  func everySizeComesBack(width: Int, height: Int) throws {
    for kind in Kind.allCases { try comesBack(kind, (width, height), seed: 1) }
  }

  @Test(arguments: UInt64(1)...8)
  func everyKindComesBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for kind in Kind.allCases {
      let size = (Int.random(in: 1...400, using: &random), Int.random(in: 1...200, using: &random))
      try comesBack(kind, size, seed: seed)
    }
  }

  // A deep Huffman tree: colours whose counts grow as Fibonacci's numbers have codes of too many bits.
  @Test func rareColorsComeBack() throws {
    var (values, count, next) = ([UInt32](), 1, 1)
    for color in UInt32(1)...22 {
      for _ in 0..<count { values.append(0xFF00_0000 | color * 0x0B_0B0B) }
      (count, next) = (next, count + next)
    }
    // No two alike beside each other or above.
    var random = SeededGenerator(seed: 3)
    values.shuffle(using: &random)
    let width = 250
    values.removeLast(values.count % width)
    try comesBack(values, width: width, rowLength: width, "rare colours")
  }

  @Test func flatPicturesAreSmall() throws {
    let values = [UInt32](repeating: 0xFFFF_FFFF, count: 1000 * 500)
    #expect(try #require(encoded(values, width: 1000, rowLength: 1000)).count < 10_000)
  }

  @Test(arguments: [0, 8, 40, 400])
  func whoeverWantsNoMoreEndsIt(accepted: Int) {
    var random = SeededGenerator(seed: 1)
    let values = Kind.noise.pixels((64, 64), rowLength: 64, using: &random)
    #expect(encoded(values, width: 64, rowLength: 64, accepting: accepted) == nil)
  }

  private func comesBack(_ kind: Kind, _ size: Size, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rowLength = size.width + Int.random(in: 0...20, using: &random)
    let values = kind.pixels(size, rowLength: rowLength, using: &random)
    try comesBack(
      values, width: size.width, rowLength: rowLength, "\(kind), \(size), seed \(seed)")
  }

  private func comesBack(
    _ values: [UInt32], width: Int, rowLength: Int, _ words: String
  ) throws {
    let bytes = try #require(encoded(values, width: width, rowLength: rowLength))
    let shown = (0..<values.count / rowLength).flatMap {
      values[$0 * rowLength..<$0 * rowLength + width]
    }
    try withTemporaryFolder { folder in
      try bytes.write(to: folder + "/a.png")
      let pixels = try #require(Pixels(png: folder + "/a.png"), "\(words)")
      #expect(pixels.width == width && pixels.height == shown.count / width)
      #expect(zip(pixels.values, shown).allSatisfy(isClose), "\(words)")
    }
    if shown.allSatisfy({ $0 >> 24 == 255 }) {
      #expect(bytes.checksum == adler(of: shown, width: width), "\(words)")
    }
  }
}

/// What is in a picture.
private enum Kind: CaseIterable {
  case flat, noise, fewColors, rows, clear

  func pixels(
    _ size: (width: Int, height: Int), rowLength: Int, using random: inout SeededGenerator
  ) -> [UInt32] {
    let few = (0..<3).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    let row = (0..<rowLength).map { _ in few.randomElement(using: &random)! }
    return (0..<rowLength * size.height).map { place in
      switch self {
      case .flat: few[0]
      case .noise: UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      case .fewColors: few.randomElement(using: &random)!
      case .rows: Int.random(in: 0..<50, using: &random) == 0 ? few[0] : row[place % rowLength]
      case .clear: premultiplied(UInt8.random(in: 0...255, using: &random), using: &random)
      }
    }
  }

  private func premultiplied(_ alpha: UInt8, using random: inout SeededGenerator) -> UInt32 {
    (0..<3).reduce(UInt32(alpha)) { pixel, _ in
      pixel << 8 | UInt32.random(in: 0...UInt32(alpha), using: &random)
    }
  }
}

/// Whether the parts of two pixels differ by no more than what is lost where alpha is taken out and
/// put back.
private func isClose(_ one: UInt32, _ other: UInt32) -> Bool {
  if one >> 24 == 255 { return one == other }
  return [0, 8, 16, 24].allSatisfy { (shift: UInt32) -> Bool in
    let (part, otherPart) = (Int(one >> shift & 255), Int(other >> shift & 255))
    return abs(part - otherPart) <= 1
  }
}

/// The checksum of RFC 1950 over the rows, each with its filter.
private func adler(of pixels: [UInt32], width: Int) -> UInt32 {
  var (low, high) = (UInt32(1), UInt32(0))
  func add(_ byte: UInt32) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  for (place, pixel) in pixels.enumerated() {
    if place % width == 0 { add(0) }
    for shift: UInt32 in [16, 8, 0] { add(pixel >> shift & 255) }
  }
  return high << 16 | low
}

extension [UInt8] {
  /// The checksum at the end of the pixels' stream: before its own chunk's, and before the last chunk.
  fileprivate var checksum: UInt32 { dropLast(16).suffix(4).reduce(0) { $0 << 8 | UInt32($1) } }
}

/// The bytes of a picture as PNG; nil where not all were taken.
private func encoded(
  _ pixels: [UInt32], width: Int, rowLength: Int, accepting most: Int = .max
) -> [UInt8]? {
  let file = Bytes(most: most)
  let isWhole = chart_png_write(
    pixels, width, pixels.count / rowLength, rowLength,
    { target, bytes, count in
      let file = Unmanaged<Bytes>.fromOpaque(target!).takeUnretainedValue()
      file.bytes += UnsafeBufferPointer(start: bytes, count: count)
      return file.bytes.count <= file.most
    }, Unmanaged.passUnretained(file).toOpaque())
  return withExtendedLifetime(file) { isWhole ? file.bytes : nil }
}

/// A file in memory.
private final class Bytes {
  let most: Int
  var bytes: [UInt8] = []

  init(most: Int) { self.most = most }
}
