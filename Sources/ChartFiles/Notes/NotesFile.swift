public import ChartCore

extension ChartFile {
  /// Reads notes from the file at `path`: a table with a column of moments, numbers or whatever charts are over, and one of
  /// words. Where it has a column of ends too, notes are about ranges; where one is called `chart`, it says which chart they
  /// are about.
  ///
  /// Blocks while it reads. Linear time. Rows that cannot be read are left out, and told of in notices.
  public static func readNotes(
    path: String, named name: String? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(ChartFileError) -> (notes: FileNotes, notices: [Notice]) {
    var options = options
    options.text.isOfNotes = true
    let document = try read(path: path, named: name, options: options)
    guard let table = document.tables.first, let notes = FileNotes(in: table) else {
      throw ChartFileError(
        file: name ?? ending(of: path),
        problem: "a column of dates or numbers and one of words were expected, for notes")
    }
    return (notes, document.notices)
  }
}

extension Series {
  /// One without a name or values over an x. Linear time.
  static func nothing(_ x: Column) -> Series {
    Series(number: 0, name: "", column: Column(x.all.map { _ in .nan }))
  }
}

extension FileNotes {
  /// The notes of a table; nil where it has no words, or nothing that these could be about.
  fileprivate init?(in table: Table) {
    guard let words = table.wordsOfNotes, table.presentation.xKind != .rows else { return nil }
    let charts = table.labels.first { $0.name.lowercased() == NoteColumns.chart }
    let ends = table.series[0].column
    self.init(
      along: table,
      (0..<table.x.count).compactMap { row in
        let start = table.x[row]
        let end = ends[row].isNaN ? start : ends[row]
        return words.word(at: row).flatMap { ChartNote($0, at: min(start, end)...max(start, end)) }
          .map { Entry(chart: charts?.word(at: row), $0) }
      })
  }
}

extension Table {
  /// The column that says what notes say: one that is called so, or that with the most different words.
  fileprivate var wordsOfNotes: Labels? {
    let others = labels.filter {
      $0.name.lowercased() != NoteColumns.chart && !NoteColumns.isEnd($0.name)
    }
    let named = NoteColumns.words.lazy.compactMap { name in
      others.first { $0.name.lowercased() == name }
    }.first
    return named
      ?? others.filter(\.hasLetters).max { $0.words.count < $1.words.count }
  }
}

extension Labels {
  /// Whether they are more than numbers and dates.
  fileprivate var hasLetters: Bool { words.contains { $0.contains(where: \.isLetter) } }
}

// MARK: - Writing

extension FileNotes {
  /// The notes as CSV (RFC 4180), as they are read again: which chart each is about, where it begins and, where it is about a
  /// range, ends, and its words. n log n time.
  public var csv: String {
    let written = writtenPlaces
    let rows = entries.map { entry in
      let (range, text) = (entry.note.range, entry.note.text)
      let end = entry.note.isAtPoint ? nil : written[range.upperBound]
      return [
        (entry.chart ?? "").asCell, written[range.lowerBound] ?? "", end ?? "", text.asCell,
      ]
    }
    let names = [
      NoteColumns.chart, xKind == .numbers ? "x" : "time", NoteColumns.end, NoteColumns.words[0],
    ]
    return ([names] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// The ends of all notes as other programs take them: all days alone, or all with their times.
  private var writtenPlaces: [Double: String] {
    let ends = Set(entries.flatMap { [$0.note.range.lowerBound, $0.note.range.upperBound] })
    guard !ends.isEmpty else { return [:] }
    var presentation = Presentation()
    (presentation.xKind, presentation.zone) = (xKind, zone)
    presentation.isOfOwnClocks = isOfOwnClocks
    let x = ends.sorted()
    let table = Table(
      x: Column(x), series: [.nothing(Column(x))],
      presentation: presentation)
    let copied = table.copiedPoints
    return Dictionary(uniqueKeysWithValues: x.enumerated().map { ($1, copied($0)) })
  }
}
