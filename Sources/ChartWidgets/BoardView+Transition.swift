import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How long a change of layout or order takes, in seconds: long enough to follow with the eye.
private let transitionSeconds = 0.42

extension BoardView {
  func boardChanged(_ old: Board, _ new: Board, _ way: Transition) {
    for view in allViews { view.boardChanged(old, new, way) }
    if old.page != new.page {
      turn(to: new.page)
      update()
    }
    if old.layout != new.layout || old.cardOrder != new.cardOrder
      || old.openedChart != new.openedChart
    {
      beginTransition(from: old)
    }
  }

  /// What cannot be read is a sentence over the window, and not the board's.
  func openingFailed(_ failure: OpeningFailure) {
    guard case .missing(let chart, let moment) = failure else { return }
    for view in allViews where view.chart == chart { view.complain(about: moment) }
  }

  var allViews: [ChartView] { Array(views.values) + (opened.map { [$0] } ?? []) }

  private func beginTransition(from old: Board) {
    let now = canvas.frameSeconds
    for (chart, view) in views where view.chart != nil {
      starts[chart] = place(of: chart, in: old, at: now)
    }
    openedStart = opened.map { _ in openedPlace(in: old, at: now) }
    pull = 0
    springing.stop()
    transition = Motion(resting: 0)
    transition.retarget(
      to: 1, at: now, duration: canvas.isAnimated ? transitionSeconds : 0, curve: .easeInOut)
    if let chart = store.board.openedChart, chart != opened?.chart { open(chart) }
    update()
    if old.layout != store.board.layout, holdsFocus { focus() }
    ticker.start()
  }

  func moved(at seconds: Double) -> Bool {
    let isFinished = transition.isFinished(at: seconds)
    if isFinished {
      starts = [:]
      if store.board.openedChart == nil { closeOpened() }
    }
    update()
    return !isFinished
  }

  func turn(to page: Int, velocity: Double = 0) {
    turning.move(from: position, to: Double(page), velocity: velocity)
  }

  func appearanceChanged() {
    for view in allViews + spare { view.appearanceChanged() }
    dots.appearanceChanged()
    layOut()
    update()
  }

  private func open(_ chart: Int) {
    closeOpened()
    let view = takeView()
    view.bind(to: chart, parts: .full)
    view.isFloating = true
    opened = view
    openedStart = views[chart].map { _ in place(of: chart, in: store.board, at: canvas.frameSeconds)
    }
    giveInHand()
    focus()
  }

  private func closeOpened() {
    guard let view = opened else { return }
    opened = nil
    view.isFloating = false
    putAway(view)
  }
}
