import TestSupport

/// Damages valid texts the way that editors, transfers and attackers do.
enum Mutation {
  /// Pieces of grammar and its usual mistakes, which single random bytes would seldom make.
  private static let pieces: [[UInt8]] =
    [
      "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u", "\\uD800", "null", "true", "-", "0", "1e400",
      "1e", ".", "+", "NaN", " ", "\n", "\r\n", "\0", "\u{1}", "\u{FEFF}", "é", "𝄞", "[[[[",
      "{\"a\":",
      "9007199254740993", "0.1", "\"x\"", "\"columns\"", "\"types\"", "\"bar\"", "1e308,-1e308",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90]]

  /// The text with one to four changes.
  static func mutated(_ text: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&text, using: &random) }
    return text
  }

  private static func change(_ text: inout [UInt8], using random: inout SeededGenerator) {
    let start = Int.random(in: 0...text.count, using: &random)
    let end = min(text.count, start + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: start)
    case 2: text.removeSubrange(start...)
    case 3 where start < text.count: text[start] = UInt8.random(in: 0...255, using: &random)
    case 4 where start < text.count: text[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: text.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
    }
  }
}
