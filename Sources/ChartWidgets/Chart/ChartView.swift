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
  /// How large the view is shown where it rests, 1 being its own size.
  var scale = 1.0 {
    didSet { if scale != oldValue { refresh(at: canvas.frameSeconds) } }
  }
  /// The keys that are the board's where the chart has nothing to do with them.
  var boardKeys: Set<BoardKey> = []
  /// Where it was put last.
  private var place: Place?
  /// Whether its parts take the pointer and the keyboard.
  var isInHand = true {
    didSet {
      gtk_widget_set_can_target(canvas.widget, isInHand ? 1 : 0)
      gtk_widget_set_can_focus(canvas.widget, isInHand ? 1 : 0)
    }
  }
  /// Whether the card is over others, not beside them.
  var isFloating = false
  /// The place under the pointer, in the graph's pixels.
  var hover: Point?
  /// Where the pointer was when the chart turned: until it moves, it means what was there before.
  var restingPlace: Point?
  /// Where the indicator stood when a drag of it began.
  var dragStart: Double?
  /// Where it was set when a click moved it, for the double click that the click may begin.
  var indicatorBeforeClick: Double?
  /// Whether the last click opened a point: the second half of a double click is not meant for what
  /// is there then.
  var hasOpened = false
  /// The sectors of a pie.
  var sectors = SectorMotion()
  /// The part of a step that a touchpad has scrolled a range that snaps.
  var ratchet = Ratchet()
  /// What the indicator's card has to say about a moment.
  var complaint: Complaint?

  let header = Header()
  let graph = GraphArea()
  let yTicker = YTicker()
  let xTicker = XTicker()
  let indicator = Indicator()
  let miniMap = MiniMap()
  let zoomOut = ZoomOutButton()
  let veil = Veil()
  private(set) lazy var checks = SeriesChecks(in: canvas, below: veil.canvas.widget)

  /// The card's size.
  var size = Size(0, 0)
  /// What is on show, and the way from one side of it to the other.
  var turn = ChartTurn()
  /// Where the parts were placed last.
  var placed: ChartLayout?
  lazy var ticker = Ticker(canvas) { [weak self] seconds in
    self?.tick(at: seconds) ?? false
  }
  private(set) lazy var describing = Later(milliseconds: describeMilliseconds) { [weak self] in
    self?.describe()
  }

  init(store: Store, appearance: AppearanceSource) {
    self.store = store
    self.appearance = appearance
    for part in canvases.map(\.picture.canvas) + [veil.canvas] {
      gtk_widget_set_parent(part.widget, canvas.widget)
    }
    canvas.onDraw = { [weak self] snapshot, width, height in
      self?.drawGround(on: snapshot, Size(Double(width), Double(height)))
    }
    canvas.onAllocate = { [weak self] width, height in self?.allocate(width, height) }
    followHand()
    followChecks()
  }

  /// What is on show, nil while the view is spare.
  var side: ChartSide? { turn.side }
  /// What was on show before and still is, in part.
  var leaving: ChartSide? { turn.leaving }

  /// Takes note of where it was put, and is as opaque and as veiled as that says; returns whether that is
  /// somewhere else.
  func moved(to place: Place) -> Bool {
    defer { self.place = place }
    let isTurned = place.turnDegrees != 0
    veil.density = isTurned ? 1 - place.opacity : 0
    gtk_widget_set_opacity(canvas.widget, isTurned ? 1 : place.opacity)
    return place != self.place
  }

  /// Whether the keyboard is somewhere on the chart.
  var holdsFocus: Bool { hasFocusWithin(canvas.widget) }

  /// Takes the keyboard.
  func grabFocus() { gtk_widget_grab_focus(graph.picture.widget) }

  /// Shows `chart` with these parts, at rest.
  func bind(to chart: Int, parts: ChartParts) {
    guard chart != self.chart || parts != self.parts else { return }
    self.chart = chart
    self.parts = parts
    hover = nil
    startAnew()
    graph.takesPresses = parts == .full
    describe()
  }

  /// Shows the side that the board shows, at rest.
  func startAnew() {
    restingPlace = nil
    complaint = nil
    sectors = SectorMotion()
    turn = ChartTurn(to: newSide())
    sidesChanged()
    let title = chart.map(store.title(of:)) ?? ""
    setAccessibleLabel("Chart: \(title)", of: graph.picture.widget)
    setAccessibleLabel("Mini-map: \(title)", of: miniMap.window.widget)
  }

  private func drawGround(on snapshot: OpaquePointer, _ size: Size) {
    appearance.ground(radius: side?.layout.cornerRadius ?? 0, isFloating: isFloating)
      .draw(size, on: snapshot)
  }

  /// Draws everything to nowhere.
  func rehearse() {
    for part in [canvas] + canvases.map(\.picture.canvas) + checks.canvases {
      part.rehearse()
    }
  }

  /// Where each part is shown, from back to front.
  var canvases: [(part: ChartPart, picture: SceneCanvas<PartKey>)] {
    ChartPart.allCases.map { ($0, canvas(of: $0)) }
  }

  private func canvas(of part: ChartPart) -> SceneCanvas<PartKey> {
    switch part {
    case .grid: yTicker.grid
    case .plot: graph.picture
    case .yLabels: yTicker.labels
    case .xLabels: xTicker.picture
    case .header: header.picture
    case .miniMapSeries: miniMap.series
    case .miniMapWindow: miniMap.window
    case .overlay: indicator.picture
    }
  }

  /// Lets go of its chart.
  func unbind() {
    chart = nil
    place = nil
    turn = ChartTurn()
    ticker.stop()
    describing.cancel()
  }

  /// Follows the board from one state to the next.
  func boardChanged(_ old: Board, _ new: Board, _ transition: Transition) {
    guard let chart else { return }
    if old.zooms[chart] != new.zooms[chart] {
      turnOver()
    } else if old.charts[chart] != new.charts[chart] {
      retarget(transition)
    } else {
      return
    }
    describing.schedule()
  }

  /// Draws everything in the present appearance.
  func appearanceChanged() {
    turn.startAnew()
    gtk_widget_queue_resize(canvas.widget)
    canvas.queueAllocate()
  }
}

/// How long the indicator rests before a screen reader hears of it: as fast as it can follow.
private let describeMilliseconds: UInt32 = 150
