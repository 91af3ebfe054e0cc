import Foundation
import Glibc
import TestSupport
import Testing

@testable import ChartFiles

extension String {
  /// The text in an encoding, without a mark; nil where it has no such letters.
  func bytes(in encoding: TextEncoding) -> [UInt8]? {
    let encodings: [TextEncoding: String.Encoding] = [
      .utf8: .utf8, .utf16LittleEndian: .utf16LittleEndian, .utf16BigEndian: .utf16BigEndian,
      .windows1250: .windowsCP1250, .windows1252: .windowsCP1252,
    ]
    guard encodings[encoding] != nil else { return converted(to: encoding.systemName) }
    return encodings[encoding].flatMap { data(using: $0) }.map { Array($0) }
  }

  /// As the system writes it; nil where it cannot.
  private func converted(to name: String) -> [UInt8]? {
    guard let converter = iconv_open(name, "UTF-8"), Int(bitPattern: converter) != -1 else {
      return nil
    }
    defer { iconv_close(converter) }
    var (text, room) = (
      Array(utf8).map { CChar(bitPattern: $0) }, [CChar](repeating: 0, count: 4 * utf8.count + 8)
    )
    var (textCount, roomCount) = (text.count, room.count)
    let isWhole = text.withUnsafeMutableBufferPointer { text in
      room.withUnsafeMutableBufferPointer { room in
        var (from, to) = (text.baseAddress, room.baseAddress)
        return iconv(converter, &from, &textCount, &to, &roomCount) != -1
      }
    }
    return isWhole ? room.dropLast(roomCount).map { UInt8(bitPattern: $0) } : nil
  }
}

@Suite("Texts in other encodings")
struct TextDecoderTests {
  private static let texts = [
    "", "a", "a,b\n1,2\n", "Straße;Höhe;€\n", "ÿ", "\u{20AC}\u{2122}", "zażółć gęślą jaźń",
    "日本語,𝄞\u{1F600}\n", "\u{FEFF}x",
  ]

  private func decoded(
    _ bytes: [UInt8], _ encoding: TextEncoding, from start: Int = 0, portion: Int = 1 << 16,
    room: Int = 1 << 16
  ) throws -> String {
    let source = SparingStream(bytes: bytes, portion: portion)
    let stream = DecodedStream(source, from: start) { () throws(Fault) in try encoding.decoder()
    }
    return try #require(String(validating: stream.content(by: room), as: UTF8.self))
  }

  @Test(
    "come back, wherever pieces end", arguments: TextEncoding.allCases, texts)
  func comesBack(encoding: TextEncoding, text: String) throws {
    let hasMark = text.hasPrefix("\u{FEFF}")
    guard encoding.isWide || !hasMark, let bytes = text.bytes(in: encoding) else { return }
    for portion in [1, 2, 3, 5, 1_000] {
      for room in [1, 2, 3, 4, 5, 7, 64] {
        let decoded = try decoded(bytes, encoding, portion: portion, room: room)
        #expect(decoded.unicodeScalars.elementsEqual(text.unicodeScalars), "\(portion) \(room)")
      }
    }
    #expect(encoding.text(of: bytes[...]) == (hasMark ? "x" : text))
  }

  @Test(
    "every byte has a letter or is told as none",
    arguments: [TextEncoding.windows1250, .windows1252])
  func allBytes(encoding: TextEncoding) throws {
    let text = try decoded(Array(0...255), encoding, room: 5)
    #expect(text.unicodeScalars.count == 256)
    let none = text.unicodeScalars.enumerated().filter { $0.element == "\u{FFFD}" }.map(\.offset)
    #expect(
      none
        == (encoding == .windows1250
          ? [0x81, 0x83, 0x88, 0x90, 0x98] : [0x81, 0x8D, 0x8F, 0x90, 0x9D]))
    #expect(Array(text.unicodeScalars)[0xA0] == "\u{A0}")
  }

  @Test(
    "halves of letters are U+FFFD, and what follows is read",
    arguments: [
      ([0x61, 0], "a"), ([0x61], "\u{FFFD}"), ([0x61, 0, 0x62], "a\u{FFFD}"),
      ([0x34, 0xD8], "\u{FFFD}"), ([0x34, 0xD8, 0x1E], "\u{FFFD}"),
      ([0x34, 0xD8, 0x61, 0, 0x62, 0], "\u{FFFD}ab"), ([0x1E, 0xDD, 0x61, 0], "\u{FFFD}a"),
      ([0x34, 0xD8, 0x34, 0xD8, 0x1E, 0xDD], "\u{FFFD}𝄞"),
    ] as [([UInt8], String)])
  func halves(bytes: [UInt8], text: String) throws {
    let turned =
      stride(from: 0, to: bytes.count - 1, by: 2)
      .flatMap { [bytes[$0 + 1], bytes[$0]] }
      + (bytes.count % 2 == 1 ? [bytes[bytes.count - 1]] : [])
    for portion in 1...7 {
      for room in 1...5 {
        #expect(
          try decoded(bytes, .utf16LittleEndian, portion: portion, room: room) == text)
        if bytes.count % 2 == 0 {
          #expect(try decoded(turned, .utf16BigEndian, portion: portion, room: room) == text)
        }
      }
    }
  }

  @Test("noise is never refused", arguments: 1...20)
  func noise(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    for encoding in TextEncoding.allCases where encoding != .utf8 {
      let whole = try decoded(bytes, encoding)
      let cut = try decoded(
        bytes, encoding, portion: .random(in: 1...90, using: &random),
        room: .random(in: 1...90, using: &random))
      #expect(whole == cut, "seed \(seed)")
      #expect(encoding.text(of: bytes[...]) == whole, "seed \(seed)")
    }
  }

  @Test("the mark at the start is no letter")
  func marks() throws {
    let text = "a,b\n1,2\n"
    for (encoding, mark) in [
      (TextEncoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf8, [0xEF, 0xBB, 0xBF]),
    ] as [(TextEncoding, [UInt8])] {
      let bytes = try mark + #require(text.bytes(in: encoding))
      #expect(TextEncoding(of: bytes[...]) == encoding)
      let size = encoding.markSize(in: bytes[...])
      #expect(size == mark.count && encoding.markSize(in: bytes[1...]) == 0)
      #expect(try decoded(bytes, encoding, from: size) == text)
      #expect(encoding.text(of: bytes[...]) == text)
    }
  }
}
