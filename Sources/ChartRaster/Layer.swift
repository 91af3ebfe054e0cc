import CKernels

/// A shape in one colour.
struct Layer {
  /// The shape.
  let shape: Shape
  /// The colour.
  let ink: ChartInk
  /// What it shows inside of; nil is the whole image.
  let corners: Corners?

  /// What series are made of.
  enum Shape {
    /// A line, or a dot.
    case stroke(StrokeEnvelope)
    /// An area.
    case polygon(PolygonFill)
    /// Columns, bars and grid lines.
    case rectangles(RectangleFill)
  }

  /// Lays the part that is in a tile under what is there.
  func lay(under tile: inout Tile, left: Int) {
    let columns = shape.columns.clamped(to: left..<left + tileWidth)
    guard !columns.isEmpty, !tile.isCovered else { return }
    tile.lay(ink) { cells in
      let added =
        switch shape {
        case .stroke(let envelope): envelope.added(to: cells, columns: columns, left: left)
        case .polygon(let fill): fill.added(to: cells, columns: columns, left: left)
        case .rectangles(let fill): fill.added(to: cells, columns: columns, left: left)
        }
      return corners?.clipped(added, left: left) ?? added
    }
  }
}

extension Layer.Shape {
  /// The columns of pixels that are touched.
  fileprivate var columns: Range<Int> {
    switch self {
    case .stroke(let envelope): envelope.columns
    case .polygon(let fill): fill.columns
    case .rectangles(let fill): fill.columns
    }
  }
}
