import TestSupport
import Testing

@testable import ChartFiles

@Suite("Compressed files")
struct CompressionTests {
  /// Contents: nothing, a sign, what is all alike, what is not, a table.
  private static let contents: [[UInt8]] = [
    [], [7], Array(repeating: 0, count: 140_000), noise(40_000), table(3_000),
  ]

  private static func noise(_ count: Int) -> [UInt8] {
    var random = SeededGenerator(seed: 1)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
  }

  private static func table(_ rows: Int) -> [UInt8] {
    Array(
      (0..<rows).map { "2026-01-\($0 % 28 + 1),\($0 * 7919 % 1000).\($0 % 10)\n" }.joined().utf8)
  }

  private static func opened(_ bytes: [UInt8], portion: Int = 1 << 20) -> any ByteStream {
    Compression.opened(SparingStream(bytes: bytes, portion: portion))
  }

  @Test(
    "comes back, wherever pieces of the file and of the text end", arguments: contents.indices,
    [(1, 1_000), (2, 7), (3, 65_536), (61, 1), (1_000, 61), (100_000, 131_072)])
  func comesBack(index: Int, sizes: (portion: Int, room: Int)) throws {
    let content = Self.contents[index]
    for file in [
      Compressed.gzip(content), Compressed.zstd(content), Compressed.zstd(content, hasSize: false),
    ] {
      let stream = Self.opened(file, portion: sizes.portion)
      #expect(stream.isDecoded && stream.size == file.count)
      #expect(try stream.content(by: sizes.room) == content)
    }
  }

  @Test("gzip's own fields, cut everywhere", arguments: 1...40)
  func gzipFields(portion: Int) throws {
    let name = Array("a name.csv\0".utf8)
    let text = Array("a,b\n1,2\n".utf8)
    for (flags, header) in [
      (8, name), (16, name), (4, [3, 0, 1, 2, 3]), (4 + 8 + 16, [2, 0, 0, 0] + name + name),
      (1, []),
    ] as [(UInt8, [UInt8])] {
      let file = Compressed.gzip(text, flags: flags, header: header)
      #expect(try Self.opened(file, portion: portion).content() == text)
    }
  }

  @Test("stored blocks", arguments: [0, 1, 60_000])
  func stored(count: Int) throws {
    let content = Self.noise(count)
    #expect(try Self.opened(Compressed.storedGzip(content), portion: 999).content() == content)
  }

  @Test("several parts are one text, cut everywhere", arguments: 1...30)
  func parts(portion: Int) throws {
    let texts = ["a,b\n", "", "1,2\n", "3,4\n"].map { Array($0.utf8) }
    let whole = texts.flatMap(\.self)
    let gzip = texts.flatMap { Compressed.gzip($0) }
    let zstd = texts.flatMap { Compressed.zstd($0) }
    #expect(try Self.opened(gzip, portion: portion).content(by: 3) == whole)
    #expect(try Self.opened(zstd, portion: portion).content(by: 3) == whole)
    let padded = gzip + Array(repeating: 0, count: 700)
    #expect(try Self.opened(padded, portion: portion).content() == whole)
    let skipped = [0x52, 0x2A, 0x4D, 0x18, 2, 0, 0, 0, 9, 9] + zstd
    #expect(try Self.opened(skipped, portion: portion).content() == whole)
  }

  @Test("every cut is told", arguments: [1, 50, 100_000])
  func truncated(portion: Int) {
    let content = Self.table(40)
    for (name, file) in [
      ("gzip", Compressed.gzip(content)), ("gzip", Compressed.storedGzip(content)),
      ("zstd", Compressed.zstd(content)), ("zstd", Compressed.zstd(content, hasSize: false)),
    ] {
      for count in 4..<file.count {
        let problem = Self.opened(Array(file[..<count]), portion: portion).problem()
        #expect(
          problem == "the rest of the \(name) data was expected, found the end of the file",
          "\(count) of \(file.count)")
      }
    }
  }

  @Test(
    "one bit that is wrong gives a sentence or nothing else than the content", arguments: [0, 1, 2])
  func damaged(kind: Int) {
    let content = Self.table(60)
    let file = [
      Compressed.gzip(content), Compressed.zstd(content), Compressed.storedGzip(content),
    ][kind]
    var faults = 0
    for index in 4..<file.count {
      var damaged = file
      damaged[index] ^= 1 << (index % 8)
      let stream = Self.opened(damaged)
      guard let problem = stream.problem() else {
        #expect((try? stream.content()) == content, "byte \(index)")
        continue
      }
      faults += 1
      #expect(problem.contains(" expected") && problem.contains(", found "), "\(problem)")
    }
    #expect(faults > file.count - 12)
  }

  @Test("what is wrong is said")
  func sentences() {
    let text = Array("a,b\n1,2\n".utf8)
    func problem(_ bytes: [UInt8]) -> String? { Self.opened(bytes).problem() }
    var wrong = Compressed.gzip(text)
    wrong[wrong.count - 8] ^= 1
    #expect(
      problem(wrong)
        == "content with the checksum in the gzip data was expected, found other content")
    #expect(
      problem([0x1F, 0x8B, 8] + Array(repeating: 0, count: 40))
        == "whole gzip data was expected, found some that is damaged")
    let surplus =
      "more gzip data or the end of the file was expected behind gzip data, found something else"
    #expect(problem(Compressed.gzip(text) + Array("surplus, and more".utf8)) == surplus)
    #expect(problem(Compressed.gzip(text) + [0, 0, 1]) == surplus)
    #expect(
      problem(Compressed.zstd(text) + Array("surplus, and more".utf8))
        == "whole zstd data was expected, found some that is damaged")
    // A frame's header with a window of 1 GiB, and one that names a dictionary.
    #expect(
      problem([0x28, 0xB5, 0x2F, 0xFD, 0, 20 << 3, 1, 0, 0])
        == "zstd data that needs at most 128 MiB of memory was expected, found some that needs more"
    )
    #expect(
      problem([0x28, 0xB5, 0x2F, 0xFD, 1, 0, 77, 1, 0, 0])
        == "zstd data that needs no dictionary was expected, found some that does")
  }

  @Test("what is not compressed stays as it is, also where it is short")
  func others() throws {
    for text in ["", "a", "\u{1F}", "abcdefgh"] {
      let stream = Self.opened(Array(text.utf8))
      #expect(!stream.isDecoded)
      #expect(try stream.content() == Array(text.utf8))
    }
  }

  @Test("a text without end ends at the limit")
  func bomb() {
    let zeros = Array(repeating: UInt8(0), count: 1 << 22)
    let bomb = Compressed.zstd(zeros)
    let stream = DecodedStream(MemoryStream(bytes: bomb), limit: 3 << 20) {
      () throws(Fault) in try ZstdDecoder()
    }
    #expect(
      stream.problem() == "a text of at most 3 MiB was expected in the file, found a longer one")
    #expect(
      DecodedStream(MemoryStream(bytes: bomb), limit: 4 << 20) { () throws(Fault) in
        try ZstdDecoder()
      }
      .problem() == nil)
  }
}
