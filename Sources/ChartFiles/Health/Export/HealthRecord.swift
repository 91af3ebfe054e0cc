import Glibc

/// Where the attributes of a record of Apple Health are that are of use, in some bytes; empty where it has none.
struct HealthRecord {
  private(set) var type = 0..<0, source = 0..<0, unit = 0..<0
  private(set) var start = 0..<0, end = 0..<0, value = 0..<0
  /// The byte behind the tag.
  private(set) var tagEnd = 0

  /// What a tag begins with.
  static let mark = Array("<Record ".utf8)

  /// The record whose tag begins at an offset; nil where the tag does not end in the bytes. A sign that ends one may
  /// stand in the quotes of a value; of two attributes of one name the first counts.
  init?(_ bytes: Span<UInt8>, at offset: Int) {
    var place = offset + Self.mark.count
    while true {
      while place < bytes.count, bytes[place] <= blank { place += 1 }
      guard place < bytes.count else { return nil }
      if bytes[place] == UInt8(ascii: ">") { break }
      if bytes[place] == UInt8(ascii: "/") {
        place += 1
        continue
      }
      guard let equals = bytes.offset(of: UInt8(ascii: "="), from: place),
        equals + 1 < bytes.count, let end = bytes.offset(of: bytes[equals + 1], from: equals + 2)
      else { return nil }
      keep(equals + 2..<end, as: bytes[place], length: equals - place)
      place = end + 1
    }
    tagEnd = place + 1
  }

  /// The names are told by their lengths and their first letters.
  private mutating func keep(_ range: Range<Int>, as letter: UInt8, length: Int) {
    switch (length, letter) {
    case (4, UInt8(ascii: "t")): if type.isEmpty { type = range }
    case (10, UInt8(ascii: "s")): if source.isEmpty { source = range }
    case (4, UInt8(ascii: "u")): if unit.isEmpty { unit = range }
    case (9, UInt8(ascii: "s")): if start.isEmpty { start = range }
    case (7, UInt8(ascii: "e")): if end.isEmpty { end = range }
    case (5, UInt8(ascii: "v")): if value.isEmpty { value = range }
    default: break
    }
  }
}

extension Span<UInt8> {
  /// The offset of a byte from another one on; nil where it is not there.
  @inline(__always)
  func offset(of byte: UInt8, from start: Int) -> Int? {
    unsafe withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, start < bytes.count else { return nil }
      let found = unsafe memchr(base + start, Int32(byte), bytes.count - start)
      return unsafe found.map { unsafe UnsafeRawPointer($0) - UnsafeRawPointer(base) }
    }
  }

  /// Whether there are these bytes at an offset.
  @inline(__always)
  func has(_ text: [UInt8], at offset: Int) -> Bool {
    guard offset + text.count <= count else { return false }
    return text.indices.allSatisfy { self[offset + $0] == text[$0] }
  }
}
