import ChartCore

/// A chart before all of it is known.
enum TelegramDraft {
  /// The table of the columns that a chart has so far; nil where it makes none yet.
  ///
  /// The types may come later: the column `x`, or else the first one, is taken for the moments, and
  /// those as long as it are drawn as lines.
  static func table(of columns: [TelegramColumn]) -> Table? {
    guard let x = columns.first(where: { $0.id == "x" }) ?? columns.first,
      x.firstGap == nil, x.values.count > 0,
      Set(columns.map { ExactText($0.id) }).count == columns.count
    else { return nil }
    let lines = columns.filter { $0.id != x.id && $0.values.count == x.values.count }
    guard !lines.isEmpty, x.values.isAscending else { return nil }
    return Table(x: x.values, series: lines.enumerated().map(series))
  }

  private static func series(_ index: Int, _ line: TelegramColumn) -> Series {
    Series(
      id: line.id, name: line.id.onOneLine, color: SeriesPalette.color(index),
      column: line.values)
  }
}
