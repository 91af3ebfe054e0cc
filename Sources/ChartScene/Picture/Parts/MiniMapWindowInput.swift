import ChartCore

private let railHeight = 1.5
private let tickSize = Size(2, 10)

/// What the mini-map's window depends on.
struct MiniMapWindowInput: RangeDrawing, Equatable {
  let setting: ChartSetting
  let visibleRange: ClosedRange<Double>

  /// That of a picture.
  init(_ picture: ChartPicture) {
    (setting, visibleRange) = (picture.setting, picture.visibleRange)
  }

  /// The mini-map's window: a frame with two handles, and a tint over the rest.
  func scene() -> Scene {
    guard let size = layout.miniMap?.size, let geometry = miniMapGeometry else {
      return Scene(size: Size(0, 0))
    }
    return miniMapWindow(geometry, in: size, tint: miniMapTint)
  }
}

extension RangeDrawing {

  /// Where the mini-map's window is; nil without a mini-map.
  var miniMapGeometry: MiniMapGeometry? {
    layout.miniMap.map {
      MiniMapGeometry(
        width: $0.width, height: $0.height, domain: table.domain,
        visibleRange: visibleRange)
    }
  }

  /// What lies over the mini-map outside its window.
  var miniMapTint: Color { table.kind.isFilled ? style.theme.surfaceTint : style.theme.tint }

  /// The window of a geometry in a mini-map of a size, with this tint outside.
  func miniMapWindow(_ geometry: MiniMapGeometry, in size: Size, tint: Color) -> Scene {
    let frame = geometry.frame.onWholePixels
    let tints = tints(beside: frame, in: size).map { Scene.Item.rectangle($0, fill: tint) }
    let handles = handles(of: frame, width: geometry.handle).flatMap { handle($0, of: frame) }
    let outside = Scene.Item.clipped(Rect(size), radius: miniMapRadius, tints)
    return Scene(size: size, items: [outside] + rails(of: frame, handle: geometry.handle) + handles)
  }

  /// What lies outside the frame, and under the round corners of its handles.
  private func tints(beside frame: Rect, in size: Size) -> [Rect] {
    let left = min(frame.x + miniMapRadius, frame.midX)
    let right = max(frame.maxX - miniMapRadius, frame.midX)
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
      .clipped(handle, [.rectangle(frame, radius: miniMapRadius, fill: style.theme.frame)]),
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
