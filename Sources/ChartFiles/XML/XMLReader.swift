import ChartCore
import Glibc

/// No tag that is of use is longer.
private let mostTagBytes = 1 << 20

/// Goes over the tags of an XML text, whatever else is wrong with it: declarations are gone over, broken or not, nothing
/// outside is fetched, and of entities the five of XML alone are known (XML 1.0, 4.6). Names come without their prefixes.
struct XMLReader {
  /// What comes next in a text.
  enum Token: Equatable {
    /// An element begins, and also ends where it is empty.
    case open(String, isEmpty: Bool)
    /// An element ends.
    case close(String)
  }

  /// What is kept of a text between tags: names and numbers are shorter.
  static let usualTextBytes = 64 << 10

  private let mostTextBytes: Int
  private var window: ByteWindow
  /// Where the reader is in the text.
  private(set) var position: Int
  private var letters: [UInt8] = []
  /// The tag that was read last, without what is around it.
  private var tag: [UInt8] = []
  /// Where its attributes begin.
  private var attributes = 0

  /// At the start of a text; of what is between tags so many bytes are kept.
  init(_ window: ByteWindow, mostTextBytes: Int = usualTextBytes) {
    (self.window, self.mostTextBytes) = (window, mostTextBytes)
    position = window.start
  }

  /// What stood before the tag that was read last, without blanks around it.
  var text: String { XMLText.decoded(letters[...].trimmed) }

  /// Reads up to the end of the next tag that begins or ends an element; nil where there is none.
  mutating func next() throws(Fault) -> Token? {
    letters.removeAll(keepingCapacity: true)
    while try takeText() {
      switch try byte(after: 1) {
      case UInt8(ascii: "?"): try skip(past: "?>")
      case UInt8(ascii: "!"): try takeDeclaration()
      case let byte? where byte.beginsName || byte == slash:
        return try takeTag() ? token : nil
      default: try takeByte()
      }
    }
    return nil
  }

  /// The value of an attribute of the tag that was read last; nil where it has none of this name.
  func attribute(_ name: StaticString) -> String? {
    XMLText.value(of: name, in: tag[attributes...])
  }
}

extension XMLReader {
  private var token: Token {
    let isEnd = tag.first == slash
    let name = tag[(isEnd ? 1 : 0)..<max(attributes, isEnd ? 1 : 0)]
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    let text = String(decoding: local, as: UTF8.self)
    return isEnd ? .close(text) : .open(text, isEmpty: tag.last == slash)
  }
}

// MARK: - Bytes

extension XMLReader {
  /// Goes over a text up to the next sign that may begin a tag, and keeps it; returns whether there is one.
  private mutating func takeText() throws(Fault) -> Bool {
    while true {
      let end = window.offset(of: UInt8(ascii: "<"), from: position) ?? window.end
      keep(position..<end)
      position = end
      if end < window.end { return true }
      guard window.hasMore else { return false }
      try window.slide(to: end)
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    let count = min(range.count, mostTextBytes - letters.count)
    window.append(range.lowerBound..<range.lowerBound + count, to: &letters)
  }

  /// Goes over a tag; returns whether it ends. A sign that ends one may stand in the quotes of a value.
  private mutating func takeTag() throws(Fault) -> Bool {
    while true {
      if let end = window.endOfTag(from: position) {
        tag.removeAll(keepingCapacity: true)
        window.append(position + 1..<end, to: &tag)
        attributes = tag.firstIndex { $0 <= blank } ?? tag.count - (tag.last == slash ? 1 : 0)
        position = end + 1
        return true
      }
      guard window.hasMore else { return false }
      guard window.end - position <= mostTagBytes else {
        throw Fault(at: position, expected: "a tag was expected to end within a mebibyte")
      }
      try window.slide(to: position)
    }
  }

  /// Goes over a comment, a document type or what else is declared; the text of a section is kept.
  private mutating func takeDeclaration() throws(Fault) {
    let section = "<![CDATA["
    if try isNext("<!--") { return try skip(past: "-->") }
    guard try isNext(section) else { return try skip(past: ">") }
    position += section.utf8.count
    try skip(past: "]]>", isKept: true)
  }

  /// Goes on behind a mark, or to the end where there is none.
  private mutating func skip(past mark: String, isKept: Bool = false) throws(Fault) {
    guard let first = mark.utf8.first else { return }
    while true {
      let end = window.offset(of: first, from: position) ?? window.end
      if isKept { keep(position..<end) }
      position = end
      if try isNext(mark) {
        position += mark.utf8.count
        return
      }
      if position < window.end {
        try takeByte(isKept: isKept)
      } else if window.hasMore {
        try window.slide(to: position)
      } else {
        return
      }
    }
  }

  private mutating func takeByte(isKept: Bool = true) throws(Fault) {
    if isKept { keep(position..<position + 1) }
    position += 1
  }

  /// The byte so many behind the next one; nil behind the end.
  private mutating func byte(after count: Int) throws(Fault) -> UInt8? {
    while window.end - position <= count, window.hasMore { try window.slide(to: position) }
    return position + count < window.end ? window[position + count] : nil
  }

  private mutating func isNext(_ mark: String) throws(Fault) -> Bool {
    let mark = Array(mark.utf8)
    guard try byte(after: mark.count - 1) != nil else { return false }
    return window.has(mark, at: position)
  }
}

extension ByteWindow {
  /// The offset of a byte in the window; nil where it is not there.
  fileprivate func offset(of byte: UInt8, from start: Int) -> Int? {
    unsafe withBytes { bytes in
      guard let base = bytes.baseAddress, start < end else { return nil }
      let skipped = start - self.start
      let found = unsafe memchr(base + skipped, Int32(byte), bytes.count - skipped)
      return unsafe found.map {
        unsafe self.start + (UnsafeRawPointer($0) - UnsafeRawPointer(base))
      }
    }
  }

  /// The offset of the sign that ends a tag which begins at an offset; nil where it is not in the window.
  fileprivate func endOfTag(from start: Int) -> Int? {
    unsafe withBytes { bytes in
      unsafe bytes.span.endOfTag(from: start - self.start).map { $0 + self.start }
    }
  }
}

extension Span<UInt8> {
  /// The offset of the sign that ends a tag which begins at an offset; nil where it is not there. One may stand in the
  /// quotes of a value.
  func endOfTag(from start: Int) -> Int? {
    var quote: UInt8 = 0
    for place in start..<count {
      let byte = self[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }
}

private let slash = UInt8(ascii: "/")

extension UInt8 {
  /// Whether it may begin a name (XML 1.0, 2.3); of what is not ASCII all.
  fileprivate var beginsName: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_")
      || self == UInt8(ascii: ":") || self >= 0x80
  }
}
