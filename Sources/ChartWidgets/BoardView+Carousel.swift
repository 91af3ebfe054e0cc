import CGtk
import CGtkShim
import ChartCore
import ChartScene
import GtkBridge

extension BoardView {
  func followSwipes() {
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
  func wheeled(_ step: ScrollStep) -> Bool {
    guard store.board.layout == .carousel, !step.isPixels, !step.isControl else { return false }
    let clicks = step.isSideways ? step.sideways : step.dy
    guard clicks != 0 else { return false }
    store.send(.setPage(store.board.page + (clicks > 0 ? 1 : -1)))
    return true
  }
}
