import CGtk
import GtkBridge

extension BoardView {
  /// Gives the charts near the screen their places in a size, before they are seen: the fonts are
  /// found then, and the scenes are built.
  public func rehearsePlaces(width: Int, height: Int) {
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_allocate(widget, Int32(clamping: width), Int32(clamping: height), -1, nil)
  }

  /// Draws the charts to nowhere, at their places: letters and series are painted then, and the first
  /// frame only shows them.
  public func rehearseDrawing() {
    for view in allViews { view.rehearse() }
  }
}
