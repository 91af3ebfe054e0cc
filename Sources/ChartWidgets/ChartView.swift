import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// One chart set: header, graph, tickers, indicator, mini-map and check buttons on a card.
///
/// A view is bound to a chart, and bound anew when the layout needs it elsewhere. What it shows
/// comes from the store; what it keeps is motion, and where the pointer is.
final class ChartView {
  let canvas = Canvas()
  let store: Store
  let appearance: AppearanceSource
  /// The chart on show, nil while the view is spare.
  private(set) var chart: Int?
  /// Whether mini-map and check buttons are there.
  private(set) var parts = ChartParts.full
  /// The place under the pointer, in the graph's pixels.
  var hover: Double?
  /// Where the indicator stood when a drag of it began.
  var dragStart: Double?
  /// Where it was set when a click moved it, for the double click that the click may begin.
  var indicatorBeforeClick: Double?

  let header = Header()
  let graph = GraphArea()
  let yTicker = YTicker()
  let xTicker = XTicker()
  let indicator = Indicator()
  let miniMap = MiniMap()
  let veil = Veil()
  var checks: [SeriesCheck] = []

  private(set) var layout = ChartLayout(size: Size(0, 0), parts: .full, checkboxWidths: [])
  private(set) var motion: ChartMotion?
  private lazy var ticker = Ticker(canvas) { [weak self] seconds in
    self?.refresh(at: seconds) ?? false
  }
  private(set) lazy var describing = Later(milliseconds: describeMilliseconds) { [weak self] in
    self?.describe()
  }

  init(store: Store, appearance: AppearanceSource) {
    self.store = store
    self.appearance = appearance
    gtk_widget_add_css_class(canvas.widget, "chart-set")
    gtk_widget_set_overflow(canvas.widget, GTK_OVERFLOW_HIDDEN)
    for part in [
      header.picture.widget, yTicker.grid.widget, graph.picture.widget, yTicker.labels.widget,
      xTicker.picture.widget, indicator.picture.widget, miniMap.series.widget,
      miniMap.window.widget, veil.canvas.widget,
    ] {
      gtk_widget_set_parent(part, canvas.widget)
    }
    canvas.onAllocate = { [weak self] width, height in self?.allocate(width, height) }
    followHand()
  }

  /// Shows `chart` with these parts, at rest.
  func bind(to chart: Int, parts: ChartParts) {
    guard chart != self.chart || parts != self.parts else { return }
    self.chart = chart
    self.parts = parts
    hover = nil
    motion = nil
    bindChecks()
    gtk_widget_set_visible(miniMap.series.widget, parts == .full ? 1 : 0)
    gtk_widget_set_visible(miniMap.window.widget, parts == .full ? 1 : 0)
    graph.takesPresses = parts == .full
    setClass("as-card", parts == .card)
    setAccessibleLabel("Chart: \(store.title(of: chart))", of: graph.picture.widget)
    setAccessibleLabel("Mini-map: \(store.title(of: chart))", of: miniMap.window.widget)
    describe()
    canvas.queueAllocate()
  }

  private func setClass(_ name: String, _ isSet: Bool) {
    if isSet {
      gtk_widget_add_css_class(canvas.widget, name)
    } else {
      gtk_widget_remove_css_class(canvas.widget, name)
    }
  }

  /// Lets go of its chart.
  func unbind() {
    chart = nil
    motion = nil
    ticker.stop()
    describing.cancel()
  }

  /// Follows the board from one state to the next.
  func boardChanged(_ old: Board, _ new: Board, _ transition: Transition) {
    guard let chart, old.charts[chart] != new.charts[chart] else { return }
    retarget(transition)
    describing.schedule()
  }

  /// Draws everything in the present appearance.
  func appearanceChanged() {
    motion = nil
    gtk_widget_queue_resize(canvas.widget)
    canvas.queueAllocate()
  }
}

/// How long the indicator rests before a screen reader hears of it: as fast as it can follow.
private let describeMilliseconds: UInt32 = 150

// MARK: - Places

extension ChartView {
  private func allocate(_ width: Int, _ height: Int) {
    guard let chart else { return }
    layout = ChartLayout(
      size: Size(Double(width), Double(height)), parts: parts,
      checkboxWidths: checkboxWidths(of: chart),
      textScale: appearance.current.style.textScale)
    place(header.picture.widget, layout.header)
    place(yTicker.grid.widget, layout.grid)
    place(yTicker.labels.widget, layout.grid)
    place(graph.picture.widget, layout.plot)
    place(indicator.picture.widget, layout.plot)
    place(xTicker.picture.widget, layout.xAxis)
    if let rect = layout.miniMap {
      place(miniMap.series.widget, rect)
      place(miniMap.window.widget, rect)
    }
    gtk_widget_set_child_visible(miniMap.series.widget, layout.miniMap == nil ? 0 : 1)
    gtk_widget_set_child_visible(miniMap.window.widget, layout.miniMap == nil ? 0 : 1)
    placeChecks()
    place(veil.canvas.widget, Rect(layout.size))
    retarget(.follow)
  }

  private func placeChecks() {
    for (index, check) in checks.enumerated() {
      let isShown = index < layout.checkboxes.count
      gtk_widget_set_child_visible(check.button, isShown ? 1 : 0)
      if isShown { place(check.button, layout.checkboxes[index]) }
    }
  }

  private func place(_ widget: UnsafeMutablePointer<GtkWidget>, _ rect: Rect) {
    var minimum: gint = 0
    // GTK wants a widget measured before it is placed.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    var box = GtkAllocation(
      x: Int32(rect.x.rounded()), y: Int32(rect.y.rounded()),
      width: max(minimum, Int32(rect.width.rounded())), height: Int32(rect.height.rounded()))
    gtk_widget_size_allocate(widget, &box, -1)
  }

  private func checkboxWidths(of chart: Int) -> [Double] {
    guard parts == .full else { return [] }
    let style = appearance.current.style
    return store.tables[chart].series.map {
      ChartPicture.checkboxSize(
        name: $0.name, textScale: style.textScale, measure: appearance.measure
      ).width
    }
  }
}

// MARK: - Pictures

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
    let base = PictureKey(chart: chart, layout: layout, appearance: appearance.current)
    let measure = appearance.measure
    header.show(picture, base, measure: measure)
    yTicker.show(picture, base, measure: measure)
    graph.show(picture, base)
    xTicker.show(picture, base, measure: measure)
    indicator.show(picture, base, measure: measure)
    let state = store.board.charts[chart]
    if parts == .full { miniMap.show(picture, base, state: state) }
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

// MARK: - Check buttons

extension ChartView {
  private func bindChecks() {
    let series = parts == .full ? chart.map { store.tables[$0].series } ?? [] : []
    let wanted = series.count > 1 ? series : []
    while checks.count > wanted.count { gtk_widget_unparent(checks.removeLast().button) }
    while checks.count < wanted.count { checks.append(makeCheck(checks.count)) }
    for (check, series) in zip(checks, wanted) { check.setName(series.name) }
  }

  private func makeCheck(_ series: Int) -> SeriesCheck {
    let check = SeriesCheck()
    check.onToggle = { [weak self] in self?.toggle(series) }
    check.onSolo = { [weak self] in
      guard let self, let chart else { return }
      store.send(.solo(chart: chart, series: series))
    }
    gtk_widget_insert_before(check.button, canvas.widget, veil.canvas.widget)
    return check
  }

  private func toggle(_ series: Int) {
    guard let chart else { return }
    guard !store.send(.toggle(chart: chart, series: series)) else { return }
    retarget(.follow)
    checks[series].shake()
  }
}
