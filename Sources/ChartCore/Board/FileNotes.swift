/// Notes that a file has, such as a list of events.
public struct FileNotes: Equatable, Sendable {
  /// One of them.
  public struct Entry: Equatable, Sendable {
    /// The title of the chart that it is about; nil where it may be about any.
    public let chart: String?
    /// What it says, and where on the file's x.
    public let note: ChartNote

    /// A note about a chart, or about any.
    public init(chart: String? = nil, _ note: ChartNote) { (self.chart, self.note) = (chart, note) }
  }

  /// What its x is.
  public let xKind: Presentation.XKind
  /// The zone that moments are told in.
  public let zone: Zone
  /// Whether they are of clocks of which nobody says where they are.
  public let isOfOwnClocks: Bool
  /// The notes, in the order of x.
  public let entries: [Entry]

  /// Notes along the x of a table.
  public init(along table: Table, _ entries: [Entry]) {
    xKind = table.xKind.ofFiles
    (zone, isOfOwnClocks) = (table.zone, table.presentation.isOfOwnClocks)
    self.entries = entries
  }
}

extension Board {
  /// Where the notes of a file are to stand: those about a chart of a title on that one, all others on each chart that has
  /// such an x and points there. Time in proportion to the charts times the notes.
  public func placing(_ file: FileNotes) -> [PlacedNote] {
    let titles = Set(charts.compactMap(\.table.title))
    return charts.indices.flatMap { chart in
      let table = charts[chart].table
      guard let place = table.place(ofX: file.xKind) else { return [PlacedNote]() }
      return file.entries.compactMap { entry in
        let note = entry.note.moved(place)
        let isNamed = entry.chart.map(titles.contains) == true
        guard isNamed ? entry.chart == table.title : note.range.overlaps(table.domain) else {
          return nil
        }
        return PlacedNote(chart: chart, page: nil, note: note)
      }
    }
  }

  /// The notes on charts' own x, as a file has them: those on charts whose x is of the kind of one chart's.
  public func fileNotes(likeChart chart: Int) -> FileNotes {
    let kind = charts[chart].table.xKind.ofFiles
    let entries = notes.compactMap { placed -> FileNotes.Entry? in
      let table = charts[placed.chart].table
      if case .x = placed.page { return nil }
      guard table.xKind.ofFiles == kind else { return nil }
      // Details have moments as they are, whatever time their chart counts in.
      let note = placed.page == nil ? placed.note.moved(table.formulaX) : placed.note
      return FileNotes.Entry(chart: table.title, note)
    }
    return FileNotes(
      along: charts[chart].table,
      entries.sorted { $0.note.range.lowerBound < $1.note.range.lowerBound })
  }
}

extension Presentation.XKind {
  /// What files have for it: sessions count in a time of their own, and rows are numbers.
  fileprivate var ofFiles: Presentation.XKind {
    switch self {
    case .sessions: .moments
    case .rows: .numbers
    case .moments, .timesOfDay, .numbers, .durations: self
    }
  }
}

extension Table {
  /// Where an x of a file is on it; nil where that is no such x.
  fileprivate func place(ofX kind: Presentation.XKind) -> ((Double) -> Double)? {
    guard xKind.ofFiles == kind.ofFiles else { return nil }
    return { presentation.sessions?.time(at: $0) ?? $0 }
  }
}
