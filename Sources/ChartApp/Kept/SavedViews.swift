import CGtk
import Glibc
import GtkBridge

/// The sessions of so many files are kept, those that were used last.
private let mostSessions = 100

/// What is kept of files, or of tables of some names, each in a file of its own below the desktop's folder of states.
struct SavedViews {
  private let folder: String
  private let ending: String

  /// Those of this desktop; others that are kept have another ending.
  init(ending: String = ".session") {
    self.ending = ending
    folder = String(cString: g_get_user_state_dir()) + "/chartdeck"
  }

  /// What is kept of a file, or whether that is damaged; nil where nothing is.
  enum Found {
    /// It can be read.
    case kept(SavedView)
    /// It says what makes no sense.
    case damaged
  }

  /// What is kept of the file at a path.
  func find(_ path: String) -> Found? {
    let place = place(of: path)
    guard g_file_test(place, G_FILE_TEST_EXISTS) != 0 else { return nil }
    let file = KeyFile()
    guard file.read(path: place), let kept = SavedView(file) else { return .damaged }
    return .kept(kept)
  }

  /// What is kept under a name; nil where nothing is that can be read.
  func file(_ name: String) -> KeyFile? {
    let file = KeyFile()
    return file.read(path: place(of: name)) ? file : nil
  }

  /// Keeps what a file's window is like. Where it cannot be written the next start begins anew: nothing is lost that
  /// people made.
  func keep(_ session: KeyFile, of path: String) {
    guard g_mkdir_with_parents(folder, 0o700) == 0 else { return }
    let isNew = g_file_test(place(of: path), G_FILE_TEST_EXISTS) == 0
    if session.write(path: place(of: path)), isNew { dropOldest() }
  }

  /// The name of a file says nothing of where people's files are.
  private func place(of path: String) -> String {
    let sum = String(taking: g_compute_checksum_for_string(G_CHECKSUM_SHA256, path, -1))
    return "\(folder)/\(sum)\(ending)"
  }

  private func dropOldest() {
    let files = files.sorted { $0.changed > $1.changed }
    for file in files.dropFirst(mostSessions) { unlink(file.path) }
  }

  private var files: [(path: String, changed: Double)] {
    guard let listing = g_dir_open(folder, 0, nil) else { return [] }
    defer { g_dir_close(listing) }
    return sequence(state: ()) { _ in g_dir_read_name(listing).map { String(cString: $0) } }
      .filter { $0.hasSuffix(ending) }
      .map { ("\(folder)/\($0)", changed("\(folder)/\($0)")) }
  }

  private func changed(_ path: String) -> Double {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }
}
