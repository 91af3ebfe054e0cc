import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How much of its span a range moves per wheel click.
private let panPerClick = 0.1
/// How much a wheel click, or this many pixels of a touchpad, changes the span.
private let zoomPerClick = 1.15
private let pixelsPerClick = 40.0

// MARK: - Pointer

extension ChartView {
  func followHand() {
    graph.onHover = { [weak self] x in self?.hovered(x) }
    graph.onClick = { [weak self] x, presses in self?.clicked(x, presses) }
    graph.onDragBegin = { [weak self] in self?.dragStart = self?.momentAtHand }
    graph.onDrag = { [weak self] pixels in self?.draggedIndicator(by: pixels) }
    miniMap.onAction = { [weak self] action, transition in self?.store.send(action, transition) }
    onScroll(canvas.widget) { [weak self] step in self?.scrolled(step) ?? false }
    onKey(graph.picture.widget) { [weak self] key, modifiers in
      self?.pressed(key, modifiers) ?? false
    }
    followPinch()
  }

  private func hovered(_ x: Double?) {
    hover = x
    refresh(at: canvas.frameSeconds)
  }

  private func clicked(_ x: Double, _ presses: Int) {
    guard let chart, let state, let moment = nearest(x) else { return }
    if presses == 2 {
      // The first press of the two was not meant for the indicator.
      store.send(.setIndicator(chart: chart, indicatorBeforeClick))
      store.send(.showAll(chart: chart), .glide)
    } else {
      indicatorBeforeClick = state.indicator
      store.send(.setIndicator(chart: chart, state.indicator == moment ? nil : moment))
    }
  }

  private func draggedIndicator(by pixels: Double) {
    guard let chart, let start = dragStart, let geometry = indicatorGeometry else { return }
    let moment = geometry.moment(draggedBy: pixels, from: start, in: store.tables[chart])
    store.send(.setIndicator(chart: chart, moment))
  }

  /// Pans and zooms; the plain wheel is the page's.
  private func scrolled(_ step: ScrollStep) -> Bool {
    guard let chart, let state else { return false }
    if step.isControl {
      let clicks = step.isPixels ? step.dy / pixelsPerClick : step.dy
      zoom(by: power(zoomPerClick, clicks), about: momentUnderPointer)
      return true
    }
    guard step.isSideways else { return false }
    let perPixel = state.visibleRange.span / max(1, layout.grid.width)
    let perClick = state.visibleRange.span * panPerClick
    store.send(
      .moveRange(chart: chart, by: step.sideways * (step.isPixels ? perPixel : perClick)))
    return true
  }

  private func followPinch() {
    let pinch = gtk_gesture_zoom_new()!
    var last = 1.0
    connect(pinch, "begin") { last = 1 }
    connect(pinch, "scale-changed") { [weak self] (scale: Double) in
      guard let self, scale > 0 else { return }
      var x = 0.0
      var y = 0.0
      gtk_gesture_get_bounding_box_center(pinch, &x, &y)
      hover = x - layout.plot.x
      zoom(by: last / scale, about: momentUnderPointer)
      last = scale
    }
    gtk_widget_add_controller(canvas.widget, pinch)
  }

  private func zoom(by factor: Double, about moment: Double) {
    guard let chart else { return }
    store.send(.zoom(chart: chart, factor: factor, about: moment))
  }
}

/// `base` to the power `exponent`, for the small exponents of a wheel.
private func power(_ base: Double, _ exponent: Double) -> Double {
  exponent >= 0 ? 1 + (base - 1) * exponent : 1 / (1 - (base - 1) * exponent)
}

// MARK: - Moments

extension ChartView {
  /// Where the indicator is shown: where it was set, else under the pointer.
  var shownMoment: Double? { state?.indicator ?? hover.flatMap(nearest) }

  /// Where a drag or a key starts from.
  var momentAtHand: Double? {
    guard let state else { return nil }
    return shownMoment ?? nearest(in: state, to: state.visibleRange.middle)
  }

  private func nearest(_ x: Double) -> Double? {
    guard let chart, let geometry = indicatorGeometry else { return nil }
    return geometry.moment(at: x, in: store.tables[chart])
  }

  private func nearest(in state: ChartState, to moment: Double) -> Double? {
    guard let chart else { return nil }
    let x = store.tables[chart].x
    return x[store.tables[chart].nearestIndex(to: moment.clamped(to: state.visibleRange))]
  }

  private var momentUnderPointer: Double {
    guard let state, let scale = xScale, let hover else { return state?.visibleRange.middle ?? 0 }
    return scale.invert(hover).clamped(to: state.visibleRange)
  }

  private var xScale: LinearScale? {
    motion.map { layout.xScale(of: $0.sample(at: canvas.frameSeconds).visibleRange) }
  }

  private var indicatorGeometry: IndicatorGeometry? {
    xScale.map { IndicatorGeometry(scale: $0, width: layout.plot.width) }
  }
}

extension ClosedRange<Double> {
  fileprivate var middle: Double { lowerBound + span / 2 }
}

// MARK: - Keyboard

/// How many points Page Up and Page Down jump.
private let pointsPerPage = 10

extension ChartView {
  private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let chart, let state, !has(GDK_ALT_MASK, in: modifiers) else { return false }
    // A carousel's page is turned by the arrows that no indicator takes.
    if store.board.layout == .carousel, state.indicator == nil, key.isLeft || key.isRight {
      return false
    }
    if key.isEscape, state.indicator != nil {
      return store.send(.setIndicator(chart: chart, nil))
    }
    if let index = index(for: key, in: state) {
      showIndicator(at: index)
      return true
    }
    guard let action = zoomAction(for: key, chart: chart, range: state.visibleRange)
    else { return false }
    store.send(action, .glide)
    return true
  }

  /// The point that a key moves the indicator to.
  private func index(for key: UInt32, in state: ChartState) -> Int? {
    guard let chart, let moment = momentAtHand else { return nil }
    let table = store.tables[chart]
    let index = table.nearestIndex(to: moment)
    if key.isLeft { return index - 1 }
    if key.isRight { return index + 1 }
    if key.isHome { return table.index(atOrAfter: state.visibleRange.lowerBound) }
    if key.isEnd { return table.index(atOrAfter: state.visibleRange.upperBound) }
    guard store.board.layout == .list else { return nil }
    if key.isPageUp { return index - pointsPerPage }
    return key.isPageDown ? index + pointsPerPage : nil
  }

  /// Sets the indicator on a point and brings the point into view.
  private func showIndicator(at index: Int) {
    guard let chart, let state else { return }
    let x = store.tables[chart].x
    let moment = x[min(max(0, index), x.count - 1)]
    store.send(.setIndicator(chart: chart, moment))
    let beyond = moment - moment.clamped(to: state.visibleRange)
    if beyond != 0 { store.send(.moveRange(chart: chart, by: beyond), .follow) }
  }
}
