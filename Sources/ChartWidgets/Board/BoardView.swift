import CGtk
import ChartCore
public import ChartScene
import GtkBridge

/// The smallest chart set plus what is around it, in pixels.
private let minimumLength = 240

/// The charts of one store in one of its arrangements, under one container that knows none of them by
/// name.
///
/// Only what is near the screen has a view. Where everything stands the model says.
@MainActor public final class BoardView {
  private let canvas = Canvas()
  private let appearance: AppearanceSource
  private let dots: PageDots
  private let scrim = Scrim()
  private let store: Store
  private var observations: [Observation] = []
  private lazy var model: BoardModel = BoardModel(store, appearance) { [unowned self] in
    gestures.position
  }
  private(set) lazy var cards = CardList(store) { [weak self] chart in self?.go(to: chart) }
  private lazy var pool = ChartPool { [unowned self] in
    newView(GTK_ACCESSIBLE_ROLE_LIST_ITEM, in: cards.widget, below: nil)
  } dialog: { [unowned self] in
    newView(GTK_ACCESSIBLE_ROLE_DIALOG, in: canvas.widget, below: scrim.button)
  }
  private lazy var keyboard = BoardFocus(on: canvas.widget, model, pool) { [weak self] offset in
    self?.scroller.scroll(to: offset)
  }
  private lazy var gestures: BoardGestures = BoardGestures(
    canvas, store, arrangement: { [unowned self] in model.arrangement },
    chartAt: { [unowned self] in
      model.chart(at: $0, among: Array(views.keys), at: canvas.frameSeconds)
    }, onMove: { [weak self] in self?.update() })
  private lazy var drops = ColumnDrops(on: canvas.widget, store) { [weak self] in
    self?.view(at: $0)
  } all: { [weak self] in
    self?.allViews ?? []
  }
  private lazy var menu = BoardMenu(on: canvas.widget) { [weak self] in self?.askedForMenu(at: $0) }
  /// People want the menu of the chart in front, at this place of the widget.
  public var onMenu: ((Point) -> Void)?
  private lazy var pointer = BoardPointer(canvas) { [weak self] in self?.pool.onScreen ?? [] }
  private lazy var scroller = Scroller(around: canvas.widget) { [weak self] offset in
    self?.scrolled(to: offset)
  }
  private lazy var updating = Debounce(milliseconds: 0) { [weak self] in self?.update() }
  private lazy var ticker = Ticker(canvas) { [weak self] seconds in
    self?.moved(at: seconds) ?? false
  }

  /// A view of `store`'s board.
  public init(store: Store, appearance: AppearanceSource) {
    (self.store, self.appearance) = (store, appearance)
    dots = PageDots(appearance: appearance)
    gtk_widget_add_css_class(canvas.widget, "board")
    gtk_widget_set_overflow(canvas.widget, GTK_OVERFLOW_HIDDEN)
    for part in [cards.widget, dots.widget, scrim.canvas.widget, scrim.button] {
      gtk_widget_set_parent(part, canvas.widget)
    }
    canvas.onAllocate = { [weak self] width, height in self?.allocate(width, height) }
    cards.onAllocate = { [weak self] in self?.allocateCards() }
    canvas.onMeasure = { _ in (minimumLength, minimumLength) }
    dots.onPage = { [weak self] page in self?.store.send(.bringToFront(chart: page)) }
    scrim.onPress = { [weak self] in self?.store.send(.close) }
    observations = following()
    _ = (pointer, gestures, scroller, drops, menu)
    update()
  }

  private func following() -> [Observation] {
    [
      store.observe { [weak self] old, new, transition in
        self?.boardChanged(old, new, transition)
      },
      store.observeTables { [weak self] way in self?.tablesChanged(way) },
      store.observeData { [weak self] charts, way in self?.dataChanged(of: charts, way) },
      store.observeFailures { [weak self] failure in self?.openingFailed(failure) },
      store.linkedPointer.observe { [weak self] chart in
        for view in self?.allViews ?? [] { view.pointed(at: chart) }
      },
      appearance.observe { [weak self] in self?.appearanceChanged() },
    ]
  }

  private func newView(
    _ role: GtkAccessibleRole, in parent: UnsafeMutablePointer<GtkWidget>,
    below sibling: UnsafeMutablePointer<GtkWidget>?
  ) -> ChartView {
    let view = ChartView(store: store, appearance: appearance, role: role)
    gtk_widget_insert_before(view.canvas.widget, parent, sibling)
    keyboard.follow(view)
    return view
  }

