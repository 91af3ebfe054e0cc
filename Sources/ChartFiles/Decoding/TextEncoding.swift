/// How the bytes of a text stand for letters.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// Western Europe's letters, one byte each.
  case windows1252 = "windows-1252"
  /// Central Europe's letters, one byte each.
  case windows1250 = "windows-1250"
}

extension TextEncoding {
  /// Whether letters have zeros among their bytes, as files have that are no text.
  var isWide: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// Whether letters have one byte each.
  var isOfBytes: Bool { self == .windows1250 || self == .windows1252 }

  /// The encoding of a text that begins with these bytes, which may end within a letter: what a mark at its
  /// start says, UTF-16 by its zeros, UTF-8 where it can be that, else what Windows writes in the west of Europe
  /// or in its middle.
  init(of head: ArraySlice<UInt8>) {
    if let marked = Self.allCases.first(where: { $0.markSize(in: head) > 0 }) {
      self = marked
    } else if let zeros = Self.parityOfZeros(in: head) {
      self = zeros == 1 ? .utf16LittleEndian : .utf16BigEndian
    } else if Self.isUTF8(head) {
      self = .utf8
    } else {
      self = WindowsLetters.areCentral(in: head) ? .windows1250 : .windows1252
    }
  }

  /// How many bytes at the start of a text say that it is in this encoding, and are no letters.
  func markSize(in head: ArraySlice<UInt8>) -> Int {
    head.starts(with: mark) ? mark.count : 0
  }

  private var mark: [UInt8] {
    switch self {
    case .utf8: byteOrderMark
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .windows1250, .windows1252: []
    }
  }

  /// Whether zeros are at even places alone or at odd ones, where every other byte nearly is one.
  private static func parityOfZeros(in head: ArraySlice<UInt8>) -> Int? {
    var counts = [0, 0]
    for (place, byte) in head.enumerated() where byte == 0 { counts[place % 2] += 1 }
    guard head.count >= 4, counts.max()! * 4 >= head.count, counts.min()! * 20 < counts.max()!
    else {
      return nil
    }
    return counts[1] > counts[0] ? 1 : 0
  }

  private static func isUTF8(_ head: ArraySlice<UInt8>) -> Bool {
    // The last letter may have been cut: of four bytes at most three are there, from the one that begins it on.
    (0...min(3, head.count)).contains { cut in
      (head.suffix(cut).first.map { $0 >= 0xC2 } ?? true)
        && String(validating: head.dropLast(cut), as: UTF8.self) != nil
    }
  }

  /// The text that bytes stand for, without a mark at its start; what stands for nothing is U+FFFD.
  func text(of bytes: ArraySlice<UInt8>) -> String {
    let letters = bytes.dropFirst(markSize(in: bytes))
    let stream = DecodedStream(MemoryStream(bytes: Array(letters))) { () throws(Fault) in
      try decoder()
    }
    // No letter has more bytes in UTF-8 than three times those it has here.
    let decoded = self == .utf8 ? nil : try? stream.head(3 * letters.count)
    return String(decoding: decoded.map { $0[...] } ?? letters, as: UTF8.self)
  }
}
