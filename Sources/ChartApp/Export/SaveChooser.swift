import ChartWidgets
import ChartCore
import CGtk
import GtkBridge

/// The desktop's dialog that asks where a file is to be saved, one at a time.
final class SaveChooser {
  private var dialog: OpaquePointer?

  isolated deinit { dismiss() }

  /// Asks for a place for a file of a name, first in a folder, or nil for where the desktop begins; `onFile` hears of
  /// it.
  func ask(
    for name: String, in folder: String?, over window: UnsafeMutablePointer<GtkWidget>,
    onFile: @escaping (File) -> Void
  ) {
    dismiss()
    let dialog: OpaquePointer = gtk_file_chooser_native_new(
      tr("Export"), window.cast(), GTK_FILE_CHOOSER_ACTION_SAVE, tr("_Save"), tr("_Cancel"))
    folder.map { open($0, in: dialog) }
    gtk_file_chooser_set_current_name(dialog, name)
    connect(dialog, "response") { [weak self] (response: Int) in
      let file = gtk_file_chooser_get_file(dialog).map { File($0) }
      self?.dismiss()
      if response == Int(GTK_RESPONSE_ACCEPT.rawValue), let file { onFile(file) }
    }
    self.dialog = dialog
    gtk_native_dialog_show(dialog.cast())
  }

  private func open(_ folder: String, in dialog: OpaquePointer) {
    let file: OpaquePointer = g_file_new_for_path(folder)
    gtk_file_chooser_set_current_folder(dialog, file, nil)
    g_object_unref(file.raw)
  }

  /// Closes it without an answer.
  func dismiss() {
    // GTK does not keep a native dialog alive.
    if let dialog {
      gtk_native_dialog_destroy(dialog.cast())
      g_object_unref(dialog.raw)
    }
    dialog = nil
  }
}
