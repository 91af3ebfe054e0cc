import ChartCore
import ChartScene

/// The size until GTK tells it: that of a window as it opens, so that the first frame has its charts.
private let usualViewport = Size(1000, 690)
/// The scrim that stays to be seen around an opened chart, in pixels.
private let openedGap = 24.0

/// Where everything on a board stands at a moment: a pure function of the arrangement, the board, where
/// the hand has moved it, and the way from one arrangement to the next.
final class BoardModel {
  /// The state of the board.
  let store: Store
  /// What of the board is on the screen, in pixels.
  private(set) var viewport = usualViewport
  private let appearance: AppearanceSource
  private let position: () -> BoardPosition
  private var arrangements: BoardArrangements
  private var transition = BoardTransition()
  /// The chart that is opened over the others: the layout it was opened in, to which it goes back, and
  /// where it was when the present transition began.
  private var opened: (chart: Int, layout: BoardLayout, start: CardPlacement)?

  /// The places of a store's charts; `position` is where the hand has moved them.
  init(_ store: Store, _ appearance: AppearanceSource, position: @escaping () -> BoardPosition) {
    (self.store, self.appearance, self.position) = (store, appearance, position)
    arrangements = BoardArrangements(
      of: store.board.charts.map(\.table), viewport: usualViewport,
      textScale: appearance.current.style.textScale)
  }

  /// The present arrangement, which is asked by no name.
  var arrangement: any BoardArrangement { arrangements[store.board.layout] }

  /// The chart in front, as the hand has moved the board.
  var chartInFront: Int? { arrangement.chartInFront(of: store.board, at: position()) }

  /// The one chart that takes pointer and keyboard; nil where all do.
  var reachableChart: Int? { arrangement.reachableChart(in: store.board) }

  /// How far the page is scrolled where a chart is whole on the screen; nil where nothing is scrolled.
  func scroll(showing chart: Int) -> Double? {
    arrangement.scroll(showing: chart, from: position().scroll)
  }

  /// Arranges the charts anew, as something has changed that all arrangements follow.
  func arrange() {
    arrangements = BoardArrangements(
      of: store.board.charts.map(\.table), viewport: viewport,
      textScale: appearance.current.style.textScale)
  }

  /// Takes another size; returns whether it is another.
  func resize(to size: Size) -> Bool {
    guard size != viewport else { return false }
    viewport = size
    arrange()
    return true
  }

  /// The charts that are to be seen at a time.
  func charts(at seconds: Double) -> Set<Int> {
    arrangement.charts(in: store.board, at: position())
      .union(transition.charts(at: seconds).compactMap(store.board.chart(withID:)))
  }

  /// Where a chart stands at a time.
  func place(of chart: Int, at seconds: Double) -> CardPlacement {
    place(of: chart, in: store.board, at: seconds)
  }

  /// Where a chart stands when everything rests.
  func restingPlace(of chart: Int) -> CardPlacement { restingPlace(of: chart, in: store.board) }

  /// The chart in front at a point, by its place, turned pages taken as upright.
  func chart(at point: Point, among charts: [Int], at seconds: Double) -> Int? {
    charts
      .map { (chart: $0, place: place(of: $0, at: seconds)) }
      .filter { $0.place.bounds.contains(point) }
      .max { $0.place.depth < $1.place.depth }?.chart
  }

  private func place(of chart: Int, in board: Board, at seconds: Double) -> CardPlacement {
    let rest = restingPlace(of: chart, in: board)
    return board.id(of: chart).map { transition.place(of: $0, restingAt: rest, at: seconds) }
      ?? rest
  }

  private func restingPlace(of chart: Int, in board: Board) -> CardPlacement {
    arrangements[board.layout].place(of: chart, in: board, at: position())
  }
}

// MARK: - From one arrangement to the next

extension BoardModel {
  /// Sends charts, and the opened one, from where they stood in another board on their way.
  func beginTransition(of charts: [Int], from old: Board, isAnimated: Bool, at seconds: Double) {
    let places = charts.compactMap { chart in
      old.id(of: chart).map { ($0, place(of: chart, in: old, at: seconds)) }
    }
    if let start = openedPlace(in: old, at: seconds) { opened?.start = start }
    transition.begin(
      from: Dictionary(uniqueKeysWithValues: places), isAnimated: isAnimated, at: seconds)
  }

  /// Whether nothing is on its way any more; then where things came from is forgotten.
  func endTransition(at seconds: Double) -> Bool {
    let isFinished = transition.isFinished(at: seconds)
    if isFinished { transition.end() }
    return isFinished
  }
}

// MARK: - The chart over the others

extension BoardModel {
  /// The chart that is opened over the others, or on its way back.
  var openedChart: Int? { opened?.chart }

  /// Opens a chart from where it stands.
  func open(_ chart: Int, at seconds: Double) {
    opened = (chart, store.board.layout, place(of: chart, at: seconds))
  }

  /// Forgets the chart that was opened.
  func close() { opened = nil }

  /// Where the opened chart stands at a time; nil where there is none.
  func openedPlace(at seconds: Double) -> CardPlacement? {
    openedPlace(in: store.board, at: seconds)
  }

  /// Most of the viewport, or on its card.
  private func openedPlace(in board: Board, at seconds: Double) -> CardPlacement? {
    guard let opened else { return nil }
    var rest = arrangements[opened.layout].place(of: opened.chart, in: board, at: position())
    if board.openedChart != nil { (rest.rect, rest.scale, rest.cover) = (openedRect, 1, 0) }
    rest.opacity = board.openedChart == nil ? 0 : 1
    return transition.place(from: opened.start, to: rest, at: seconds)
  }

  private var openedRect: Rect {
    let (width, height) = (viewport.width - 2 * openedGap, viewport.height - 2 * openedGap)
    return Rect(
      (viewport.width - width) / 2, (viewport.height - height) / 2, max(width, 1), max(height, 1))
  }
}

extension CardPlacement {
  /// The rectangle on the screen, a turn left out of account.
  var bounds: Rect {
    rect.inset(
      horizontally: rect.width * (1 - scale) / 2, vertically: rect.height * (1 - scale) / 2)
  }
}
