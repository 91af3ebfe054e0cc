import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// One chart set: header, graph, tickers, indicator, mini-map and check buttons on a card.
///
/// A view is bound to a chart, and bound anew when the layout needs it elsewhere. What its parts show comes
/// from the model, what the hand does over them is theirs; it follows the board, and says when.
final class ChartView {
  let canvas = Canvas()
  /// What it shows.
  private(set) lazy var model = ChartModel(
    store: store, appearance: appearance, clock: canvas,
    commit: { [unowned self] in commit(isSpoken: $0) })
  /// How large the view is shown where it rests, 1 being its own size.
  var scale = 1.0 {
    didSet { if scale != oldValue { commit(isSpoken: false) } }
  }
  /// Whether its parts take the pointer and the keyboard.
  var isReachable = true {
    didSet {
      gtk_widget_set_can_target(canvas.widget, isReachable ? 1 : 0)
      gtk_widget_set_can_focus(canvas.widget, isReachable ? 1 : 0)
    }
  }
  /// Whether the card is over others, not beside them.
  var isFloating = false
  private let store: Store
  private let appearance: AppearanceSource
  private let graph = GraphArea()
  private(set) lazy var indicator = Indicator(model)
  private lazy var sectors = PieSectors(model)
  private lazy var miniMap = MiniMap(model)
  private let raising = Raising()
  private lazy var shownPictures = ShownPictures(
    model: model, indicator: indicator, sectors: sectors, raising: raising)
  private(set) lazy var parts = ChartParts(
    of: shownPictures, graph: graph, miniMap: miniMap, in: canvas)
  private lazy var sound = ChartSound(on: canvas, model)
  private lazy var keys = ChartKeys(
    on: canvas.widget, graph: graph.picture.widget, model, indicator, sectors, sound)
  private(set) lazy var pointer = GraphPointer(
    over: graph, model, indicator, sectors, raising: raising)
  private lazy var gestures = RangeGestures(over: canvas.widget, model, indicator)
  private lazy var selections = [
    RangeSelection(
      over: graph.picture.widget, .plot, withShift: true, model, indicator),
    RangeSelection(over: parts.timeAxis, .xLabels, withShift: false, model, indicator),
  ]
  private lazy var lineDrag = LineDrag(over: graph.picture.widget, model) { [unowned self] place in
    pointer.line(at: place)
  }
  private lazy var spoken = SpokenChart(
    card: canvas.widget, graph: graph.picture.widget, miniMap: miniMap.window.widget, model,
    indicator, sectors, sayParts: { [unowned self] in parts.say($0) })
  /// Where it was put last.
  private var place: CardPlacement?
  private lazy var ticker = Ticker(canvas) { [weak self] seconds in
    self?.frame(at: seconds) ?? false
  }

  /// A view that shows nothing yet; `role` is what it is for a screen reader.
  init(store: Store, appearance: AppearanceSource, role: GtkAccessibleRole) {
    (self.store, self.appearance) = (store, appearance)
    setAccessibleRole(role, of: canvas.widget)
    canvas.onDraw = { [weak self] snapshot, width, height in
      self?.drawGround(on: snapshot, Size(Double(width), Double(height)))
    }
    canvas.onAllocate = { [weak self] width, height in self?.allocate(width, height) }
    _ = (parts, keys, gestures, pointer, selections, lineDrag)
    followFocus()
  }

  /// The ring around what has the keyboard is the card's edge where that is the graph: around the plot it
  /// would pass through the labels.
  private func followFocus() {
    gtk_widget_add_css_class(graph.picture.widget, "graph")
    connect(graph.picture.widget, "state-flags-changed") { [weak self] in
      guard let self else { return }
      let flags = gtk_widget_get_state_flags(graph.picture.widget)
      let isSeen = flags.rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
      setClass("focused", isSeen, of: canvas.widget)
    }
  }

  private func drawGround(on snapshot: OpaquePointer, _ size: Size) {
    appearance.ground(radius: model.shown?.layout.cornerRadius ?? 0, isFloating: isFloating)
      .draw(size, on: snapshot)
  }
}

// MARK: - On the board

extension ChartView {
  /// Whether something is on its way.
  var isMoving: Bool { ticker.isRunning }

  /// Shows a chart in a form, at rest.
  func bind(to chart: Int, form: ChartForm) {
    guard chart != model.chart || form != model.form else { return }
    model.bind(to: chart, form: form)
    startedAnew(forgetsPointer: true)
    if form == .full { model.growOnce() }
    graph.takesPresses = form == .full
    spoken.say()
    spoken.sayLater()
  }

  /// Lets go of its chart.
  func unbind() {
    sound.stop()
    indicator.startAnew(forgetsPointer: true)
    model.unbind()
    place = nil
    ticker.stop()
    spoken.hush()
  }

  /// The keys that are the board's where the chart has nothing to do with them.
  func leaveToBoard(_ boardKeys: Set<BoardKey>) { keys.boardKeys = boardKeys }

  /// Takes note of where it was put, and is as opaque and as veiled as that says; returns whether that is
  /// somewhere else.
  func moved(to place: CardPlacement) -> Bool {
    defer { self.place = place }
    let isTurned = place.rotationDegrees != 0
    parts.veil(isTurned ? 1 - place.opacity : 0)
    parts.cover(place.cover)
    gtk_widget_set_opacity(canvas.widget, isTurned ? 1 : place.opacity)
    return place != self.place
  }

