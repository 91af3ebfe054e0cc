import ChartCore

/// Lines that a mini-map tells apart.
private let mostLines = 12
/// A mini-map's lines are no wider than those of the plot.
private let widestLine = 1.2
private let cornerRadius = 8.0
private let railHeight = 1.5
private let tickSize = Size(2, 10)
/// From the highest and lowest value to the mini-map's edges: the rails and a line's half.
private let miniMapInset = 4.0

extension ChartPicture {
  /// The visible series over their whole time, in the form they have in the plot.
  public func miniMapSeries() -> Scene {
    guard let size = layout.miniMap?.size else { return Scene(size: Size(0, 0)) }
    let xScale = LinearScale(domain: table.domain, from: 0, to: size.width)
    let yScales = sample.axes.map { miniMapScale(of: $0, height: size.height) }
    var marks = marks(xScale, yScales, in: size, lineWidth: min(widestLine, lineWidth))
    if isBand {
      marks.isCrowd = true
      marks.crowdColor = style.theme.dim
      marks.raise(raised, isSurface: false)
    }
    return marks.clippedScene(radius: cornerRadius)
  }

  /// Whether so many lines would be a mass: then the mini-map has the band that they cover.
  var isBand: Bool {
    !table.kind.isFilled && table.axisCount == 1 && sample.axes[0].miniMapForm != .percent
      && table.series.indices.count(where: isOn) > mostLines
  }

  /// Surfaces stand on the mini-map's lower edge, and what is a whole fills it.
  private func miniMapScale(of axis: YAxisSample, height: Double) -> ValueScale {
    let isWhole = table.kind.stacking == .percentages
    let lowest = table.kind.isFilled ? height : height - miniMapInset
    let highest = isWhole ? 0 : miniMapInset
    let isDownward = table.presentation.isDownward
    return ValueScale(
      domain: axis.miniMapDomain, form: axis.miniMapForm, from: isDownward ? highest : lowest,
      to: isDownward ? lowest : highest)
  }

  /// The mini-map's window: a frame with two handles, and a tint over the rest.
  public func miniMapWindow() -> Scene {
    guard let size = layout.miniMap?.size, let geometry = miniMapGeometry else {
      return Scene(size: Size(0, 0))
    }
    return miniMapWindow(geometry, in: size, tint: miniMapTint)
  }

  /// Where the mini-map's window is; nil without a mini-map.
  var miniMapGeometry: MiniMapGeometry? {
    layout.miniMap.map {
      MiniMapGeometry(
        width: $0.width, height: $0.height, domain: table.domain,
        visibleRange: sample.visibleRange)
    }
  }

  /// What lies over the mini-map outside its window.
  var miniMapTint: Color { table.kind.isFilled ? style.theme.surfaceTint : style.theme.tint }

  /// The window of a geometry in a mini-map of a size, with this tint outside.
  func miniMapWindow(_ geometry: MiniMapGeometry, in size: Size, tint: Color) -> Scene {
    let frame = geometry.frame.onWholePixels
    let tints = tints(beside: frame, in: size).map { Scene.Item.rectangle($0, fill: tint) }
    let handles = handles(of: frame, width: geometry.handle).flatMap { handle($0, of: frame) }
    let outside = Scene.Item.clipped(Rect(size), radius: cornerRadius, tints)
    return Scene(size: size, items: [outside] + rails(of: frame, handle: geometry.handle) + handles)
  }

  /// What lies outside the frame, and under the round corners of its handles.
  private func tints(beside frame: Rect, in size: Size) -> [Rect] {
    let left = min(frame.x + cornerRadius, frame.midX)
    let right = max(frame.maxX - cornerRadius, frame.midX)
    return [Rect(0, 0, left, size.height), Rect(right, 0, size.width - right, size.height)]
  }

  private func handles(of frame: Rect, width: Double) -> [Rect] {
    [
      Rect(frame.x, frame.y, width, frame.height),
      Rect(frame.maxX - width, frame.y, width, frame.height),
    ]
  }

  private func rails(of frame: Rect, handle: Double) -> [Scene.Item] {
    [frame.y, frame.maxY - railHeight].map { y in
      .rectangle(
        Rect(frame.x + handle, y, frame.width - 2 * handle, railHeight), fill: style.theme.frame)
    }
  }

  /// A handle, whose outer corners are those of the whole frame, with its tick.
  private func handle(_ handle: Rect, of frame: Rect) -> [Scene.Item] {
    let tick = Rect(
      handle.midX - tickSize.width / 2, handle.midY - tickSize.height / 2, tickSize.width,
      tickSize.height)
    return [
      .clipped(handle, [.rectangle(frame, radius: cornerRadius, fill: style.theme.frame)]),
      .rectangle(tick, radius: tickSize.width / 2, fill: style.theme.frameTick),
    ]
  }
}

extension Rect {
  /// The same with its left and right edges on whole pixels, so that they are crisp.
  fileprivate var onWholePixels: Rect {
    let left = x.rounded()
    return Rect(left, y, maxX.rounded() - left, height)
  }
}
