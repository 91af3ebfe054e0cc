import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// The widest line of the list, in letters, and its height in pixels where it begins to scroll.
private let (lineLength, mostHeight): (gint, gint) = (44, 420)
private let spacing: gint = 6

/// What reading files has told, each file's under its name: what was left out can be read again.
typealias FileNotices = [(file: String, sentences: [String])]

/// A button in the header bar that opens the list of what was told of the files on show; it is there while there is
/// something.
final class Notices {
  /// The button.
  let button = Widget.menuButton()
  private let list = Widget.column(spacing: spacing)

  /// A button for nothing yet.
  init() {
    g_object_ref_sink(button)
    button.addStyles("notices")
    gtk_menu_button_set_icon_name(button.opaque, "dialog-information-symbolic")
    gtk_widget_set_tooltip_text(button, tr("What Reading Has Told"))
    // The keyboard is given to the button in it, which has nothing but an icon.
    gtk_widget_get_first_child(button).map {
      setAccessibleLabel(tr("What Reading Has Told"), of: $0)
    }
    gtk_menu_button_set_popover(button.opaque, popover)
    show([])
  }

  isolated deinit { g_object_unref(button) }

  /// Lists what was told of the files on show.
  func show(_ notices: FileNotices) {
    while let child = gtk_widget_get_first_child(list) { gtk_box_remove(list.cast(), child) }
    let told = notices.filter { !$0.sentences.isEmpty }
    for (file, sentences) in told {
      gtk_box_append(list.cast(), line(file, style: "heading"))
      for sentence in sentences { gtk_box_append(list.cast(), line(sentence)) }
    }
    gtk_widget_set_visible(button, told.isEmpty ? 0 : 1)
  }

  private var popover: UnsafeMutablePointer<GtkWidget> {
    let popover: Widget = gtk_popover_new()
    let scroller = Widget.scroller(of: list, mostHeight: mostHeight)
    gtk_scrolled_window_set_propagate_natural_width(scroller.opaque, 1)
    gtk_popover_set_child(popover.cast(), scroller)
    setAccessibleLabel(tr("What Reading Has Told"), of: popover)
    list.setMargins(spacing)
    return popover
  }

  /// A line that is selected, and with that read, by the keyboard.
  private func line(_ text: String, style: String? = nil) -> UnsafeMutablePointer<GtkWidget> {
    let label = Widget.label(beginning(of: text))
    gtk_label_set_wrap(label.opaque, 1)
    gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_max_width_chars(label.opaque, lineLength)
    gtk_label_set_xalign(label.opaque, 0)
    gtk_label_set_selectable(label.opaque, 1)
    style.map { label.addStyles($0) }
    return label
  }
}
