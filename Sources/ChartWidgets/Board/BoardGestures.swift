import CGtk
import CGtkShim
import ChartCore
import ChartScene
import GtkBridge

/// How far a press moves before it is no click any more and pulls the card, in pixels.
private let pullThreshold = 6.0

/// What the hand does to a board as a whole, and where it has moved it: swipes, presses, pulls, the wheel
/// and keys that no chart took. What they mean the arrangement says.
final class BoardGestures {
  /// Where the board has been moved.
  private(set) var position: BoardPosition
  private let canvas: Canvas
  private let store: Store
  private var observation: Observation?
  private let arrangement: () -> any BoardArrangement
  private let chartAt: (Point) -> Int?
  private let onMove: () -> Void
  /// The chart that was in front last while the page was scrolled.
  private var scrolledFront = 0
  /// Where the last press began.
  private var pressed = Point(0, 0)
  private lazy var turning = Spring(canvas, dampingRatio: 1, mass: 0.5, stiffness: 500) {
    [weak self] page in
    self?.move { $0.page = page }
  }
  private lazy var springing = Spring(canvas, dampingRatio: 0.7, mass: 1, stiffness: 420) {
    [weak self] pull in
    self?.move { $0.pull = pull }
  }

  /// Follows the hand over a canvas. `arrangement` is the present one, `chartAt` tells which chart is at a
  /// place, `onMove` hears that the board has been moved.
  init(
    _ canvas: Canvas, _ store: Store, arrangement: @escaping () -> any BoardArrangement,
    chartAt: @escaping (Point) -> Int?, onMove: @escaping () -> Void
  ) {
    (self.canvas, self.store) = (canvas, store)
    (self.arrangement, self.chartAt, self.onMove) = (arrangement, chartAt, onMove)
    position = BoardPosition()
    position.page = Double(store.board.front)
    followSwipes()
    followPresses()
    followPulls()
    onScroll(canvas.widget) { [weak self] step in self?.wheeled(step) ?? false }
    onKey(canvas.widget) { [weak self] key, _ in self?.pressed(key) ?? false }
  }

  /// Scrolls the page; whoever asks for it places the charts.
  func scroll(to offset: Double) { position.scroll = offset }

  /// Has the chart in front where people look, at once; a page that is scrolled stays where it was while
  /// that chart was in front.
  func showFront() {
    let (front, scroll) = (store.board.front, position.scroll)
    turning.stop()
    position.page = Double(front)
    guard let scroll = arrangement().scroll(showing: front, from: scroll) else { return }
    if front != scrolledFront { position.scroll = scroll }
    scrolledFront = front
  }

  /// Takes note of the chart in front while the page is scrolled so far.
  func keepScroll() { scrolledFront = store.board.front }

  /// Turns to a page.
  func show(page: Int, velocity: Double = 0) {
    turning.move(from: position.page, to: Double(page), velocity: velocity)
  }

  /// Lets go of a card that is being pulled, which then stands in its place.
  func letGo() {
    springing.stop()
    position.pull = 0
  }

  private func move(_ change: (inout BoardPosition) -> Void) {
    change(&position)
    onMove()
  }
}

// MARK: - Pages

extension BoardGestures {
  private func followSwipes() {
    canvas.onSwipe = { [weak self] in
      guard let self, let distance = arrangement().pageDistance else {
        return ChartSwipe(distance: 1, position: 0, rest: 0, pages: 1)
      }
      return ChartSwipe(
        distance: distance, position: position.page, rest: Double(store.board.front),
        pages: Int32(store.board.charts.count))
    }
    let tracker = adw_swipe_tracker_new(canvas.widget.opaque)!
    adw_swipe_tracker_set_allow_mouse_drag(tracker, 1)
    let enable = { [weak self] in
      adw_swipe_tracker_set_enabled(tracker, self?.arrangement().pageDistance == nil ? 0 : 1)
    }
    enable()
    connect(tracker, "begin-swipe") { [weak self] in self?.turning.stop() }
    connect(tracker, "update-swipe") { [weak self] (page: Double) in self?.move { $0.page = page } }
    connect(tracker, "end-swipe") { [weak self] (velocity: Double, page: Double) in
      self?.swipeEnded(at: page, velocity)
    }
    observation = store.observe { old, new, _ in if old.layout != new.layout { enable() } }
    connect(canvas.widget, "destroy") { g_object_unref(tracker.raw) }
  }

