/// The cells of a plane in which the points of a scatter are counted.
public struct CloudGrid: Equatable, Sendable {
  /// The values along the plane and up, from edge to edge.
  public let across, up: ClosedRange<Double>
  /// How many cells there are along and up.
  public let columns, rows: Int

  /// A grid with at least one cell, and no more along or up than any screen has pixels; both ranges have a length.
  public init(across: ClosedRange<Double>, up: ClosedRange<Double>, columns: Int, rows: Int) {
    (self.across, self.up) = (across, up)
    (self.columns, self.rows) = (min(max(columns, 1), mostCells), min(max(rows, 1), mostCells))
  }

  /// How many cells it has.
  public var count: Int { columns * rows }

  /// The cell of two numbers, as a column and a row from the lower left corner; beyond an edge it is the one there.
  func cell(_ x: Double, _ y: Double) -> (column: Int, row: Int) {
    let along = (x - across.lowerBound) / across.span * Double(columns)
    let high = (y - up.lowerBound) / up.span * Double(rows)
    return (
      min(max(Int(clamping: along), 0), columns - 1), min(max(Int(clamping: high), 0), rows - 1)
    )
  }
}

/// So many cells are side by side at most: all of them are in memory.
private let mostCells = 16_384
