import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension ChartView {
  func allocate(_ width: Int, _ height: Int) {
    guard let chart else { return }
    layout = ChartLayout(
      size: Size(Double(width), Double(height)), parts: parts,
      checkboxWidths: checkboxWidths(of: chart),
      textScale: appearance.current.style.textScale)
    place(header.picture.widget, layout.header)
    place(yTicker.grid.widget, layout.grid)
    place(yTicker.labels.widget, labelColumn)
    place(graph.picture.widget, layout.plot)
    place(indicator.picture.widget, layout.plot)
    place(xTicker.picture.widget, layout.xAxis)
    if let rect = layout.miniMap {
      place(miniMap.series.widget, rect)
      place(miniMap.window.widget, rect)
    }
    gtk_widget_set_child_visible(miniMap.series.widget, layout.miniMap == nil ? 0 : 1)
    gtk_widget_set_child_visible(miniMap.window.widget, layout.miniMap == nil ? 0 : 1)
    placeChecks()
    place(veil.canvas.widget, Rect(layout.size))
    retarget(.follow)
  }

  func place(_ widget: UnsafeMutablePointer<GtkWidget>, _ rect: Rect) {
    var minimum: gint = 0
    // GTK wants a widget measured before it is placed.
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
    var box = GtkAllocation(
      x: Int32(rect.x.rounded()), y: Int32(rect.y.rounded()),
      width: max(minimum, Int32(rect.width.rounded())), height: Int32(rect.height.rounded()))
    gtk_widget_size_allocate(widget, &box, -1)
  }

  /// Where the y labels can be: a picture no wider than they are costs little to draw.
  private var labelColumn: Rect {
    let width = min(layout.grid.width, widestLabel * appearance.current.style.textScale)
    return Rect(layout.grid.x, layout.grid.y, width, layout.grid.height)
  }
}

/// The room for the widest number of a y axis, in pixels at the usual text size.
private let widestLabel = 120.0
