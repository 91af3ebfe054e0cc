import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The smallest chart set plus its surroundings, in pixels.
private let minimumLength = 240
/// The size until GTK tells it: that of a window as it opens, so that the first frame has its charts.
private let usualViewport = Size(1000, 690)

/// The charts of one store in one of its arrangements, under one container that knows none of them by
/// name.
///
/// Only what is near the screen has a view. Where everything stands is a pure function of the arrangement,
/// the board and where the hand has moved it; a change of layout animates from one answer to the next.
@MainActor public final class BoardView {
  /// The widget that shows it.
  public let widget: UnsafeMutablePointer<GtkWidget>
  let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private(set) var viewport = usualViewport
  private let canvas = Canvas()
  private let store: Store
  private let appearance: AppearanceSource
  private let dots: PageDots
  private let scrim = Scrim()
  private var arrangements: BoardArrangements
  private var transition = BoardTransition()
  /// The full chart set over the others.
  private var opened: OpenedChart?
  /// The widgets from back to front, as GTK knows them.
  private var stack: [UnsafeMutablePointer<GtkWidget>] = []
  private var isConfiguring = false
  private lazy var pool = ChartPool { [unowned self] in newView() }
  private lazy var hand = BoardHand(
    canvas, store, arrangement: { [unowned self] in arrangement },
    chartAt: { [unowned self] in chart(at: $0) }, onMove: { [weak self] in self?.update() })
  private lazy var pointer = BoardPointer(canvas) { [weak self] in self?.allViews ?? [] }
  private lazy var updating = Later(milliseconds: 0) { [weak self] in self?.update() }
  private lazy var ticker = Ticker(canvas) { [weak self] seconds in
    self?.moved(at: seconds) ?? false
  }

  /// A view of `store`'s board.
  public init(store: Store, appearance: AppearanceSource) {
    self.store = store
    self.appearance = appearance
    arrangements = BoardArrangements(
      of: store.tables, viewport: usualViewport, textScale: appearance.current.style.textScale)
    dots = PageDots(appearance: appearance)
    widget = gtk_scrolled_window_new()
    g_object_ref_sink(widget)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(widget.opaque, canvas.widget)
    adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    setUp()
  }

  isolated deinit { g_object_unref(widget) }

  private func setUp() {
    gtk_widget_add_css_class(canvas.widget, "board")
    gtk_widget_set_overflow(canvas.widget, GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_vexpand(widget, 1)
    for part in [scrim.canvas.widget, dots.widget] { gtk_widget_set_parent(part, canvas.widget) }
    canvas.onAllocate = { [weak self] width, height in self?.allocate(width, height) }
    canvas.onMeasure = { _ in (minimumLength, minimumLength) }
    connect(adjustment, "value-changed") { [weak self] in self?.scrolled() }
    store.observe { [weak self] old, new, transition in
      self?.boardChanged(old, new, transition)
    }
    store.observeGrowth { [weak self] in self?.boardGrew() }
    store.observeFailures { [weak self] failure in self?.openingFailed(failure) }
    appearance.observe { [weak self] in self?.appearanceChanged() }
    dots.onPage = { [weak self] page in self?.store.send(.setPage(page)) }
    scrim.onPress = { [weak self] in self?.store.send(.close) }
    _ = (pointer, hand)
    update()
  }

  private func newView() -> ChartView {
    let view = ChartView(store: store, appearance: appearance)
    gtk_widget_set_parent(view.canvas.widget, canvas.widget)
    revealOnFocus(view)
    return view
  }

  /// The views near the screen, by chart.
  var views: [Int: ChartView] { pool.views }
  /// The views on the screen, that of an opened chart too.
  var allViews: [ChartView] { Array(views.values) + (opened.map { [$0.view] } ?? []) }
  /// The view of a full chart set over the others.
  var openedView: ChartView? { opened?.view }
  /// Whether anything is on its way.
  var isMoving: Bool {
    ticker.isRunning || updating.isScheduled || allViews.contains { $0.ticker.isRunning }
  }
  /// How many chart views exist, near the screen and spare.
  public var viewCount: Int { pool.count + (opened == nil ? 0 : 1) }
}

/// A full chart set over the others.
private struct OpenedChart {
  let chart: Int
  let view: ChartView
  /// The layout it was opened in, to which it goes back.
  let layout: BoardLayout
  /// Where it was when the present transition began.
  var start: Place
}

// MARK: - The board changes

extension BoardView {
  private func boardChanged(_ old: Board, _ new: Board, _ way: Transition) {
    for view in allViews { view.boardChanged(old, new, way) }
    if old.page != new.page {
      hand.turn(to: new.page)
      update()
    }
    if old.layout != new.layout || old.cardOrder != new.cardOrder
      || old.openedChart != new.openedChart
    {
      beginTransition(from: old)
    }
  }

  /// Follows the tables while their file is read; what people chose stays, and every view is where
  /// it was.
  private func boardGrew() {
    for view in allViews { view.grow() }
    arrange()
    update()
  }

  /// What cannot be read is a sentence over the window, and not the board's.
  private func openingFailed(_ failure: OpeningFailure) {
    guard case .missing(let chart, let moment) = failure else { return }
    for view in allViews where view.chart == chart { view.complain(about: moment) }
  }

