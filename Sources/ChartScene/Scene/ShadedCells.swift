public import ChartCore

/// A rectangle of cells side by side, each in one of a few shades or clear: what would be too many rectangles.
public struct ShadedCells: Equatable, Sendable {
  /// How many cells there are along and down, at least one.
  public let columns, rows: Int
  /// For each cell its shade, counted from 1, or 0 where it is clear: the upper row first.
  public let shades: [UInt8]
  /// The colours of the shades.
  public let colors: [Color]

  /// Cells as many as columns and rows.
  public init(columns: Int, rows: Int, shades: [UInt8], colors: [Color]) {
    precondition(shades.count == columns * rows, "each cell has a shade")
    precondition(shades.allSatisfy { $0 <= colors.count }, "each shade has a colour")
    (self.columns, self.rows, self.shades, self.colors) = (columns, rows, shades, colors)
  }

  /// The same in fainter colours.
  public func faded(by opacity: Double) -> ShadedCells {
    ShadedCells(
      columns: columns, rows: rows, shades: shades, colors: colors.map { $0.faded(by: opacity) })
  }
}
