/// The longest note, in characters: more is a letter, and belongs elsewhere.
private let longestNote = 500
/// The most notes of a chart.
private let mostNotes = 200

/// What people wrote at a point or a range of a chart.
public struct ChartNote: Equatable, Sendable {
  /// Where it stands, as x: one point, or from one to another.
  public let range: ClosedRange<Double>
  /// What it says, on one line and not empty.
  public let text: String

  /// A note on one line; nil where nothing of it can be seen, or its place is none.
  public init?(_ text: String, at range: ClosedRange<Double>) {
    let line = String(text.onOneLine.prefix(longestNote))
    guard !line.isBlank, range.lowerBound.isFinite, range.upperBound.isFinite else { return nil }
    (self.text, self.range) = (line, range)
  }

  /// Whether it stands at one point.
  public var isAtPoint: Bool { range.lowerBound == range.upperBound }
}

extension ChartState {
  /// Writes a note in place of the one that is there, or takes that away.
  mutating func write(_ note: ChartNote?, at range: ClosedRange<Double>) {
    notes.removeAll { $0.range == range }
    guard let note, notes.count < mostNotes, note.range.overlaps(domain) else { return }
    let place = notes.firstIndex { $0.range.lowerBound > note.range.lowerBound } ?? notes.count
    notes.insert(note, at: place)
  }

  /// What is written at a place.
  public func note(at range: ClosedRange<Double>) -> ChartNote? {
    notes.first { $0.range == range }
  }
}
