import CGtk
import GtkBridge

/// A header bar: Open and what is shown at the left, a title in the middle, a menu at the right.
func headerBar(
  file: UnsafeMutablePointer<GtkWidget>, title: UnsafeMutablePointer<GtkWidget>,
  menu: UnsafeMutablePointer<GtkWidget>
) -> UnsafeMutablePointer<GtkWidget> {
  let bar = adw_header_bar_new()!
  let open = mnemonicButton("_Open")
  gtk_actionable_set_action_name(open.opaque, "win.open")
  gtk_widget_set_tooltip_text(open, "Open a chart file")
  adw_header_bar_pack_start(bar.opaque, open)
  adw_header_bar_pack_start(bar.opaque, file)
  adw_header_bar_pack_end(bar.opaque, menu)
  adw_header_bar_set_title_widget(bar.opaque, title)
  return bar
}
