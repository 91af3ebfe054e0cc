import Glibc
import TestSupport
import Testing

@testable import ChartCairo

/// Pictures as files, read back by libpng.
@Suite struct PNGFileTests {
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

  @Test func flatPicturesAreSmall() {
    let values = [UInt32](repeating: 0xFFFF_FFFF, count: 1000 * 500)
    #expect(encoded(values, width: 1000).count < 20_000)
  }

  private func comesBack(_ kind: Kind, _ size: Size, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let shown = kind.pixels(size, using: &random)
    let words: Comment = "\(kind), \(size), seed \(seed)"
    let bytes = encoded(shown, width: size.width)
    try withTemporaryFolder { folder in
      try bytes.write(to: folder + "/a.png")
      let pixels = try #require(Pixels(png: folder + "/a.png"), words)
      #expect(pixels.width == size.width && pixels.height == size.height)
      #expect(zip(pixels.values, shown).allSatisfy(isClose), words)
    }
    #expect(bytes == encoded(shown, width: size.width), words)
  }

  /// The bytes of a picture as PNG.
  private func encoded(_ pixels: [UInt32], width: Int) -> [UInt8] {
    pixels.withUnsafeBufferPointer { PNGFile(of: $0, width: width).bytes }
  }
}

/// What is in a picture.
private enum Kind: CaseIterable {
  case flat, noise, fewColors, rows, clear

  func pixels(
    _ size: (width: Int, height: Int), using random: inout SeededGenerator
  ) -> [UInt32] {
    let few = (0..<3).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    let row = (0..<size.width).map { _ in few.randomElement(using: &random)! }
    return (0..<size.width * size.height).map { place in
      switch self {
      case .flat: few[0]
      case .noise: UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
      case .fewColors: few.randomElement(using: &random)!
      case .rows: Int.random(in: 0..<50, using: &random) == 0 ? few[0] : row[place % size.width]
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
