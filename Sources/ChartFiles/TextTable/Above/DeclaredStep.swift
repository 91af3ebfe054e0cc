import ChartCore

/// What a table without x says above its values of the time from one to the next: `#CLOCK=0.000001000S`, `Sample rate: 1000 Hz`.
enum DeclaredStep {
  /// That time in seconds; nil where nothing says so. Linear time.
  static func seconds(in rows: some Sequence<TableRow>) -> Double? {
    rows.lazy.compactMap { row in
      seconds(in: row.cells.map(\.text).joined(separator: " ").lowercased())
    }.first
  }

  private static func seconds(in line: String) -> Double? {
    if let word = intervals.first(where: line.contains),
      let (number, unit) = quantity(line, behind: word)
    {
      return scales[unit].map { number * $0 }.flatMap { $0 > 0 ? $0 : nil }
    }
    guard let word = rates.first(where: line.contains),
      let (number, unit) = quantity(line, behind: word), number > 0
    else { return nil }
    return frequencies[unit].map { 1 / (number * $0) }
  }

  /// A number behind a word, and the letters of its unit, which are none where it has none.
  private static func quantity(
    _ line: String, behind word: String
  ) -> (number: Double, unit: String)? {
    guard let range = line.firstRange(of: word) else { return nil }
    let rest = line[range.upperBound...].drop { !$0.isNumber }
    let digits = rest.prefix { $0.isNumber || ".+-".contains($0) }
    guard let number = Double(digits) else { return nil }
    let unit = rest.dropFirst(digits.count).drop { " )(,".contains($0) }
      .prefix { $0.isLetter || "/µμ".contains($0) }
    return (number, String(unit))
  }

  private static let intervals = [
    "clock=", "sample interval", "sampling interval", "sampling period", "sample period",
    "time interval", "abtastintervall",
  ]
  private static let rates = [
    "sample rate", "sampling rate", "samplerate", "sampling frequency", "sample frequency",
    "abtastrate",
  ]
  private static let scales: [String: Double] = [
    "s": 1, "sec": 1, "seconds": 1, "": 1, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "μs": 1e-6,
    "ns": 1e-9,
  ]
  private static let frequencies: [String: Double] = [
    "hz": 1, "": 1, "khz": 1e3, "mhz": 1e6, "ghz": 1e9, "sa/s": 1, "ksa/s": 1e3, "msa/s": 1e6,
    "gsa/s": 1e9, "s/s": 1, "samples/s": 1,
  ]
}
