/// The longest note, in characters: more is a letter, and belongs elsewhere.
private let longestNote = 500
/// The most notes of a chart.
private let mostNotes = 1000

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

  private init(_ text: String, onLineAt range: ClosedRange<Double>) {
    (self.text, self.range) = (text, range)
  }

  /// The same words where its points have become others.
  func moved(_ place: (Double) -> Double) -> ChartNote {
    let ends = [range.lowerBound, range.upperBound].map(place)
    return ChartNote(text, onLineAt: min(ends[0], ends[1])...max(ends[0], ends[1]))
  }

  /// Whether it stands at one point.
  public var isAtPoint: Bool { range.lowerBound == range.upperBound }
}

/// What people wrote on a chart that it does not show now: in the details of its points, and over another x.
public struct NotePages: Equatable, Sendable {
  /// What a chart shows when its notes are seen.
  public enum Page: Hashable, Sendable {
    /// The detail of a point, by the point's moment.
    case detail(moment: Double)
    /// The chart over another x, by what that is called.
    case x(String)
  }

  private var notes: [Page: [ChartNote]] = [:]

  /// No notes.
  public init() {}

  /// The notes of a page; a page without any is none.
  public subscript(page: Page) -> [ChartNote] {
    get { notes[page] ?? [] }
    set { notes[page] = newValue.isEmpty ? nil : newValue }
  }

  /// The pages that have notes, details first, in the order of their moments.
  public var written: [Page] {
    notes.keys.sorted { a, b in
      switch (a, b) {
      case (.detail(let a), .detail(let b)): a < b
      case (.detail, .x): true
      case (.x, .detail): false
      case (.x(let a), .x(let b)): a < b
      }
    }
  }

  /// The same notes where the chart's moments have become others; details keep their own.
  func moved(_ place: (Double) -> Double) -> NotePages {
    var pages = NotePages()
    for (page, notes) in notes {
      if case .detail(let moment) = page {
        pages[.detail(moment: place(moment))] += notes
      } else {
        pages[page] = notes
      }
    }
    return pages
  }
}

extension ChartState {
  /// Writes a note in place of the one that is there, or takes that away. It may lie beyond the domain, which may have
  /// reached there before.
  mutating func write(_ note: ChartNote?, at range: ClosedRange<Double>) {
    let others = notes.count { $0.range != range }
    if note != nil, others >= mostNotes { return }
    notes.removeAll { $0.range == range }
    guard let note else { return }
    let place = notes.firstIndex { $0.range.lowerBound > note.range.lowerBound } ?? notes.count
    notes.insert(note, at: place)
  }

  /// What is written at a place.
  public func note(at range: ClosedRange<Double>) -> ChartNote? {
    notes.first { $0.range == range }
  }

  /// Takes all that was written on a chart, at points that have become others.
  mutating func takeNotes(of other: ChartState, at place: (Double) -> Double = { $0 }) {
    notes = other.notes.map { $0.moved(place) }
    pages = other.pages.moved(place)
  }

  /// Puts what was written over one x away, and takes what was over another.
  mutating func turnNotes(of other: ChartState, from old: String, to new: String) {
    pages = other.pages
    pages[.x(old)] = other.notes
    notes = pages[.x(new)]
    pages[.x(new)] = []
  }
}
