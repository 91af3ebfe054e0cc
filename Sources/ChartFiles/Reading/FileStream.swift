import ChartCore
import Glibc

/// An open regular file, of which any part can be read.
///
/// It is never mapped, so a file that shrinks meanwhile is harmless.
final class FileStream: ByteStream {
  private let descriptor: Int32
  private let path: String
  private let state: State
  /// How many bytes the file had when it was opened.
  var size: Int { state.size }
  var isDecoded: Bool { false }
  /// Which file it is.
  var identity: FileIdentity { state.identity }

  /// What changes where somebody writes to a file, or puts another in its place.
  private struct State: Equatable {
    let identity: FileIdentity
    let size: Int
    let seconds, nanoseconds: Int

    init(_ status: stat) {
      identity = FileIdentity(status)
      size = status.st_size
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  /// Opens the regular file at `path`; `name` stands for it in errors.
  ///
  /// Anything but a regular file is refused before it is opened, because opening a device can act
  /// on it and opening a pipe can wait for ever.
  init(path: String, name: String) throws(ChartFileError) {
    guard !path.utf8.contains(0) else {
      throw ChartFileError(
        file: name, problem: "a path without a NUL character was expected, found one with it")
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Self.systemError(name) }
    try Self.check(status, name)
    descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.systemError(name) }
    guard unsafe fstat(descriptor, &status) == 0 else { throw Self.systemError(name) }
    try Self.check(status, name)
    self.path = path
    state = State(status)
  }

  deinit { close(descriptor) }

  func fileBytes(before offset: Int) -> Int { offset }

  func read(into room: UnsafeMutableRawBufferPointer, at offset: Int) throws(Fault) -> Int {
    guard offset <= Limits.fileBytes else { throw Fault(ofFile: tooLarge) }
    while true {
      let count = unsafe pread(descriptor, room.baseAddress, room.count, offset)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw Fault(ofFile: systemProblem()) }
      return count
    }
  }

  /// What a small file holds; nil where it is larger.
  static func bytes(
    ofFile path: String, named name: String, atMost mostBytes: Int
  ) throws(ChartFileError) -> [UInt8]? {
    let stream = try FileStream(path: path, name: name)
    guard stream.size <= mostBytes else { return nil }
    var bytes = [UInt8](repeating: 0, count: stream.size)
    var end = Result<Int, Fault>.success(0)
    unsafe bytes.withUnsafeMutableBytes { room in
      end = Result { () throws(Fault) in unsafe try stream.read(into: room, at: 0) }
    }
    do throws(Fault) {
      return Array(bytes.prefix(try end.get()))
    } catch {
      throw ChartFileError(error, at: nil, file: name)
    }
  }

  /// Whether nobody has written to the file since it was opened, nor put another in its place.
  var isUnchanged: Bool {
    var (open, named) = (stat(), stat())
    return unsafe fstat(descriptor, &open) == 0 && stat(path, &named) == 0
      && State(open) == state && State(named) == state
  }

  private static func check(_ status: stat, _ name: String) throws(ChartFileError) {
    if let kind = specialKind(status.st_mode) {
      throw ChartFileError(file: name, problem: "a chart file was expected, found \(kind)")
    }
    if status.st_size > Limits.fileBytes { throw ChartFileError(file: name, problem: tooLarge) }
  }

  private static func specialKind(_ mode: mode_t) -> Phrase? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  private static func systemError(_ name: String) -> ChartFileError {
    ChartFileError(file: name, problem: systemProblem())
  }
}

private let tooLarge: Phrase =
  "a file of at most \(Limits.fileBytes >> 30) GiB was expected, found a larger one"

/// The last system call's error in the system's own words.
private func systemProblem() -> Phrase {
  let words = unsafe String(cString: strerror(errno))
  return "the file cannot be read (\(words))"
}

/// Which file it is, whatever it is called.
public struct FileIdentity: Hashable, Sendable {
  private let device, inode: UInt64

  init(_ status: stat) { (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino)) }

  /// The file that a path leads to; nil where there is none.
  public init?(path: String) {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}
