import CGtk
import ChartCairo
import ChartCore
import ChartScene
import GtkBridge

/// The whole time of the visible series, and a window over it that the hand moves and resizes.
final class MiniMap {
  /// The series.
  let series = SceneCanvas<PartKey>()
  /// The tint, the frame and the handles; it takes the pointer and the keyboard.
  let window = SceneCanvas<PartKey>()
  /// Whether it is there.
  var isVisible = true {
    didSet {
      for part in [series, window] { gtk_widget_set_visible(part.widget, isVisible ? 1 : 0) }
    }
  }
  private var geometry: MiniMapGeometry?
  private let model: ChartModel
  private var grip: (target: MiniMapTarget, start: ClosedRange<Double>)?

  /// The mini-map of a model's chart.
  init(_ model: ChartModel) {
    self.model = model
    gtk_widget_set_can_target(series.widget, 0)
    gtk_widget_set_focusable(window.widget, 1)
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_GROUP, of: window.widget)
    followPointer()
    followDrags()
    onKey(window.widget) { [weak self] key, modifiers in
      self?.pressed(key, modifiers) ?? false
    }
  }

  /// Takes the hand for a window that shows a range, in a mini-map at a place.
  func follow(_ range: ClosedRange<Double>, in rect: Rect) {
    geometry = model.state.map {
      MiniMapGeometry(
        width: rect.width, height: rect.height, domain: $0.domain, visibleRange: range)
    }
  }

  private func send(_ action: Board.Action, _ transition: Transition) {
    model.store.send(action, transition)
  }
}

// MARK: - Pointer

extension MiniMap {
  private func followPointer() {
    let motion = Controller.motion()
    connect(motion, "motion") { [weak self] (x: Double, y: Double) in
      guard let self, grip == nil, let geometry else { return }
      setPointer(shape(over: geometry.target(at: Point(x, y))), over: window.widget)
    }
    gtk_widget_add_controller(window.widget, motion)
  }

  private func shape(over target: MiniMapTarget) -> PointerShape {
    switch target {
    case .lowerHandle, .upperHandle: .resize
    case .body: grip == nil ? .grab : .grabbing
    case .outside: .button
    }
  }

  private func followDrags() {
    let drag = Gesture.drag()
    connect(drag, "drag-begin") { [weak self] (x: Double, y: Double) in
      claim(drag)
      self?.begin(at: Point(x, y))
    }
    connect(drag, "drag-update") { [weak self] (dx: Double, _: Double) in self?.moved(by: dx) }
    connect(drag, "drag-end") { [weak self] (_: Double, _: Double) in self?.end() }
    connect(drag, "cancel") { [weak self] in self?.end() }
    gtk_widget_add_controller(window.widget, drag)
  }

  /// Takes a handle or the window; beside it the window comes to the point, and is taken there.
  private func begin(at point: Point) {
    guard let geometry, let chart = model.chart else { return }
    gtk_widget_grab_focus(window.widget)
    model.store.hold(true)
    let target = geometry.target(at: point)
    if target == .outside { send(geometry.action(clickingAt: point, chart: chart), .glide) }
    grip = model.state.map { (target == .outside ? .body : target, $0.visibleRange) }
    setPointer(shape(over: target == .outside ? .body : target), over: window.widget)
  }

  private func moved(by pixels: Double) {
    guard let grip, let geometry, let chart = model.chart, pixels != 0 else { return }
    // A window that snaps glides from place to place.
    send(
      geometry.action(dragging: grip.target, by: pixels, from: grip.start, chart: chart),
      model.state?.snapStep == nil ? .follow : .glide)
  }

  private func end() {
    guard let grip else { return }
    self.grip = nil
    model.store.hold(false)
    setPointer(shape(over: grip.target), over: window.widget)
  }
}

// MARK: - Keyboard

extension MiniMap {
  private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let chart = model.chart, let state = model.state,
      let action = action(for: key, modifiers, chart, state)
    else { return false }
    send(action, .glide)
    return true
  }

  private func action(
    for key: UInt32, _ modifiers: UInt32, _ chart: Int, _ state: ChartState
  ) -> Board.Action? {
    let (domain, range) = (state.domain, state.visibleRange)
    let step = max(
      MiniMapGeometry.keyStep(
        of: range.span, in: domain.span, spacing: model.shown?.table.spacing ?? 0),
      state.snapStep ?? 0)
    let direction: Double? = key.isLeft ? -1 : key.isRight ? 1 : nil
    if let direction {
      return has(GDK_SHIFT_MASK, in: modifiers)
        ? .resizeUpper(chart: chart, to: range.upperBound + direction * step)
        : .moveRange(chart: chart, by: direction * step)
    }
    if key.isHome { return .moveRange(chart: chart, by: domain.lowerBound - range.lowerBound) }
    return key.isEnd
      ? .moveRange(chart: chart, by: domain.upperBound - range.upperBound) : nil
  }
}
