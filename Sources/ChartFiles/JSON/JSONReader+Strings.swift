import ChartCore

/// An escaped surrogate pair, with room.
private let longestCharacter = 16
/// A text of so many bytes grows only as far as there is memory.
private let weighedText = 1 << 20

/// Where a piece of a text stands: as it is, or written as an escape.
private struct StringPiece {
  let start: Int
  let isEscape: Bool
}

extension JSONReader {
  /// Reads a text of a length that names have: its escapes are undone and its bytes are checked to be
  /// UTF-8.
  mutating func string() throws(Fault) -> String {
    let start = position
    let bytes = try stringBytes(limit: Limits.textBytes) {
      Fault(
        at: start,
        expected: "a text of at most \(Limits.textBytes) bytes was expected, found a longer one")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a text of any length as `string()` does, into the bytes of its UTF-8.
  mutating func stringBytes() throws(Fault) -> [UInt8] {
    try stringBytes(limit: .max) { FreeMemory.shortage }
  }

  private mutating func stringBytes(
    limit: Int, excess: () -> Fault
  ) throws(Fault) -> [UInt8] {
    var text: [UInt8] = []
    try readString { slice, _ throws(Fault) in
      let count = text.count + slice.count
      guard count <= limit else { throw excess() }
      if count > text.capacity && count >= weighedText { try FreeMemory.check(for: 2 * count) }
      text.append(contentsOf: slice)
    }
    return text
  }

  /// Reads a text as `string()` does, without keeping it.
  mutating func skipString() throws(Fault) {
    try readString { _, _ throws(Fault) in }
  }

  /// The byte of this text that stands for the byte `index` of the text in quotation marks at
  /// `start`, or for the first one of its escape; the closing mark for an index past its end.
  ///
  /// Linear in the index. The text in quotation marks has been read before.
  func place(ofByte index: Int, inStringAt start: Int) -> Int {
    var reader = self
    reader.position = start
    guard (try? reader.window.go(to: start)) != nil else { return start }
    var (rest, place) = (index, Int?.none)
    try? reader.readString { slice, piece throws(Fault) in
      if place == nil && rest < slice.count {
        place = piece.isEscape ? piece.start : piece.start + rest
      }
      rest -= slice.count
    }
    return place ?? reader.position - 1
  }

  /// Reads a text and hands it on piece by piece, each with the place where it stands.
  private mutating func readString(
    _ keep: (ArraySlice<UInt8>, StringPiece) throws(Fault) -> Void
  ) throws(Fault) {
    try skipSpace()
    guard byte == UInt8(ascii: "\"") else { throw fault("a text in quotation marks was expected") }
    position += 1
    while true {
      try prepare(longestCharacter + 1)
      let start = position
      try skipPlainCharacters()
      try keep(window.bytes(in: start..<position), StringPiece(start: start, isEscape: false))
      if window.hasMore && window.end - position <= longestCharacter { continue }
      guard byte == UInt8(ascii: "\\") else { break }
      let escape = position
      let character = ArraySlice(String(try escapedCharacter()).utf8)
      try keep(character, StringPiece(start: escape, isEscape: true))
    }
    guard byte == UInt8(ascii: "\"") else { throw unclosedString() }
    position += 1
  }

  /// Moves over what stands for itself; stops at a quotation mark, a backslash, or a control
  /// character, which may not stand in a text; and before the window's end where more follows.
  private mutating func skipPlainCharacters() throws(Fault) {
    let end = window.hasMore ? window.end - longestCharacter : window.end
    while position < end, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      guard let length = characterLength(at: position) else {
        throw fault("a character in UTF-8 was expected")
      }
      position += length
    }
  }

  private func unclosedString() -> Fault {
    position < window.end
      ? fault("an escape such as \\n was expected for a control character in a text")
      : fault("a closing quotation mark was expected")
  }

  private mutating func escapedCharacter() throws(Fault) -> Unicode.Scalar {
    position += 1
    guard byte != UInt8(ascii: "u") else {
      position += 1
      return try hexadecimalCharacter()
    }
    guard let character = Self.shortEscapes[byte] else {
      throw fault(#"one of " \ / b f n r t u was expected after \"#)
    }
    position += 1
    return character
  }

  private static let shortEscapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// The character of one `\uXXXX`, or of two that make up a surrogate pair; after the first `u`.
  private mutating func hexadecimalCharacter() throws(Fault) -> Unicode.Scalar {
    let start = position - 2
    let unit = try hexadecimalUnit()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    guard UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "\\") else { throw loneHalf(start) }
    position += 1
    guard byte == UInt8(ascii: "u") else { throw loneHalf(start) }
    position += 1
    let second = try hexadecimalUnit()
    guard UTF16.isTrailSurrogate(second) else { throw loneHalf(start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, second]))
  }

  private mutating func hexadecimalUnit() throws(Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault("four hexadecimal digits were expected after \\u")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private func loneHalf(_ start: Int) -> Fault {
    let half = String(decoding: window.bytes(in: start..<start + 6), as: UTF8.self)
    return Fault(
      at: start, expected: "both halves of a surrogate pair were expected, found \(half) alone")
  }
}
