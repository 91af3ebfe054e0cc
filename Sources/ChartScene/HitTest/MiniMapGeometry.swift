public import ChartCore

/// What a pointer on the mini-map would take hold of.
public enum MiniMapTarget: Hashable, Sendable, CaseIterable {
  /// The handle of the range's start.
  case lowerHandle
  /// The handle of the range's end.
  case upperHandle
  /// The window between the handles.
  case body
  /// The tinted rest.
  case outside
}

/// The mini-map's window: where it is drawn, what lies under a pointer, what a drag means.
public struct MiniMapGeometry: Equatable, Sendable {
  /// How wide a handle is drawn.
  static let handleWidth = 12.0
  /// How far beside the window a handle can still be taken.
  private static let reachOutside = 10.0
  /// What is left between the handles however little the range is.
  private static let narrowestBody = 10.0

  /// Moments to pixels from the mini-map's left edge.
  public let scale: LinearScale
  /// The window with its handles, never narrower than these and something between them.
  public let frame: Rect
  private let width: Double

  /// The geometry of a mini-map of a size that shows `domain`.
  public init(
    width: Double, height: Double, domain: ClosedRange<Double>, visibleRange: ClosedRange<Double>
  ) {
    self.width = max(0, width)
    scale = LinearScale(domain: domain, from: 0, to: self.width)
    let lower = scale(visibleRange.lowerBound).clamped(to: 0...self.width)
    let upper = scale(visibleRange.upperBound).clamped(to: lower...self.width)
    let narrowest = min(self.width, 2 * Self.handleWidth + Self.narrowestBody)
    let length = max(upper - lower, narrowest)
    let start = ((lower + upper - length) / 2).clamped(to: 0...(self.width - length))
    frame = Rect(start, 0, length, max(0, height))
  }

  /// The window on its way from this geometry's to another one's, both of mini-maps without a scale in
  /// common.
  func interpolated(to other: MiniMapGeometry, by fraction: Double) -> MiniMapGeometry {
    MiniMapGeometry(
      between: self, other, frame: frame.interpolated(to: other.frame, by: fraction),
      width: width.interpolated(to: other.width, by: fraction))
  }

  private init(between a: MiniMapGeometry, _ b: MiniMapGeometry, frame: Rect, width: Double) {
    self.frame = frame
    self.width = width
    scale = LinearScale(domain: b.scale.domain, from: 0, to: width)
  }

  /// How wide a handle is: a third of the window where that is very small.
  var handle: Double { min(Self.handleWidth, frame.width / 3) }

  /// What is under a point; heights do not matter, the mini-map is low enough as it is.
  public func target(at point: Point) -> MiniMapTarget {
    if point.x < frame.x - Self.reachOutside || point.x >= frame.maxX + Self.reachOutside {
      return .outside
    }
    if point.x < frame.x + handle { return .lowerHandle }
    if point.x >= frame.maxX - handle { return .upperHandle }
    return .body
  }

  /// What it means to have dragged `target` by `pixels` since the range was `start`.
  ///
  /// A drag that began outside, where the window was brought to, moves the window.
  public func action(
    dragging target: MiniMapTarget, by pixels: Double, from start: ClosedRange<Double>, chart: Int
  ) -> Board.Action {
    let distance = time(of: pixels)
    switch target {
    case .lowerHandle: return .resizeLower(chart: chart, to: start.lowerBound + distance)
    case .upperHandle: return .resizeUpper(chart: chart, to: start.upperBound + distance)
    case .body, .outside:
      let lower = start.lowerBound + distance
      return .setRange(chart: chart, lower...max(lower, start.upperBound + distance))
    }
  }

  /// What a click outside the window means: the window comes to the point.
  public func action(clickingAt point: Point, chart: Int) -> Board.Action {
    .centre(chart: chart, on: scale.invert(point.x.clamped(to: 0...width)))
  }

  /// How much time that many pixels are, from the domain's span, so that nothing is lost between
  /// two large moments.
  private func time(of pixels: Double) -> Double {
    width > 0 ? pixels / width * scale.domain.span : 0
  }
}

/// How far an arrow key moves the window or its edge, as a part of the window's span, and the least as one of the whole.
private let (stepShare, leastStepShare) = (0.1, 0.001)

extension MiniMapGeometry {
  /// How far an arrow key moves a window of a span, or its edge: by whole points where it shows some, so that it does not
  /// come to cut one.
  public static func keyStep(of span: Double, in domain: Double, spacing: Double) -> Double {
    let step = max(span * stepShare, domain * leastStepShare)
    guard spacing > 0, spacing <= span else { return step }
    return max(1, (step / spacing).rounded()) * spacing
  }
}
