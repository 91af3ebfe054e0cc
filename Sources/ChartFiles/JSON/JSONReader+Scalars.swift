import ChartCore

extension JSONReader {
  /// Reads a number as `number()` does and adds its text to others.
  mutating func number(into bytes: inout [UInt8]) throws(Fault) {
    try skipSpace()
    let start = position
    _ = try number()
    window.append(start..<position, to: &bytes)
  }

  /// Reads a text as `string()` does and adds its bytes to others.
  mutating func string(into bytes: inout [UInt8]) throws(Fault) {
    try skipSpace()
    var end = position + 1
    while end < window.end, isPlain(window[end]) { end += 1 }
    guard end < window.end, byte == UInt8(ascii: "\""), window[end] == UInt8(ascii: "\"") else {
      bytes.append(contentsOf: try string().utf8)
      return
    }
    window.append(position + 1..<end, to: &bytes)
    position = end + 1
  }

  /// Whether a byte stands for itself in a text, and for a whole character.
  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
