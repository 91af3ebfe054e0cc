extension ValueZones {
  /// Reads zones: their bounds, `115, 133, 152`, with names before and behind, `easy < 115 < steady < 133 < hard`; or what
  /// they follow from: `age 40`, `max 184`, `threshold 165` of a heart rate, `ftp 250` of power. Nil where it is none of
  /// these.
  public init?(_ text: String) {
    let text = text.trimmedBlanks
    guard let zones = Self(following: text) ?? Self(listed: text) else { return nil }
    self = zones
  }

  /// The zones that follow from what is known of somebody.
  private init?(following text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let amount = Asked.number(from: String(words[1])), amount > 0,
      let rule = ZoneRule(rawValue: words[0].lowercased())
    else { return nil }
    let bounds = rule.bounds(from: amount)
    self.init(text, bounds: bounds, names: Array(repeating: nil, count: bounds.count + 1))
  }

  private init?(listed text: String) {
    var (bounds, names): ([Double], [String?]) = ([], [nil])
    for part in Self.parts(of: text) {
      if let bound = Self.bound(from: part) {
        bounds.append(bound)
        names.append(nil)
      } else {
        guard names[bounds.count] == nil, Self.isName(part) else { return nil }
        names[bounds.count] = part
      }
    }
    self.init(text, bounds: bounds, names: names)
  }

  /// Whether a text can be the name of a zone: what has a colon may be one of a series.
  private static func isName(_ text: String) -> Bool {
    text.contains(where: \.isLetter) && !text.contains(":") && Double(text) == nil
  }

  /// A number, or minutes and seconds as a pace has them, `4:30`.
  private static func bound(from text: String) -> Double? {
    guard text.contains(":") else { return Asked.number(from: text) }
    return Asked.duration(from: text).map { $0 / 60_000 }
  }

  /// What stands between signs, between commas only where there are no others; numbers may also stand between blanks alone.
  private static func parts(of text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    if words.allSatisfy({ bound(from: $0) != nil }) { return words }
    let signs = text.contains { "<;".contains($0) } ? "<;" : ","
    return text.split(omittingEmptySubsequences: false) { signs.contains($0) }
      .map { String($0).trimmedBlanks }
  }
}

/// What zones follow from.
private enum ZoneRule: String {
  /// Years: of the highest heart rate that people of that age usually have.
  case age
  /// The highest heart rate.
  case max
  /// The heart rate at the lactate threshold.
  case threshold
  /// The power that somebody holds for an hour.
  case ftp

  /// The bounds in parts of what they follow from, which is a percent each.
  ///
  /// Of the highest heart rate the five zones that watches have; of that at the threshold those of J. Friel, "The Triathlete's
  /// Training Bible"; of power those of A. Coggan and H. Allen, "Training and Racing with a Power Meter".
  private var percents: [Double] {
    switch self {
    case .age, .max: [60, 70, 80, 90]
    case .threshold: [85, 90, 95, 100, 103, 106]
    case .ftp: [55, 75, 90, 105, 120, 150]
    }
  }

  /// The bounds from an amount of what they follow from. The highest heart rate of an age as found by H. Tanaka,
  /// K. D. Monahan, D. R. Seals, "Age-predicted maximal heart rate revisited" (2001).
  func bounds(from amount: Double) -> [Double] {
    let whole = self == .age ? (208 - 0.7 * amount).rounded() : amount
    return percents.map { ($0 * whole / 100).rounded() }
  }
}
