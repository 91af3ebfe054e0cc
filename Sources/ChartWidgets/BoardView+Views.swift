import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension BoardView {
  /// Brings the views in line with the board and the places of this moment, and asks for their
  /// allocation. Never from within an allocation.
  func update() {
    let now = canvas.frameSeconds
    updateViews(at: now)
    stackViews(at: now)
    giveInHand()
    gtk_widget_set_visible(dots.widget, isPaged ? 1 : 0)
    if isPaged { dots.show(page: store.board.page, of: store.tables.count) }
    gtk_widget_set_visible(scrim.canvas.widget, opened == nil ? 0 : 1)
    canvas.queueAllocate()
  }

  /// Whether the page dots are there.
  var isPaged: Bool { store.board.layout == .carousel && store.tables.count > 1 }

  private func updateViews(at now: Double) {
    let wanted = wanted(at: now)
    let parts: ChartParts = store.board.layout == .cards ? .card : .full
    for (chart, view) in views where !wanted.contains(chart) {
      views[chart] = nil
      putAway(view)
    }
    for chart in wanted.sorted() {
      let view = views[chart] ?? takeView()
      views[chart] = view
      view.bind(to: chart, parts: parts)
      view.scale = restingPlace(of: chart, in: store.board).scale
    }
  }

  // A view that is put away is hidden, not only left out of the drawing: a screen reader would
  // still find it otherwise.
  func takeView() -> ChartView {
    if let view = spare.popLast() {
      gtk_widget_set_visible(view.canvas.widget, 1)
      return view
    }
    let view = ChartView(store: store, appearance: appearance)
    gtk_widget_set_parent(view.canvas.widget, canvas.widget)
    revealOnFocus(view)
    return view
  }

  func putAway(_ view: ChartView) {
    view.unbind()
    gtk_widget_set_visible(view.canvas.widget, 0)
    spare.append(view)
  }

  private func stackViews(at now: Double) {
    var stack: [(depth: Double, widget: UnsafeMutablePointer<GtkWidget>)] = []
    for (chart, view) in views {
      stack.append((place(of: chart, in: store.board, at: now).depth, view.canvas.widget))
    }
    stack.sort { $0.depth < $1.depth }
    let overlays = [dots.widget, scrim.canvas.widget] + (opened.map { [$0.canvas.widget] } ?? [])
    restack(stack.map(\.widget) + overlays)
  }

  private func restack(_ widgets: [UnsafeMutablePointer<GtkWidget>]) {
    guard widgets != order else { return }
    order = widgets
    for widget in widgets { gtk_widget_insert_before(widget, canvas.widget, nil) }
  }
}
