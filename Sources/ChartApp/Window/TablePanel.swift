import CGtk
import ChartWidgets
import GtkBridge

/// The least width of the table, in pixels.
private let width: gint = 340

/// The data table beside the charts, which an action shows and hides: over them where the window is narrow.
final class TablePanel {
  /// The widget around the table and what is beside it.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The table has gone that had the keyboard.
  var onLeave: (() -> Void)?
  private let place = adw_bin_new()!
  private let appearance: AppearanceSource
  private weak var store: Store?
  private var table: DataTable?
  private var action: OpaquePointer?
  private var isWanted = false

  /// A table beside a widget, in a window.
  init(
    beside content: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>,
    _ appearance: AppearanceSource
  ) {
    self.appearance = appearance
    widget = adw_flap_new()!.cast()
    let flap = widget.opaque
    adw_flap_set_content(flap, content)
    adw_flap_set_flap(flap, place)
    adw_flap_set_flap_position(flap, GTK_PACK_END)
    adw_flap_set_separator(flap, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_flap_set_reveal_flap(flap, 0)
    adw_flap_set_locked(flap, 1)
    // The charts are dragged themselves.
    adw_flap_set_swipe_to_open(flap, 0)
    adw_flap_set_swipe_to_close(flap, 0)
    gtk_widget_set_size_request(place, width, -1)
    for style in ["background", "side"] { gtk_widget_add_css_class(place, style) }
    action = addToggle("table", to: window) { [weak self] isOn in self?.want(isOn) }
    follow(nil)
  }

  /// Has the values of a store's charts, or none.
  func follow(_ store: Store?) {
    self.store = store
    table = nil
    adw_bin_set_child(place.cast(), nil)
    g_simple_action_set_enabled(action, store == nil ? 0 : 1)
    reveal()
  }

  /// Lets go of it with its window.
  func dismantle() { table = nil }

  private func want(_ isOn: Bool) {
    isWanted = isOn
    let hadFocus = table?.holdsFocus == true
    reveal()
    if isOn { table?.focus() } else if hadFocus { onLeave?() }
  }

  /// Shows the table where it is wanted and there are charts.
  private func reveal() {
    let isShown = isWanted && store != nil
    if isShown, table == nil, let store {
      let table = DataTable(store, appearance)
      adw_bin_set_child(place.cast(), table.widget)
      self.table = table
    }
    if !isShown {
      table = nil
      adw_bin_set_child(place.cast(), nil)
    }
    adw_flap_set_reveal_flap(widget.opaque, isShown ? 1 : 0)
  }
}
