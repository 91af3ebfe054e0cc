import ChartWidgets
import CGtk
import ChartCore
import Glibc
import GtkBridge

/// Opens the window in which people choose what holds for all files; GTK frees it when it is closed.
func showPreferences(_ settings: Settings, over parent: UnsafeMutablePointer<GtkWindow>?) {
  // One of libadwaita's own for this never frees its rows (1.2).
  let window: Widget = adw_window_new()
  let page: Widget = adw_preferences_page_new()
  for group in [looks(settings), axes(settings)] {
    adw_preferences_page_add(page.cast(), group.cast())
  }
  adw_window_set_content(window.cast(), .column([adw_header_bar_new(), page]))
  gtk_window_set_title(window.cast(), tr("Preferences"))
  bind("Escape", to: "window.close", in: window)
  gtk_window_set_default_size(window.cast(), 560, 520)
  gtk_window_set_transient_for(window.cast(), parent)
  gtk_window_set_modal(window.cast(), 1)
  gtk_window_set_destroy_with_parent(window.cast(), 1)
  gtk_window_present(window.cast())
}

private func looks(_ settings: Settings) -> UnsafeMutablePointer<GtkWidget> {
  group(
    tr("Appearance"),
    [
      choice(
        tr("Style"), [tr("As the desktop"), tr("Light"), tr("Dark")], Settings.Scheme.allCases,
        settings.scheme
      ) { settings.scheme = $0 },
      toggle(
        tr("Line patterns and markers"), tr("Tells series apart without their colors"),
        settings.hasPatterns
      ) { settings.hasPatterns = $0 },
      toggle(
        tr("Animations"), tr("Where the desktop has them"), settings.isAnimated
      ) { settings.isAnimated = $0 },
      toggle(
        tr("Sounds"), tr("S on a chart plays its values from left to right"), settings.hasSounds
      ) { settings.hasSounds = $0 },
    ])
}

private func axes(_ settings: Settings) -> UnsafeMutablePointer<GtkWidget> {
  let here = Zone.here.map { tr("This computer’s (\($0.name))") } ?? tr("This computer’s")
  let words = [TimeZoneWord.file, TimeZoneWord.local, "UTC"]
  let zones = zoneNames()
  return group(
    tr("Axes and Numbers"),
    [
      choice(
        tr("Time zone"),
        [tr("As the file says"), here, "UTC"] + zones.map { $0.replacing("_", with: " ") },
        words + zones,
        settings.timeZone,
        isSearched: true
      ) { settings.timeZone = $0 },
      choice(
        tr("Numbers"), [tr("As the language"), "1,234.5", "1.234,5", "1 234.5", "1 234,5"],
        Settings.NumberFormat.allCases, settings.numberFormat
      ) { settings.numberFormat = $0 },
      choice(
        tr("Distances"), [tr("As the language"), tr("Kilometers"), tr("Miles")],
        Settings.Unit.allCases,
        settings.unit
      ) { settings.unit = $0 },
    ])
}

private func group(
  _ title: String, _ rows: [UnsafeMutablePointer<GtkWidget>]
) -> UnsafeMutablePointer<GtkWidget> {
  let group: Widget = adw_preferences_group_new()
  adw_preferences_group_set_title(group.cast(), title)
  for row in rows { adw_preferences_group_add(group.cast(), row) }
  return group
}

/// A row that has one of several values chosen.
private func choice<Value: Equatable>(
  _ title: String, _ words: [String], _ values: [Value], _ chosen: Value,
  isSearched: Bool = false, onChange: @escaping (Value) -> Void
) -> UnsafeMutablePointer<GtkWidget> {
  let list = makeDropDown(words, called: title, isSearched: isSearched)
  gtk_drop_down_set_selected(list.opaque, guint(values.firstIndex(of: chosen) ?? 0))
  connect(list, "notify::selected") { [list] in
    let place = Int(gtk_drop_down_get_selected(list.opaque))
    if values.indices.contains(place) { onChange(values[place]) }
  }
  return row(title, "", list)
}

/// A row with a switch.
private func toggle(
  _ title: String, _ subtitle: String, _ isOn: Bool, onChange: @escaping (Bool) -> Void
) -> UnsafeMutablePointer<GtkWidget> {
  let toggle: Widget = gtk_switch_new()
  gtk_switch_set_active(toggle.opaque, isOn ? 1 : 0)
  connect(toggle, "notify::active") { [toggle] in
    onChange(gtk_switch_get_active(toggle.opaque) != 0)
  }
  return row(title, subtitle, toggle)
}

private func row(
  _ title: String, _ subtitle: String, _ widget: UnsafeMutablePointer<GtkWidget>
) -> UnsafeMutablePointer<GtkWidget> {
  let row = Widget.actionRow()
  adw_preferences_row_set_title(row.cast(), title)
  adw_action_row_set_subtitle(row.cast(), subtitle)
  gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
  adw_action_row_add_suffix(row.cast(), widget)
  adw_action_row_set_activatable_widget(row.cast(), widget)
  return row
}

/// The names of the zones that people live in, as the system lists them (zone.tab of the IANA's data); none where it has
/// no such list.
private func zoneNames() -> [String] {
  var content: UnsafeMutablePointer<CChar>?
  guard g_file_get_contents("/usr/share/zoneinfo/zone.tab", &content, nil, nil) != 0, let content
  else { return [] }
  return String(taking: content).split(separator: "\n").filter { !$0.hasPrefix("#") }
    .compactMap { line in
      let columns = line.split(separator: "\t")
      return columns.count > 2 ? String(columns[2]) : nil
    }
    .sorted()
}
