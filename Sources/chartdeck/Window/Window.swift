import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// One window: a header bar over a page to start from, or over the charts of one file.
final class Window {
  let widget: UnsafeMutablePointer<GtkWidget>
  let appearance: AppearanceSource
  /// Makes another window, for a file that finds this one taken.
  let makeWindow: () -> Window?
  let toasts = adw_toast_overlay_new()!
  /// Lays what is told over the pages.
  let overlay = gtk_overlay_new()!
  let pages = gtk_stack_new()!
  /// A stack without content: the view switcher shows its pages' names, the board their charts.
  let switcherPages = adw_view_stack_new()!
  let switcher = adw_view_switcher_title_new()!
  let menuButton = gtk_menu_button_new()!
  let narrowSwitcher = adw_view_switcher_bar_new()!
  var layoutAction: OpaquePointer?
  var board: BoardView?
  var store: Store?
  var chooser: OpaquePointer?
  /// The layout in words, also before there is a file.
  var layout = Window.firstLayout
  /// The file that is being read.
  var reading: Reading?
  /// Whether what is shown next comes of a file that took its time: nobody waits for a transition then.
  var tookLong = false
  /// Until the window says that a file is being read.
  var patience: Later?
  /// Until charts come over the page that says it.
  var entrance: Later?
  /// What it says.
  var status: ReadingStatus?
  /// What is laid over charts that grow.
  var statusOverCharts: UnsafeMutablePointer<GtkWidget>?
  /// When the charts grew last, in seconds of the monotonic clock.
  var grownAt = 0.0
  /// The window where the file was opened that is read here, if it was another.
  weak var origin: Window?
  /// Whether it has not been closed.
  private(set) var isOpen = true

  init(application: OpaquePointer, makeWindow: @escaping () -> Window?) {
    self.makeWindow = makeWindow
    widget = adw_application_window_new(application.cast())
    appearance = AppearanceSource(widget: widget)
    letBeFound(widget)
    gtk_window_set_title(widget.cast(), "Chartdeck")
    gtk_window_set_icon_name(widget.cast(), Application.id)
    gtk_window_set_default_size(widget.cast(), 1000, 740)
    gtk_widget_set_size_request(widget, 360, 320)
    g_object_ref_sink(switcherPages)
    buildContent()
    addActions()
    acceptDrops()
    connect(widget, "destroy") { [weak self] in self?.dismantle() }
  }

  /// Lets go of what GTK does not own.
  private func dismantle() {
    isOpen = false
    reading?.cancel()
    reading = nil
    patience = nil
    entrance = nil
    endGestures()
    store.map { freeElsewhere($0.tables) }
    board = nil
    store = nil
    if let chooser { gtk_native_dialog_destroy(chooser.cast()) }
    chooser = nil
    removeActions(from: widget)
    g_object_unref(switcherPages)
  }

  /// Ends what a held mouse button is doing: a gesture keeps the widget under the pointer, and that
  /// keeps the gesture, until it is reset, which GTK does where the user can do nothing.
  func endGestures() {
    if let board { gtk_widget_set_sensitive(board.widget, 0) }
  }

  private func buildContent() {
    let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    gtk_box_append(column.cast(), headerBar())
    gtk_stack_set_transition_type(pages.opaque, GTK_STACK_TRANSITION_TYPE_CROSSFADE)
    gtk_widget_set_vexpand(pages, 1)
    gtk_overlay_set_child(overlay.opaque, pages)
    adw_toast_overlay_set_child(toasts.opaque, overlay)
    gtk_box_append(column.cast(), toasts.cast())
    gtk_box_append(column.cast(), narrowSwitcher.cast())
    adw_application_window_set_content(widget.cast(), column)
  }

  private func addActions() {
    addAction("open", to: widget) { [weak self] in self?.chooseFile() }
    addAction("open-folder", to: widget) { [weak self] in self?.chooseFolder() }
    addAction("close", to: widget) { [weak self] in self.map { gtk_window_close($0.widget.cast()) }
    }
    addAction("menu", to: widget) { [weak self] in
      self.map { gtk_menu_button_popup($0.menuButton.opaque) }
    }
    addAction("show-sample", to: widget) { [weak self] in self?.showSample() }
    addAction("cancel-reading", to: widget) { [weak self] in self?.cancelReading() }
    cancelReadingOnEscape()
    addAction("fullscreen", to: widget) { [weak self] in self?.toggleFullscreen() }
    addLayoutChoice()
    addAction("show-help-overlay", to: widget) { [weak self] in self?.showShortcuts() }
  }

  /// Not a key of the application's, which would take it from the charts.
  private func cancelReadingOnEscape() {
    let keys = gtk_shortcut_controller_new()!
    gtk_shortcut_controller_add_shortcut(
      keys.opaque,
      gtk_shortcut_new(
        gtk_keyval_trigger_new(guint(GDK_KEY_Escape), GdkModifierType(rawValue: 0)),
        gtk_named_action_new("win.cancel-reading")))
    gtk_widget_add_controller(widget, keys)
  }

  /// Shows the keys in a window that is freed when it is closed.
  private func showShortcuts() {
    let window = shortcutsWindow()
    gtk_window_set_transient_for(window.cast(), widget.cast())
    gtk_window_set_destroy_with_parent(window.cast(), 1)
    gtk_window_present(window.cast())
  }

  private func toggleFullscreen() {
    if gtk_window_is_fullscreen(widget.cast()) != 0 {
      gtk_window_unfullscreen(widget.cast())
    } else {
      gtk_window_fullscreen(widget.cast())
    }
  }
}
