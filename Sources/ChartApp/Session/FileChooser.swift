import ChartWidgets
import ChartCore
import CGtk
import GtkBridge

/// The desktop's dialog that asks for files or a folder.
final class FileChooser {
  private let folder: () -> String?
  private let onFile: (_ file: File, _ isAdded: Bool) -> Void
  private var dialog: OpaquePointer?

  /// Whether what is chosen comes to what is there.
  private var isAdding = false

  /// A chooser that is not open. It begins in a `folder`, if there is one, and `onFile` hears of each that is chosen.
  init(
    in folder: @escaping () -> String?, onFile: @escaping (_ file: File, _ isAdded: Bool) -> Void
  ) {
    (self.folder, self.onFile) = (folder, onFile)
  }

  isolated deinit { dismiss() }

  /// Asks for files.
  func askForFile(over window: UnsafeMutablePointer<GtkWidget>) {
    ask(tr("Open a Chart File"), GTK_FILE_CHOOSER_ACTION_OPEN, over: window) { addFilters(to: $0) }
  }

  /// Asks for files that come to those that are shown.
  func askForFileToAdd(over window: UnsafeMutablePointer<GtkWidget>) {
    ask(tr("Add a Chart File"), GTK_FILE_CHOOSER_ACTION_OPEN, over: window) { addFilters(to: $0) }
    isAdding = true
  }

  /// Asks for a file with notes.
  func askForNotes(over window: UnsafeMutablePointer<GtkWidget>) {
    ask(tr("Open Notes"), GTK_FILE_CHOOSER_ACTION_OPEN, over: window) { _ in }
  }

  /// Asks for a template.
  func askForTemplate(over window: UnsafeMutablePointer<GtkWidget>) {
    ask(tr("Use a Template"), GTK_FILE_CHOOSER_ACTION_OPEN, over: window) { _ in }
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
    begin(dialog)
    connect(dialog, "response") { [weak self] (response: Int) in self?.answered(response) }
    self.dialog = dialog
    gtk_native_dialog_show(dialog.cast())
  }

  /// Has it open where the files are that are shown.
  private func begin(_ dialog: OpaquePointer) {
    guard let folder = folder() else { return }
    let place: OpaquePointer = g_file_new_for_path(folder)
    gtk_file_chooser_set_current_folder(dialog, place, nil)
    g_object_unref(place.raw)
  }

  private func answered(_ response: Int) {
    let files = response == Int(GTK_RESPONSE_ACCEPT.rawValue) ? chosen : []
    dismiss()
    for file in files { onFile(file, isAdding) }
  }

  private var chosen: [File] {
    guard let list = dialog.flatMap({ gtk_file_chooser_get_files($0) }) else { return [] }
    defer { g_object_unref(list.raw) }
    return (0..<g_list_model_get_n_items(list)).compactMap { place in
      g_list_model_get_item(list, place).map { File(OpaquePointer($0)) }
    }
  }

  private func addFilters(to chooser: OpaquePointer) {
    gtk_file_chooser_set_select_multiple(chooser, 1)
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
