/// What columns of a list of notes are called.
enum NoteColumns {
  /// The title of the chart that a note is about, and where one ends, as they are written.
  static let (chart, end) = ("chart", "until")
  /// What its words are called, as they are written first, and by others.
  static let words = [
    "note", "event", "text", "title", "label", "annotation", "description", "comment", "message",
    "name", "summary", "what",
  ]
  private static let ends = [end, "to", "end", "stop", "ends", "end time", "end date"]

  /// Whether a column says where notes end.
  static func isEnd(_ name: String) -> Bool { ends.contains(name.lowercased()) }

  /// Whether a column is no x, whatever its cells look like.
  static func isBesideX(_ name: String) -> Bool {
    isEnd(name) || name.lowercased() == chart || words.contains(name.lowercased())
  }
}

extension TablePlan {
  /// Whether it is of notes.
  var isOfNotes: Bool { options.text.isOfNotes }

  /// Where a text is along x, if it is written as that is.
  func place(of text: String) -> Double? {
    guard let column = x.column, let cell = CellCursor(text) else { return nil }
    let kind = columns[column].kind
    var moments = RowMoments(x, in: zone)
    if case .moment(let format) = kind {
      moments.sayZone = !hasDaysOfClocks && MomentCell(cell, format)?.offset != nil
    }
    return moments.x(of: kind.value(of: cell))
  }
}

extension [ColumnGuess] {
  /// The first column of numbers that may be x, where nothing else tells one.
  func numbersOfNotes(_ names: [String]) -> XChoice? {
    indices.first { self[$0].isNumber && !NoteColumns.isBesideX(names[$0]) }
      .flatMap { XChoice(column: $0, of: self, names: names) }
  }
}
