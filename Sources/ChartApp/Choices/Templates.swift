import CGtk
import ChartCore
import ChartFiles
import ChartScene
import ChartWidgets
import GtkBridge

/// So many names that are missing are told.
private let mostNames = 3

/// How the charts of a window are set up, in files by which others can be set up alike.
final class Templates {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private let export: Export
  private let folders: ExportFolders
  private let onUse: () -> Void
  private var actions: [OpaquePointer] = []
  private weak var store: Store?
  private lazy var chooser = FileChooser(in: folders.shown) { [weak self] file, _ in
    self?.use(file)
  }

  /// No charts yet; what is saved goes the way of exports. `onUse` hears that charts are set up otherwise.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, _ export: Export,
    _ folders: ExportFolders, onUse: @escaping () -> Void
  ) {
    self.onUse = onUse
    (self.window, self.toasts) = (window, toasts)
    (self.export, self.folders) = (export, folders)
    actions = [
      addAction(.saveTemplate, to: window) { [weak self] in self?.save() },
      addAction(.useTemplate, to: window) { [weak self] in self?.ask() },
    ]
    follow(nil)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) {
    self.store = store
    for action in actions { g_simple_action_set_enabled(action, store == nil ? 0 : 1) }
  }

  /// Lets go of what is open with its window.
  func dismantle() { chooser.dismiss() }

  /// Sets the charts up as the template in a file says.
  func use(_ file: File) {
    guard let path = file.path else {
      return toasts.show(
        tr("\(file.name) is not on this computer: only local files can be read."))
    }
    do throws(ChartFileError) {
      use(try ChartFile.readTemplate(path: path, named: file.name), named: file.name)
    } catch {
      toasts.show(tr(error.sentence))
    }
  }

  private func ask() { chooser.askForTemplate(over: window) }

  private func save() {
    guard let store else { return }
    export.askForFile(.text(store.template.json), as: .template, named: tr("Template"))
  }

  private func use(_ template: BoardTemplate, named name: String) {
    store?.use(template) { [weak self] missing in
      guard let missing else {
        self?.toasts.show(tr("Nothing of \(name) is among these columns."))
        return
      }
      self?.onUse()
      guard !missing.isEmpty else { return }
      let names = missing.prefix(mostNames).map { $0.onOneLine.shortened.quoted }
      let told = (names + (missing.count > mostNames ? ["…"] : [])).joined(separator: ", ")
      self?.toasts.show(tr("These columns of \(name) are not here: \(told)."))
    }
  }
}
