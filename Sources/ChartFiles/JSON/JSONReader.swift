import ChartCore

/// The longest token but a text or a number, with room: an escaped surrogate pair has 12 bytes.
private let longestToken = 64

/// UTF-8 has up to so many bytes for a character.
private let longestCharacterBytes = 4

/// Reads a JSON text (RFC 8259) value by value, in one pass over its UTF-8 bytes.
///
/// The caller asks for what it expects next, so that numbers can go straight to where they are kept:
///
///     try reader.beginArray()
///     while try reader.nextElement() { sum += try reader.number() }
///
/// Everything else is a `Fault` at the byte where the text stops being JSON.
struct JSONReader {
  /// The stretch of the text that is read now.
  var window: ByteWindow
  /// What the text ends with, in words for an error's sentence.
  let end: Phrase
  /// The byte that is read next, counted from the start of the text.
  var position: Int
  /// Whether a whole number was read that a double does not hold.
  var hasRounded = false
  /// The line of the byte that is read next, from 1.
  private(set) var line = 1
  /// Whether each value has a line of its own, whose end is no white space then: nothing is read beyond it.
  private let isOfLines: Bool
  /// Whether comments, and commas before closing brackets, are passed over.
  var isLenient = false
  /// How many values were read into trees.
  private var looseValues = 0
  private var depth = 0
  /// Whether an array or object was entered and no separator is due yet.
  private var isAtStart = false

  /// A reader at the start of a text; a fault where it is clearly in another encoding.
  ///
  /// A byte-order mark at its start is ignored, as RFC 8259 permits.
  init(
    _ window: ByteWindow, end: Phrase = "the end of the file", isOfLines: Bool = false
  ) throws(Fault) {
    self.window = window
    self.isOfLines = isOfLines
    self.end = end
    position = 0
    try prepare(longestToken)
    let start = Array(self.window.bytes(in: 0..<min(self.window.end, 4)))
    if start.starts(with: byteOrderMark) { position = byteOrderMark.count }
    if start.looksLikeWideText {
      throw Fault(at: 0, expected: "text in UTF-8 was expected, found UTF-16 or UTF-32")
    }
  }

  /// A reader at the start of a text in memory.
  init(_ bytes: [UInt8], end: Phrase = "the end of the file") throws(Fault) {
    try self.init(ByteWindow(bytes), end: end)
  }

  /// The byte that is read next; 0, which JSON never holds, at the end of the text.
  @inline(__always)
  var byte: UInt8 { position < window.end ? window[position] : 0 }

  /// Sees to it that the window has the next `count` bytes, or all there are, and what was read from
  /// `start` on.
  @inline(__always)
  mutating func prepare(_ count: Int, keeping start: Int? = nil) throws(Fault) {
    if window.end - position < count && window.hasMore {
      try window.slide(to: start ?? position)
    }
  }

  /// Moves over spaces, tabs and line ends; the window then has the next value's first bytes.
  @inline(__always)
  mutating func skipSpace() throws(Fault) {
    try prepare(longestToken)
    while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      if byte == 0x0A {
        if isOfLines { return }
        line += 1
      }
      position += 1
      try prepare(longestToken)
    }
    if byte == UInt8(ascii: "/"), isLenient { try skipComments() }
  }

  /// Whether there is nothing to read any more, or a part of a character.
  var isAtEnd: Bool {
    guard position < window.end else { return !window.hasMore }
    return byte >= 0xC2 && !window.hasMore && characterLength(at: position) == nil
      && window.end - position < longestCharacterBytes
  }

  /// Counts a value that is kept in a tree.
  mutating func countLooseValue() throws(Fault) {
    looseValues += 1
    guard looseValues <= Limits.looseValues else {
      throw Fault(
        at: position,
        expected:
          "at most \(Limits.looseValues) values beside the columns were expected, found more")
    }
  }

  /// Checks that nothing but white space follows.
  mutating func finish() throws(Fault) {
    try skipSpace()
    if position < window.end { throw fault("\(end) was expected") }
  }

  /// A fault at the next byte that says what was found there.
  func fault(_ expectation: Phrase) -> Fault {
    Fault(at: position, expected: "\(expectation), found \(found(at: position))")
  }
}

extension JSONReader {
  /// Enters an array.
  mutating func beginArray() throws(Fault) {
    try begin(UInt8(ascii: "["), "an array")
  }

  /// Moves to the array's next element; false past the last one, when the array is left.
  @inline(__always)
  mutating func nextElement() throws(Fault) -> Bool {
    try next(closing: UInt8(ascii: "]"))
  }

  /// Enters an object.
  mutating func beginObject() throws(Fault) {
    try begin(UInt8(ascii: "{"), "an object")
  }

  /// Reads the key of the object's next member; nil past the last one, when the object is left.
  mutating func nextKey() throws(Fault) -> JSONKey? {
    try next(closing: UInt8(ascii: "}")) ? try key() : nil
  }

