import ChartCore

/// What stands for signs that may not stand for themselves (XML 1.0, 4.6).
private let entities: [String: Unicode.Scalar] = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
]
/// No entity is longer, in bytes.
private let longestEntity = 10

/// Texts of XML.
enum XMLText {
  /// A text with what entities stand for; what is none that is known stays as it is.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "&", let end = rest.prefix(longestEntity).firstIndex(of: ";"),
        let sign = scalar(String(rest[rest.index(after: rest.startIndex)..<end]))
      {
        decoded.append(sign)
        rest = rest[rest.index(after: end)...]
      } else {
        decoded.append(rest.removeFirst())
      }
    }
    return String(decoded)
  }

  /// The number in a text; NaN where there is none that anybody measures.
  static func number(_ text: String) -> Double { Double(text)?.measured ?? .nan }

  /// The moment in a text, in UTC milliseconds; NaN where there is none.
  static func moment(_ text: String) -> Double { clock(text).moment }

  /// The same, and how far the clock that told it was ahead of UTC, in milliseconds; nil where that is not said.
  static func clock(_ text: String) -> (moment: Double, offset: Double?) {
    let cell = CellCursor(text).flatMap { MomentCell($0, order: .monthFirst) }
    return (cell?.milliseconds ?? .nan, cell?.offset)
  }

  /// The name of the first element of a text that begins so; nil where it is no XML.
  static func root(of bytes: ArraySlice<UInt8>) -> String? {
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes
    guard text.trimmed.first == UInt8(ascii: "<") else { return nil }
    var reader = XMLReader(ByteWindow(Array(text)))
    guard case .open(let name, _)? = try? reader.next() else { return nil }
    return name
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return entities[name] }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return number.flatMap(Unicode.Scalar.init)
  }

  /// The value of an attribute in what stands behind the name in a tag; nil where there is none of this name.
  static func value(of name: StaticString, in tag: ArraySlice<UInt8>) -> String? {
    let wanted = Array(name.description.utf8)
    var rest = tag
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let key = rest[..<equals].trimmed
      let value = rest[(equals + 1)...].trimmed
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      if key.elementsEqual(wanted) { return decoded(value[(value.startIndex + 1)..<end]) }
      rest = tag[(end + 1)...]
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks around them.
  var trimmed: ArraySlice<UInt8> {
    var slice = drop { $0 <= blank }
    while let last = slice.last, last <= blank { slice.removeLast() }
    return slice
  }

  /// Whether a text stands somewhere in the bytes. Time in proportion to both; far less than to look for it in a string.
  func contains(_ text: String) -> Bool {
    let text = Array(text.utf8)
    guard let first = text.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: text) }
  }
}
