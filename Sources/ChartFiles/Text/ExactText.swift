/// A text that is equal to another only where both are written alike, code unit by code unit, as keys of
/// JSON are (RFC 8259, section 8.3): texts that look the same, one with a letter and its accent in one
/// character and one in two, are different ids.
struct ExactText: Hashable {
  /// The text.
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: ExactText, b: ExactText) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension ExactText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(text) }
}
