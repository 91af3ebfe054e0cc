import ChartWidgets
import ChartCore
import CGtk
import GtkBridge

/// The desktop's dialog that asks for a file or a folder, one at a time.
final class FileChooser {
  private let onFile: (_ file: File, _ isAdded: Bool) -> Void
  private var dialog: OpaquePointer?

  /// Whether what is chosen comes to what is there.
  private var isAdding = false

  /// A chooser that is not open; `onFile` hears what is chosen.
  init(onFile: @escaping (_ file: File, _ isAdded: Bool) -> Void) { self.onFile = onFile }

  isolated deinit { dismiss() }

  /// Asks for a file.
  func askForFile(over window: UnsafeMutablePointer<GtkWidget>) {
    ask(tr("Open a Chart File"), GTK_FILE_CHOOSER_ACTION_OPEN, over: window) { addFilters(to: $0) }
  }

  /// Asks for a file that comes to those that are shown.
  func askForFileToAdd(over window: UnsafeMutablePointer<GtkWidget>) {
    ask(tr("Add a Chart File"), GTK_FILE_CHOOSER_ACTION_OPEN, over: window) { addFilters(to: $0) }
    isAdding = true
  }

  /// Asks for a folder: a chooser of files opens folders only to look into them.
  func askForFolder(over window: UnsafeMutablePointer<GtkWidget>) {
    ask(tr("Open a Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER, over: window) { _ in }
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

  private func ask(
    _ title: String, _ action: GtkFileChooserAction, over window: UnsafeMutablePointer<GtkWidget>,
    prepare: (OpaquePointer) -> Void
  ) {
    dismiss()
    isAdding = false
    let dialog: OpaquePointer = gtk_file_chooser_native_new(
      title, window.cast(), action, tr("_Open"), tr("_Cancel"))
    prepare(dialog)
    connect(dialog, "response") { [weak self] (response: Int) in self?.answered(response) }
    self.dialog = dialog
    gtk_native_dialog_show(dialog.cast())
  }

  private func answered(_ response: Int) {
    let file = gtk_file_chooser_get_file(dialog).map { File($0) }
    dismiss()
    if response == Int(GTK_RESPONSE_ACCEPT.rawValue), let file { onFile(file, isAdding) }
  }

  private func addFilters(to chooser: OpaquePointer) {
    let known = [
      "json", "csv", "tsv", "tab", "txt", "dat", "log", "ndjson", "jsonl", "gz", "zst",
      "fit", "gpx", "tcx", "zip",
    ]
    for (name, endings) in [(tr("Charts, tables and recordings"), known), (tr("All files"), [])] {
      let filter: OpaquePointer = gtk_file_filter_new()
      gtk_file_filter_set_name(filter, name)
      for ending in endings { gtk_file_filter_add_suffix(filter, ending) }
      if endings.isEmpty { gtk_file_filter_add_pattern(filter, "*") }
      gtk_file_chooser_add_filter(chooser, filter)
      g_object_unref(filter.raw)
    }
  }
}
