import CGtk
import GtkBridge

/// Gives the keyboard back when something closes, or is not there any more: to where it was in a window's content, or where
/// that has gone, to the chart in front, or to what there is.
///
/// GTK 4.8 leaves it nowhere after the page of a submenu, and else on the button that opened a menu, or on the first
/// one of the window.
final class KeyboardReturn {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let content: UnsafeMutablePointer<GtkWidget>
  private let focusChart: () -> Void
  /// What of the content had the keyboard last.
  private let last = WeakWidget()
  /// Hears when that is not seen any more.
  private var unmapping: gulong = 0
  /// What the popover that closed last belongs to.
  private let owner = WeakWidget()
  private var popovers: PopoverWatch?
  /// After what GTK does by itself, and after what a menu was asked for.
  private lazy var returning = Debounce(milliseconds: 0) { [weak self] in self?.giveBack() }

  /// Nothing has the keyboard, as where Tab goes round, or because what had it has gone.
  private lazy var leaving = Debounce(milliseconds: 0) { [weak self] in
    guard let self, last.widget.map({ gtk_widget_get_mapped($0) != 0 }) != true else { return }
    giveBack()
  }

  /// Watches over the keyboard of a window; `focusChart` gives it to the chart in front.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, on content: UnsafeMutablePointer<GtkWidget>,
    focusChart: @escaping () -> Void
  ) {
    (self.window, self.content, self.focusChart) = (window, content, focusChart)
    connect(window, "notify::focus-widget") { [weak self] in self?.moved() }
    popovers = PopoverWatch { [weak self] popover in
      if gtk_widget_get_root(popover)?.raw == window.raw { self?.closed(popover) }
    }
  }

  /// Lets go with its window.
  func dismantle() {
    popovers = nil
    returning.cancel()
    leaving.cancel()
  }

  private var focus: UnsafeMutablePointer<GtkWidget>? { gtk_window_get_focus(window.cast()) }

  private func closed(_ popover: UnsafeMutablePointer<GtkWidget>) {
    owner.widget = gtk_widget_get_parent(popover)
    returning.schedule()
  }

  private func moved() {
    guard let focus else { return leaving.schedule() }
    if isOnContent(focus) { remember(focus) }
  }

  /// GTK leaves the keyboard on what a layout has no place for.
  private func remember(_ place: UnsafeMutablePointer<GtkWidget>) {
    if let before = last.widget { g_signal_handler_disconnect(before.raw, unmapping) }
    last.widget = place
    unmapping = connect(place, "unmap") { [weak self] in self?.leaving.schedule() }
  }

  /// A popover that is open has the keyboard, and so has the header bar as long as nothing has closed.
  private func giveBack() {
    if let focus, gtk_widget_get_mapped(focus) != 0, isOnContent(focus) || isOnPopover(focus) {
      return
    }
    // A list within a popover that is still open gives it back to what it was opened from there.
    if let place = owner.widget, isOnPopover(place), grabFocus(place) { return }
    if let place = last.widget, isOnContent(place), grabFocus(place) { return }
    focusChart()
    if focus.map({ gtk_widget_get_mapped($0) != 0 }) != true {
      gtk_widget_child_focus(content, GTK_DIR_TAB_FORWARD)
    }
  }

  private func grabFocus(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_mapped(widget) != 0 && gtk_widget_grab_focus(widget) != 0
  }

  private func isOnContent(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    !isOnPopover(widget) && gtk_widget_is_ancestor(widget, content) != 0
  }

  private func isOnPopover(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    gtk_widget_get_native(widget)?.raw != window.raw
  }
}
