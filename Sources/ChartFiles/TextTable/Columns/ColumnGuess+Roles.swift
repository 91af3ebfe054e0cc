import ChartCore

extension [ColumnGuess] {
  /// The columns with nothing in those that somebody gave another role than that of x.
  func mayBeX(besides roles: [Int: TableRole]) -> [ColumnGuess] {
    enumerated().map { column, guess in
      roles[column].map { $0 == .x } ?? true ? guess : .nothing
    }
  }
}

extension ColumnNames {
  /// The columns of a list of notes that are no x.
  var besideNotes: [Int: TableRole] {
    Dictionary(
      uniqueKeysWithValues: names.indices.filter { NoteColumns.isBesideX(names[$0]) }
        .map { ($0, .words) })
  }
}

extension [ColumnGuess] {
  /// The same columns with numbers in those that somebody said have values; a fault where one has none.
  func withNumbers(
    in roles: [Int: TableRole], _ guess: (Int) -> ColumnGuess?
  ) throws(Fault) -> [ColumnGuess] {
    var columns = self
    for (column, role) in roles where role == .value && !columns[column].hasValues {
      guard let numbers = guess(column) else {
        throw Fault(ofFile: "column \(column + 1) was to be of values, but has no numbers")
      }
      columns[column] = numbers
    }
    return columns
  }
}
