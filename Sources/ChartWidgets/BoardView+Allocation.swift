import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension BoardView {
  func allocate(_ width: Int, _ height: Int) {
    let size = Size(Double(width), Double(height))
    if size != viewport {
      viewport = size
      layOut()
    }
    configureAdjustment()
    let now = canvas.frameSeconds
    updateViews(at: now)
    placeViews(at: now)
    placeOverlays(at: now)
  }

  func layOut() {
    let style = appearance.current.style
    let width = ListLayout.columnWidth(in: viewport)
    let heights = store.tables.map {
      ChartLayout.listHeight(for: $0, width: width, textScale: style.textScale)
    }
    list = ListLayout(viewport: viewport, heights: heights)
    carousel = CarouselLayout(viewport: viewport, count: store.tables.count)
    cards = CardsLayout(viewport: viewport, count: store.tables.count)
  }

  private func configureAdjustment() {
    isConfiguring = true
    let upper = store.board.layout == .list ? list.contentHeight : viewport.height
    listOffset = max(0, min(listOffset, list.contentHeight - viewport.height))
    gtk_adjustment_configure(
      adjustment, store.board.layout == .list ? listOffset : 0, 0, max(upper, viewport.height),
      viewport.height * 0.1, viewport.height * 0.9, viewport.height)
    isConfiguring = false
  }

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
    }
  }

  func takeView() -> ChartView {
    if let view = spare.popLast() {
      gtk_widget_set_child_visible(view.canvas.widget, 1)
      return view
    }
    let view = ChartView(store: store, appearance: appearance)
    gtk_widget_set_parent(view.canvas.widget, canvas.widget)
    revealOnFocus(view)
    return view
  }

  func putAway(_ view: ChartView) {
    view.unbind()
    gtk_widget_set_child_visible(view.canvas.widget, 0)
    spare.append(view)
  }

  private func placeViews(at now: Double) {
    var stack: [(depth: Double, widget: UnsafeMutablePointer<GtkWidget>)] = []
    for (chart, view) in views {
      let place = place(of: chart, in: store.board, at: now)
      allocate(view.canvas.widget, to: place)
      gtk_widget_set_can_target(view.canvas.widget, isInHand(chart) ? 1 : 0)
      stack.append((place.depth, view.canvas.widget))
    }
    stack.sort { $0.depth < $1.depth }
    let overlays = [dots.widget, scrim.canvas.widget] + (opened.map { [$0.canvas.widget] } ?? [])
    restack(stack.map(\.widget) + overlays)
  }

  /// Whether a chart's own controls take the pointer: those of a turned page or a hidden card do
  /// not, a press there is the board's.
  private func isInHand(_ chart: Int) -> Bool {
    switch store.board.layout {
    case .list: true
    case .carousel: chart == store.board.page
    case .cards: chart == store.board.cardOrder.first
    }
  }

  private func restack(_ widgets: [UnsafeMutablePointer<GtkWidget>]) {
    guard widgets != order else { return }
    order = widgets
    for widget in widgets { gtk_widget_insert_before(widget, canvas.widget, nil) }
  }

  private func allocate(_ widget: UnsafeMutablePointer<GtkWidget>, to place: Place) {
    let width = Int32(place.rect.width.rounded())
    let height = Int32(place.rect.height.rounded())
    gtk_widget_set_opacity(widget, place.opacity)
    gtk_widget_allocate(
      widget, max(1, width), max(1, height), -1,
      transform(of: place, hasPerspective: hasPerspective))
  }

  private func placeOverlays(at now: Double) {
    let isPaged = store.board.layout == .carousel && store.tables.count > 1
    gtk_widget_set_child_visible(dots.widget, isPaged ? 1 : 0)
    if isPaged {
      dots.show(page: store.board.page, of: store.tables.count)
      var box = GtkAllocation(
        x: 0, y: Int32(viewport.height) - PageDots.height, width: Int32(viewport.width),
        height: PageDots.height)
      gtk_widget_size_allocate(dots.widget, &box, -1)
    }
    gtk_widget_set_child_visible(scrim.canvas.widget, opened == nil ? 0 : 1)
    guard let opened else { return }
    let place = openedPlace(in: store.board, at: now)
    gtk_widget_allocate(
      scrim.canvas.widget, Int32(viewport.width), Int32(viewport.height), -1, nil)
    gtk_widget_set_opacity(scrim.canvas.widget, place.opacity)
    allocate(opened.canvas.widget, to: place)
  }
}
