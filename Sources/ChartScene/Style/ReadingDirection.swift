extension ChartStyle {
  /// What lies in a rectangle, at the other side of it where people read from right to left.
  func laid(_ items: [Scene.Item], in rect: Rect) -> [Scene.Item] {
    isMirrored ? items.map { $0.mirrored(in: rect.x + rect.maxX) } : items
  }
}
