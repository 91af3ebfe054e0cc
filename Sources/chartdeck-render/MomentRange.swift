import ChartCore

/// What `--range FROM..TO` asks for; an end that is left out is the end of the data.
struct MomentRange: Equatable {
  /// The text as it was given.
  let text: String
  /// The ends in UTC milliseconds.
  let lower, upper: Double?

  /// Reads a range; each of its ends may be empty.
  init(_ text: String) throws(RenderError) {
    self.text = text
    guard let dots = text.firstIndexOfTwoDots else { throw .range(text) }
    lower = try Self.end(text[..<dots])
    upper = try Self.end(text[dots...].dropFirst(2))
    if let lower, let upper, lower > upper { throw .reversedRange(text) }
  }

  /// The part of `domain` that is asked for; `words` are the domain's own.
  func part(
    of domain: ClosedRange<Double>, inWords words: String
  ) throws(RenderError) -> ClosedRange<Double> {
    let lower = max(lower ?? domain.lowerBound, domain.lowerBound)
    let upper = min(upper ?? domain.upperBound, domain.upperBound)
    guard lower <= upper else {
      throw .emptyRange(text, domain: words)
    }
    return lower...upper
  }

  private static func end(_ text: Substring) throws(RenderError) -> Double? {
    let text = String(text)
    if text.isEmpty { return nil }
    guard let moment = moment(from: text) else { throw .moment(text) }
    return moment
  }
}

extension String {
  /// Where the first two dots in a row are.
  fileprivate var firstIndexOfTwoDots: Index? {
    indices.first { self[$0...].hasPrefix("..") }
  }
}
