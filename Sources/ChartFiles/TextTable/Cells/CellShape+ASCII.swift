/// What cells without letters beyond ASCII look like, which nearly all are: told by their bytes, in a third of the time.
extension CellShape {
  /// The shape of a text without blanks around it.
  init(ofASCII text: String) {
    let bytes = text.utf8
    if bytes.isEmpty {
      self = .empty
    } else if bytes.mayBeNumber,
      let number = NumberShape(of: ScalarCursor(Array(text.unicodeScalars)))
    {
      self = .number(number)
    } else {
      self = Self.moment(text) ?? Self(ofASCIIWords: text)
    }
  }

  private init(ofASCIIWords text: String) {
    let bytes = text.utf8
    if bytes.count <= Self.longestMissing,
      Self.missingWords.contains(text.lowercased()) || Self.isDashOfMoney(text)
    {
      self = .missing
    } else if bytes.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") }),
      Self.isAddress(text.lowercased())
    {
      self = .address
    } else {
      self = bytes.areWords ? .words : .other
    }
  }

  private static let longestMissing = missingWords.map(\.utf8.count).max() ?? 0
}

extension String.UTF8View {
  /// Whether no byte shows that a cell is no number: a letter at its start, or a sign of clocks and days.
  fileprivate var mayBeNumber: Bool {
    guard let first, !first.isLetter else { return false }
    return !contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
  }

  /// Whether a cell begins with a letter or a figure, has a letter, and else what stands in names.
  fileprivate var areWords: Bool {
    guard let first, first.isLetter || first.isFigure else { return false }
    var hasLetter = false
    for byte in self {
      if byte.isLetter {
        hasLetter = true
      } else if !byte.isFigure && !byte.isInNames {
        return false
      }
    }
    return hasLetter
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { self | 0x20 &- UInt8(ascii: "a") < 26 }
  fileprivate var isFigure: Bool { self &- UInt8(ascii: "0") < 10 }
  /// Whether it is a sign that is in names: figures with blanks between them may be several cells.
  fileprivate var isInNames: Bool { signsOfNames[Int(self)] }
}

private let signsOfNames: [Bool] = (0..<256).map {
  " .-_/()'&#+:%*?!\"[]=<>@$".utf8.contains(UInt8($0))
}
