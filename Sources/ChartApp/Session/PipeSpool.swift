import CGtk
import ChartCore
import ChartFiles
import ChartWidgets
import Glibc
import GtkBridge
import Synchronization

/// How much is read at once.
private nonisolated let chunkBytes = 1 << 18
/// How long a silent pipe is waited for before somebody may have lost interest in it, in milliseconds.
private nonisolated let patience: Int32 = 500

/// What comes through a pipe, in a file without a name that grows with it, line by line: a line that has not ended
/// would be a wrong number.
///
/// While the file is read it is held, and does not grow: what comes meanwhile waits in memory.
nonisolated final class PipeSpool: Sendable {
  private struct State {
    /// What has come and is not in the file.
    var waiting: [UInt8] = []
    var isHeld = false
    var isEnded = false
    var isClosed = false
    /// Why the rest is missing.
    var failure: String?
  }

  /// A path that the file can be read at, as long as this lives.
  let path: String
  private let input, file: Int32
  private let state = Mutex(State())

  /// A file for what comes from a descriptor, which this closes; nil where no such file can be made.
  init?(of input: Int32) {
    var name = Array("\(String(cString: g_get_tmp_dir()))/chartdeck-XXXXXX".utf8CString)
    file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    self.input = input
    path = "/proc/self/fd/\(file)"
  }

  deinit {
    close(file)
    close(input)
  }

  /// Whether nothing more comes.
  var isEnded: Bool { state.withLock(\.isEnded) }

  /// Why the rest is missing, where something went wrong.
  var failure: String? { state.withLock(\.failure) }

  /// Reads from now on, on a thread of its own; `onNews` hears when there is more, and when all is there.
  func start(onNews: @escaping @MainActor @Sendable () -> Void) {
    inBackground { [self] in
      var chunk = [UInt8](repeating: 0, count: chunkBytes)
      while let count = next(into: &chunk) {
        let isTold = state.withLock { state in
          state.waiting += chunk[..<count]
          return write(&state)
        }
        if isTold { onMainThread(onNews) }
      }
      state.withLock { state in
        state.isEnded = true
        _ = write(&state)
      }
      onMainThread(onNews)
    }
  }

  /// Keeps the file as it is, or lets it grow again; returns whether it has.
  func hold(_ isHeld: Bool) -> Bool {
    state.withLock { state in
      state.isHeld = isHeld
      return write(&state)
    }
  }

  /// Reads no more.
  func stop() { state.withLock { $0.isClosed = true } }

  /// Reads what comes next; nil at the end, or where nobody wants it any more.
  private func next(into chunk: inout [UInt8]) -> Int? {
    var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    while !state.withLock(\.isClosed) {
      guard poll(&ready, 1, patience) != 0 else { continue }
      let count = read(input, &chunk, chunk.count)
      if count > 0 { return count }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count < 0 { fail(tr("it could not be read (\(String(cString: strerror(errno))))")) }
      return nil
    }
    return nil
  }

  /// Moves whole lines into the file, at the end all; returns whether there were some.
  private func write(_ state: inout State) -> Bool {
    guard !state.isHeld, !state.waiting.isEmpty else { return false }
    let end =
      state.isEnded
      ? state.waiting.count
      : state.waiting.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard end > 0 else { return false }
    var rest = state.waiting[..<end]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        state.failure = tr("it could not be kept (\(String(cString: strerror(errno))))")
        state.isClosed = true
        break
      }
      rest = rest.dropFirst(count)
    }
    state.waiting.removeFirst(end)
    return true
  }

  private func fail(_ reason: String) { state.withLock { $0.failure = reason } }
}
