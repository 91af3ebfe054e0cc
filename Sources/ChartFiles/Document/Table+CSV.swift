public import ChartCore

extension Table {
  /// Tells some points, of some of the series, as CSV (RFC 4180), row by row: x, and a cell a series,
  /// which is empty for a gap; of prices all of them, and whose they are; then the points' words, and the notes about
  /// them, if there are some.
  ///
  /// Numbers and x are as other programs take them (`copied`, `copiedPoints`): Chartdeck reads the same columns from it.
  /// Pauses are no points of the file. Linear time in the number of points times that of notes.
  public func tellCSV<Failure>(
    of points: Range<Int>, series shown: [Int], notes: [ChartNote] = [],
    _ tell: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let columns = fileColumns(ofSeries: shown) + noteColumns(notes, at: points)
    try tell(Self.line(columns.map(\.name.asCell)))
    for point in points where !isPause(point) {
      try tell(Self.line(columns.map { $0.cell(point) }))
    }
  }

  /// Whether a point stands for a pause of a recording.
  private func isPause(_ point: Int) -> Bool {
    guard let times = presentation.activity?.times, times.count == x.count else { return false }
    return times[point].isNaN
  }

  /// The columns that a file of some series has.
  private func fileColumns(ofSeries shown: [Int]) -> [FileColumn] {
    let x = FileColumn(name: presentation.xName ?? xKind.columnName, cell: copiedPoints)
    let values = shown.flatMap(valueColumns).map { values in
      FileColumn(name: values.fileName) { values.value(at: $0).copied }
    }
    let labels = labels.map { labels in
      FileColumn(name: labels.name) { labels.word(at: $0)?.asCell ?? "" }
    }
    let symbol = prices?.history.symbol.map { symbol in
      FileColumn(name: "symbol") { _ in symbol.asCell }
    }
    return [x] + values + labels + [symbol].compactMap(\.self)
  }

  /// A column of the notes about some points, each at all points of its range; none where there are none.
  private func noteColumns(_ notes: [ChartNote], at points: Range<Int>) -> [FileColumn] {
    let written = notes.map { note in
      let first = index(reading: note.range.lowerBound)
      return (first...max(first, index(reading: note.range.upperBound)), note.text)
    }.filter { $0.0.overlaps(points) }
    guard !written.isEmpty else { return [] }
    let column = FileColumn(name: "note") { point in
      written.filter { $0.0.contains(point) }.map(\.1).joined(separator: "; ").asCell
    }
    return [column]
  }

  private static func line(_ cells: [String]) -> String {
    cells.joined(separator: ",") + "\r\n"
  }
}

/// A column as it stands in a file.
private struct FileColumn {
  /// What it is called.
  let name: String
  /// What it says of a point, quoted where that is needed.
  let cell: (Int) -> String
}

extension Presentation.XKind {
  /// What an x without a name is called.
  fileprivate var columnName: String {
    switch self {
    case .moments, .sessions: "time"
    case .timesOfDay: "hour"
    case .durations: "duration"
    case .numbers: "x"
    case .rows: "row"
    }
  }
}
