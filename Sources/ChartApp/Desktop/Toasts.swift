import CGtk
import GtkBridge

/// How many letters a second are read, by those who do not read fast.
private let lettersPerSecond = 12
/// How long a toast stays beside the time that it takes to read it, in seconds: until it is seen.
private let noticeSeconds = 3
/// The widest lines of a toast, in pixels.
private let widestLine: gint = 480
/// From a sentence to the button below it.
private let spaceToButton: gint = 6
/// What a toast needs beside its lines, in pixels: margins, padding and the button that closes it.
private let toastMargins: gint = 100

/// Sentences over what a window shows, whole, for as long as it takes to read them.
final class Toasts {
  /// The widget around what they are shown over.
  let widget: UnsafeMutablePointer<GtkWidget>

  /// Toasts over a widget.
  init(over child: UnsafeMutablePointer<GtkWidget>) {
    widget = adw_toast_overlay_new()!.cast()
    adw_toast_overlay_set_child(widget.opaque, child)
  }

  /// Shows a sentence.
  func show(_ sentence: String) {
    let toast = toast(beginning(of: sentence))
    adw_toast_overlay_add_toast(widget.opaque, toast)
  }

  /// Shows a sentence with a button that does something about it, until either is pressed.
  func show(_ sentence: String, button words: String, onPress: @escaping () -> Void) {
    let button = gtk_button_new_with_mnemonic(words)!
    gtk_widget_set_halign(button, GTK_ALIGN_START)
    let toast = toast(sentence, with: button)
    adw_toast_set_timeout(toast, 0)
    // The toast is held by what shows it, which goes with the button.
    connect(button, "clicked") {
      adw_toast_dismiss(toast)
      onPress()
    }
    adw_toast_overlay_add_toast(widget.opaque, toast)
  }

  /// A toast with a sentence, and below it a button: beside it there is no room in a narrow window.
  private func toast(
    _ sentence: String, with button: UnsafeMutablePointer<GtkWidget>? = nil
  ) -> OpaquePointer {
    let (lines, content) = (adw_clamp_new()!, gtk_box_new(GTK_ORIENTATION_VERTICAL, spaceToButton)!)
    gtk_box_append(content.cast(), label(of: sentence))
    if let button { gtk_box_append(content.cast(), button) }
    adw_clamp_set_child(lines.opaque, content)
    let toast = adw_toast_new("")!
    adw_toast_set_custom_title(toast, lines)
    adw_toast_set_timeout(toast, guint(noticeSeconds + sentence.count / lettersPerSecond))
    fit(lines, in: toast)
    return toast
  }

  /// Keeps a toast's lines as short as the window is wide: libadwaita gives a toast the height that
  /// it needs at the width it likes, also where there is less.
  private func fit(_ lines: UnsafeMutablePointer<GtkWidget>, in toast: OpaquePointer) {
    fit(lines)
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native)
    else { return }
    let fitting = connect(surface, "layout", after: true) { [weak self] in self?.fit(lines) }
    // Held, it is still there where the window goes first.
    g_object_ref(surface.raw)
    connect(toast, "dismissed") {
      g_signal_handler_disconnect(surface.raw, fitting)
      g_object_unref(surface.raw)
    }
  }

  private func fit(_ lines: UnsafeMutablePointer<GtkWidget>) {
    let width = gtk_widget_get_width(widget)
    let line = width > 0 ? max(1, min(widestLine, width - toastMargins)) : widestLine
    adw_clamp_set_maximum_size(lines.opaque, line)
    adw_clamp_set_tightening_threshold(lines.opaque, line)
  }

  /// A toast's own title would be one line, cut at its end, where most sentences say what is wrong.
  private func label(of sentence: String) -> UnsafeMutablePointer<GtkWidget> {
    let label = gtk_label_new(sentence)!
    gtk_widget_add_css_class(label, "heading")
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_xalign(label.opaque, 0)
    return label
  }
}

/// The longest sentence that is laid out: names in it come from files.
private let mostCharacters = 400

/// The beginning of a sentence that is too long to read.
func beginning(of text: String) -> String {
  text.count > mostCharacters ? text.prefix(mostCharacters) + "…" : text
}
