import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// How many points Page Up and Page Down jump at least, and so large a part of those in sight.
private let (pointsPerPage, pagesInSight) = (10, 10)

private let onlyLines = tr("Only lines on one axis can have a logarithmic one.")

/// What keys do on a chart: on its graph, and on any part of it.
final class ChartKeys {
  /// The keys that are the board's where the chart has nothing to do with them.
  var boardKeys: Set<BoardKey> = []
  private let card: UnsafeMutablePointer<GtkWidget>
  private let model: ChartModel
  private let indicator: Indicator
  private let sectors: PieSectors
  private let sound: ChartSound

  /// Follows the keyboard on a chart's card and on its graph.
  init(
    on card: UnsafeMutablePointer<GtkWidget>, graph: UnsafeMutablePointer<GtkWidget>,
    _ model: ChartModel, _ indicator: Indicator, _ sectors: PieSectors, _ sound: ChartSound
  ) {
    (self.card, self.model, self.indicator) = (card, model, indicator)
    (self.sectors, self.sound) = (sectors, sound)
    onKey(card) { [weak self] key, modifiers in self?.pressedAnywhere(key, modifiers) ?? false }
    onKey(graph) { [weak self] key, modifiers in self?.pressed(key, modifiers) ?? false }
  }

  /// Stops what sounds, if Escape is pressed; returns whether anything did.
  private func silence(_ key: UInt32) -> Bool {
    guard key.isEscape, sound.isOn else { return false }
    sound.stop()
    return true
  }

  /// What a key does on the focused graph; returns whether it did something.
  private func pressed(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let chart = model.chart, let state = model.state else { return false }
    if has(GDK_ALT_MASK, in: modifiers) { return moveLine(key, modifiers, of: chart) }
    if silence(key) { return true }
    if model.hasSectors, key.isLeft || key.isRight {
      sectors.step(by: key.isRight ? 1 : -1)
      return true
    }
    // A page is turned by the arrows that no indicator takes, and not away from a detail.
    let isSeen = indicator.seenMoment != nil
    let turnsPages = boardKeys.contains(.left) && !isSeen && model.shown?.isDetail != true
    if turnsPages, key.isLeft || key.isRight { return false }
    if key.isEscape, isSeen, state.mark != nil {
      return model.store.send(.setMark(chart: chart, nil))
    }
    if key.isOneOf(GDK_KEY_m), !has(GDK_CONTROL_MASK, in: modifiers) { return indicator.markRead() }
    if key.isEscape, isSeen {
      indicator.rest()
      return model.store.send(.setIndicator(chart: chart, nil))
    }
    if key.isEnter { return model.form == .full && indicator.open() }
    if key.isOneOf(GDK_KEY_n), !has(GDK_CONTROL_MASK, in: modifiers) { return tellNext(in: state) }
    guard let index = extreme(for: key, in: state) ?? index(for: key, in: state) else {
      return false
    }
    showIndicator(at: index)
    return true
  }

  /// Has a screen reader tell of the next series, whose extremes are found from then on.
  private func tellNext(in state: ChartState) -> Bool {
    let shown = (0..<state.seriesCount).filter(state.isVisible)
    guard let first = shown.first else { return false }
    model.toldSeries = model.toldSeries.flatMap { told in shown.first { $0 > told } } ?? first
    model.commit(true)
    return true
  }

  /// The point that the arrows up and down are for: the highest visible value of the series that is told of, or the
  /// lowest; of what stands on each other that of all, until one is told of; of percentages the highest share, as it is seen.
  private func extreme(for key: UInt32, in state: ChartState) -> Int? {
    guard key.isUp || key.isDown, let table = model.shown?.table, let series = model.readSeries
    else { return nil }
    let range = state.visibleRange
    let end = table.kind.fillsPeriods ? range.upperBound : range.upperBound.nextUp
    let first = table.index(atOrAfter: range.lowerBound)
    let points = first..<max(first, table.index(atOrAfter: end))
    let shown = table.series.indices.filter(state.isVisible)
    switch table.kind.stacking {
    case .percentages:
      return table.index(ofHighestShare: key.isUp, ofSeries: series, among: shown, at: points)
    case .sums where model.toldSeries == nil:
      return table.index(ofHighestSum: key.isUp, of: shown, at: points)
    case .sums, .none:
      return table.extreme(ofSeries: series, isHighest: key.isUp, at: points)?.index
    }
  }

  /// What a key does on any part of the chart; returns whether it did something.
  private func pressedAnywhere(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    guard let chart = model.chart, let state = model.state, !has(GDK_ALT_MASK, in: modifiers)
    else { return false }
    if silence(key) { return true }
    if key.isEscape { return model.leaveDetail() }
    if key.isOneOf(GDK_KEY_BackSpace) { return model.store.goBack(chart) }
    if let choice = yScale(for: key), !has(GDK_CONTROL_MASK, in: modifiers) {
      choose(choice, chart: chart, in: state)
      return true
    }
    if key.isOneOf(GDK_KEY_p), !has(GDK_CONTROL_MASK, in: modifiers) {
      return model.store.drawPricesOtherwise(on: chart)
    }
    if let action = action(for: key), !has(GDK_CONTROL_MASK, in: modifiers) {
      model.store.send(.bringToFront(chart: chart))
      return gtk_widget_activate_action_variant(card, action, nil) != 0
    }
    if key.isOneOf(GDK_KEY_s), !has(GDK_CONTROL_MASK, in: modifiers) {
      sound.toggle()
      return true
    }
    let centre = indicator.seenMoment ?? state.visibleRange.middle
    guard let action = zoomAction(for: key, chart: chart, state: state, about: centre) else {
      return false
    }
    model.store.send(action, .glide)
    return true
  }

