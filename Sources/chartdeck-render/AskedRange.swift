import ChartCore

/// What `--range FROM..TO` asks for; an end that is left out is the end of the data.
///
/// What an end may be depends on the chart, whose x may be moments, numbers, durations or rows.
struct AskedRange: Equatable {
  /// The text as it was given.
  let text: String
  private let lower, upper: String

  /// Reads a range; each of its ends may be empty.
  init(_ text: String) throws(RenderError) {
    self.text = text
    guard let dots = text.firstIndexOfTwoDots else { throw .range(text) }
    lower = String(text[..<dots])
    upper = String(text[dots...].dropFirst(2))
  }

  /// Whether it ends with a day of which no time is said.
  var endsWithDay: Bool { isDay(upper) }

  /// The part of `domain` that is asked for, of an x of a kind whose moments are told in a zone; `words` are the
  /// domain's own. A day as its end is there with all its times where points `areWithinDays`.
  func part(
    of domain: ClosedRange<Double>, kind: Presentation.XKind, zone: Zone = .utc,
    areWithinDays: Bool = false, inWords words: String
  ) throws(RenderError) -> ClosedRange<Double> {
    var ends = (try Self.end(lower, on: kind, in: zone), try Self.end(upper, on: kind, in: zone))
    if areWithinDays, kind.hasDates, endsWithDay {
      ends.1 = ends.1.map { zone.moment(ofLocal: zone.local($0) + millisecondsPerDay) - 1 }
    }
    if let lower = ends.0, let upper = ends.1, lower > upper { throw .reversedRange(text) }
    let lower = max(ends.0 ?? domain.lowerBound, domain.lowerBound)
    let upper = min(ends.1 ?? domain.upperBound, domain.upperBound)
    guard lower <= upper else {
      throw .emptyRange(text, domain: words)
    }
    return lower...upper
  }

  private static func end(
    _ text: String, on kind: Presentation.XKind, in zone: Zone
  ) throws(RenderError) -> Double? {
    text.isEmpty ? nil : try AskedPlace(text: text, option: .range).place(on: kind, in: zone)
  }
}

extension String {
  /// Where the first two dots in a row are.
  fileprivate var firstIndexOfTwoDots: Index? {
    indices.first { self[$0...].hasPrefix("..") }
  }
}
