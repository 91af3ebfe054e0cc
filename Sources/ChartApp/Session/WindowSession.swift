import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// How long nothing has changed before a session is written, in milliseconds: a drag is over then.
private let quietMilliseconds: UInt32 = 2000

/// What is kept of a window while its file is closed: its size, and where people were among the charts.
final class WindowSession {
  private let window: UnsafeMutablePointer<GtkWidget>
  private let sessions = Sessions()
  private var path: String?
  private var found: KeptSession?
  private weak var store: Store?
  private lazy var saving = Debounce(milliseconds: quietMilliseconds) { [weak self] in
    self?.save()
  }

  /// Nothing is kept of a window yet.
  init(of window: UnsafeMutablePointer<GtkWidget>) { self.window = window }

  /// Has what was kept of a file, whose charts come next, and gives the window its size; returns what there is to be
  /// done or said of it.
  func open(_ path: String) -> Sessions.Found? {
    (self.path, found, store) = (path, nil, nil)
    let found = sessions.find(path)
    guard case .kept(let session) = found else { return found }
    self.found = session
    if let size = session.size, gtk_widget_get_visible(window) == 0 {
      gtk_window_set_default_size(window.cast(), gint(size.width), gint(size.height))
      if session.isMaximized { gtk_window_maximize(window.cast()) }
    }
    return found
  }

  /// Has the charts of the file as they were, where they still are the same, and keeps what becomes of them.
  func resume(_ store: Store) {
    if let kept = found?.board(of: store) { store.resume(kept) }
    found = nil
    self.store = store
    store.observe { [weak self] _, _, _ in self?.saving.schedule() }
    store.observeTables { [weak self] _ in self?.saving.schedule() }
  }

  /// Keeps nothing any more: the charts are not those of one file.
  func end() {
    save()
    (path, store) = (nil, nil)
  }

  /// Writes what there is to keep.
  func save() {
    saving.cancel()
    guard let path, let store else { return }
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(window.cast(), &width, &height)
    let file = sessionFile(
      size: (Int(width), Int(height)), isMaximized: gtk_window_is_maximized(window.cast()) != 0,
      of: store)
    sessions.keep(file, of: path)
  }
}
