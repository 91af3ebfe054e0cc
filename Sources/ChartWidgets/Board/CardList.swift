import CGtk
import ChartCore
import GtkBridge

/// The widget that has the cards of a board: for a screen reader a list of all its charts.
final class CardList {
  /// A card of a chart.
  struct Card: Equatable {
    let chart: Int
    let widget: UnsafeMutablePointer<GtkWidget>
  }

  private let canvas = Canvas()
  private let store: Store
  private let onAsk: (Int) -> Void
  private(set) lazy var standIns = AccessibilityProxies(in: canvas.widget, store, onAsk: onAsk) {
    [weak self] in
    self?.putInOrder()
  }
  /// The cards from back to front, as GTK knows them.
  private var stack: [Card] = []
  private var hasBeenDrawn = false
  /// Whether it has its charts one below the other, which are out of sight for the most part.
  private var isScrolled = false

  /// An empty list for the charts of a store; `onAsk` hears which chart a screen reader wants to come to.
  init(_ store: Store, onAsk: @escaping (Int) -> Void) {
    (self.store, self.onAsk) = (store, onAsk)
    setAccessibleRole(GTK_ACCESSIBLE_ROLE_LIST, of: canvas.widget)
    setAccessibleLabel(tr("Charts"), of: canvas.widget)
    canvas.onDraw = { [weak self] _, _, _ in self?.drawn() }
  }

  var widget: UnsafeMutablePointer<GtkWidget> { canvas.widget }

  /// The cards are to be given their places, as part of the list's own allocation: what they ask for meanwhile is then
  /// not asked of a list that has its place already, which GTK would draw and warn about.
  var onAllocate: (() -> Void)? {
    didSet { canvas.onAllocate = { [weak self] _, _ in self?.onAllocate?() } }
  }

  /// Asks for new places of the cards in the next frame.
  func queueAllocate() { canvas.queueAllocate() }

  /// Whether a screen reader finds nothing of it, as something else stands over it.
  var isHidden = false {
    didSet { if isHidden != oldValue { setAccessibleHidden(isHidden, canvas.widget) } }
  }

  /// Shows the cards of these charts, those with more depth before the others; where it is scrolled, something stands
  /// in for the charts that have none.
  func show(
    _ widgets: [Int: UnsafeMutablePointer<GtkWidget>], isScrolled: Bool, depth: (Int) -> Double
  ) {
    let cards = widgets.map { (depth: depth($0), card: Card(chart: $0, widget: $1)) }
      .sorted { ($0.depth, $0.card.chart) < ($1.depth, $1.card.chart) }.map(\.card)
    self.isScrolled = isScrolled
    standInForOthers(than: cards)
    guard cards != stack else { return }
    stack = cards
    putInOrder()
  }

  /// Says what the charts are called now.
  func rename() { standIns.rename() }

  /// Nothing is stood in for before the first frame, which is not to wait.
  private func drawn() {
    canvas.onDraw = nil
    hasBeenDrawn = true
    standInForOthers(than: stack)
  }

  private func standInForOthers(than cards: [Card]) {
    if hasBeenDrawn { standIns.show(isScrolled, besides: Set(cards.map(\.chart))) }
  }

  /// Has each card behind the one below it, and in a list where its chart is among those that are stood in for.
  private func putInOrder() {
    let isSorted = zip(stack, stack.dropFirst()).allSatisfy { $0.chart < $1.chart }
    for card in stack.reversed() {
      let item = isSorted ? standIns.item(of: card.chart) : nil
      gtk_widget_insert_after(card.widget, canvas.widget, item)
    }
  }
}
