/// Units as logs have them in words behind numbers.
enum LineUnits {
  /// Whether a word is one.
  static func isUnit(_ word: String) -> Bool {
    let word = word.hasSuffix(",") ? String(word.dropLast()) : word
    return words.contains(word.lowercased()) || PrefixedUnit(word) != nil && word.count > 1
      || rates.contains { word.hasSuffix($0) }
  }

  private static let words: Set<String> = [
    "sec", "secs", "second", "seconds", "msec", "usec", "min", "mins", "minutes", "hours", "days",
    "bytes", "packets", "pkts", "users", "user", "percent", "degrees", "%",
  ]
  private static let rates = ["Bytes", "bits", "bits/sec", "Bytes/sec"]
}
