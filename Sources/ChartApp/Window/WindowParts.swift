import ChartCore
import ChartFiles
import ChartWidgets
import GtkBridge

/// What the charts of a window are made of, and what of that can be undone or is kept: it puts parts together, shows them,
/// and has what a step back or the last time brings.
final class WindowParts {
  private unowned let window: Window
  private let charts: WindowCharts
  private var history = PartsHistory()
  private lazy var session = WindowSession(of: window.widget) { [weak self] in
    (self?.window.panels ?? OpenPanels(), self?.all.parts.compactMap { KeptPart($0) } ?? [])
  }
  /// Whether what has come since the charts were shown last can be undone.
  private var isStep = false
  /// There are other parts than before; some are files that nobody has watched meanwhile.
  var onParts: (_ unknown: [String]) -> Void = { _ in }
  /// The charts of all parts are shown.
  var onShow: () -> Void = {}

  /// No parts yet of a window.
  init(of window: Window, _ charts: WindowCharts) {
    (self.window, self.charts) = (window, charts)
    charts.onFiles = { [weak self] in self?.stepped() }
  }

  /// All parts.
  var all: BoardParts { history.parts }

  /// The part of the chart in front; nil where there is none.
  var inFront: BoardPart? { charts.fileInFront.flatMap(all.part(numbered:)) }

  /// Shows the charts of a document alone, which may have grown here while it was read, told in a zone.
  func take(_ document: ChartDocument, _ task: ReadingTask, in zone: Zone?) {
    history.startAnew()
    history.tell(in: zone)
    add(document, task)
    charts.take(BoardFiles(all.document ?? document, of: all, revision: history.revision))
    isStep = false
    onParts([])
  }

  /// Shows the charts of a document beside those that are here, or in place of those that came from there before; then
  /// calls `then`, unless others have come meanwhile.
  func put(_ document: ChartDocument, _ task: ReadingTask, then: @escaping () -> Void) {
    add(document, task)
    show(then: then)
  }

  /// Takes in a document that is shown with those that follow.
  func add(_ document: ChartDocument, _ task: ReadingTask) {
    let isStep = history.put(document, from: task.origin, named: task.name, read: task.options)
    if isStep { self.isStep = true }
  }

  /// Takes a part away, whose charts go with it; that can be undone.
  func remove(_ origin: BoardPart.Origin) {
    guard history.remove(origin) else { return }
    isStep = true
    show()
  }

  /// Has charts told in a zone.
  func tell(in zone: Zone?) {
    guard all.zone != zone else { return }
    history.tell(in: zone)
    if charts.store != nil { show() }
  }

  /// Shows the charts of all parts; then calls `then`, unless others have come meanwhile.
  private func show(unknown: [String] = [], then: @escaping () -> Void = {}) {
    if let store = charts.own { session.move(to: all.files.first, store) }
    onParts(unknown)
    let parts = all
    inBackground {
      parts.document
    } then: { [weak self] (document: ChartDocument?) in
      // What has come meanwhile has the rest with it.
      guard let self, let document, window.isOpen, all.isSame(as: parts) else { return }
      charts.add(
        BoardFiles(document, of: parts, revision: history.revision), isStep: isStep)
      isStep = false
      if let store = charts.own { history.keep(store.revisions) }
      onShow()
      then()
    }
  }

  /// A step back or forth has brought other parts: those that were not watched meanwhile are read again.
  private func stepped() {
    guard let store = charts.own, let unknown = history.go(to: store.revision) else { return }
    isStep = false
    show(unknown: unknown.compactMap(\.file))
  }
}

// MARK: - What is kept

extension WindowParts {
  /// Has what was kept of a file, whose charts come next.
  func find(_ path: String) -> SavedViews.Found? { session.open(path) }

  /// Shows parts that have come back in the order that they had, as the charts were.
  func resume(as origins: [BoardPart.Origin]) {
    history.arrange(as: origins)
    isStep = false
    show { [weak self] in self?.resume() }
  }

  /// Has the charts as they were, and keeps what becomes of them.
  func resume() {
    if let store = charts.own, !session.resume(store) { window.tellOfDamage() }
  }

  /// Writes what there is to keep.
  func save() { session.save() }
}
