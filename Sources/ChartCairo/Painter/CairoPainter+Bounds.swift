public import ChartScene

extension CairoPainter {
  /// The rectangle around everything that `items` paint when `text` lays out the letters, nil where
  /// they paint nothing. What comes to lie on whole pixels may be up to two of them outside.
  public static func bounds(of items: [Scene.Item], text: PangoTextMeasure?) -> Rect? {
    items.reduce(nil) { bounds, item in
      guard let next = Self.bounds(of: item, text), next.isFinite else { return bounds }
      return bounds?.joined(with: next) ?? next
    }
  }

  private static func bounds(of item: Scene.Item, _ measure: PangoTextMeasure?) -> Rect? {
    switch item {
    case .rectangle(let rect, _, _): rect
    case .outline(let rect, _, let width, _): rect.widened(by: width)
    case .polyline(let points, let width, _): Rect(around: points)?.widened(by: width)
    case .segments(let segments, let width, _):
      Rect(around: segments.flatMap { [$0.from, $0.to] })?.widened(by: width)
    case .polygon(let points, _): Rect(around: points)
    case .rectangles(let rects, _):
      rects.reduce(nil) { $1.isFinite ? $0?.joined(with: $1) ?? $1 : $0 }
    case .cells(let rect, _): rect
    case .ring(let center, let radius, let width, _, _):
      Rect(center.x, center.y, 0, 0).widened(by: radius + width)
    case .text(let text): measure?.line(text).flatMap { bounds(of: text, laidOutAs: $0) }
    case .shadow(let rect, _, let blur, let offset, _):
      rect.widened(by: blur + 2 * abs(offset))
    case .clipped(let rect, _, let items): bounds(of: items, text: measure)?.common(with: rect)
    case .moved(let offset, let items): bounds(of: items, text: measure)?.moved(by: offset)
    case .faded(_, let items): bounds(of: items, text: measure)
    }
  }

  private static func bounds(of text: Text, laidOutAs line: TextLine) -> Rect? {
    let start = Point(text.start(of: line), text.position.y)
    return line.ink?.moved(by: start).widened(by: text.halo == nil ? 0 : Text.haloReach)
  }
}

extension Rect {
  /// The rectangle around the finite ones of `points`, nil where there are none.
  fileprivate init?(around points: [Point]) {
    guard let first = points.first(where: \.isFinite) else { return nil }
    var (left, right, upper, lower) = (first.x, first.x, first.y, first.y)
    for point in points where point.isFinite {
      (left, right) = (min(left, point.x), max(right, point.x))
      (upper, lower) = (min(upper, point.y), max(lower, point.y))
    }
    self.init(left, upper, right - left, lower - upper)
  }

  fileprivate func widened(by margin: Double) -> Rect {
    Rect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
  }

  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x + offset.x, y + offset.y, width, height)
  }
}
