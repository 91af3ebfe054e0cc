import ChartCore

/// No number and no moment is longer, in bytes.
private let mostBytes = 80

/// A place in the bytes of a short cell, from which a value is read sign by sign.
///
/// It has the bytes in itself: cells are read by the million.
struct CellCursor {
  private var bytes = InlineArray<80, UInt8>(repeating: 0)
  private var position = 0
  private var end = 0
  /// Whether none of its bytes is of a letter that ASCII does not have.
  private(set) var isASCII = true

  /// At the start of a cell, blanks around it left out; nil where it is too long for a value.
  @inline(__always)
  init?(_ cell: CellPlace, of text: Span<UInt8>) {
    var (first, last) = (cell.start, cell.end)
    while first < last, text[first] <= blank { first += 1 }
    while first < last, text[last - 1] <= blank { last -= 1 }
    guard last - first <= mostBytes else { return nil }
    var all: UInt8 = 0
    for offset in first..<last {
      bytes[offset - first] = text[offset]
      all |= text[offset]
    }
    end = last - first
    isASCII = all < 0x80
  }

  /// At the start of a text, as above.
  init?(_ text: String) {
    let letters = Array(text.utf8)
    self.init(CellPlace(start: 0, end: letters.count), of: letters.span)
  }

  /// The same cell with ASCII's blanks, figures and signs where Unicode's other ones stand.
  var plain: CellCursor {
    if isASCII { return self }
    var plain = self
    (plain.position, plain.end, plain.isASCII) = (0, 0, true)
    var rest = self
    while !rest.isAtEnd {
      let length = rest.lengthOfLetter
      if let twin = PlainTwin(of: rest.scalar(ofLength: length)) {
        if let byte = twin.byte { plain.append(byte) }
      } else {
        for offset in 0..<length { plain.append(bytes[rest.position + offset]) }
      }
      rest.position += length
    }
    plain.trim()
    return plain
  }

  private mutating func append(_ byte: UInt8) {
    bytes[end] = byte
    end += 1
    if byte >= 0x80 { isASCII = false }
  }

  private mutating func trim() {
    takeBlanks()
    dropBlanks()
  }

  /// How many bytes the next letter has; 1 where they are no UTF-8.
  private var lengthOfLetter: Int {
    let length = max(1, (~peek).leadingZeroBitCount)
    return length <= min(4, count) ? length : 1
  }

  private func scalar(ofLength length: Int) -> UInt32 {
    guard length > 1 else { return UInt32(bytes[position]) }
    let first = UInt32(bytes[position]) & (0x7F >> UInt32(length))
    return (1..<length).reduce(first) { $0 << 6 | UInt32(bytes[position + $1] & 0x3F) }
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

  /// Goes over one of some texts; returns which.
  mutating func take(oneOf texts: [String]) -> String? { texts.first { take(text: $0) } }

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

  /// Whether four figures are next, no more, or nothing is left.
  var beginsWithYear: Bool {
    var rest = self
    return isAtEnd || rest.takeDigits().count == 4
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
