import CKernels

/// The colours of a column of pixels from the top down, while rectangles are laid under each other.
struct ColumnRuns {
  /// The first one begins in row 0; each of the others is next to one of them.
  private var runs: [Run]
  private let height: Int32

  /// Pixels of the same colour, from where the run before ends.
  private struct Run {
    /// The row after the last one.
    var end: Int32
    /// Premultiplied.
    var color: UInt32 = 0
    /// The number of the shape that was laid here last.
    var shape: Int32 = -1
    /// The place of the run that begins where this one ends; of the last one, none.
    var next: Int32 = -1

    var isOpaque: Bool { color >> 24 == 255 }
  }

  /// A clear column.
  init(height: Int) {
    self.height = Int32(height)
    runs = [Run(end: self.height)]
  }

  /// Makes it clear again.
  mutating func clear() {
    runs.removeLast(runs.count - 1)
    runs[0] = Run(end: height)
  }

  /// Lays an ink under rows of the column, except where it was laid for the same shape; shapes come
  /// one after the other.
  ///
  /// Time in proportion to the runs down to these rows.
  mutating func lay(_ ink: ChartInk, under rows: Range<Int32>, shape: Int32) {
    var (place, start) = (0, Int32(0))
    while start < rows.upperBound {
      let run = runs[place]
      if run.end > rows.lowerBound && !run.isOpaque && run.shape != shape {
        if start < rows.lowerBound { place = cut(place, at: rows.lowerBound) }
        if run.end > rows.upperBound { _ = cut(place, at: rows.upperBound) }
        runs[place].color = ink.laid(under: run.color)
        runs[place].shape = shape
      }
      start = runs[place].end
      place = Int(runs[place].next)
    }
  }

  /// Cuts a run in two before a row; returns the place of the second part.
  private mutating func cut(_ place: Int, at row: Int32) -> Int {
    runs.append(runs[place])
    runs[place].end = row
    runs[place].next = Int32(runs.count - 1)
    return runs.count - 1
  }

  /// Tells each row at which the colour changes, and by which bits; above and below the column it is
  /// clear.
  @inline(__always)
  func forEachChange(_ body: (_ row: Int32, _ bits: UInt32) -> Void) {
    var (place, start, color) = (0, Int32(0), UInt32(0))
    while place >= 0 {
      let run = runs[place]
      if run.color != color { body(start, run.color ^ color) }
      (place, start, color) = (Int(run.next), run.end, run.color)
    }
    if color != 0 { body(start, color) }
  }
}
