extension Scene.Item {
  /// A text or a plain shape at the other side of an area of a width, as those see it who read from right to left;
  /// anything else stays.
  func mirrored(in width: Double) -> Scene.Item {
    switch self {
    case .text(let text): .text(text.mirrored(in: width))
    case .rectangle(let rect, let radius, let fill):
      .rectangle(rect.mirrored(in: width), radius: radius, fill: fill)
    case .polygon(let points, let fill):
      .polygon(points.map { $0.mirrored(in: width) }, fill: fill)
    case .polyline(let points, let thickness, let color):
      .polyline(points.map { $0.mirrored(in: width) }, width: thickness, color: color)
    default: self
    }
  }
}

extension Point {
  fileprivate func mirrored(in width: Double) -> Point { Point(width - x, y) }
}

extension Text {
  /// The same at the other side of an area of a width.
  fileprivate func mirrored(in width: Double) -> Text {
    var mirrored = self
    mirrored.position.x = width - position.x
    mirrored.anchor =
      switch anchor {
      case .leading: .trailing
      case .middle: .middle
      case .trailing: .leading
      }
    return mirrored
  }
}

extension Rect {
  /// The same at the other side of an area of a width.
  func mirrored(in width: Double) -> Rect { Rect(width - maxX, y, self.width, height) }
}
