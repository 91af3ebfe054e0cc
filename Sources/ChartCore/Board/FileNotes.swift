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
  /// The unit of an x of numbers; nil where that is not known.
  public let xUnit: String?
  /// The zone that moments are told in.
  public let zone: Zone
  /// Whether they are of clocks of which nobody says where they are.
  public let isOfOwnClocks: Bool
  /// The notes, in the order of x.
  public let entries: [Entry]

  /// Notes along the x of a table.
  public init(along table: Table, _ entries: [Entry]) {
    (xKind, xUnit) = (table.xKind.ofFiles, table.presentation.xUnit)
    (zone, isOfOwnClocks) = (table.zone, table.presentation.isOfOwnClocks)
    self.entries = entries
  }
}

extension Board {
  /// Where the notes of a file are to stand: those about a chart of a title on that one, all others on each chart that has
  /// such an x and points there; those about charts that are not here on none, unless all are. What is noted at one place
  /// becomes one note. Time in proportion to the charts times the notes.
  public func placing(_ file: FileNotes) -> [PlacedNote] {
    let titles = Set(charts.compactMap(\.table.title))
    let areKnown = file.entries.contains { $0.chart.map(titles.contains) == true }
    return charts.indices.flatMap { chart in
      let table = charts[chart].table
      guard let place = table.place(ofX: file) else { return [PlacedNote]() }
      let notes = file.entries.compactMap { entry -> ChartNote? in
        let note = entry.note.moved(place)
        let isNamed = entry.chart != nil && areKnown
        let isHere = isNamed ? entry.chart == table.title : note.range.overlaps(table.domain)
        return isHere ? note : nil
      }
      return notes.joinedByPlace.map { PlacedNote(chart: chart, page: nil, note: $0) }
    }
  }

  /// Whether a note is written where it was to stand: a chart has so many and no more.
  public func has(_ placed: PlacedNote) -> Bool {
    overview(of: placed.chart).note(at: placed.note.range) == placed.note
  }

  /// The notes on overviews over their own x, as a file has them: those on charts whose x is of the kind of one chart's.
  public func fileNotes(likeChart chart: Int) -> FileNotes {
    let kind = charts[chart].table.xKind.ofFiles
    let entries = notes.compactMap { placed -> FileNotes.Entry? in
      let table = charts[placed.chart].table
      guard placed.page == nil, table.xKind.ofFiles == kind,
        table.presentation.xUnit == charts[chart].table.presentation.xUnit
      else { return nil }
      return FileNotes.Entry(chart: table.title, placed.note.moved(table.formulaX))
    }
    return FileNotes(
      along: charts[chart].table,
      entries.sorted { $0.note.range.lowerBound < $1.note.range.lowerBound })
  }
}

extension Presentation.XKind {
  /// What files have for it: sessions count in a time of their own, rows are numbers, and times of day are written as how long
  /// after midnight they are.
  fileprivate var ofFiles: Presentation.XKind {
    switch self {
    case .sessions: .moments
    case .rows: .numbers
    case .timesOfDay: .durations
    case .moments, .numbers, .durations: self
    }
  }
}

extension Table {
  /// Where an x of a file is on it; nil where that is no such x.
  fileprivate func place(ofX file: FileNotes) -> ((Double) -> Double)? {
    let units = [presentation.xUnit, file.xUnit].compactMap(\.self)
    guard xKind.ofFiles == file.xKind, Set(units).count < 2 else { return nil }
    return { presentation.sessions?.time(at: $0) ?? $0 }
  }
}

extension [ChartNote] {
  /// Those of one place in one note, each text once.
  fileprivate var joinedByPlace: [ChartNote] {
    var texts: [ClosedRange<Double>: [String]] = [:]
    for note in self where texts[note.range]?.contains(note.text) != true {
      texts[note.range, default: []].append(note.text)
    }
    let places = map(\.range).reduce(into: [ClosedRange<Double>]()) { places, range in
      if places.last != range { places.append(range) }
    }
    return places.compactMap { range in
      texts.removeValue(forKey: range).flatMap { ChartNote($0.joined(separator: "; "), at: range) }
    }
  }
}
