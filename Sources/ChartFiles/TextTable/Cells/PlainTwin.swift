/// What ASCII has for a blank, a figure or a sign of Unicode.
struct PlainTwin {
  /// The byte; nil for marks of direction and the like, which nobody sees.
  let byte: UInt8?

  /// The twin of a scalar; nil where it has none, as letters, and where it is of ASCII itself.
  init?(of scalar: UInt32) {
    switch scalar {
    case 0...0x7F: return nil
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: byte = UInt8(ascii: " ")
    case 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: byte = nil
    case 0x2010...0x2015, 0x2212, 0xFE63: byte = UInt8(ascii: "-")
    case 0x2019, 0x2BC, 0x2032: byte = UInt8(ascii: "'")
    case 0x66B: byte = UInt8(ascii: ".")
    case 0x66C: byte = UInt8(ascii: ",")
    case 0x66A: byte = UInt8(ascii: "%")
    // Those as wide as Chinese letters have the order of ASCII.
    case 0xFF01...0xFF5E: byte = UInt8(truncatingIfNeeded: scalar - 0xFEE0)
    default:
      guard let zero = Self.zeros.first(where: { $0 <= scalar && scalar < $0 + 10 }) else {
        return nil
      }
      byte = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: scalar - zero)
    }
  }

  /// The zeros of Arabic, Persian, Devanagari, Bengali and Thai.
  private static let zeros: [UInt32] = [0x660, 0x6F0, 0x966, 0x9E6, 0xE50]
}

extension StringProtocol {
  /// The text with ASCII's blanks, figures and signs where Unicode's other ones stand.
  var withPlainTwins: [Unicode.Scalar] {
    unicodeScalars.compactMap { scalar in
      guard let twin = PlainTwin(of: scalar.value) else { return scalar }
      return twin.byte.map { Unicode.Scalar($0) }
    }
  }
}
