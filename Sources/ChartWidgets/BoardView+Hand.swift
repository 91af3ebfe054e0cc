import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension BoardView {
  func followHand() {
    followPointer()
    followSwipes()
    followPresses()
    followPulls()
    onScroll(canvas.widget) { [weak self] step in self?.wheeled(step) ?? false }
    onKey(canvas.widget) { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
  }

  private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let action = action(for: key) else { return false }
    store.send(action)
    return true
  }

  private func action(for key: UInt32) -> Board.Action? {
    switch store.board.layout {
    case .list: nil
    case .carousel: carouselAction(for: key)
    case .cards: cardsAction(for: key)
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
  func chart(at point: Point) -> Int? {
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