  /// The widget that shows it.
  public var widget: UnsafeMutablePointer<GtkWidget> { scroller.widget }
  /// How far it is scrolled.
  var adjustment: UnsafeMutablePointer<GtkAdjustment> { scroller.adjustment }
  /// The views near the screen, by chart.
  var views: [Int: ChartView] { pool.views }
  /// The views on the screen, that of an opened chart too.
  var allViews: [ChartView] { pool.onScreen }
  /// The full chart set over the others.
  var openedView: ChartView? { pool.opened }
  /// Whether anything is on its way.
  var isMoving: Bool {
    ticker.isRunning || updating.isScheduled || allViews.contains(where: \.isMoving)
  }
  /// The view at a place: that of an opened chart wherever it is.
  private func view(at point: Point) -> ChartView? {
    openedView
      ?? model.chart(at: point, among: Array(views.keys), at: canvas.frameSeconds)
      .flatMap { views[$0] }
  }
  /// How many chart views exist, near the screen and spare.
  public var viewCount: Int { pool.all.count }

  /// Brings the chart at a place to the front and asks for its menu there; without a place, for that of the chart in
  /// front.
  private func askedForMenu(at point: Point?) {
    if let point, store.board.openedChart == nil {
      guard let chart = model.chart(at: point, among: Array(views.keys), at: canvas.frameSeconds)
      else { return }
      store.send(.bringToFront(chart: chart))
    }
    onMenu?(point ?? middleOfFront)
  }

  /// The middle of the chart in front.
  public var middleOfFront: Point {
    let card = model.restingPlace(of: store.board.front).rect
    return Point(card.midX, card.midY)
  }

  /// Gives the keyboard to the chart in front, where it may be already.
  public func focus() { keyboard.moveToFront() }

  /// Comes to a chart: has it in front, whole on the screen, and gives it the keyboard.
  public func go(to chart: Int) { keyboard.go(to: chart) }

  /// Has the chart in front where people see it.
  public func revealFront() { keyboard.revealFront() }

  /// How large the card of a chart is where it rests.
  public func cardSize(of chart: Int) -> Size { model.restingPlace(of: chart).rect.size }

  /// What the indicator of the chart in front reads, to be pasted elsewhere; nil where it reads nothing.
  public var copiedPoint: String? {
    allViews.last { $0.model.chart == store.board.front }?.copiedPoint
  }

  /// The chart under the pointer, and the moment that is read there; nil where none is.
  public var pointedMoment: (chart: Int, moment: Double)? {
    allViews.lazy.compactMap { view in
      guard view.indicator.hover != nil, let chart = view.model.chart else { return nil }
      return view.indicator.shownMoment.map { (chart, $0) }
    }.first
  }

  /// Gives the keyboard to the search of the legend in front; returns whether there is one.
  public func searchLegend() -> Bool { keyboard.searchLegend() }
}

// MARK: - The board changes

extension BoardView {
  private func boardChanged(_ old: Board, _ new: Board, _ way: Transition) {
    for view in allViews { view.boardChanged(old, new, way) }
    if old.isLinked != new.isLinked { for view in allViews { view.linksChanged() } }
    if model.arrangement.scrolledHeight != nil, old.layout == new.layout { gestures.keepScroll() }
    if old.layout != new.layout || old.openedChart != new.openedChart {
      beginTransition(from: old)
    } else if old.front != new.front {
      frontChanged(from: old)
    }
  }

  /// Another chart comes to the front: a page is turned, cards change places, and on a page that is scrolled
  /// nothing moves, as it is seen.
  private func frontChanged(from old: Board) {
    keyboard.followFront {
      if model.arrangement.pageDistance != nil {
        gestures.show(page: store.board.front)
        update()
      } else if model.arrangement.scrolledHeight == nil {
        beginTransition(from: old)
      }
    }
  }

  /// The page is scrolled: the chart in front is one that is seen, and the keyboard goes along.
  private func scrolled(to offset: Double) {
    guard model.arrangement.scrolledHeight != nil else { return }
    keyboard.followPage {
      gestures.scroll(to: offset)
      update()
      if let chart = model.chartInFront { store.send(.bringToFront(chart: chart)) }
    }
  }

  /// Follows the tables while their file is read, and the columns that people put elsewhere; what they chose
  /// stays.
  private func tablesChanged(_ way: Transition) {
    if store.board.openedChart != model.openedChart {
      closeOpened()
      store.board.openedChart.map(open)
    }
    pool.drop(after: store.board.charts.count)
    for view in allViews { view.tableChanged(way) }
    cards.rename()
    model.arrange()
    gestures.showFront()
    // Who comes to a new chart now needs to get there.
    placeScrollBar()
    update()
  }

