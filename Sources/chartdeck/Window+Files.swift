import CGtk
import ChartCore
import ChartFiles
import ChartResources
import GtkBridge

/// How long a file may take before the window says that it is being read.
private let patienceMilliseconds: UInt32 = 200

extension Window {
  /// Whether the window shows no charts yet.
  var isFree: Bool { store == nil }

  /// Reads a file, or the charts of a folder, in the background and shows it here, or in a window of its own if this one shows
  /// another. What cannot be read becomes a sentence, and what was open stays.
  func open(_ file: File) {
    guard let path = file.path else {
      return complain("\(file.name) is not on this computer: only local files can be read.")
    }
    let patience = Later(milliseconds: patienceMilliseconds) { [weak self] in self?.showReading() }
    if isFree { patience.schedule() }
    let name = file.name
    let reading = Task.detached(priority: .userInitiated) { read(path) }
    Task { [weak self] in
      let result = await reading.value
      patience.cancel()
      self?.finish(result, name: name)
    }
  }

  private func finish(_ result: Result<ChartDocument, ChartFileError>, name: String) {
    switch result {
    case .success(let document): take(document, name: name)
    case .failure(let error): complain(error.description)
    }
  }

  private func take(_ document: ChartDocument, name: String) {
    guard isFree else {
      makeWindow()?.take(document, name: name)
      return
    }
    show(document, named: name)
    if let notice = document.notices.first { toast(notice.description) }
  }

  /// Shows the built-in sample.
  func showSample() {
    finish(parse(Resources.sample), name: "Sample")
  }

  /// Says what went wrong: on the page of a window without charts, else over the charts.
  private func complain(_ sentence: String) {
    if isFree { showError(sentence) } else { toast(sentence) }
  }

  /// Shows a sentence over the charts for a while.
  func toast(_ sentence: String) {
    adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new(markup(of: sentence)))
  }
}

private nonisolated func read(_ path: String) -> Result<ChartDocument, ChartFileError> {
  do throws(ChartFileError) {
    return .success(try ChartFile.read(path: path))
  } catch {
    return .failure(error)
  }
}

private func parse(_ bytes: [UInt8]) -> Result<ChartDocument, ChartFileError> {
  do throws(ChartFileError) {
    return .success(try ChartFile.parse(bytes, name: "Sample"))
  } catch {
    return .failure(error)
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
