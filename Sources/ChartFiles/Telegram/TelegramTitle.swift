import ChartCore

/// The most characters of a key that its title is made of: nobody reads more.
private let longestKey = 1_000

/// Titles from the keys of statistics' graphs.
enum TelegramTitle {
  /// The key in words: `Growth` of `growth_graph`, `Top hours` of `topHoursGraph`; nil where the
  /// key is blank.
  static func title(ofKey key: String) -> String? {
    let words = words(of: String(key.prefix(longestKey)).onOneLine)
    let named =
      words.count > 1 && words.last?.lowercased() == "graph" ? words.dropLast() : words[...]
    guard let first = named.first else { return nil }
    let capital = first.prefix(1).uppercased() + first.dropFirst()
    let title = ([capital] + named.dropFirst()).joined(separator: " ")
    return title.isBlank ? nil : title
  }

  /// The parts between underscores, and before capitals that follow small letters.
  private static func words(of key: String) -> [String] {
    var words = [""]
    var isAfterSmallLetter = false
    for character in key {
      if character == "_" || character == " " {
        words.append("")
      } else if isAfterSmallLetter && character.isUppercase {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
      isAfterSmallLetter = character.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}
