import CGtk
import ChartCore
import ChartWidgets
import GtkBridge

/// How long nothing has changed before a session is written, in milliseconds: a drag is over then.
private let quietMilliseconds: UInt32 = 2000

/// What is kept of a window while its files are closed: its size, and where people were among the charts. It is kept
/// under the first of the files.
final class WindowSession {
  private let window: UnsafeMutablePointer<GtkWidget>
  /// What stands around the charts, and where these came from.
  private let around: () -> (panels: OpenPanels, parts: [KeptPart])
  private let sessions = SavedViews()
  private var path: String?
  private var found: SavedView?
  private weak var store: Store?
  private var observations: [Observation] = []
  private lazy var saving = Debounce(milliseconds: quietMilliseconds) { [weak self] in
    self?.save()
  }

  /// Nothing is kept of a window yet; `around` is asked for what is to be kept beside its charts.
  init(
    of window: UnsafeMutablePointer<GtkWidget>,
    around: @escaping () -> (panels: OpenPanels, parts: [KeptPart])
  ) {
    (self.window, self.around) = (window, around)
  }

  /// Has what was kept of a file, whose charts come next, and gives the window its size; returns what there is to be
  /// done or said of it.
  func open(_ path: String) -> SavedViews.Found? {
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

  /// Has the charts as they were, where they still are the same, and keeps what becomes of them. Returns whether what was
  /// kept makes sense.
  func resume(_ store: Store) -> Bool {
    let kept = found?.board(of: store)
    if let kept { store.resume(kept.board) }
    found = nil
    follow(store)
    return kept?.isDamaged != true
  }

  /// Keeps what becomes of charts under a file that is the first of them now; nil where none is.
  func move(to path: String?, _ store: Store) {
    guard found == nil, path != self.path || self.store == nil else { return }
    save()
    self.path = path
    if self.store !== store { follow(store) }
    saving.schedule()
  }

  private func follow(_ store: Store) {
    self.store = store
    observations = [
      store.observe { [weak self] _, _, _ in self?.saving.schedule() },
      store.observeTables { [weak self] _ in self?.saving.schedule() },
    ]
  }

  /// Writes what there is to keep.
  func save() {
    saving.cancel()
    guard let path, let store else { return }
    var (width, height): (gint, gint) = (0, 0)
    gtk_window_get_default_size(window.cast(), &width, &height)
    let (panels, parts) = around()
    let file = sessionFile(
      size: (Int(width), Int(height)), isMaximized: gtk_window_is_maximized(window.cast()) != 0,
      panels, parts, of: store)
    sessions.keep(file, of: path)
  }
}
