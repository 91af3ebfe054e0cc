import ChartCore

/// No number and no moment is longer, in bytes.
private let mostBytes = 48

/// A place in the bytes of a short cell, from which a value is read sign by sign.
///
/// It has the bytes in itself: cells are read by the million.
struct CellCursor {
  private var bytes = InlineArray<48, UInt8>(repeating: 0)
  private var position = 0
  private var end = 0

  /// At the start of a cell, blanks around it left out; nil where it is too long for a value.
  @inline(__always)
  init?(_ cell: CellPlace, of text: Span<UInt8>) {
    var (first, last) = (cell.start, cell.end)
    while first < last, text[first] <= blank { first += 1 }
    while first < last, text[last - 1] <= blank { last -= 1 }
    guard last - first <= mostBytes else { return nil }
    for offset in first..<last { bytes[offset - first] = text[offset] }
    end = last - first
  }

  /// At the start of a text, as above.
  init?(_ text: String) {
    let letters = Array(text.utf8)
    self.init(CellPlace(start: 0, end: letters.count), of: letters.span)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= end }
  /// How many bytes are left.
  var count: Int { end - position }
  /// The next byte; 0 at the end.
  var peek: UInt8 { position < end ? bytes[position] : 0 }
  /// The last byte that is left; 0 where there is none.
  var last: UInt8 { position < end ? bytes[end - 1] : 0 }

  /// What is left, as text.
  var text: String {
    String(decoding: (position..<max(position, end)).map { bytes[$0] }, as: UTF8.self)
  }

  /// Goes over a byte.
  mutating func advance() { position += 1 }

  /// Leaves out the last byte.
  mutating func dropLast() { end -= 1 }

  /// Goes over a byte if it is this one; returns whether it was.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Goes over a sign of ASCII if it is this one; returns whether it was.
  mutating func take(_ sign: Unicode.Scalar) -> Bool { take(UInt8(truncatingIfNeeded: sign.value)) }

  /// Goes over a text if it is here; returns whether it was.
  mutating func take(text: String) -> Bool {
    let start = position
    for letter in text.utf8 where !take(letter) {
      position = start
      return false
    }
    return true
  }

  /// Goes over a text that is at the end, leaving it out; returns whether it was there.
  mutating func takeLast(text: String) -> Bool {
    let length = text.utf8.count
    guard count >= length else { return false }
    var rest = self
    rest.position = end - length
    guard rest.take(text: text) else { return false }
    end -= length
    return true
  }

  /// Goes over blanks.
  mutating func takeBlanks() {
    while position < end, bytes[position] <= blank { position += 1 }
  }

  /// Leaves out blanks at the end.
  mutating func dropBlanks() {
    while position < end, bytes[end - 1] <= blank { end -= 1 }
  }

  /// Goes over figures, of which there are up to 18; returns their number and how many there were.
  mutating func takeDigits() -> (value: Int, count: Int) {
    var (value, count) = (0, 0)
    while count < 18, case let digit = peek &- UInt8(ascii: "0"), digit < 10, !isAtEnd {
      (value, count) = (value * 10 + Int(digit), count + 1)
      position += 1
    }
    return (value, count)
  }

  /// Goes over letters, any that are not ASCII among them; returns them in lower case.
  mutating func takeWord() -> String {
    var letters: [UInt8] = []
    while case let byte = peek, byte >= 0x80 || byte | 0x20 &- UInt8(ascii: "a") < 26, !isAtEnd {
      letters.append(byte)
      position += 1
    }
    return String(decoding: letters, as: UTF8.self).lowercased()
  }
}
