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
  let dialog = adw_message_dialog_new(window.cast(), heading, body)!
  gtk_window_set_title(dialog.cast(), heading)
  adw_message_dialog_set_extra_child(dialog.cast(), content)
  adw_message_dialog_add_response(dialog.cast(), no, tr("_Cancel"))
  adw_message_dialog_add_response(dialog.cast(), yes, yesWords)
  adw_message_dialog_set_response_appearance(dialog.cast(), yes, ADW_RESPONSE_SUGGESTED)
  adw_message_dialog_set_default_response(dialog.cast(), yes)
  adw_message_dialog_set_close_response(dialog.cast(), no)
  connect(dialog, "response") { (answer: String) in if answer == yes { onYes() } }
  gtk_window_present(dialog.cast())
}
