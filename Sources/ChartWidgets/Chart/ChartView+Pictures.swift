import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  /// The state of the bound chart.
  var state: ChartState? { chart.map { store.board.charts[$0] } }

  /// Heads for the board's present state and shows the first frame of the way there.
  func retarget(_ transition: Transition) {
    guard size.width > 0, let target = target() else { return }
    let seconds = canvas.frameSeconds
    turn.head(for: target, canvas.isAnimated ? transition : .cut, at: seconds)
    if refresh(at: seconds) { ticker.start() }
  }

  /// Where the side on show comes to rest in the board's present state.
  func target() -> ChartTarget? {
    guard let side, let state else { return nil }
    return side.layout.target(
      of: side.table, state: state, labelSpacing: appearance.labelSpacing, after: side.target)
  }

  /// A frame of whatever moves; returns whether it still does.
  func tick(at seconds: Double) -> Bool {
    let isMoving = refresh(at: seconds)
    if leaving != nil { turnOn(at: seconds) }
    return isMoving
  }

  /// Shows the frame at `seconds`; returns whether anything still moves.
  @discardableResult
  func refresh(at seconds: Double) -> Bool {
    guard let side, let motion = side.motion, let picture = picture(of: side, at: seconds)
    else { return false }
    if let zoomPicture = zoomPicture(at: seconds) {
      show(zoomPicture, of: picture, at: seconds)
    } else {
      show(picture, of: picture, at: seconds)
    }
    return !motion.isFinished(at: seconds) || !turn.isFinished(at: seconds)
      || complaint?.shake?.isFinished(at: seconds) == false || !sectors.isFinished(at: seconds)
  }

  private func show(_ scenes: some ChartScenes, of picture: ChartPicture, at seconds: Double) {
    guard let chart, let state else { return }
    let base = key(of: scenes.layout, turn: turnKey(at: seconds))
    let measure = appearance.measure
    for (part, canvas) in canvases where scenes.layout.rect(of: part) != nil {
      let key = PartKey(base: base, part: picture.key(of: part))
      canvas.show(key, text: measure, scale: scale) { scenes.scene(of: part, measure: measure) }
    }
    if let place = scenes.layout.miniMap {
      miniMap.follow(chart, state, shows: picture.sample.visibleRange, in: place)
    }
    showChecks(at: seconds)
  }

  func key(of layout: ChartLayout, turn: TurnKey?) -> PictureKey {
    PictureKey(
      chart: chart ?? 0, moment: side?.moment, role: side?.role ?? .plain, layout: layout,
      appearance: appearance.current, scale: scale, turn: turn)
  }

  private func turnKey(at seconds: Double) -> TurnKey? {
    leaving?.motion.map {
      TurnKey(progress: turn.progress(at: seconds), left: $0.sample(at: seconds))
    }
  }

  /// A side at a time; nil before its first layout.
  func picture(of side: ChartSide, at seconds: Double) -> ChartPicture? {
    guard let chart, let motion = side.motion, side.layout.size.width > 0 else { return nil }
    let isOnShow = side.moment == self.side?.moment
    return ChartPicture(
      table: side.table, title: store.title(of: chart), sample: motion.sample(at: seconds),
      indicator: isOnShow ? shownMoment : side.indicator, style: appearance.current.style,
      layout: side.layout, role: side.role, remark: isOnShow ? remark(at: seconds) : nil,
      pie: side.table.kind.hasAxes ? [] : sectors.selections(at: seconds))
  }
}
