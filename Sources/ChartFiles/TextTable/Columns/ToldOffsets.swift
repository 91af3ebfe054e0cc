import ChartCore

/// So many ends of stretches with one offset are kept: more are no clocks.
private let mostEnds = 1 << 14
/// After so many, what comes next is anybody's guess: rows of several places stand among each other.
private let mostLikelyEnds = 1 << 11

/// The offsets from UTC that the moments of a column say, row after row.
struct ToldOffsets {
  /// The one that is said now; nil before the first row that says one, where the column's first cells say several.
  private(set) var current: Double?
  /// The moments at the ends of stretches of rows that say one offset.
  private(set) var ends: [MomentCell] = []
  /// Whether a row has said another one than all before it.
  private(set) var haveChanged = false

  /// Those of a column that begins with one.
  init(first: Double?) { current = first }

  /// The one that the next rows most likely say; nil where nobody knows.
  var likely: Double? { ends.count < mostLikelyEnds ? current : nil }

  /// Takes in a row's moment, behind a row whose moment is at `last`.
  mutating func take(_ cell: MomentCell, after last: Double?) {
    guard let offset = cell.offset, offset != current else { return }
    if let current, let last, last.isFinite { keep(MomentCell(at: last, offset: current)) }
    haveChanged = haveChanged || current != nil
    current = offset
    keep(MomentCell(at: cell.milliseconds, offset: offset))
  }

  private mutating func keep(_ cell: MomentCell) {
    if ends.count <= mostEnds { ends.append(cell) }
  }

  /// The clocks of which the rows tell, the last of which is at `last`; nil where they are none.
  func clocks(until last: Double) -> Zone? {
    guard ends.count <= mostEnds, let current else { return nil }
    return ZoneOfColumn.clocks(ends + [MomentCell(at: last, offset: current)])
  }
}

extension MomentCell {
  /// A moment with a time of day, so many milliseconds ahead of UTC.
  fileprivate init(at milliseconds: Double, offset: Double) {
    self.init(
      milliseconds: milliseconds, hasTime: true, hasYear: true, offset: offset, order: nil)
  }
}
