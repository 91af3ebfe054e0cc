import CGtk
import CGtkShim
import ChartCore
import ChartScene
import GtkBridge

extension BoardView {
  func followHand() {
    followSwipes()
    followPresses()
    followPulls()
    onScroll(canvas.widget) { [weak self] step in self?.wheeled(step) ?? false }
    onKey(canvas.widget) { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
  }
}

// MARK: - Carousel

extension BoardView {
  private func followSwipes() {
    canvas.onSwipe = { [weak self] in
      guard let self else { return ChartSwipe(distance: 1, position: 0, rest: 0, pages: 1) }
      return ChartSwipe(
        distance: carousel.pageDistance, position: position, rest: Double(store.board.page),
        pages: Int32(store.tables.count))
    }
    let tracker = adw_swipe_tracker_new(canvas.widget.opaque)!
    adw_swipe_tracker_set_allow_mouse_drag(tracker, 1)
    adw_swipe_tracker_set_enabled(tracker, store.board.layout == .carousel ? 1 : 0)
    connect(tracker, "begin-swipe") { [weak self] in self?.turning.stop() }
    connect(tracker, "update-swipe") { [weak self] (position: Double) in
      self?.position = position
      self?.update()
    }
    connect(tracker, "end-swipe") { [weak self] (velocity: Double, page: Double) in
      self?.swipeEnded(at: page, velocity)
    }
    store.observe { old, new, _ in
      guard old.layout != new.layout else { return }
      adw_swipe_tracker_set_enabled(tracker, new.layout == .carousel ? 1 : 0)
    }
    connect(canvas.widget, "destroy") { g_object_unref(tracker.raw) }
  }

  private func swipeEnded(at page: Double, _ velocity: Double) {
    let page = Int(clamping: page.rounded())
    if !store.send(.setPage(page)) { turn(to: page, velocity: velocity) }
  }

  /// A wheel click over the carousel turns a page; elsewhere the wheel is the list's.
  private func wheeled(_ step: ScrollStep) -> Bool {
    guard store.board.layout == .carousel, !step.isPixels, !step.isControl else { return false }
    let clicks = step.isSideways ? step.sideways : step.dy
    guard clicks != 0 else { return false }
    store.send(.setPage(store.board.page + (clicks > 0 ? 1 : -1)))
    return true
  }
}

// MARK: - Presses

extension BoardView {
  private func followPresses() {
    let click = gtk_gesture_click_new()!
    connect(click, "released") { [weak self] (_: Int, x: Double, y: Double) in
      self?.clicked(Point(x, y))
    }
    gtk_widget_add_controller(canvas.widget, click)
  }

  /// A press on a turned page brings it to the middle, one on a card opens it.
  private func clicked(_ point: Point) {
    guard let chart = chart(at: point) else { return }
    switch store.board.layout {
    case .list: break
    case .carousel: store.send(.setPage(chart))
    case .cards: store.send(.open(chart: chart))
    }
  }

  /// The chart in front at a point, by its place, turned pages taken as upright.
  private func chart(at point: Point) -> Int? {
    let now = canvas.frameSeconds
    return views.keys
      .map { (chart: $0, place: place(of: $0, in: store.board, at: now)) }
      .filter { $0.place.bounds.contains(point) }
      .max { $0.place.depth < $1.place.depth }?.chart
  }
}

extension Place {
  /// The rectangle on the screen, a turn left out of account.
  var bounds: Rect {
    rect.inset(
      horizontally: rect.width * (1 - scale) / 2, vertically: rect.height * (1 - scale) / 2)
  }
}

// MARK: - Cards

/// How far a press moves before it pulls the card, in pixels.
private let pullThreshold = 6.0

extension BoardView {
  private func followPulls() {
    let drag = gtk_gesture_drag_new()!
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
    let board = store.board
    let isOnFront =
      board.layout == .cards && board.openedChart == nil
      && chart(at: point) == board.cardOrder.first
    if !isOnFront { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
  }

  private func pulled(by dy: Double, _ gesture: OpaquePointer) {
    guard pull > 0 || dy > pullThreshold else { return }
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
    springing.stop()
    pull = max(0, dy - pullThreshold)
    update()
  }

  private func pullEnded() {
    guard pull > 0 else { return }
    if !(cards.isPastHalf(drag: pull) && store.send(.frontToBack)) {
      springing.move(from: pull, to: 0)
    }
  }
}

// MARK: - Keyboard

extension BoardView {
  private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    switch store.board.layout {
    case .list: false
    case .carousel:
      carouselAction(for: key).map {
        store.send($0); return true
      } ?? false
    case .cards:
      cardsAction(for: key).map {
        store.send($0); return true
      } ?? false
    }
  }

  private func carouselAction(for key: UInt32) -> Board.Action? {
    let page = store.board.page
    if key.isLeft || key.isPageUp { return .setPage(page - 1) }
    if key.isRight || key.isPageDown { return .setPage(page + 1) }
    if key.isHome { return .setPage(0) }
    return key.isEnd ? .setPage(store.tables.count - 1) : nil
  }

  private func cardsAction(for key: UInt32) -> Board.Action? {
    if key.isEscape, store.board.openedChart != nil { return .close }
    guard store.board.openedChart == nil else { return nil }
    if key.isPageDown { return .frontToBack }
    if key.isPageUp { return .backToFront }
    return key.isEnter ? store.board.cardOrder.first.map { .open(chart: $0) } : nil
  }
}
