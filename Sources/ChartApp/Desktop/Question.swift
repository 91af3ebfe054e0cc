import ChartWidgets
import ChartCore
import CGtk
import GtkBridge

/// The answers to a question, and their names.
private let (no, yes) = ("cancel", "apply")

/// Asks something over a window, perhaps with a widget to answer it in, and calls `onYes` where people want what `yesWords` says.
func ask(
  _ heading: String, _ body: String, with content: UnsafeMutablePointer<GtkWidget>? = nil,
  yesWords: String, over window: UnsafeMutablePointer<GtkWidget>, onYes: @escaping () -> Void
) {
  let dialog: Widget = adw_message_dialog_new(window.cast(), heading, body)
  gtk_window_set_title(dialog.cast(), heading)
  adw_message_dialog_add_response(dialog.cast(), no, tr("_Cancel"))
  adw_message_dialog_add_response(dialog.cast(), yes, yesWords)
  adw_message_dialog_set_response_appearance(dialog.cast(), yes, ADW_RESPONSE_SUGGESTED)
  adw_message_dialog_set_default_response(dialog.cast(), yes)
  adw_message_dialog_set_close_response(dialog.cast(), no)
  connect(dialog, "response") { (answer: String) in if answer == yes { onYes() } }
  nameButtons(below: dialog.cast())
  adw_message_dialog_set_extra_child(dialog.cast(), content)
  if let content { answer(dialog.cast(), on: content) }
  gtk_window_present(dialog.cast())
}

/// How many letters of an answer are seen.
private let answerLetters: gint = 28

/// Asks for a text over a window in an entry that is `called` so, `such` as another one; `then` hears what people typed.
func askForText(
  _ heading: String, _ body: String, called name: String, such example: String = "",
  yesWords: String, over window: UnsafeMutablePointer<GtkWidget>,
  then: @escaping (String) -> Void
) {
  let entry = Widget.entry()
  gtk_editable_set_width_chars(entry.opaque, answerLetters)
  setAccessibleLabel(name, of: entry)
  setProperty("placeholder-text", to: example, of: entry)
  ask(heading, body, with: entry, yesWords: yesWords, over: window) {
    then(String(cString: gtk_editable_get_text(entry.opaque)))
  }
  gtk_widget_grab_focus(entry)
}

/// Has buttons called by what is written on them alone: GTK 4.8 calls one "_Cancel Cancel".
private func nameButtons(below widget: UnsafeMutablePointer<GtkWidget>) {
  if g_type_check_instance_is_a(widget.cast(), gtk_button_get_type()) != 0 {
    gtk_accessible_reset_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL)
  }
  var child = gtk_widget_get_first_child(widget)
  while let next = child {
    nameButtons(below: next)
    child = gtk_widget_get_next_sibling(next)
  }
}

/// Has Return answer at once, in an entry and on a list: by way of the default button it would take a quarter of a second,
/// in which what is typed still goes into the entry, and a list would open.
private func answer(
  _ dialog: UnsafeMutablePointer<AdwMessageDialog>, on content: UnsafeMutablePointer<GtkWidget>
) {
  let answer = {
    adw_message_dialog_response(dialog, yes)
    gtk_window_destroy(UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self))
  }
  if g_type_check_instance_is_a(content.cast(), gtk_entry_get_type()) != 0 {
    connect(content, "activate", answer)
  } else {
    answerReturn(on: content, answer)
  }
}
