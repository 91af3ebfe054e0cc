import ChartCore

private let (outlineWidth, tickWidth) = (1.5, 2.0)
private let radius = 5.0

/// The check mark before a name in a list: a filled square with a tick, or its outline.
struct CheckMark {
  private let box: Rect

  /// A mark of a width and height in pixels, whose left edge's middle is at a point.
  init(at point: Point, side: Double) {
    box = Rect(point.x, (point.y - side / 2).rounded(), side, side)
  }

  /// What is drawn of it in a colour; `ink` is that of the tick, where others have it too.
  func items(isOn: Bool, _ color: Color, _ style: ChartStyle, ink: Color? = nil) -> [Scene.Item] {
    isOn ? filled(color, style, ink ?? style.theme.ink(on: color)) : [outline(color)]
  }

  private func outline(_ color: Color) -> Scene.Item {
    .outline(
      box.inset(horizontally: outlineWidth / 2, vertically: outlineWidth / 2),
      radius: radius - outlineWidth / 2, width: outlineWidth, color: color)
  }

  private func filled(_ color: Color, _ style: ChartStyle, _ ink: Color) -> [Scene.Item] {
    let points = [(0.22, 0.52), (0.43, 0.72), (0.79, 0.3)].map {
      Point(box.x + $0.0 * box.width, box.y + $0.1 * box.width)
    }
    return [
      .rectangle(box, radius: radius, fill: color),
      .polyline(points, width: tickWidth * style.textScale, color: ink),
    ]
  }
}
