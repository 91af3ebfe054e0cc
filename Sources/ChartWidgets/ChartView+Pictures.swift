import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  /// The state of the bound chart.
  var state: ChartState? { chart.map { store.board.charts[$0] } }

  /// Heads for the board's present state and shows the first frame of the way there.
  func retarget(_ transition: Transition) {
    guard let target = target() else { return }
    let seconds = canvas.frameSeconds
    if motion == nil {
      motion = ChartMotion(resting: target)
    } else {
      motion?.follow(target, transition: canvas.isAnimated ? transition : .cut, at: seconds)
    }
    if refresh(at: seconds) { ticker.start() }
  }

  private func target() -> ChartTarget? {
    guard let chart, let state else { return nil }
    return ChartTarget(
      table: store.tables[chart], state: state, width: max(1, layout.grid.width),
      overhang: layout.grid.x,
      labelSpacing: appearance.labelSpacing)
  }

  /// Shows the frame at `seconds`; returns whether anything still moves.
  @discardableResult
  func refresh(at seconds: Double) -> Bool {
    guard let chart, let motion, layout.size.width > 0 else { return false }
    show(picture(motion.sample(at: seconds), of: chart), chart)
    return !motion.isFinished(at: seconds)
  }

  private func show(_ picture: ChartPicture, _ chart: Int) {
    let base = PictureKey(
      chart: chart, layout: layout, appearance: appearance.current, scale: scale)
    let measure = appearance.measure
    header.show(picture, base, measure: measure)
    yTicker.show(picture, base, measure: measure)
    graph.show(picture, base, measure: measure)
    xTicker.show(picture, base, measure: measure)
    indicator.show(picture, base, measure: measure)
    let state = store.board.charts[chart]
    if parts == .full { miniMap.show(picture, base, state: state, measure: measure) }
    for (series, check) in checks.enumerated() {
      check.show(picture, base, series: series, isOn: state.isVisible(series), measure: measure)
    }
  }

  func picture(_ sample: ChartSample, of chart: Int) -> ChartPicture {
    ChartPicture(
      table: store.tables[chart], title: store.title(of: chart), sample: sample,
      indicator: shownMoment, style: appearance.current.style, layout: layout)
  }
}
