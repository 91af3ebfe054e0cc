import ChartCore
import CGtk
import ChartWidgets
import GtkBridge

/// The panel beside the charts, which a button and F9 show and hide: over them where the window is narrow.
///
/// What is in it is made when it is first seen.
final class SidePanel {
  /// The widget around the panel and what is beside it.
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The button in the header bar, which is there where there are charts and the file's name stands beside it.
  let button = Widget.toggleButton()
  private let appearance: AppearanceSource
  private let place = Widget.bin()
  private let name: UnsafeMutablePointer<GtkWidget>
  /// The panel has gone that had the keyboard.
  var onLeave: (() -> Void)?
  private weak var store: Store?
  private var columns: ColumnsPanel?
  private var action: OpaquePointer?
  /// Whether people want it where there are charts.
  private(set) var isWanted = false

  /// A panel beside a widget, in a window; `name` is the widget of the file's name.
  init(
    beside content: UnsafeMutablePointer<GtkWidget>, in window: UnsafeMutablePointer<GtkWidget>,
    name: UnsafeMutablePointer<GtkWidget>, _ appearance: AppearanceSource
  ) {
    (self.appearance, self.name) = (appearance, name)
    g_object_ref(name)
    widget = Widget.flap()
    let flap = widget.opaque
    adw_flap_set_content(flap, content)
    adw_flap_set_flap(flap, place)
    adw_flap_set_separator(flap, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_flap_set_reveal_flap(flap, 0)
    adw_flap_set_locked(flap, 1)
    // The charts are dragged themselves.
    adw_flap_set_swipe_to_open(flap, 0)
    adw_flap_set_swipe_to_close(flap, 0)
    place.addStyles("background", "side")
    makeButton()
    action = addAction(.columns, to: window) { [weak self] in self?.toggle() }
    g_simple_action_set_enabled(action, 0)
    connect(widget, "notify::reveal-flap") { [weak self] in self?.revealed() }
  }

  isolated deinit { g_object_unref(name) }

  /// Has the columns of a store's file, or none.
  func follow(_ store: Store?) {
    self.store = store
    columns = nil
    g_simple_action_set_enabled(action, store == nil ? 0 : 1)
    adw_bin_set_child(place.cast(), nil)
    showButton()
    adw_flap_set_reveal_flap(widget.opaque, store != nil && isWanted ? 1 : 0)
    fillIfSeen()
  }

  /// Lets columns be moved, or not while their file is read.
  func setReading(_ isReading: Bool) {
    gtk_widget_set_sensitive(place, isReading ? 0 : 1)
  }

  /// Lets go of it with its window.
  func dismantle() { columns = nil }

  private var isOpen: Bool { adw_flap_get_reveal_flap(widget.opaque) != 0 }

  private func makeButton() {
    gtk_button_set_icon_name(button.cast(), "sidebar-show-symbolic")
    gtk_widget_set_tooltip_text(button, tr("Columns"))
    setAccessibleLabel(tr("Columns"), of: button)
    showButton()
    connect(name, "notify::visible") { [weak self] in self?.showButton() }
    connect(button, "toggled") { [weak self] in
      guard let self, (gtk_toggle_button_get_active(button.cast()) != 0) != isOpen else { return }
      reveal(!isOpen)
    }
  }

  private func showButton() {
    let hasRoom = gtk_widget_get_visible(name) != 0
    gtk_widget_set_visible(button, hasRoom && store != nil ? 1 : 0)
  }

  private func toggle() {
    reveal(!isOpen)
    if isOpen { columns?.focus() }
  }

  private func reveal(_ isOpen: Bool) {
    isWanted = isOpen
    adw_flap_set_reveal_flap(widget.opaque, isOpen ? 1 : 0)
  }

  /// Has it where there are charts.
  func want() {
    isWanted = true
    if store != nil { reveal(true) }
  }

  private func revealed() {
    if !isOpen, columns?.holdsFocus == true { onLeave?() }
    gtk_toggle_button_set_active(button.cast(), isOpen ? 1 : 0)
    fillIfSeen()
  }

  private func fillIfSeen() {
    guard isOpen, columns == nil, let store else { return }
    let columns = ColumnsPanel(store, appearance)
    columns.onLeave = { [weak self] in self?.onLeave?() }
    adw_bin_set_child(place.cast(), columns.widget)
    self.columns = columns
  }
}