  private func swipeEnded(at page: Double, _ velocity: Double) {
    let page = Int(clamping: page.rounded())
    if !store.send(.bringToFront(chart: page)) { show(page: page, velocity: velocity) }
  }

  private func wheeled(_ step: ScrollStep) -> Bool {
    let clicks = step.isSideways ? step.sideways : step.dy
    guard !step.isPixels, !step.isControl, clicks != 0,
      let action = arrangement().action(forWheel: clicks > 0 ? 1 : -1, in: store.board)
    else { return false }
    store.send(action)
    return true
  }
}

// MARK: - Presses and keys

extension BoardGestures {
  private func followPresses() {
    let click = Gesture.click()
    connect(click, "pressed") { [weak self] (_: Int, x: Double, y: Double) in
      self?.pressed = Point(x, y)
    }
    connect(click, "released") { [weak self] (_: Int, x: Double, y: Double) in
      guard let self, abs(x - pressed.x) <= pullThreshold, abs(y - pressed.y) <= pullThreshold
      else { return }
      clicked(Point(x, y))
    }
    gtk_widget_add_controller(canvas.widget, click)
  }

  private func clicked(_ point: Point) {
    guard let chart = chartAt(point),
      let action = arrangement().action(pressing: chart, in: store.board)
    else { return }
    store.send(action)
  }

  private func pressed(_ key: UInt32) -> Bool {
    guard let key = BoardKey(key), let action = arrangement().action(for: key, in: store.board)
    else { return false }
    store.send(action)
    return true
  }
}

extension BoardKey {
  /// The key of a GDK key value, also the keypad's; nil for those that are none of a board's.
  fileprivate init?(_ key: UInt32) {
    let keys: KeyValuePairs<BoardKey, Bool> = [
      .left: key.isLeft, .right: key.isRight, .pageUp: key.isPageUp, .pageDown: key.isPageDown,
      .home: key.isHome, .end: key.isEnd, .enter: key.isEnter, .escape: key.isEscape,
    ]
    guard let found = keys.first(where: \.value) else { return nil }
    self = found.key
  }
}

// MARK: - Pulls

extension BoardGestures {
  private func followPulls() {
    let drag = Gesture.drag()
    // On the way back up it would not hear of the end of a press that a chart has taken meanwhile, and
    // take the next one for the same.
    gtk_event_controller_set_propagation_phase(drag, GTK_PHASE_CAPTURE)
    connect(drag, "drag-begin") { [weak self] (x: Double, y: Double) in
      self?.pullBegan(at: Point(x, y), drag)
    }
    connect(drag, "drag-update") { [weak self] (_: Double, dy: Double) in
      self?.pulled(by: dy, drag)
    }
    connect(drag, "drag-end") { [weak self] (_: Double, _: Double) in self?.pullEnded() }
    connect(drag, "cancel") { [weak self] in self?.pullEnded() }
    gtk_widget_add_controller(canvas.widget, drag)
  }

  private func pullBegan(at point: Point, _ gesture: OpaquePointer) {
    let chart = chartAt(point)
    if let chart, arrangement().reachableChart(in: store.board) == nil {
      store.send(.bringToFront(chart: chart))
    }
    let isPulled = chart.map { arrangement().isPulled($0, in: store.board) } ?? false
    if !isPulled { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
  }

  private func pulled(by dy: Double, _ gesture: OpaquePointer) {
    guard position.pull > 0 || dy > pullThreshold else { return }
    claim(gesture)
    springing.stop()
    move { $0.pull = max(0, dy - pullThreshold) }
  }

  private func pullEnded() {
    guard position.pull > 0 else { return }
    let action = arrangement().action(afterPull: position.pull)
    if action.map({ store.send($0) }) != true { springing.move(from: position.pull, to: 0) }
  }
}
