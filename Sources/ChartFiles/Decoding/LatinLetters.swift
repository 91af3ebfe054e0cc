/// Tells texts of Latin letters from each other that have one byte for each.
enum LatinLetters {
  /// What a text is likely written in. Linear time.
  static func encoding(of text: ArraySlice<UInt8>) -> TextEncoding {
    if isTurkish(text) { return .windows1254 }
    if isOfISO(text) { return .iso8859Part2 }
    return WindowsLetters.areCentral(in: text) ? .windows1250 : .windows1252
  }

  /// Whether there are no letters beyond ASCII but Turkish ones, and some that others do not have where they stand.
  private static func isTurkish(_ text: ArraySlice<UInt8>) -> Bool {
    var found: Set<UInt8> = []
    for index in text.indices where text[index] >= 0x80 {
      let byte = text[index]
      guard turkishLetters.contains(byte) || signs.contains(byte) else { return false }
      if turkishLetters.contains(byte) { found.insert(byte) }
      // Ğ stands behind vowels; ı by itself may be a Czech ý.
      let last = index > text.startIndex ? text[index - 1] | 0x20 : 0
      if byte | 0x20 == softG, !vowels.contains(last) { return false }
    }
    // A Romanian ţ is a ş by itself.
    let own = found.intersection(ownTurkishLetters).subtracting([dotlessI])
    return !own.isEmpty && found.count > 1 || found == [dottedI]
  }

  /// Whether signs of Windows's code page stand where ISO 8859-2 has letters: beside others.
  private static func isOfISO(_ text: ArraySlice<UInt8>) -> Bool {
    var count = 0
    for index in text.indices where text[index] >= 0x80 {
      if text[index] < 0xA0 { return false }
      guard lettersOfISO.contains(text[index]) else { continue }
      let next = index + 1 < text.endIndex ? text[index + 1] : 0
      let last = index > text.startIndex ? text[index - 1] : 0
      if isLetter(next) || isLetter(last) { count += 1 }
    }
    return count > 0
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0xC0
  }

  private static let (softG, dotlessI, dottedI): (UInt8, UInt8, UInt8) = (0xF0, 0xFD, 0xDD)
  /// Ğ, İ, Ş and the small ones.
  private static let ownTurkishLetters: Set<UInt8> = [0xD0, 0xDD, 0xDE, 0xF0, 0xFD, 0xFE]
  /// With Ç, Ö and Ü.
  private static let turkishLetters = ownTurkishLetters.union([0xC7, 0xE7, 0xD6, 0xF6, 0xDC, 0xFC])
  /// Degrees, squares, cubes, the micro sign and a no-break blank.
  private static let signs: Set<UInt8> = [0xB0, 0xB2, 0xB3, 0xB5, 0xA0]
  /// Vowels, a Turkish ı among them.
  private static let vowels = Set("aeiou".utf8).union([0xFD, 0xF6, 0xFC])
  /// Ś, Š, Ť, Ž, ą, ś, ť: signs in windows-1250. Ą may as well be the mark before an exclamation in Spanish.
  private static let lettersOfISO: Set<UInt8> = [0xA6, 0xA9, 0xAB, 0xAE, 0xB1, 0xB6, 0xBB]
}
