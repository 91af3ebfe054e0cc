import ChartCore

/// Words for one of two states, as switches and questions have them.
enum StateWords {
  /// The numbers of the words of a column that has nothing but two that belong together, in lower case; nil for other
  /// columns.
  static func numbers(in texts: [String]) -> [String: Double]? {
    // No such word begins as numbers and moments do.
    guard let first = texts.first(where: { !$0.isBlank })?.utf8.first, first > UInt8(ascii: "9")
    else { return nil }
    let all = texts.map { $0.trimmed.lowercased() }
    let words = Set(all)
    if let halves = halves(in: all) { return halves }
    let pair = pairs.first { words.contains($0.off) && words.contains($0.on) }
    guard let pair else { return nil }
    let others = words.subtracting([pair.off, pair.on])
    return others.isSubset(of: missing) ? [pair.off: 0, pair.on: 1] : nil
  }

  /// The halves of days beside clocks of twelve hours, 0 and 1; nil where most words are others.
  private static func halves(in words: [String]) -> [String: Double]? {
    let halves = ["am": 0.0, "pm": 1, "a.m.": 0, "p.m.": 1]
    let count = words.count { halves[$0] != nil }
    return count > 0 && count * 10 >= words.count { !$0.isEmpty } * 9 ? halves : nil
  }

  /// Words that stand for neither.
  private static let missing: Set = [
    "", "unknown", "unavailable", "n/a", "na", "none", "null", "nan", "-", "?",
  ]

  private static let pairs: [(off: String, on: String)] = [
    ("off", "on"), ("no", "yes"), ("false", "true"), ("closed", "open"), ("n", "y"), ("f", "t"),
    ("not_home", "home"), ("inactive", "active"), ("disabled", "enabled"), ("down", "up"),
    ("aus", "an"), ("aus", "ein"), ("nein", "ja"), ("falsch", "wahr"), ("non", "oui"),
    ("no", "sí"), ("no", "si"), ("não", "sim"), ("нет", "да"), ("nie", "tak"), ("nej", "ja"),
    ("nee", "ja"), ("ei", "kyllä"), ("fermé", "ouvert"), ("geschlossen", "offen"), ("zu", "auf"),
  ]
}
