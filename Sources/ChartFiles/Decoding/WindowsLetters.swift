/// What a letter counts where its languages do not have it.
private let unusualWeight = 0.25

/// Tells texts of central Europe from western ones where each letter has one byte.
///
/// Bytes that are one letter in windows-1250 and another in windows-1252 are looked at in their words: `Poèet` is
/// hardly one, as è does not stand before a vowel; `Počet` may be.
enum WindowsLetters {
  /// Whether the letters of a text are rather those of windows-1250. Linear time.
  static func areCentral(in text: ArraySlice<UInt8>) -> Bool {
    var (western, central) = (0.0, 0.0)
    for index in text.indices {
      guard let reading = readings[Int(text[index])] else { continue }
      let last = index > text.startIndex ? text[index - 1] : 0
      let next = index + 1 < text.endIndex ? text[index + 1] : 0
      guard isLetter(last) || isLetter(next), !isSign(last), !isSign(next) else { continue }
      let places = places(after: last, before: next)
      western += reading.western.weight(at: places)
      central += reading.central.weight(at: places)
    }
    return central > western
  }

  /// Where something stands in its word: before a vowel (`v`) or a consonant (`c`), in capitals where it is the
  /// first; at the end (`e`), in capitals where the letter before may be a unit's last: m³, Nº.
  private static func places(after last: UInt8, before next: UInt8) -> Set<Character> {
    guard isLetter(next) else {
      return unitEnds.contains(last | 0x20) ? ["e", "E"] : ["e"]
    }
    let place: Character = vowels.contains(next | 0x20) ? "v" : "c"
    return isLetter(last) ? [place] : [place, place == "v" ? "V" : "C"]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0xC0 || (0x61...0x7A).contains(byte | 0x20) || readings[Int(byte)] != nil
      || commonLetters.contains(byte)
  }

  /// Whether a byte beyond ASCII is none: where such are beside letters the text is likely in neither encoding.
  private static func isSign(_ byte: UInt8) -> Bool { byte >= 0x80 && !isLetter(byte) }

  private static let unitEnds = Set("mntd".utf8)
  /// Š, š, Ž, ž: letters of both.
  private static let commonLetters: Set<UInt8> = [0x8A, 0x8E, 0x9A, 0x9E]
  /// Of small letters, those that are vowels whatever the encoding.
  private static let vowels = Set("aeiouy".utf8).union([
    0xE1, 0xE2, 0xE3, 0xE4, 0xE9, 0xEA, 0xEB, 0xEC, 0xED, 0xEE, 0xF3, 0xF4, 0xF5, 0xF6, 0xF9, 0xFA,
    0xFB, 0xFC, 0xFD,
  ])
}

/// What a byte is in one of the encodings.
private struct Letter {
  /// Where its languages have it in words; nil where it is no letter or sign at all.
  let places: Set<Character>?

  init(_ places: String?) { self.places = places.map { Set($0) } }

  func weight(at found: Set<Character>) -> Double {
    guard let places else { return 0 }
    return places.isDisjoint(with: found) ? unusualWeight : 1
  }
}

private struct Reading {
  let western, central: Letter

  init(_ western: String?, _ central: String?) {
    (self.western, self.central) = (Letter(western), Letter(central))
  }
}

/// What bytes are that are not the same in both encodings, where that is known of their languages.
private let readings: [Reading?] = {
  var readings = [Reading?](repeating: nil, count: 256)
  for (byte, reading) in letters {
    readings[byte] = reading
    // Capitals, which are the same letters there.
    if byte >= 0xE0 { readings[byte - 0x20] = reading }
  }
  return readings
}()

private let letters: [Int: Reading] = [
  0x8C: Reading("v", "ce"),  // Œ, Ś
  0x8D: Reading(nil, "vce"),  // none, Ť
  0x8F: Reading(nil, "vce"),  // none, Ź
  0x9C: Reading("v", "ce"),  // œ, ś
  0x9D: Reading(nil, "vce"),  // none, ť
  0x9F: Reading("", "vce"),  // Ÿ, ź
  0xA3: Reading("C", "vce"),  // £, Ł
  0xA5: Reading("C", "ce"),  // ¥, Ą
  0xAA: Reading("E", "vce"),  // ª, Ş
  0xAF: Reading(nil, "vce"),  // ¯, Ż
  0xB3: Reading("E", "vce"),  // ³, ł
  0xB9: Reading("E", "ce"),  // ¹, ą
  0xBA: Reading("E", "vce"),  // º, ş
  0xBC: Reading("VC", "vce"),  // ¼, Ľ
  0xBE: Reading("VC", "vce"),  // ¾, ľ
  0xBF: Reading("VC", "vce"),  // ¿, ż
  0xE0: Reading("ce", ""),  // à, ŕ
  0xE3: Reading("ve", "ce"),  // ã, ă
  0xE5: Reading("vce", ""),  // å, ĺ
  0xE6: Reading("c", "veC"),  // æ, ć
  0xE8: Reading("ce", "ve"),  // è, č
  0xEA: Reading("c", "ce"),  // ê, ę
  0xEC: Reading("e", "ce"),  // ì, ě
  0xEF: Reading("c", "ve"),  // ï, ď
  0xF0: Reading("vce", "v"),  // ð, đ
  0xF1: Reading("v", "ce"),  // ñ, ń
  0xF2: Reading("ce", "ve"),  // ò, ň
  0xF5: Reading("v", "ce"),  // õ, ő
  0xF8: Reading("ce", "ve"),  // ø, ř
  0xF9: Reading("e", "ce"),  // ù, ů
  0xFB: Reading("c", "ce"),  // û, ű
  0xFE: Reading("VC", "vce"),  // þ, ţ
]
