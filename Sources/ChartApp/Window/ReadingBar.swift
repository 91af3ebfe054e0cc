import CGtk
import GtkBridge

/// How far a reading has come, laid over charts that grow meanwhile.
final class ReadingBar {
  private let overlay: UnsafeMutablePointer<GtkWidget>
  private let revealer = gtk_revealer_new()!

  /// Lays a status over what an overlay holds, and gives it the keyboard.
  init(_ status: ReadingStatus, over overlay: UnsafeMutablePointer<GtkWidget>) {
    self.overlay = overlay
    let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 18)!
    for name in ["osd", "reading"] { gtk_widget_add_css_class(bar, name) }
    gtk_widget_set_hexpand(status.progress, 1)
    gtk_widget_set_valign(status.cancel, GTK_ALIGN_CENTER)
    gtk_box_append(bar.cast(), status.progress)
    gtk_box_append(bar.cast(), status.cancel)
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
