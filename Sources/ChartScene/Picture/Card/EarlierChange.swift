import ChartCore

/// What a series has become since what another one shows of it.
struct EarlierChange {
  /// Changes that are told in percent too: smaller ones are 0.0 of them, larger ones say nothing more.
  static let tellingParts = 0.0005..<10

  let now, difference: Double
  /// The difference as a part of what was, where that says something.
  let part: Double?

  /// Since a point of a series that shows another one as it was earlier; nil where this is not there, or one has no value.
  init?(ofSeries number: Int, in table: Table, at index: Int) {
    let earlier = table.series[number]
    guard let shown = table.series.firstIndex(where: { $0.isShown(by: earlier) }) else {
      return nil
    }
    let before = table.value(ofSeries: number, at: index)
    now = table.value(ofSeries: shown, at: index)
    difference = now - before
    guard difference.isFinite else { return nil }
    let part = difference / before
    self.part =
      before > 0 && (difference == 0 || Self.tellingParts.contains(part.magnitude)) ? part : nil
  }

  /// `12 March 2018, now 130, 8% more`.
  func words(at moment: String, now: String, by part: String?, _ formats: Formats) -> Phrase {
    guard let part, difference != 0 else { return "\(moment), now \(now)" }
    let amount = part.filter { !"+−-".contains($0) }
    return difference > 0
      ? "\(moment), now \(now), \(amount) more" : "\(moment), now \(now), \(amount) less"
  }
}
