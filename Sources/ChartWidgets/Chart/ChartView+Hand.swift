import CGtk
import ChartCore
import ChartScene
import GtkBridge

// MARK: - Pointer

extension ChartView {
  func followHand() {
    graph.onHover = { [weak self] place in self?.hovered(place) }
    graph.onClick = { [weak self] place, presses in self?.clicked(place, presses) }
    graph.onDragBegin = { [weak self] in self?.dragStart = self?.momentAtHand }
    graph.onDrag = { [weak self] pixels in self?.draggedIndicator(by: pixels) }
    zoomOut.onClick = { [weak self] in self?.leaveDetail() }
    miniMap.onAction = { [weak self] action, transition in self?.store.send(action, transition) }
    onScroll(canvas.widget) { [weak self] step in self?.scrolled(step) ?? false }
    onKey(canvas.widget) { [weak self] key, modifiers in
      self?.pressedAnywhere(key, modifiers) ?? false
    }
    onKey(graph.picture.widget) { [weak self] key, modifiers in
      self?.pressed(key, modifiers) ?? false
    }
    followPinch()
  }

  /// Follows the pointer to a place of the graph, or away.
  func hovered(_ place: Point?) {
    if let place, place == restingPlace { return }
    restingPlace = nil
    hover = place
    if isPie { return hoveredPie(place) }
    let isButton = place.map(isOnOpeningCard) ?? false
    setPointer(isButton ? .button : .standard, over: graph.picture.widget)
    refresh(at: canvas.frameSeconds)
  }

  private func clicked(_ place: Point, _ presses: Int) {
    guard leaving == nil else { return }
    if presses == 2 { return clickedTwice() }
    if isPie { return hoveredPie(place) }
    hasOpened = isOnOpeningCard(place)
    if hasOpened { openShownMoment() } else { setIndicator(at: place) }
  }

  private func clickedTwice() {
    guard let chart, !hasOpened else { return }
    // The first press of the two was not meant for the indicator.
    store.send(.setIndicator(chart: chart, indicatorBeforeClick))
    store.send(.showAll(chart: chart), .glide)
  }

  private func setIndicator(at place: Point) {
    guard let chart, let state, let moment = nearest(place.x) else { return }
    indicatorBeforeClick = state.indicator
    store.send(.setIndicator(chart: chart, state.indicator == moment ? nil : moment))
  }

  private func draggedIndicator(by pixels: Double) {
    guard let chart, let side, let start = dragStart, let geometry = indicatorGeometry
    else { return }
    let moment = geometry.moment(draggedBy: pixels, from: start, in: side.table)
    store.send(.setIndicator(chart: chart, moment))
  }
}

// MARK: - Moments

extension ChartView {
  /// Where the indicator is shown: where it was set and is seen, else under the pointer. Shares of a
  /// whole have none, and nothing is read while the chart turns to its other side.
  var shownMoment: Double? {
    guard !isPie else { return nil }
    return seenIndicator ?? (leaving == nil ? hover.flatMap { nearest($0.x) } : nil)
  }

  /// Where the indicator was set, while its point is in the plot. Out of sight it waits until it is
  /// seen again, and what is meant for it is not done: nobody knows which point that would be.
  var seenIndicator: Double? {
    guard let side, let moment = state?.indicator, let motion = side.motion else {
      return state?.indicator
    }
    let picture = ChartPicture(
      table: side.table, title: "", sample: motion.sample(at: canvas.frameSeconds),
      indicator: moment, style: appearance.current.style, layout: side.layout)
    return picture.readIndex == nil ? nil : moment
  }

  /// Where a drag or a key starts from.
  var momentAtHand: Double? {
    guard let state, !isPie else { return nil }
    return shownMoment ?? nearest(in: state, to: state.visibleRange.middle)
  }

  private func nearest(_ x: Double) -> Double? {
    guard let side, !isPie, let geometry = indicatorGeometry else { return nil }
    return geometry.moment(at: x, in: side.table)
  }

  private func nearest(in state: ChartState, to moment: Double) -> Double? {
    guard let table = side?.table else { return nil }
    return table.x[table.index(reading: moment.clamped(to: state.visibleRange))]
  }

  var momentUnderPointer: Double {
    guard let state, let scale = xScale, let hover else { return state?.visibleRange.middle ?? 0 }
    return scale.invert(hover.x).clamped(to: state.visibleRange)
  }

  private var xScale: LinearScale? {
    guard let side, let motion = side.motion else { return nil }
    return side.layout.xScale(of: motion.sample(at: canvas.frameSeconds).visibleRange)
  }

  private var indicatorGeometry: IndicatorGeometry? {
    guard let side, let xScale else { return nil }
    return IndicatorGeometry(scale: xScale, width: side.layout.plot.width)
  }
}

extension ClosedRange<Double> {
  /// What lies as far from one bound as from the other.
  var middle: Double { lowerBound + span / 2 }
}
