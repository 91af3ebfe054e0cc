import ChartCore

/// What stands before sums, means and extremes below a table.
enum SumWords {
  /// Whether a text is such a word: `Total`, `Average:`.
  static func isSum(_ text: String) -> Bool {
    let word = text.trimmed.lowercased().filter { $0 != ":" && $0 != "." }
    return words.contains(word)
  }

  private static let words: Set = [
    "total", "totals", "sum", "grand total", "average", "avg", "mean", "min", "max", "minimum",
    "maximum", "median", "count", "std", "stdev", "std dev", "summe", "gesamt", "mittelwert",
    "mittel",
    "durchschnitt", "anzahl", "somme", "moyenne", "suma", "promedio", "media", "totale", "somma",
    "итого", "всего", "среднее", "合計", "合计", "平均",
  ]
}
