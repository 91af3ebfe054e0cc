import ChartCore

/// Codes of quality behind numbers of as many figures each: `+0044,5`, as weather services write them.
enum QualityCodes {
  /// What stands behind a column's numbers: one figure behind a comma; nil where commas may be decimal signs, as none of the
  /// numbers is filled up with zeros.
  static func tails(of texts: [String]) -> ColumnTails? {
    guard texts.first(where: { !$0.isBlank })?.contains(",") == true else { return nil }
    let cells = texts.filter { !$0.isBlank }.map(parted)
    let known = cells.compactMap(\.self)
    guard known.count == cells.count, known.count > 1, let figures = known.first?.figures.count,
      figures > 2, known.allSatisfy({ $0.figures.count == figures }),
      known.contains(where: { $0.figures.hasPrefix("00") })
    else { return nil }
    return ColumnTails(
      scales: Dictionary(uniqueKeysWithValues: (0...9).map { (",\($0)", TailScale()) }), unit: nil,
      flags: Set(known.map(\.code)).sorted())
  }

  private static func parted(_ text: String) -> (figures: Substring, code: String)? {
    let digits = text.trimmed.drop { "+-".contains($0) }
    let figures = digits.prefix { $0.isNumber }
    let code = digits.dropFirst(figures.count)
    guard code.first == ",", code.count == 2, code.last?.isNumber == true else { return nil }
    return (figures, String(code))
  }
}
