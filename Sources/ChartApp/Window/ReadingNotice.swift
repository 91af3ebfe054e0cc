import CGtk
import ChartFiles
import ChartScene
import ChartWidgets
import GtkBridge

/// What a window tells of a reading that takes its time: a page, or a bar over charts that grow.
final class ReadingNotice {
  private let pages: Pages
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let appearance: AppearanceSource
  private var status: ReadingStatus?
  private var bar: ReadingBar?

  /// No notice yet, on pages that an overlay holds.
  init(
    on pages: Pages, over overlay: UnsafeMutablePointer<GtkWidget>, _ appearance: AppearanceSource
  ) {
    (self.pages, self.overlay, self.appearance) = (pages, overlay, appearance)
  }

  /// Whether the keyboard is at its button.
  var hasFocus: Bool { status?.hasFocus == true }

  /// Tells of the reading of a file on a page.
  func showPage(of name: String) {
    let status = newStatus(of: name, xAlign: 0.5)
    self.status = status
    pages.showReading(status, of: name)
  }

  /// Tells of it over its first charts.
  func showBar(of name: String) {
    let status = newStatus(of: name, xAlign: 0)
    self.status = status
    bar = ReadingBar(status, over: overlay)
  }

  /// Shows how far it has come, where anything tells of it.
  func show(_ progress: ReadingProgress) { status?.show(progress) }

  /// Tells no more; a page is left to what takes its place.
  func end() {
    status = nil
    bar?.hide()
    bar = nil
  }

  private func newStatus(of name: String, xAlign: Float) -> ReadingStatus {
    ReadingStatus(name: name, xAlign: xAlign, formats: appearance.current.style.formats)
  }
}

/// How far a reading has come, laid over charts that grow meanwhile.
private final class ReadingBar {
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let revealer = Widget.revealer()

  /// Lays a status over what an overlay holds, and gives it the keyboard.
  init(_ status: ReadingStatus, over overlay: UnsafeMutablePointer<GtkWidget>) {
    self.overlay = overlay
    let bar = Widget.row(spacing: 18, [status.progress, status.cancel])
    bar.addStyles("osd", "reading")
    gtk_widget_set_hexpand(status.progress, 1)
    gtk_widget_set_valign(status.cancel, GTK_ALIGN_CENTER)
    gtk_revealer_set_transition_type(revealer.opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
    gtk_revealer_set_child(revealer.opaque, bar)
    gtk_widget_set_halign(revealer, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(revealer, GTK_ALIGN_END)
    gtk_overlay_add_overlay(overlay.opaque, revealer)
    gtk_revealer_set_reveal_child(revealer.opaque, 1)
    gtk_widget_grab_focus(status.cancel)
  }

  /// Takes it away, fading.
  func hide() {
    gtk_widget_set_can_target(revealer, 0)
    connect(revealer, "notify::child-revealed") { [overlay, revealer] in
      // A window that goes takes it along.
      guard gtk_widget_get_parent(revealer) == overlay, gtk_widget_in_destruction(overlay) == 0
      else { return }
      gtk_overlay_remove_overlay(overlay.opaque, revealer)
    }
    gtk_revealer_set_reveal_child(revealer.opaque, 0)
  }
}
