/// A note on a board, and where it is written.
public struct PlacedNote: Equatable, Sendable {
  /// The chart.
  public let chart: Int
  /// What the chart has to show where the note is seen; nil for its overview.
  public let page: NotePages.Page?
  /// The note.
  public let note: ChartNote
}

extension Board {
  /// All that people wrote, chart by chart: on the overview, then in details and over another x.
  public var notes: [PlacedNote] {
    charts.indices.flatMap { chart in
      let state = overview(of: chart)
      let pages = state.pages.written.flatMap { page in
        state.pages[page].map { PlacedNote(chart: chart, page: page, note: $0) }
      }
      return state.notes.map { PlacedNote(chart: chart, page: nil, note: $0) } + pages
    }
  }

  /// Whether a note lies where its chart has no points any more, or not yet; false where that is not known.
  public func isBeyondData(_ placed: PlacedNote) -> Bool {
    placed.page == nil && !placed.note.range.overlaps(overview(of: placed.chart).domain)
  }

  /// Whether a chart shows a page now.
  public func shows(_ page: NotePages.Page?, of chart: Int) -> Bool {
    charts[chart].shows(page)
  }
}

extension ChartState {
  /// Writes a note on a page that is not on show.
  mutating func write(
    _ note: ChartNote?, at range: ClosedRange<Double>, on page: NotePages.Page?
  ) {
    guard let page else { return write(note, at: range) }
    var other = self
    other.notes = pages[page]
    other.write(note, at: range)
    pages[page] = other.notes
  }
}
