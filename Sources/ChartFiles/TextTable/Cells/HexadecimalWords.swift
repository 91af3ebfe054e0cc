import ChartCore

/// Shorter texts of figures and letters may be numbers with a flag behind them.
private let leastFigures = 6

extension [String] {
  /// Whether all are numbers in hexadecimal figures, of one length as identifiers are: `0000000a`. Some have letters, which
  /// are no marks behind numbers, as zeros stand before these, or as figures stand behind them.
  var areHexadecimal: Bool {
    let filled = filter { !$0.isBlank }
    guard filled.count > 1, let length = filled.first?.utf8.count, length >= leastFigures else {
      return false
    }
    var (hasLetters, hasSigns) = (false, false)
    for text in filled {
      guard text.utf8.count == length, text.utf8.allSatisfy(\.isHexadecimal) else { return false }
      let tail = text.utf8.reversed().prefix { !$0.isFigure }.count
      let letters = text.utf8.count { !$0.isFigure }
      hasLetters = hasLetters || letters > 0
      hasSigns =
        hasSigns || letters > 0 && (text.hasPrefix("0") || letters > tail || tail > 1)
    }
    return hasLetters && hasSigns && !areNumbersWithPowers(filled)
  }

  /// Whether all letters are the one of powers of ten: `1234e5`.
  private func areNumbersWithPowers(_ texts: [String]) -> Bool {
    texts.allSatisfy { text in
      text.utf8.allSatisfy { $0.isFigure || $0 | 0x20 == UInt8(ascii: "e") }
    }
  }
}

extension UInt8 {
  fileprivate var isFigure: Bool { self &- UInt8(ascii: "0") < 10 }

  fileprivate var isHexadecimal: Bool {
    isFigure || self | 0x20 &- UInt8(ascii: "a") < 6
  }
}