  private mutating func key() throws(Fault) -> JSONKey {
    guard byte == UInt8(ascii: "\"") else { throw fault("a key in quotation marks was expected") }
    let offset = position
    let text = try string()
    try takeColon()
    return JSONKey(text: text, offset: offset)
  }

  private mutating func takeColon() throws(Fault) {
    try skipSpace()
    guard byte == UInt8(ascii: ":") else { throw fault("a colon was expected after the key") }
    position += 1
  }

  private mutating func begin(_ opening: UInt8, _ expected: Phrase) throws(Fault) {
    try skipSpace()
    guard byte == opening else { throw fault("\(expected) was expected") }
    guard depth < Limits.nesting else {
      throw Fault(
        at: position,
        expected: "at most \(Limits.nesting) nested arrays and objects were expected, found more")
    }
    position += 1
    depth += 1
    isAtStart = true
  }

  /// Leaves an array or object.
  @inline(__always)
  private mutating func close() -> Bool {
    position += 1
    depth -= 1
    isAtStart = false
    return false
  }

  @inline(__always)
  fileprivate mutating func next(closing: UInt8) throws(Fault) -> Bool {
    try skipSpace()
    if byte == closing { return close() }
    if isAtStart {
      isAtStart = false
    } else if byte == UInt8(ascii: ",") {
      position += 1
      try skipSpace()
      if byte == closing, isLenient { return close() }
    } else {
      throw fault("a comma or \(String(Unicode.Scalar(closing))) was expected after a value")
    }
    return true
  }
}

// MARK: - Comments

extension JSONReader {
  /// Moves over comments, `// ...` and `/* ... */`, and the white space behind them.
  @inline(never)
  private mutating func skipComments() throws(Fault) {
    try prepare(longestToken)
    guard position + 1 < window.end else { return }
    let isBlock = window[position + 1] == UInt8(ascii: "*")
    guard isBlock || window[position + 1] == UInt8(ascii: "/") else { return }
    position += 2
    while position < window.end, !isBlock || !isAtCommentEnd {
      if byte == 0x0A {
        if !isBlock { break }
        line += 1
      }
      position += 1
      try prepare(longestToken)
    }
    if isBlock { position = min(position + 2, window.end) }
    try skipSpace()
  }

  private var isAtCommentEnd: Bool {
    byte == UInt8(ascii: "*") && position + 1 < window.end
      && window[position + 1] == UInt8(ascii: "/")
  }
}

// MARK: - Lines

extension JSONReader {
  /// Goes to the value of the next line that is not blank; false where there is none.
  mutating func nextLine() throws(Fault) -> Bool {
    try skipSpace()
    while position < window.end, byte == 0x0A {
      (position, line) = (position + 1, line + 1)
      try skipSpace()
    }
    return position < window.end
  }

  /// Checks that nothing but white space follows in the line.
  mutating func finishLine() throws(Fault) {
    try skipSpace()
    if position < window.end, byte != 0x0A { throw fault("the end of the line was expected") }
  }

  /// Goes to the end of the line, whatever was being read in it.
  mutating func leaveLine() throws(Fault) {
    (depth, isAtStart) = (0, false)
    repeat {
      try prepare(1)
      while position < window.end, byte != 0x0A { position += 1 }
    } while position == window.end && window.hasMore
  }
}

// MARK: - Keys

extension JSONReader {
  /// A key that comes next.
  enum NextKey {
    case expected
    case other(JSONKey)
    /// There is none: the object is left.
    case none
  }

  /// Reads the next key as `nextKey()` does, without making a text of the one that is expected: its bytes, in
  /// which nothing is escaped.
  mutating func nextKey(expecting text: [UInt8]) throws(Fault) -> NextKey {
    guard try next(closing: UInt8(ascii: "}")) else { return .none }
    try prepare(text.count + longestToken)
    let end = position + 1 + text.count
    guard byte == UInt8(ascii: "\""), end < window.end, window[end] == UInt8(ascii: "\""),
      window.has(text, at: position + 1)
    else { return .other(try key()) }
    position = end + 1
    try takeColon()
    return .expected
  }
}

/// The key of an object's member.
struct JSONKey: Equatable {
  let text: String
  /// The byte of its opening quotation mark.
  let offset: Int
}

extension [UInt8] {
  /// Whether the text starts as UTF-16 or UTF-32 do: with their mark, or a NUL or three beside its first
  /// character, which is a visible one of ASCII in every JSON text, or white space.
  fileprivate var looksLikeWideText: Bool {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0, 0, 0xFE, 0xFF]]
    if marks.contains(where: { starts(with: $0) }) { return true }
    let first = drop { $0 == 0 }.first
    return prefix(2).contains(0) && (first.map { 0x09...0x7E ~= $0 } ?? false)
  }
}