  private func appearanceChanged() {
    for view in pool.all + (opened.map { [$0.view] } ?? []) { view.appearanceChanged() }
    dots.appearanceChanged()
    arrange()
    update()
  }

  private func beginTransition(from old: Board) {
    let now = canvas.frameSeconds
    let places = views.filter { $0.value.chart != nil }.keys.map {
      ($0, place(of: $0, in: old, at: now))
    }
    if let opened { self.opened?.start = place(of: opened, in: old, at: now) }
    transition.begin(
      from: Dictionary(uniqueKeysWithValues: places), isAnimated: canvas.isAnimated, at: now)
    hand.letGo()
    if let chart = store.board.openedChart, chart != opened?.chart { open(chart) }
    update()
    if old.layout != store.board.layout, holdsFocus { focus() }
    ticker.start()
  }

  private func moved(at seconds: Double) -> Bool {
    let isFinished = transition.isFinished(at: seconds)
    if isFinished {
      transition.end()
      if store.board.openedChart == nil { closeOpened() }
    }
    update()
    return !isFinished
  }

  private func open(_ chart: Int) {
    closeOpened()
    let view = pool.take()
    view.bind(to: chart, parts: .full)
    view.isFloating = true
    let start = place(of: chart, in: store.board, at: canvas.frameSeconds)
    opened = OpenedChart(chart: chart, view: view, layout: store.board.layout, start: start)
    giveInHand()
    focus()
  }

  private func closeOpened() {
    guard let view = opened?.view else { return }
    opened = nil
    view.isFloating = false
    pool.putAway(view)
  }
}

// MARK: - Places

extension BoardView {
  private var arrangement: any BoardArrangement { arrangements[store.board.layout] }

  private func arrange() {
    arrangements = BoardArrangements(
      of: store.tables, viewport: viewport, textScale: appearance.current.style.textScale)
  }

  /// Where a chart stands in `board` at a moment of the present transition.
  private func place(of chart: Int, in board: Board, at seconds: Double) -> Place {
    transition.place(of: chart, restingAt: restingPlace(of: chart, in: board), at: seconds)
  }

  private func restingPlace(of chart: Int, in board: Board) -> Place {
    arrangements[board.layout].place(of: chart, in: board, at: hand.position)
  }

  /// Where the full chart set over the others stands: most of the viewport, or on its card.
  private func place(of opened: OpenedChart, in board: Board, at seconds: Double) -> Place {
    var rest = arrangements[opened.layout].place(of: opened.chart, in: board, at: hand.position)
    if board.openedChart != nil { (rest.rect, rest.scale) = (openedRect, 1) }
    rest.opacity = board.openedChart == nil ? 0 : 1
    return transition.place(from: opened.start, to: rest, at: seconds)
  }

  private var openedRect: Rect {
    let width = min(viewport.width - 48, 1100)
    let height = min(viewport.height - 48, 760)
    return Rect(
      (viewport.width - width) / 2, (viewport.height - height) / 2, max(width, 1), max(height, 1))
  }

  /// The chart in front at a point, by its place, turned pages taken as upright.
  private func chart(at point: Point) -> Int? {
    let now = canvas.frameSeconds
    return views.keys
      .map { (chart: $0, place: place(of: $0, in: store.board, at: now)) }
      .filter { $0.place.bounds.contains(point) }
      .max { $0.place.depth < $1.place.depth }?.chart
  }
}

// MARK: - Views

extension BoardView {
  /// Brings the views in line with the board and the places of this moment, and asks for their
  /// allocation. Never from within an allocation.
  private func update() {
    let now = canvas.frameSeconds
    let wanted = arrangement.charts(in: store.board, at: hand.position)
      .union(transition.charts(at: now))
    pool.show(wanted, parts: arrangement.parts)
    for (chart, view) in views {
      view.scale = restingPlace(of: chart, in: store.board).scale
      view.boardKeys = arrangement.keys
    }
    stackViews(at: now)
    giveInHand()
    gtk_widget_set_visible(dots.widget, arrangement.hasDots ? 1 : 0)
    if arrangement.hasDots { dots.show(page: store.board.page, of: store.tables.count) }
    gtk_widget_set_visible(scrim.canvas.widget, opened == nil ? 0 : 1)
    canvas.queueAllocate()
  }

  private func stackViews(at now: Double) {
    let cards = views.map { chart, view in
      (place(of: chart, in: store.board, at: now).depth, view.canvas.widget)
    }
    let overlays =
      [dots.widget, scrim.canvas.widget] + (opened.map { [$0.view.canvas.widget] } ?? [])
    let widgets = cards.sorted { $0.0 < $1.0 }.map(\.1) + overlays
    guard widgets != stack else { return }
    stack = widgets
    for widget in widgets { gtk_widget_insert_before(widget, canvas.widget, nil) }
  }

