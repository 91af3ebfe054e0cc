import CGtk
import Glibc

/// How long a file that changes is left alone before its watcher hears of it, in milliseconds: programs write in parts.
private let restMilliseconds: UInt32 = 300

/// Hears when the file or folder at a path has become another one: written to, cut, or replaced, or when it
/// is back; while it is gone nothing is told.
@MainActor public final class FileWatch {
  private let path: String
  private let onChange: () -> Void
  private var known: FileStamp?
  private var monitors: [(UnsafeMutablePointer<GFileMonitor>, gulong)] = []
  private lazy var resting = Debounce(milliseconds: restMilliseconds) { [weak self] in
    self?.look()
  }

  /// Watches a path, as it is now; `onChange` hears of each change, a moment after it.
  public init(_ path: String, onChange: @escaping () -> Void) {
    (self.path, self.onChange) = (path, onChange)
    known = FileStamp(path)
    // Where the path is a link, what it leads to is written to.
    for place in Set([path, target(of: path)]) { watch(place) }
  }

  isolated deinit {
    for (monitor, handler) in monitors {
      g_signal_handler_disconnect(monitor, handler)
      g_file_monitor_cancel(monitor)
      g_object_unref(monitor)
    }
  }

  private func watch(_ path: String) {
    let file = g_file_new_for_path(path)!
    defer { g_object_unref(file.raw) }
    guard let monitor = g_file_monitor(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else { return }
    let handler = connect(monitor, "changed") { [weak self] in
      // Not anew with every change: a file that never rests is told of too.
      guard let self, !resting.isScheduled else { return }
      resting.schedule()
    }
    monitors.append((monitor, handler))
  }

  private func look() {
    let stamp = FileStamp(path)
    guard stamp != known else { return }
    known = stamp
    if stamp != nil { onChange() }
  }
}

/// What a path leads to; itself where there is nothing yet.
private func target(of path: String) -> String {
  guard let found = realpath(path, nil) else { return path }
  defer { free(found) }
  return String(cString: found)
}

/// What tells a file from what it was before.
private struct FileStamp: Equatable {
  let device, inode: UInt64
  let size, seconds, nanoseconds: Int

  /// That of what is at a path; nil where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
    size = status.st_size
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
