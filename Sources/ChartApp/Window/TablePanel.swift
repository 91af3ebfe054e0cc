import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The least width of the table, in pixels, and the most of the window's that it has before people want it wider: beside
/// charts that need their room, and over them.
private let (leastWidth, besideShare, overShare) = (340.0, 0.55, 0.9)

/// The data table beside the charts, which an action shows and hides: over them where the window is narrow.
final class TablePanel {
  /// The widget around the table and what is beside it.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The table has gone that had the keyboard.
  var onLeave: (() -> Void)?
  private let place = Widget.bin()
  private let appearance: AppearanceSource
  private weak var store: Store?
  private var table: DataTable?
  private var action: OpaquePointer?
  /// Whether people want it where there are charts.
  private(set) var isWanted = false
  private let edge = PanelEdge()
  /// How wide people want it, in pixels; nil while they have not said.
  private var width: Double?

  /// A table beside a widget, in a window.
  init(
    beside content: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>,
    _ appearance: AppearanceSource
  ) {
    self.appearance = appearance
    widget = Widget.flap()
    let flap = widget.opaque
    adw_flap_set_content(flap, content)
    adw_flap_set_flap(flap, place)
    adw_flap_set_flap_position(flap, GTK_PACK_END)
    adw_flap_set_separator(flap, edge.widget)
    adw_flap_set_reveal_flap(flap, 0)
    adw_flap_set_locked(flap, 1)
    // The charts are dragged themselves.
    adw_flap_set_swipe_to_open(flap, 0)
    adw_flap_set_swipe_to_close(flap, 0)
    gtk_widget_set_size_request(place, gint(leastWidth), -1)
    place.addStyles("background", "side")
    edge.onDrag = { [weak self] width in self?.widen(to: width) }
    connect(widget, "notify::folded") { [weak self] in self?.fit() }
    action = addToggle(.table, to: window) { [weak self] isOn in self?.want(isOn) }
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

  /// Has it where there are charts.
  func want() {
    isWanted = true
    g_simple_action_set_state(action, g_variant_new_boolean(1))
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
      table.onNeed = { [weak self] in self?.fit() }
      fit()
    }
    if !isShown {
      table = nil
      adw_bin_set_child(place.cast(), nil)
    }
    adw_flap_set_reveal_flap(widget.opaque, isShown ? 1 : 0)
  }

  /// Makes it as wide as people want it, or as its columns are where that leaves the charts their room.
  private func fit() {
    let share = adw_flap_get_folded(widget.opaque) == 0 ? besideShare : overShare
    let most = max(leastWidth, Double(gtk_widget_get_width(widget)) * share)
    let usual = min(max(leastWidth, table?.neededWidth ?? 0), most)
    gtk_widget_set_size_request(place, gint(Int(clamping: (width ?? usual).rounded())), -1)
  }

  /// Makes it as wide as the hand wants it, so that the charts are left what they need.
  private func widen(to wanted: Double) {
    guard let content = adw_flap_get_content(widget.opaque) else { return }
    var least: gint = 0
    gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    let room = Double(gtk_widget_get_width(widget) - least - gtk_widget_get_width(edge.widget))
    width = min(max(leastWidth, wanted), max(leastWidth, room))
    fit()
  }
}
