import ChartCore

/// How a field of FIT has its number, as its base type says (FIT protocol, "Base Types").
struct FITNumber: Equatable {
  /// What is in a field.
  enum Kind: Equatable {
    case unsigned, signed, float
  }

  /// What it is.
  let kind: Kind
  /// Its bytes.
  let size: Int
  /// Whether 0 stands for no number, not the highest one.
  let isNoneAtZero: Bool

  /// The number of a base type; nil for texts, for bytes that are no bits to be read, and for what there is not.
  init?(baseType: UInt8, isBits: Bool = false) {
    switch baseType & 0x1F {
    case 0x0D where isBits: self.init(.unsigned, 1)
    case 0x00, 0x02: self.init(.unsigned, 1)
    case 0x01: self.init(.signed, 1)
    case 0x03: self.init(.signed, 2)
    case 0x04: self.init(.unsigned, 2)
    case 0x05: self.init(.signed, 4)
    case 0x06: self.init(.unsigned, 4)
    case 0x08: self.init(.float, 4)
    case 0x09: self.init(.float, 8)
    case 0x0A: self.init(.unsigned, 1, isNoneAtZero: true)
    case 0x0B: self.init(.unsigned, 2, isNoneAtZero: true)
    case 0x0C: self.init(.unsigned, 4, isNoneAtZero: true)
    case 0x0E: self.init(.signed, 8)
    case 0x0F: self.init(.unsigned, 8)
    case 0x10: self.init(.unsigned, 8, isNoneAtZero: true)
    default: return nil
    }
  }

  /// Whether a base type is that of texts.
  static func isText(baseType: UInt8) -> Bool { baseType & 0x1F == 0x07 }

  private init(_ kind: Kind, _ size: Int, isNoneAtZero: Bool = false) {
    (self.kind, self.size, self.isNoneAtZero) = (kind, size, isNoneAtZero)
  }

  /// The number at an offset, NaN where there is none.
  @inline(__always)
  func value(_ bytes: Span<UInt8>, at offset: Int, isBigEndian: Bool) -> Double {
    var bits: UInt64 = 0
    for place in 0..<size {
      bits = bits << 8 | UInt64(bytes[offset + (isBigEndian ? place : size - 1 - place)])
    }
    let all = UInt64.max >> UInt64(64 - 8 * size)
    switch kind {
    case .unsigned: return bits == (isNoneAtZero ? 0 : all) ? .nan : Double(bits)
    case .signed:
      let unused = 64 - 8 * size
      return bits == all >> 1 ? .nan : Double(Int64(bitPattern: bits << unused) >> unused)
    case .float:
      return size == 4
        ? Float(bitPattern: UInt32(truncatingIfNeeded: bits)).inFewDecimals
        : Double(bitPattern: bits)
    }
  }
}

/// The decimals that numbers of four bytes have at most where devices round them: they hold some seven figures.
private let mostDecimals = 6

extension Float {
  /// The number with the fewest decimals that this stands for: 36.6, not 36.599998, as which it would be read out; the
  /// number itself where it has more.
  fileprivate var inFewDecimals: Double {
    let exact = Double(self)
    for decimals in 0...mostDecimals {
      let rounded = exact.rounded(toDecimals: decimals)
      if Float(rounded) == self { return rounded }
    }
    return exact
  }
}