  private func dataChanged(of charts: Set<Int>, _ way: Transition) {
    for view in allViews where view.model.chart.map(charts.contains) == true {
      view.tableChanged(way)
    }
    cards.rename()
    update()
  }

  /// What cannot be read is a sentence over the window, and not the board's.
  private func openingFailed(_ failure: OpeningFailure) {
    guard case .missing(let chart, let moment) = failure else { return }
    for view in allViews where view.model.chart == chart { view.indicator.complain(about: moment) }
  }

  private func appearanceChanged() {
    for view in pool.all { view.appearanceChanged() }
    dots.appearanceChanged()
    model.arrange()
    update()
  }

  private func beginTransition(from old: Board) {
    model.beginTransition(
      of: views.filter { $0.value.model.chart != nil }.map(\.key), from: old,
      isAnimated: canvas.isAnimated, at: canvas.frameSeconds)
    gestures.letGo()
    if old.layout != store.board.layout { gestures.showFront() }
    if let chart = store.board.openedChart, chart != model.openedChart { open(chart) }
    update()
    if old.layout != store.board.layout, keyboard.isOnBoard { focus() }
    ticker.start()
  }

  private func moved(at seconds: Double) -> Bool {
    let isFinished = model.endTransition(at: seconds)
    if isFinished, store.board.openedChart == nil { closeOpened() }
    update()
    return !isFinished
  }

  private func open(_ chart: Int) {
    model.close()
    pool.open(chart)
    model.open(chart, at: canvas.frameSeconds)
    keyboard.makeReachable()
    focus()
  }

  private func closeOpened() {
    model.close()
    pool.close()
  }
}

// MARK: - Views

extension BoardView {
  /// Brings the views in line with the board and the places of this moment, and asks for their
  /// allocation. Never from within an allocation.
  private func update() {
    let (now, arrangement) = (canvas.frameSeconds, model.arrangement)
    pool.show(model.charts(at: now), form: arrangement.form)
    for (chart, view) in views {
      view.scale = model.restingPlace(of: chart).scale
      view.leaveToBoard(arrangement.keys)
    }
    stackViews(at: now)
    keyboard.makeReachable()
    gtk_widget_set_visible(dots.widget, arrangement.hasDots ? 1 : 0)
    if arrangement.hasDots { dots.show(page: store.board.front, of: store.board.charts.count) }
    scrim.isVisible = openedView != nil
    cards.isHidden = store.board.openedChart != nil
    canvas.queueAllocate()
    cards.queueAllocate()
  }

  private func stackViews(at now: Double) {
    let isScrolled = model.arrangement.scrolledHeight != nil && openedView == nil
    cards.show(views.mapValues(\.canvas.widget), isScrolled: isScrolled) { chart in
      model.place(of: chart, at: now).depth
    }
  }

  private func allocate(_ width: Int, _ height: Int) {
    // Views come and go outside of GTK's allocation, which must not ask for another.
    if model.resize(to: Size(Double(width), Double(height))) { updating.schedule() }
    placeScrollBar()
    gtk_widget_allocate(cards.widget, Int32(width), Int32(height), -1, nil)
    placeOverlays(at: canvas.frameSeconds)
  }

  private func allocateCards() {
    let now = canvas.frameSeconds
    for (chart, view) in views { allocate(view, to: model.place(of: chart, at: now)) }
  }

  private func placeScrollBar() {
    let (height, viewport) = (model.arrangement.scrolledHeight, model.viewport.height)
    if let height { gestures.scroll(to: max(0, min(gestures.position.scroll, height - viewport))) }
    scroller.configure(height: height, scroll: gestures.position.scroll, viewport: viewport)
  }

  private func allocate(_ view: ChartView, to place: CardPlacement) {
    if view.moved(to: place) { pointer.viewsMoved() }
    gtk_widget_allocate(
      view.canvas.widget, max(1, Int32(place.rect.width.rounded())),
      max(1, Int32(place.rect.height.rounded())), -1,
      transform(of: place, hasPerspective: hasPerspective(canvas.widget)))
  }

  private func placeOverlays(at now: Double) {
    let viewport = model.viewport
    if model.arrangement.hasDots {
      let size = Size(min(dots.length, viewport.width).rounded(.down), Double(PageDots.height))
      let x = ((viewport.width - size.width) / 2).rounded(.down)
      placeWidget(dots.widget, Rect(x, viewport.height - size.height, size.width, size.height))
    }
    guard let openedView, let place = model.openedPlace(at: now) else { return }
    scrim.place(in: viewport, around: place.bounds, opacity: place.opacity)
    allocate(openedView, to: place)
  }
}
