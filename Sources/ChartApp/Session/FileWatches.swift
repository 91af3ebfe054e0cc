import CGtk
import GtkBridge

/// The files of a window that are watched, and those that have changed and wait to be read again.
final class FileWatches {
  private var watches: [String: FileWatch] = [:]
  private var waiting: [String] = []
  private let isBusy: () -> Bool
  private let onTurn: (String) -> Void
  private let reload: OpaquePointer

  /// No files yet. `onTurn` has one read again, while nothing `isBusy`.
  init(
    in window: UnsafeMutablePointer<GtkWidget>, isBusy: @escaping () -> Bool,
    onTurn: @escaping (String) -> Void
  ) {
    (self.isBusy, self.onTurn) = (isBusy, onTurn)
    var all: () -> Void = {}
    reload = addAction(.reload, to: window) { all() }
    all = { [weak self] in
      guard let self else { return }
      waiting = watches.keys.sorted()
      next()
    }
    watch([])
  }

  /// Watches these files, and no others.
  func watch(_ paths: [String]) {
    waiting.removeAll { !paths.contains($0) }
    watches = watches.filter { paths.contains($0.key) }
    for path in paths where watches[path] == nil {
      watches[path] = FileWatch(path) { [weak self] in self?.changed(path) }
    }
    g_simple_action_set_enabled(reload, paths.isEmpty ? 0 : 1)
  }

  /// Has files read again, as nobody knows what became of them.
  func readAgain(_ paths: [String]) {
    waiting += paths.filter { watches[$0] != nil && !waiting.contains($0) }
    next()
  }

  /// Has the next file that waits read, if nothing else is.
  func next() {
    guard !waiting.isEmpty, !isBusy() else { return }
    onTurn(waiting.removeFirst())
  }

  private func changed(_ path: String) {
    if !waiting.contains(path) { waiting.append(path) }
    next()
  }
}
