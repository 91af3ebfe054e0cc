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

  func layOut() {
    let style = appearance.current.style
    let width = ListLayout.columnWidth(in: viewport)
    let heights = store.tables.map {
      ChartLayout.listHeight(for: $0, width: width, textScale: style.textScale)
    }
    list = ListLayout(viewport: viewport, heights: heights)
    carousel = CarouselLayout(viewport: viewport, count: store.tables.count)
    cards = CardsLayout(
      viewport: viewport, count: store.tables.count, textScale: style.textScale)
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

  private func allocate(_ view: ChartView, to place: Place) {
    if place != view.place { pointing.schedule() }
    view.place = place
    let isTurned = place.turnDegrees != 0
    view.veil.density = isTurned ? 1 - place.opacity : 0
    gtk_widget_set_opacity(view.canvas.widget, isTurned ? 1 : place.opacity)
    gtk_widget_allocate(
      view.canvas.widget, max(1, Int32(place.rect.width.rounded())),
      max(1, Int32(place.rect.height.rounded())), -1,
      transform(of: place, hasPerspective: hasPerspective))
  }

  private func placeOverlays(at now: Double) {
    if isPaged {
      let length = Int32(min(dots.length, viewport.width))
      var box = GtkAllocation(
        x: (Int32(viewport.width) - length) / 2, y: Int32(viewport.height) - PageDots.height,
        width: length, height: PageDots.height)
      gtk_widget_size_allocate(dots.widget, &box, -1)
    }
    guard let opened else { return }
    let place = openedPlace(in: store.board, at: now)
    gtk_widget_allocate(
      scrim.canvas.widget, Int32(viewport.width), Int32(viewport.height), -1, nil)
    gtk_widget_set_opacity(scrim.canvas.widget, place.opacity)
    allocate(opened, to: place)
  }
}
