/// A place in a UTF-8 text as an editor counts it: from 1, in characters, not bytes.
struct TextPlace: Equatable {
  /// The line; it ends at LF, CR or both together.
  let line: Int
  /// The character, a Unicode scalar, in its line; a byte-order mark is not counted.
  let column: Int

  /// The place of the byte at `offset`, or of the end where there is none; linear in `offset`.
  init(of offset: Int, in bytes: [UInt8]) {
    let offset = min(offset, bytes.count)
    var line = 1
    var lineStart = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    for index in 0..<offset where Self.endsLine(index, in: bytes) {
      line += 1
      lineStart = index + 1
    }
    self.line = line
    column = 1 + bytes[lineStart..<max(offset, lineStart)].count { $0 & 0xC0 != 0x80 }
  }

  private static func endsLine(_ index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

/// U+FEFF in UTF-8, which some programs write at the start of a text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
