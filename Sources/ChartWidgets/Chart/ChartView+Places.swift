import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  func allocate(_ width: Int, _ height: Int) {
    guard chart != nil else { return }
    size = Size(Double(width), Double(height))
    let before = side?.layout
    turn.place { layout(of: $0) }
    let now = canvas.frameSeconds
    placeParts(at: now)
    if side?.layout != before || side?.motion == nil {
      retarget(.follow)
      describing.schedule()
    } else if refresh(at: now) {
      ticker.start()
    }
  }

  /// Where the parts of a side with this table lie on the card.
  func layout(of table: Table) -> ChartLayout {
    ChartLayout(
      of: table, size: size, parts: parts, style: appearance.current.style,
      measure: appearance.measure)
  }

  private func placeParts(at seconds: Double) {
    guard let layout = zoomPicture(at: seconds)?.layout ?? side?.layout else { return }
    placed = layout
    for (part, canvas) in canvases { place(canvas.widget, rect(of: part, in: layout)) }
    placeChecks()
    zoomOut.place(
      in: layout.header, color: appearance.current.style.theme.accent, measure: appearance.measure)
    place(veil.canvas.widget, Rect(layout.size))
  }

  /// Places a part, or leaves it out where it has no place.
  func place(_ widget: UnsafeMutablePointer<GtkWidget>, _ rect: Rect?) {
    gtk_widget_set_child_visible(widget, rect == nil ? 0 : 1)
    guard let rect else { return }
    var minimum: gint = 0
    // GTK wants a widget measured before it is placed.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    var box = GtkAllocation(
      x: Int32(rect.x.rounded()), y: Int32(rect.y.rounded()),
      width: max(minimum, Int32(rect.width.rounded())), height: Int32(rect.height.rounded()))
    gtk_widget_size_allocate(widget, &box, -1)
  }

  private func rect(of part: ChartPart, in layout: ChartLayout) -> Rect? {
    guard part == .yLabels else { return layout.rect(of: part) }
    return yTicker.column(
      in: layout.grid, axisCount: turn.sides.map(\.table.kind.axisCount).max() ?? 1,
      textScale: appearance.current.style.textScale)
  }
}
