import ChartCore

/// A column of the data table.
nonisolated struct TableColumn: Equatable, Sendable {
  /// What its cells say.
  enum Content: Equatable, Sendable {
    /// What x is.
    case x
    /// Numbers, with so many decimals below one another.
    case values(ValueColumn, places: Int)
    /// Words of the points.
    case words(Labels)
  }

  /// What it is called.
  let title: String
  /// What its cells say.
  let content: Content

  /// Whether its cells end at the same edge.
  var hasNumbers: Bool { if case .values = content { true } else { false } }
}

extension Table {
  /// The columns of some series, which are called so, at some points.
  nonisolated func columns(
    ofSeries shown: [Int], called names: [String], at indexes: Range<Int>, _ words: Words
  ) -> [TableColumn] {
    let values = shown.flatMap { series in
      valueColumns(ofSeries: series).map { values in
        TableColumn(
          title: values.role == .values ? names[series] : values.title(words),
          content: .values(values, places: values.places(at: indexes)))
      }
    }
    return [TableColumn(title: xWords(words), content: .x)] + values
      + labels.map { TableColumn(title: $0.name, content: .words($0)) }
  }
}
