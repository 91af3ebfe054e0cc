/// A place in a UTF-8 text as an editor counts it: from 1, in characters, not bytes.
struct TextPlace: Equatable {
  /// The line; it ends at LF, CR or both together.
  let line: Int
  /// The character, a Unicode scalar, in its line; a byte-order mark is not counted.
  let column: Int

  /// The place of the byte at `offset`, or of the end where there is none; linear in `offset`.
  init(of offset: Int, in bytes: [UInt8]) {
    var counter = TextCounter()
    counter.add(bytes[..<min(offset, bytes.count)])
    self = counter.place(before: bytes.dropFirst(offset).first)
  }

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Counts lines and characters of a text that comes in pieces.
struct TextCounter {
  private var line = 1
  private var column = 1
  private var offset = 0
  private var isAfterReturn = false

  /// Counts the bytes that come next.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    if isAfterReturn && byte != UInt8(ascii: "\n") { endLine() }
    isAfterReturn = byte == UInt8(ascii: "\r")
    if byte == UInt8(ascii: "\n") {
      endLine()
    } else if byte & 0xC0 != 0x80 && !isMark(byte) {
      column += 1
    }
    offset += 1
  }

  /// Whether this is the first byte of a byte-order mark; only that one is no trailing byte.
  private func isMark(_ byte: UInt8) -> Bool { offset == 0 && byte == byteOrderMark[0] }

  private mutating func endLine() {
    line += 1
    column = 1
  }

  /// The place behind what was counted, where `next` follows.
  func place(before next: UInt8?) -> TextPlace {
    isAfterReturn && next != UInt8(ascii: "\n")
      ? TextPlace(line: line + 1, column: 1) : TextPlace(line: line, column: column)
  }
}

/// U+FEFF in UTF-8, which some programs write at the start of a text.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
