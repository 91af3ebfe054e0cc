import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How many points Page Up and Page Down jump.
private let pointsPerPage = 10

extension ChartView {
  /// What a key does on the focused graph; returns whether it did something.
  func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let chart, let state, !has(GDK_ALT_MASK, in: modifiers) else { return false }
    if pressedOnPie(key) { return true }
    // A page is turned by the arrows that no indicator takes.
    if boardKeys.contains(.left), seenIndicator == nil, key.isLeft || key.isRight {
      return false
    }
    if key.isEscape, seenIndicator != nil {
      return store.send(.setIndicator(chart: chart, nil))
    }
    if key.isEnter { return parts == .full && openShownMoment() }
    guard let index = index(for: key, in: state) else { return false }
    showIndicator(at: index)
    return true
  }

  /// What a key does on any part of the chart; returns whether it did something.
  func pressedAnywhere(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let chart, let state, !has(GDK_ALT_MASK, in: modifiers) else { return false }
    if key.isEscape { return leaveDetail() }
    let centre = seenIndicator ?? state.visibleRange.middle
    guard let action = zoomAction(for: key, chart: chart, state: state, about: centre) else {
      return false
    }
    store.send(action, .glide)
    return true
  }

  /// The point that a key moves the indicator to.
  private func index(for key: UInt32, in state: ChartState) -> Int? {
    guard let table = side?.table, let moment = momentAtHand else { return nil }
    let index = table.index(reading: moment)
    if key.isLeft { return index - 1 }
    if key.isRight { return index + 1 }
    if key.isHome { return table.index(atOrAfter: state.visibleRange.lowerBound) }
    if key.isEnd { return lastIndex(of: table, in: state) }
    guard !boardKeys.contains(.pageUp) else { return nil }
    if key.isPageUp { return index - pointsPerPage }
    return key.isPageDown ? index + pointsPerPage : nil
  }

  /// Sets the indicator on a point and brings the point into view.
  private func showIndicator(at index: Int) {
    guard let chart, let state, let x = side?.table.x else { return }
    let moment = x[min(max(0, index), x.count - 1)]
    store.send(.setIndicator(chart: chart, moment))
    let beyond = distance(from: state.visibleRange, to: time(of: moment))
    if beyond != 0 { store.send(.moveRange(chart: chart, by: beyond), .follow) }
  }

  private func lastIndex(of table: Table, in state: ChartState) -> Int {
    let end = state.visibleRange.upperBound
    return table.kind.fillsPeriods
      ? table.index(reading: end.nextDown) : table.index(atOrAfter: end)
  }

  /// What has to be seen of a point: its moment, or all of the time that it fills.
  private func time(of moment: Double) -> ClosedRange<Double> {
    guard let table = side?.table, table.kind.fillsPeriods else { return moment...moment }
    return moment...table.end(ofPeriod: table.index(reading: moment))
  }

  /// How far `range` has to move until `time` is in it.
  private func distance(from range: ClosedRange<Double>, to time: ClosedRange<Double>) -> Double {
    time.lowerBound < range.lowerBound
      ? time.lowerBound - range.lowerBound : max(0, time.upperBound - range.upperBound)
  }
}
