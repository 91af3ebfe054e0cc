import CKernels

/// Shapes that are laid together.
struct RasterLayer {
  /// The shapes.
  let shape: Shape
  /// What they show inside of; nil is the whole image.
  let corners: Corners?

  /// What series are made of.
  enum Shape {
    /// Lines or dots.
    case strokes(StrokeEnvelope, ChartInk)
    /// An area.
    case polygon(PolygonFill, ChartInk)
    /// Columns, bars and grid lines.
    case rectangles(RectangleFill)
  }

  /// Lays the part that is in a tile under what is there.
  func lay(under tile: inout Tile, left: Int) {
    let columns = shape.columns.clamped(to: left..<left + tileWidth)
    guard !columns.isEmpty, !tile.isCovered else { return }
    switch shape {
    case .strokes(let envelope, let ink):
      tile.lay(ink) { clipped(envelope.added(to: $0, columns: columns, left: left), left) }
    case .polygon(let fill, let ink):
      tile.lay(ink) { clipped(fill.added(to: $0, columns: columns, left: left), left) }
    case .rectangles(let fill):
      tile.lay { colors, runs in
        var added = fill.added(to: colors, columns: columns, left: left, runs: &runs)
        corners?.forEachColumn(at: left) { added.limit(column: $0, to: $1) }
        return added
      }
    }
  }

  /// The cells without what they have outside the corners.
  private func clipped(_ cells: Cells, _ left: Int) -> Cells {
    var cells = cells
    corners?.forEachColumn(at: left) { cells.limit(column: $0, to: $1) }
    return cells
  }
}

extension RasterLayer.Shape {
  /// The columns of pixels that are touched.
  var columns: Range<Int> {
    switch self {
    case .strokes(let envelope, _): envelope.columns
    case .polygon(let fill, _): fill.columns
    case .rectangles(let fill): fill.columns
    }
  }
}
