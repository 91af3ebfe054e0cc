import CGtk
import ChartCore
import ChartScene
import GtkBridge

/// The charts of one store in one of three layouts, under one container.
///
/// Only what is near the screen has a view; views that leave are bound anew to what comes. Where
/// everything stands is a pure function of the layout, the scroll offset, the carousel's position
/// and the pull on the front card; a change of layout animates from one answer to the next.
@MainActor public final class BoardView {
  /// The widget that shows it.
  public let widget: UnsafeMutablePointer<GtkWidget>
  let canvas = Canvas()
  let store: Store
  let appearance: AppearanceSource
  let dots: PageDots
  let scrim: Scrim

  /// The views near the screen, by chart.
  var views: [Int: ChartView] = [:]
  var spare: [ChartView] = []
  /// The full chart set over the cards.
  var opened: ChartView?
  var order: [UnsafeMutablePointer<GtkWidget>] = []

  /// The size on the screen; until GTK tells it, that of a window as it opens, so that the first
  /// frame has its charts.
  var viewport = Size(1000, 690)
  var list = ListLayout(viewport: Size(0, 0), heights: [])
  var carousel = CarouselLayout(viewport: Size(0, 0), count: 0)
  var cards = CardsLayout(viewport: Size(0, 0), count: 0)
  /// Where charts were when the present transition began.
  var starts: [Int: Place] = [:]
  var openedStart: Place?
  var transition = Motion<Double>(resting: 1)
  /// How far the list is scrolled, in pixels, also while another layout is shown.
  var listOffset = 0.0
  /// Where the carousel stands, in pages.
  var position = 0.0
  /// How far the front card is pulled down, in pixels.
  var pull = 0.0
  var isConfiguring = false

  lazy var turning = Spring(canvas, dampingRatio: 1, mass: 0.5, stiffness: 500) {
    [weak self] position in
    self?.position = position
    self?.update()
  }
  lazy var springing = Spring(canvas, dampingRatio: 0.7, mass: 1, stiffness: 420) {
    [weak self] pull in
    self?.pull = pull
    self?.update()
  }
  /// Where the pointer is over the board.
  var pointer: Point?
  lazy var pointing = Later(milliseconds: 0) { [weak self] in self?.pointAgain() }
  lazy var updating = Later(milliseconds: 0) { [weak self] in self?.update() }
  lazy var ticker = Ticker(canvas) { [weak self] seconds in
    self?.moved(at: seconds) ?? false
  }
  let adjustment: UnsafeMutablePointer<GtkAdjustment>

  /// A view of `store`'s board.
  public init(store: Store, appearance: AppearanceSource) {
    self.store = store
    self.appearance = appearance
    dots = PageDots(appearance: appearance)
    scrim = Scrim()
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
    canvas.onMeasure = { [weak self] _ in (self?.minimumLength ?? 0, self?.minimumLength ?? 0) }
    connect(adjustment, "value-changed") { [weak self] in self?.scrolled() }
    store.observe { [weak self] old, new, transition in
      self?.boardChanged(old, new, transition)
    }
    store.observeGrowth { [weak self] in self?.boardGrew() }
    store.observeFailures { [weak self] failure in self?.openingFailed(failure) }
    appearance.observe { [weak self] in self?.appearanceChanged() }
    dots.onPage = { [weak self] page in self?.store.send(.setPage(page)) }
    scrim.onPress = { [weak self] in self?.store.send(.close) }
    position = Double(store.board.page)
    followHand()
    layOut()
    update()
  }

  /// The smallest chart set plus its surroundings, in pixels.
  private let minimumLength = 240

  /// How many chart views exist, near the screen and spare.
  public var viewCount: Int { views.count + spare.count + (opened == nil ? 0 : 1) }
}