  private func allocate(_ width: Int, _ height: Int) {
    let size = Size(Double(width), Double(height))
    if size != viewport {
      viewport = size
      arrange()
      // Views come and go outside of GTK's allocation, which must not ask for another.
      updating.schedule()
    }
    configureAdjustment()
    let now = canvas.frameSeconds
    for (chart, view) in views {
      allocate(view, to: place(of: chart, in: store.board, at: now))
    }
    placeOverlays(at: now)
  }

  private func allocate(_ view: ChartView, to place: Place) {
    if view.moved(to: place) { pointer.viewsMoved() }
    gtk_widget_allocate(
      view.canvas.widget, max(1, Int32(place.rect.width.rounded())),
      max(1, Int32(place.rect.height.rounded())), -1,
      transform(of: place, hasPerspective: hasPerspective(canvas.widget)))
  }

  private func placeOverlays(at now: Double) {
    if arrangement.hasDots {
      let length = Int32(min(dots.length, viewport.width))
      var box = GtkAllocation(
        x: (Int32(viewport.width) - length) / 2, y: Int32(viewport.height) - PageDots.height,
        width: length, height: PageDots.height)
      gtk_widget_size_allocate(dots.widget, &box, -1)
    }
    guard let opened else { return }
    let place = place(of: opened, in: store.board, at: now)
    gtk_widget_allocate(
      scrim.canvas.widget, Int32(viewport.width), Int32(viewport.height), -1, nil)
    gtk_widget_set_opacity(scrim.canvas.widget, place.opacity)
    allocate(opened.view, to: place)
  }

  /// Gives the charts near the screen their places in a size, before they are seen: the fonts are
  /// found then, and the scenes are built.
  public func rehearsePlaces(width: Int, height: Int) {
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(widget, Int32(clamping: width), Int32(clamping: height), -1, nil)
  }

  /// Draws the charts to nowhere, at their places: letters and series are painted then, and the first
  /// frame only shows them.
  public func rehearseDrawing() {
    for view in allViews { view.rehearse() }
  }
}

// MARK: - Scrolling

extension BoardView {
  private func configureAdjustment() {
    isConfiguring = true
    let height = arrangement.scrolledHeight
    if let height {
      hand.scroll(to: max(0, min(hand.position.scroll, height - viewport.height)))
    }
    gtk_adjustment_configure(
      adjustment, height == nil ? 0 : hand.position.scroll, 0,
      max(height ?? 0, viewport.height), viewport.height * 0.1, viewport.height * 0.9,
      viewport.height)
    isConfiguring = false
  }

  private func scrolled() {
    guard !isConfiguring, arrangement.scrolledHeight != nil else { return }
    hand.scroll(to: gtk_adjustment_get_value(adjustment))
    update()
  }

  /// Follows the keyboard's focus to a chart that is not whole on the screen; a press needs no
  /// such help and would be moved from under the pointer.
  private func revealOnFocus(_ view: ChartView) {
    let focus = gtk_event_controller_focus_new()!
    connect(focus, "enter") { [weak self, weak view] in
      guard let self, let chart = view?.chart, let root = gtk_widget_get_root(canvas.widget),
        gtk_window_get_focus_visible(root.cast()) != 0
      else { return }
      reveal(chart)
    }
    gtk_widget_add_controller(view.canvas.widget, focus)
  }

  private func reveal(_ chart: Int) {
    guard let scroll = arrangement.scroll(showing: chart, from: hand.position.scroll) else {
      return
    }
    gtk_adjustment_set_value(adjustment, scroll)
  }
}

// MARK: - Focus

// Pointer and keyboard reach the same charts: in the list all of them, elsewhere the one at hand.
extension BoardView {
  /// Gives the keyboard to what a key is most likely meant for: to the page dots where there are some, as
  /// arrows turn pages there, else to the chart in front, where they move the indicator.
  public func focus() {
    if arrangement.hasDots {
      gtk_widget_grab_focus(dots.widget)
    } else if let view = viewAtHand ?? viewInFront {
      view.grabFocus()
    }
  }

  /// Whether the keyboard is somewhere on the board.
  private var holdsFocus: Bool { hasFocusWithin(canvas.widget) }

  /// Lets pointer and keyboard reach what is in hand and nothing else: a press on a turned page or a
  /// card behind is the board's, and nobody can see where the keyboard is there. A keyboard that is
  /// left behind comes along.
  private func giveInHand() {
    let hand = viewAtHand
    for view in allViews { view.isInHand = hand == nil || view === hand }
    guard let hand, !hand.holdsFocus, allViews.contains(where: \.holdsFocus) else { return }
    hand.grabFocus()
  }

  /// The one view that takes pointer and keyboard; nil where all do.
  private var viewAtHand: ChartView? {
    arrangement.chartAtHand(in: store.board).flatMap(view)
  }

  private var viewInFront: ChartView? {
    arrangement.chartInFront(of: store.board, at: hand.position).flatMap(view)
  }

  private func view(of chart: Int) -> ChartView? {
    store.board.openedChart == chart ? opened?.view : views[chart]
  }
}

extension Place {
  /// The rectangle on the screen, a turn left out of account.
  fileprivate var bounds: Rect {
    rect.inset(
      horizontally: rect.width * (1 - scale) / 2, vertically: rect.height * (1 - scale) / 2)
  }
}
