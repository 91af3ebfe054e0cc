import ChartWidgets
import CGtk
import ChartCore
import GtkBridge

/// A header bar: Open, buttons for what is shown, and its name at the left, a title in the middle, a menu at the
/// right, with more to its left.
func headerBar(
  tools: [UnsafeMutablePointer<GtkWidget>], file: UnsafeMutablePointer<GtkWidget>,
  title: UnsafeMutablePointer<GtkWidget>,
  menu: UnsafeMutablePointer<GtkWidget>, more: [UnsafeMutablePointer<GtkWidget>]
) -> UnsafeMutablePointer<GtkWidget> {
  let bar: Widget = adw_header_bar_new()
  let open = button(for: .open, tr("_Open"))
  gtk_widget_set_tooltip_text(open, tr("Open a chart file"))
  adw_header_bar_pack_start(bar.opaque, open)
  for tool in tools { adw_header_bar_pack_start(bar.opaque, tool) }
  adw_header_bar_pack_start(bar.opaque, file)
  for end in [menu] + more { adw_header_bar_pack_end(bar.opaque, end) }
  adw_header_bar_set_title_widget(bar.opaque, title)
  return bar
}

/// A button with the window's menu, which F10 opens too.
func mainMenuButton() -> UnsafeMutablePointer<GtkWidget> {
  let button = Widget.menuButton()
  gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
  gtk_menu_button_set_primary(button.opaque, 1)
  gtk_widget_set_tooltip_text(button, tr("Main Menu"))
  // The keyboard is given to the button in it, which has nothing but an icon.
  gtk_widget_get_first_child(button).map { setAccessibleLabel(tr("Main Menu"), of: $0) }
  // The menu takes part in every window's start if it is there before anyone opens it.
  gtk_menu_button_set_create_popup_func(
    button.opaque,
    { button, _ in
      guard let button else { return }
      gtk_menu_button_set_create_popup_func(button, nil, nil, nil)
      let (recent, chart) = (Menu(), Menu())
      let fill = {
        RecentFiles.fill(recent)
        WindowChoices(of: button.cast()).map { fillChartPart(chart, $0) }
      }
      fill()
      connect(button, "notify::active") { if isOpen(button) { fill() } }
      mainMenu(recent: recent, chart: chart).with {
        gtk_menu_button_set_menu_model(button, $0.cast())
      }
    }, nil, nil)
  return button
}

/// Whether a menu button's menu is open: GTK has a function for that from 4.10 on.
private func isOpen(_ button: OpaquePointer) -> Bool {
  var value = GValue()
  g_value_init(&value, 5 << 2)  // G_TYPE_BOOLEAN, a macro that Swift does not see
  defer { g_value_unset(&value) }
  g_object_get_property(button.cast(), "active", &value)
  return g_value_get_boolean(&value) != 0
}
