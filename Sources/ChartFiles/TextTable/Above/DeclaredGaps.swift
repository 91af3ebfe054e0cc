import ChartCore

/// What a table says above its values of numbers that stand for none: `bad_flag = -9.990e-29`, `RINVAL-777`.
enum DeclaredGaps {
  /// The numbers right behind words that say so in rows above values. Linear time.
  static func values(in rows: some Sequence<TableRow>) -> [Double] {
    let found = rows.flatMap { row in value(in: row.cells.map(\.text).joined(separator: " ")) }
    return found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func value(in line: String) -> [Double] {
    let line = line.lowercased()
    return words.compactMap { word in
      line.firstRange(of: word).flatMap { number(behind: line[$0.upperBound...]) }
    }
  }

  /// The number that is next but for a few letters and signs.
  private static func number(behind text: Substring) -> Double? {
    let rest = text.drop { !$0.isNumber && $0 != "-" }
    guard text.count - rest.count <= mostBetween else { return nil }
    let digits = rest.prefix { $0.isNumber || "-+.e".contains($0) }
    let number = Double(digits.hasSuffix(".") ? digits.dropLast() : digits)
    // Few and small ones are counts of what is missing.
    return number.flatMap { $0 < 0 || $0 >= leastAboveZero ? $0 : nil }
  }

  private static let leastAboveZero = 99.0

  /// What stands between a word and its number is no longer.
  private static let mostBetween = 16
  private static let words = [
    "missing", "rinval", "bad_flag", "badflag", "bad flag", "nodata", "no data", "no_data",
    "fill_value", "fillvalue", "fill value", "fehlwert", "fehlend", "invalid",
  ]
}
