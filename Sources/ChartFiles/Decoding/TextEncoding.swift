/// How the bytes of a text stand for letters.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "utf-8"
  case utf16LittleEndian = "utf-16le"
  case utf16BigEndian = "utf-16be"
  /// Western Europe's letters, one byte each.
  case windows1252 = "windows-1252"
  /// Central Europe's letters, one byte each.
  case windows1250 = "windows-1250"
  case iso8859Part2 = "iso-8859-2"
  /// Turkish.
  case windows1254 = "windows-1254"
  /// Cyrillic letters.
  case windows1251 = "windows-1251"
  case koi8R = "koi8-r"
  case iso8859Part5 = "iso-8859-5"
  /// Greek letters.
  case windows1253 = "windows-1253"
  case iso8859Part7 = "iso-8859-7"
  /// Japanese, Chinese and Korean, whose letters have one byte or several.
  case shiftJIS = "shift_jis"
  case eucJP = "euc-jp"
  case gb18030
  case big5
  case eucKR = "euc-kr"
}

extension TextEncoding {
  /// Whether letters have zeros among their bytes, as files have that are no text.
  var isWide: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

  /// Whether letters have one byte each.
  var isOfBytes: Bool {
    switch self {
    case .windows1252, .windows1250, .iso8859Part2, .windows1254, .windows1251, .koi8R,
      .iso8859Part5, .windows1253, .iso8859Part7:
      true
    case .utf8, .utf16LittleEndian, .utf16BigEndian, .shiftJIS, .eucJP, .gb18030, .big5, .eucKR:
      false
    }
  }

  /// Whether nothing but the letters themselves tells it, so that it is said that it was taken to be this one. That of
  /// western Europe goes without saying: it is what is left where no letter speaks for another.
  var isGuessed: Bool {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian, .windows1252: false
    default: true
    }
  }

  /// What the system calls it, or a larger one that has all of its letters.
  var systemName: String {
    switch self {
    case .shiftJIS: "CP932"
    case .eucKR: "CP949"
    default: rawValue
    }
  }

  /// The encoding of a text that begins with these bytes, which may end within a letter: what a mark at its
  /// start says, UTF-16 by its zeros, UTF-8 where it can be that, else what its letters are likely
  /// in: those of other scripts, or of a part of Europe.
  init(of head: ArraySlice<UInt8>) {
    if let marked = Self.allCases.first(where: { $0.markSize(in: head) > 0 }) {
      self = marked
    } else if let zeros = Self.parityOfZeros(in: head) {
      self = zeros == 1 ? .utf16LittleEndian : .utf16BigEndian
    } else if Self.isUTF8(head) {
      self = .utf8
    } else {
      self = OtherScripts.encoding(of: head) ?? LatinLetters.encoding(of: head)
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
    default: []
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
