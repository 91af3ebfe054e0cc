import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// The window's choice whether its charts are linked, which follows them: in its menu, and where the header bar has
/// room, with a button there.
final class LinkToggle {
  /// The button, which is there where the window has several charts and the file's name stands beside it.
  let button = Widget.toggleButton()
  private let name: UnsafeMutablePointer<GtkWidget>
  private weak var store: Store?
  private var observations: [Observation?] = []
  private var action: OpaquePointer?

  /// The choice of a window that has no charts yet; `name` is the widget of the file's name.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, beside name: UnsafeMutablePointer<GtkWidget>
  ) {
    self.name = name
    g_object_ref(name)
    g_object_ref_sink(button)
    gtk_button_set_icon_name(
      button.cast(),
      Icons.named("chartdeck-link-symbolic", in: "scalable/actions", else: "insert-link-symbolic"))
    gtk_widget_set_tooltip_text(button, tr("Link Charts"))
    setAccessibleLabel(tr("Link Charts"), of: button)
    action = addToggle(.linkCharts, to: window) { [weak self] isOn in
      self?.store?.send(.link(isOn), .glide)
    }
    connect(name, "notify::visible") { [weak self] in self?.show() }
    gtk_actionable_set_action_name(button.opaque, Command.linkCharts.action)
    show()
  }

  isolated deinit {
    g_object_unref(button)
    g_object_unref(name)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    observations = [
      store?.observe { [weak self] _, _, _ in self?.show() },
      store?.observeTables { [weak self] _ in self?.show() },
    ]
    show()
  }

  /// Shows whether the charts are linked, and whether they can be.
  private func show() {
    let board = store?.board
    g_simple_action_set_state(action, g_variant_new_boolean(board?.isLinked == true ? 1 : 0))
    g_simple_action_set_enabled(action, board?.canLink == true ? 1 : 0)
    let hasRoom = gtk_widget_get_visible(name) != 0
    gtk_widget_set_visible(button, hasRoom && (board?.charts.count ?? 0) > 1 ? 1 : 0)
  }
}
