import ChartCore

/// Parts of years as people write them beside the year: `Januar`, `M01`, `Q2`, `2. Quartal`, `H1`.
enum PartOfYear {
  /// Whether nearly all texts that say something are parts of years, and not all are the same one.
  static func areParts(_ texts: [String]) -> Bool {
    let filled = texts.filter { !$0.isBlank }
    guard let first = filled.first, firstMonth(of: first) != nil else { return false }
    let months = filled.compactMap(firstMonth)
    return Set(months).count > 1 && Double(months.count) >= leastPart * Double(filled.count)
  }

  /// The month, from 1, that a part begins with; nil where a text is none.
  static func firstMonth(of text: String) -> Int? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard words.count <= 2 else { return nil }
    let word = words.joined()
    if word.allSatisfy(\.isLetter) { return word.isEmpty ? nil : MonthNames.month(of: word) }
    let digits = word.filter(\.isNumber)
    guard let number = Int(digits), digits.count <= 2 else { return nil }
    let letters = word.filter(\.isLetter)
    guard word == letters + digits || word == digits + letters else { return nil }
    return length(of: letters).flatMap { length in
      (1...12 / length).contains(number) ? (number - 1) * length + 1 : nil
    }
  }

  /// How many months a part has that is called so; nil for other words.
  private static func length(of name: String) -> Int? {
    lengths.first { $0.names.contains(name) }?.months
  }

  private static let leastPart = 0.9
  private static let lengths: [(months: Int, names: Set<String>)] = [
    (1, ["m"]),
    (
      3,
      [
        "q", "qtr", "quarter", "quartal", "t", "trim", "trimestre", "kwartaal", "kwartał",
        "kvartal",
        "кв", "квартал", "季度", "stquarter", "ndquarter", "rdquarter", "thquarter",
      ]
    ),
    (6, ["h", "s", "half", "hj", "halbjahr", "semester", "semestre"]),
  ]
}
