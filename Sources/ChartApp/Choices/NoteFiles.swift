import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// Notes that come from a file, such as a list of events, and those that are saved in one.
final class NoteFiles {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let toasts: Toasts
  private let export: Export
  private let folders: ExportFolders
  private weak var store: Store?
  private lazy var chooser = FileChooser(in: folders.shown) { [weak self] file, _ in
    self?.read(file)
  }

  /// No charts yet; what is saved goes the way of other exports.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, _ toasts: Toasts, _ export: Export,
    _ folders: ExportFolders
  ) {
    (self.window, self.toasts) = (window, toasts)
    (self.export, self.folders) = (export, folders)
  }

  /// Follows the charts of a store, or none.
  func follow(_ store: Store?) { self.store = store }

  /// Lets go of what is open with its window.
  func dismantle() { chooser.dismiss() }

  /// Asks for a file with notes, which come to those on the charts.
  func open() { chooser.askForNotes(over: window) }

  /// Asks where the notes on charts with the x of the one in front are to be saved.
  func save() {
    guard let store else { return }
    let notes = store.board.fileNotes(likeChart: store.board.front)
    guard !notes.entries.isEmpty else {
      return toasts.show(tr("There are no notes on charts like the one in front."))
    }
    let left = store.board.notes.count - notes.entries.count
    if left > 0 {
      toasts.show(
        tr(
          Phrase(
            counting: left, one: "\(left) note in a detail or over another x is not saved.",
            many: "\(left) notes in details or over another x are not saved.")))
    }
    export.askForFile(.text(notes.csv), as: .csv, named: tr("Notes"))
  }

  private func read(_ file: File) {
    guard let path = file.path else {
      return toasts.show(
        tr("\(file.name) is not on this computer: only local files can be read."))
    }
    let name = file.name
    var options = ReadingOptions.translated
    options.place.zone = store.map { $0.table(of: $0.board.front).zone }
    inBackground { [options] in
      NotesEnd { () throws(ChartFileError) in
        try ChartFile.readNotes(path: path, named: name, options: options)
      }
    } then: { [weak self] (end: NotesEnd) in
      switch end {
      case .read(let notes, let remark): self?.take(notes, from: name, remark)
      case .refused(let sentence): self?.toasts.show(sentence)
      }
    }
  }

  private func take(_ notes: FileNotes, from name: String, _ remark: String?) {
    guard let store else { return }
    let placed = store.board.placing(notes)
    guard !placed.isEmpty else {
      return toasts.show(tr("No note of \(name) is where the charts have points."))
    }
    store.send(.writeAll(placed))
    let charts = Set(placed.map(\.chart)).count
    let left = placed.count { !store.board.has($0) }
    let more = left > 0 ? tr(left.asNotesLeftOut) : nil
    let words = tr(
      Phrase(
        counting: charts, one: "The notes of \(name) are on \(charts) chart.",
        many: "The notes of \(name) are on \(charts) charts."))
    toasts.show([words, more, remark].compactMap(\.self).joined(separator: " "))
  }
}

extension Int {
  /// That so many notes are not written, as charts have no room for more.
  fileprivate var asNotesLeftOut: Phrase {
    Phrase(
      counting: self, one: "\(self) note is one too many for its chart.",
      many: "\(self) notes are too many for their charts.")
  }
}

/// What came of reading notes.
private nonisolated enum NotesEnd: Sendable {
  /// They are there; a sentence says what was left out of them, if something was.
  case read(FileNotes, String?)
  /// They are not: a sentence says why.
  case refused(String)

  init(
    _ read: () throws(ChartFileError) -> (notes: FileNotes, notices: [Notice])
  ) {
    do throws(ChartFileError) {
      let found = try read()
      self = .read(found.notes, found.notices.first.map { tr($0.sentence) })
    } catch {
      self = .refused(tr(error.sentence))
    }
  }
}
