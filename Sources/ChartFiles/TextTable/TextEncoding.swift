/// How the bytes of a text stand for letters.
public enum TextEncoding: String, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// Western Europe's letters, one byte each.
  case windows1252 = "windows-1252"
}

extension TextEncoding {
  /// Whether letters have zeros among their bytes, as files have that are no text.
  var isWide: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// The encoding of a text that begins with these bytes, which may end within a letter: what a mark at its
  /// start says, UTF-16 by its zeros, UTF-8 where it can be that, else what western Windows writes.
  init(of head: ArraySlice<UInt8>) {
    if head.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if head.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else if let zeros = Self.parityOfZeros(in: head) {
      self = zeros == 1 ? .utf16LittleEndian : .utf16BigEndian
    } else {
      self = Self.isUTF8(head) ? .utf8 : .windows1252
    }
  }

  /// Whether zeros are at even places alone or at odd ones, where every other byte nearly is one.
  private static func parityOfZeros(in head: ArraySlice<UInt8>) -> Int? {
    var counts = [0, 0]
    for (place, byte) in head.enumerated() where byte == 0 { counts[place % 2] += 1 }
    guard head.count >= 4, counts.max()! * 4 >= head.count, counts.min()! * 20 < counts.max()!
    else {
      return nil
    }
    return counts[1] > counts[0] ? 1 : 0
  }

  private static func isUTF8(_ head: ArraySlice<UInt8>) -> Bool {
    // The last letter may have been cut: of four bytes at most three are there.
    (0...3).contains { cut in
      String(validating: head.dropLast(min(cut, head.count)), as: UTF8.self) != nil
    }
  }

  /// The text that bytes stand for, without a mark at its start; what stands for nothing is U+FFFD.
  func text(of bytes: ArraySlice<UInt8>) -> String {
    let text =
      switch self {
      case .utf8: String(decoding: bytes, as: UTF8.self)
      case .utf16LittleEndian: Self.utf16(bytes, low: 0)
      case .utf16BigEndian: Self.utf16(bytes, low: 1)
      case .windows1252: String(String.UnicodeScalarView(bytes.map(Self.windowsLetter)))
      }
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) -> String {
    let all = Array(bytes)
    let units = stride(from: 0, to: all.count - 1, by: 2).map {
      UInt16(all[$0 + low]) | UInt16(all[$0 + 1 - low]) << 8
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func windowsLetter(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? windowsLetters[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The letters from 0x80 to 0x9F (the WHATWG's Encoding Standard, windows-1252).
  private static let windowsLetters = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