  /// Whether the keyboard is somewhere on the chart.
  var holdsFocus: Bool { hasFocusWithin(canvas.widget) }

  /// Takes the keyboard.
  func grabFocus() { gtk_widget_grab_focus(graph.picture.widget) }

  /// Gives the keyboard to the search of its legend; returns whether it has one.
  func searchLegend() -> Bool { parts.searchLegend() }

  /// What its indicator reads, with all digits; nil where it reads nothing.
  var copiedPoint: String? {
    model.settledPicture(reading: indicator.settledReading(at: indicator.shownMoment))?
      .copiedPoint
  }

  /// Lets go of the keyboard, if it has it.
  func dropFocus() {
    if holdsFocus { gtk_root_set_focus(gtk_widget_get_root(canvas.widget), nil) }
  }

  /// Follows the board from one state to the next.
  func boardChanged(_ old: Board, _ new: Board, _ transition: Transition) {
    guard let chart = model.chart else { return }
    if old.charts[chart].zoom != new.charts[chart].zoom {
      zoom(from: old.charts[chart].view)
    } else if old.charts[chart].view != new.charts[chart].view {
      model.head(transition)
    } else {
      return
    }
    // Words over tones would be neither heard nor understood.
    if sound.isStepping { return }
    sound.stop()
    spoken.sayLater()
  }

  /// Follows the pointer that reads a chart, if this view's is linked with that.
  func pointed(at other: Int) {
    guard let chart = model.chart, chart != other, store.board.areLinked(chart, other) else {
      return
    }
    commit(isSpoken: false)
  }

  /// Reads along with the charts that it is linked with now, or no more.
  func linksChanged() { if model.chart != nil { commit(isSpoken: false) } }

  /// Shows what its chart has become. While a file is read that is there at once: while a series fades in, every
  /// frame draws all of them, and the reading needs the processors. Else what the plot showed becomes it.
  func tableChanged(_ way: Transition) {
    guard model.chart != nil else { return }
    let before = way == .cut ? nil : plotThatChanges
    model.startAnew()
    startedAnew(forgetsPointer: false)
    model.head(.cut)
    before.map(model.arrive(from:))
    spoken.sayLater()
  }

  /// What the plot shows, where its chart has got another table since it was drawn.
  private var plotThatChanges: Scene? {
    guard let shown = model.shown, !shown.isDetail, model.isSameChart, model.isAnimated,
      model.leaving == nil, shown.table != model.newTable
    else { return nil }
    return shownPictures.picture(of: shown, at: model.seconds)?
      .scene(of: .plot, measure: model.appearance.measure)
  }

  /// Draws everything in the present appearance.
  func appearanceChanged() {
    model.forgetMotion()
    gtk_widget_queue_resize(canvas.widget)
    canvas.queueAllocate()
  }

  private func startedAnew(forgetsPointer: Bool) {
    sound.stop()
    indicator.startAnew(forgetsPointer: forgetsPointer)
    raising.startAnew()
    sectors.startAnew()
    parts.startAnew()
    spoken.name()
  }
}

// MARK: - Frames and places

extension ChartView {
  /// Shows in the next frame what has changed.
  private func commit(isSpoken: Bool) {
    ticker.start()
    if isSpoken { spoken.sayLater() }
  }

  /// A frame of whatever moves; returns whether it still does.
  private func frame(at seconds: Double) -> Bool {
    parts.showLegend(at: seconds, scale: scale)
    let isMoving = show(at: seconds)
    if model.leaving != nil { zoomOn(at: seconds) }
    return isMoving
  }

  /// Shows everything at a time; returns whether anything still moves.
  private func show(at seconds: Double) -> Bool {
    pointer.look(at: seconds)
    return parts.show(at: seconds, scale: scale) && shownPictures.isMoving(at: seconds)
  }

  private func allocate(_ width: Int, _ height: Int) {
    guard model.chart != nil else { return }
    let isElsewhere = model.place(in: Size(Double(width), Double(height)))
    let now = canvas.frameSeconds
    parts.place(at: now)
    if isElsewhere {
      model.head(.follow)
      spoken.sayLater()
    }
    // Of this frame: the next is too late for what has just got its place.
    if show(at: now) || model.shown?.layout.legend != nil { ticker.start() }
  }
}

// MARK: - From the overview to a detail and back

extension ChartView {
  /// Zooms to the end that the board shows now, from the other one in this state: for a while both ends are
  /// seen at once.
  private func zoom(from old: ChartState) {
    let read = indicator.shownMoment(set: old.indicator)
    indicator.rest()
    sectors.choose(nil)
    model.beginZoom(from: old, indicator: read)
    if parts.holdsFocusOnWayBack, model.shown?.isDetail == false { grabFocus() }
    parts.endsChanged()
    model.head(.follow)
  }

  /// A frame on the way. Never within an allocation.
  private func zoomOn(at seconds: Double) {
    if model.zoom.isFinished(at: seconds) {
      model.endZoom()
      parts.endsChanged()
      _ = show(at: seconds)
    } else {
      parts.followZoom(at: seconds)
    }
  }
}
