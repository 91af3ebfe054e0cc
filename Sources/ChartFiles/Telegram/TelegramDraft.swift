import ChartCore

/// A chart before all of it is known.
enum TelegramDraft {
  /// The table of the columns that a chart has so far; nil where it makes none yet.
  ///
  /// The types may come later: the column `x`, or else the first one, is taken for the moments, and
  /// those as long as it are drawn as lines. Columns are finished once: what they share with the
  /// chart in the end is built here.
  static func table(of columns: [TelegramColumn]) -> Table? {
    guard let x = columns.first(where: { $0.id == "x" }) ?? columns.first,
      x.firstGap == nil, x.values.count > 0, Set(columns.map(\.id)).count == columns.count
    else { return nil }
    let lines = columns.filter { $0.id != x.id && $0.values.count == x.values.count }
    guard !lines.isEmpty, x.values.finished().isAscending else { return nil }
    return Table(x: x.values.finished(), series: lines.enumerated().map(series))
  }

  private static func series(_ index: Int, _ line: TelegramColumn) -> Series {
    Series(
      id: line.id, name: line.id.onOneLine, color: SeriesPalette.color(index),
      column: line.values.finished())
  }
}
