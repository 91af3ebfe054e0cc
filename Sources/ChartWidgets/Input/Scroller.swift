import CGtk
import GtkBridge

/// The scroll bar beside a widget that places what it shows of a long page itself.
final class Scroller {
  /// The widget around it.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// How far it is scrolled, as GTK knows it.
  let adjustment: UnsafeMutablePointer<GtkAdjustment>
  private var isConfiguring = false

  /// A scroll bar for a widget; `onScroll` hears where people have scrolled it, in pixels.
  init(around child: UnsafeMutablePointer<GtkWidget>, onScroll: @escaping (Double) -> Void) {
    widget = gtk_scrolled_window_new()
    g_object_ref_sink(widget)
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(widget.opaque, child)
    gtk_widget_set_vexpand(widget, 1)
    adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
    connect(adjustment, "value-changed") { [weak self] in
      guard let self, !isConfiguring else { return }
      onScroll(gtk_adjustment_get_value(adjustment))
    }
  }

  isolated deinit { g_object_unref(widget) }

  /// Has the bar for a page of a height, nil where nothing is scrolled, that is scrolled so far in a
  /// viewport of another height.
  func configure(height: Double?, scroll: Double, viewport: Double) {
    isConfiguring = true
    gtk_adjustment_configure(
      adjustment, height == nil ? 0 : scroll, 0, max(height ?? 0, viewport), viewport * 0.1,
      viewport * 0.9, viewport)
    isConfiguring = false
  }

  /// Scrolls.
  func scroll(to offset: Double) { gtk_adjustment_set_value(adjustment, offset) }
}
