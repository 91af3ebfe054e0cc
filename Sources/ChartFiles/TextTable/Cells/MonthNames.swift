/// The names of months in the languages that tables are written in most often, by how they begin.
enum MonthNames {
  /// The month of a name or its beginning in lower case, from 1; nil for other words.
  static func month(of word: String) -> Int? {
    months[String(word.prefix(4))] ?? months[String(word.prefix(3))]
  }

  /// English, German, French, Spanish, Italian, Portuguese, Dutch and the Nordic languages.
  private static let beginnings = [
    "jan ene gen", "feb fév fev", "mar mär mrz mrt", "apr abr avr", "may mai mag mei maj maio",
    "jun juin giu", "jul juil lug", "aug ago aoû aou", "sep set", "oct okt ott out", "nov",
    "dec dez déc dic des",
  ]

  private static let months = Dictionary(
    uniqueKeysWithValues: beginnings.enumerated().flatMap { index, words in
      words.split(separator: " ").map { (String($0), index + 1) }
    })
}
