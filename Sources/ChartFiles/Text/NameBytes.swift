/// A name in which words are looked for, many times: the search of the standard library prepares itself for long texts
/// first, which took two thirds of the time of a table of a hundred thousand columns.
struct NameBytes {
  private let name: String
  private let bytes: [UInt8]
  /// Whether bytes say all: other letters may be written in several ways.
  private let isPlain: Bool

  /// Of a name.
  init(_ name: String) {
    self.name = name
    bytes = Array(name.utf8)
    isPlain = bytes.allSatisfy { $0 < 0x80 }
  }

  /// Whether a word stands in it.
  func has(_ word: NameBytes) -> Bool {
    guard isPlain else { return name.contains(word.name) }
    let (length, first) = (word.bytes.count, word.bytes.first)
    guard word.isPlain, length <= bytes.count else { return false }
    for start in 0...(bytes.count - length) where bytes[start] == first {
      if bytes[start..<start + length] == word.bytes[...] { return true }
    }
    return false
  }
}
