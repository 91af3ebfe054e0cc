import ChartCore

/// Draws lines of one width on an area from the origin: the same for marks at rest and on their way.
struct LinePen {
  /// The line's width in pixels.
  let width: Double
  private let clip: LineClip
  private let dashes: Dashes?
  /// What dashes are made for: the area and as much beside it as they need to begin where they always do. The
  /// points next to the area may be as far away as numbers go.
  private let dashed: LineClip

  /// A pen for what is seen of an area, for lines in one piece or in dashes.
  init(width: Double, in area: Rect, dashes: Dashes? = nil) {
    (self.width, self.dashes) = (width, dashes)
    clip = LineClip(to: area)
    dashed = LineClip(to: area.inset(horizontally: -Dashes.lead, vertically: 0))
  }

  /// Adds a line through points, without what is far outside; a lone point is a dot.
  func add(_ points: [Point], color: Color, to items: inout [Scene.Item]) {
    guard let dashes else { return addWhole(points, color: color, to: &items) }
    for part in dashed.pieces(of: points) {
      for piece in dashes.pieces(of: part) { addWhole(piece, color: color, to: &items) }
    }
  }

  private func addWhole(_ points: [Point], color: Color, to items: inout [Scene.Item]) {
    // Most lines are not cut: of a thousand between gaps, none gets a list of its pieces.
    if points.count > 1 && points.allSatisfy(clip.contains) {
      return items.append(.polyline(points, width: width, color: color))
    }
    for piece in clip.pieces(of: points) {
      items.append(
        points.count > 1
          ? .polyline(piece, width: width, color: color)
          : .ring(center: piece[0], radius: width, width: 0, fill: color, color: color))
    }
  }
}