  /// The window's choice of lines that a key is for.
  private func action(for key: UInt32) -> String? {
    if key.isOneOf(GDK_KEY_b) { return "win.beside" }
    if key.isOneOf(GDK_KEY_r) { return "win.range" }
    if key.isOneOf(GDK_KEY_x) { return "win.scatter" }
    return key.isOneOf(GDK_KEY_o) ? "win.lay" : nil
  }

  /// Moves the line that keys are for by the distance of two points, or ten with Shift, if an arrow is pressed.
  private func moveLine(_ key: UInt32, _ modifiers: UInt32, of chart: Int) -> Bool {
    guard key.isLeft || key.isRight, let series = model.readSeries else { return false }
    guard let column = model.store.movableColumn(ofSeries: series, chart) else {
      model.store.tell(Sheet.Refusal.unmoved.sentence)
      return true
    }
    let points = has(GDK_SHIFT_MASK, in: modifiers) ? pointsPerPage : 1
    let spacing = model.store.table(of: chart).source(ofSeries: series).spacing
    let moved = model.store.board.look(of: column).moved
      .moved(bySteps: key.isRight ? points : -points, of: spacing)
    model.store.move(column: column, by: moved, .cut)
    return true
  }

  /// The y axis that a key is for.
  private func yScale(for key: UInt32) -> YScaleChoice? {
    if key.isOneOf(GDK_KEY_z) { return .fromZero }
    if key.isOneOf(GDK_KEY_c) { return .percent }
    return key.isOneOf(GDK_KEY_l) ? .logarithmic : nil
  }

  /// Makes of the y axis what was chosen, or, a second time, what is usual; says why where it cannot be.
  private func choose(_ choice: YScaleChoice, chart: Int, in state: ChartState) {
    guard state.yScaleChoices.contains(choice) else {
      let words =
        switch choice {
        case .percent: tr("Only lines on one axis can be compared in percent.")
        case .logarithmic: onlyLines
        case .fromZero, .automatic:
          model.shown?.table.kind.hasAxes == true
            ? tr("The y axis starts at zero here.") : tr("The axes of this chart stay as they are.")
        }
      return model.store.tell(words)
    }
    let new = state.yScale == choice ? .automatic : choice
    model.store.send(.setYScale(chart: chart, new))
    if new == .percent, model.settledPicture()?.isInPercent == false {
      model.store.tell(tr("To compare in percent, values have to be above zero."))
    }
    if new == .logarithmic, model.settledPicture()?.isLogarithmic == false {
      model.store.tell(tr("A logarithmic axis needs values above zero."))
    }
  }

  /// The point that a key moves the indicator to.
  private func index(for key: UInt32, in state: ChartState) -> Int? {
    guard let table = model.shown?.table, let moment = indicator.startMoment else { return nil }
    let index = table.index(reading: moment)
    let read = model.settledPicture()?.indexes(readWith: index) ?? index..<index + 1
    if key.isLeft { return table.index(before: read) }
    if key.isRight { return table.index(after: read) }
    if key.isHome { return table.index(atOrAfter: state.visibleRange.lowerBound) }
    if key.isEnd { return lastIndex(of: table, in: state) }
    guard !boardKeys.contains(.pageUp) else { return nil }
    let page = page(of: table, in: state)
    if key.isPageUp { return min(index - page, table.index(before: read)) }
    return key.isPageDown ? max(index + page, table.index(after: read)) : nil
  }

  private func page(of table: Table, in state: ChartState) -> Int {
    let (lower, upper) = (state.visibleRange.lowerBound, state.visibleRange.upperBound)
    return max(
      pointsPerPage, (table.index(atOrAfter: upper) - table.index(atOrAfter: lower)) / pagesInSight)
  }

  /// Sets the indicator on a point and brings the point into view.
  private func showIndicator(at index: Int) {
    guard let chart = model.chart, let state = model.state, let table = model.shown?.table else {
      return
    }
    let moment = indicator.told(table.x(at: min(max(0, index), table.pointCount - 1)))
    model.store.send(.setIndicator(chart: chart, moment))
    let beyond = distance(from: state.visibleRange, to: time(of: moment))
    if beyond != 0 { model.store.send(.moveRange(chart: chart, by: beyond), .follow) }
  }

  private func lastIndex(of table: Table, in state: ChartState) -> Int {
    let end = state.visibleRange.upperBound
    return table.kind.fillsPeriods
      ? table.index(reading: end.nextDown) : max(0, table.index(atOrAfter: end.nextUp) - 1)
  }

  /// What has to be seen of a point: its moment, or all of the time that it fills.
  private func time(of moment: Double) -> ClosedRange<Double> {
    guard let table = model.shown?.table, table.kind.fillsPeriods else { return moment...moment }
    return moment...table.end(ofPeriod: table.index(reading: moment))
  }

  /// How far `range` has to move until `time` is in it.
  private func distance(from range: ClosedRange<Double>, to time: ClosedRange<Double>) -> Double {
    time.lowerBound < range.lowerBound
      ? time.lowerBound - range.lowerBound : max(0, time.upperBound - range.upperBound)
  }
}
