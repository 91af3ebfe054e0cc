import CGtk
import ChartCore
import ChartFiles
import ChartResources
import GtkBridge

extension Window {
  /// Whether the window shows no charts yet, and is not about to.
  var isFree: Bool { store == nil && reading == nil }

  /// Reads a file, or the charts of a folder, in the background and shows it here, or in a window of
  /// its own if this one shows or reads another. What cannot be read becomes a sentence, and what was
  /// open stays. `early` is its reading where that has begun already.
  func open(_ file: File, early: BackgroundReading? = nil) {
    guard let path = file.path else {
      return complain("\(file.name) is not on this computer: only local files can be read.")
    }
    guard let host = isFree ? self : makeWindow() else { return }
    host.follow(early ?? BackgroundReading(path: path), name: file.name, for: self)
  }

  /// Shows a document here.
  func take(_ document: ChartDocument, name: String) {
    show(document, named: name)
    if let notice = document.notices.first { toast(notice.description) }
  }

  /// Shows the built-in sample.
  func showSample() {
    guard let host = isFree ? self : makeWindow() else { return }
    do throws(ChartFileError) {
      host.take(try ChartFile.parse(Resources.sample, name: "Sample"), name: "Sample")
    } catch {
      host.complain(error.description)
    }
  }

  /// Says what went wrong: on the page of a window without charts, else over the charts.
  private func complain(_ sentence: String) {
    if isFree { showError(sentence) } else { toast(sentence) }
  }
}

// MARK: - Choosing

extension Window {
  func chooseFile() {
    choose("Open a Chart File", GTK_FILE_CHOOSER_ACTION_OPEN) { addFilters(to: $0) }
  }

  /// A chooser of files opens folders only to look into them, so folders have their own.
  func chooseFolder() { choose("Open a Folder", GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER) }

  private func choose(
    _ title: String, _ action: GtkFileChooserAction, prepare: (OpaquePointer) -> Void = { _ in }
  ) {
    let dialog = gtk_file_chooser_native_new(title, widget.cast(), action, "_Open", "_Cancel")!
    prepare(dialog.opaque)
    connect(dialog, "response") { [weak self] (response: Int) in
      if response == Int(GTK_RESPONSE_ACCEPT.rawValue),
        let file = gtk_file_chooser_get_file(dialog.opaque)
      {
        self?.open(File(file))
      }
      self?.dropChooser()
    }
    // GTK does not keep a native dialog alive.
    dropChooser()
    chooser = dialog
    gtk_native_dialog_show(dialog.cast())
  }

  func dropChooser() {
    if let chooser {
      gtk_native_dialog_destroy(chooser.cast())
      g_object_unref(chooser.raw)
    }
    chooser = nil
  }

  private func addFilters(to chooser: OpaquePointer) {
    for (name, patterns) in [("Chart files", ["*.json"]), ("All files", ["*"])] {
      let filter = gtk_file_filter_new()!
      gtk_file_filter_set_name(filter, name)
      for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
      gtk_file_chooser_add_filter(chooser, filter)
      g_object_unref(filter.raw)
    }
  }
}
