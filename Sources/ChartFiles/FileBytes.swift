import Glibc

/// The largest file that is read into memory: beyond this a sparse file could take all of it.
private let sizeLimit = 8 << 30
/// How much is read at once; larger steps measured no faster.
private let chunkSize = 1 << 20

/// Reads regular files as they are; never maps them, so a file that shrinks meanwhile is harmless.
enum FileBytes {
  /// The whole content of the regular file at `path`; `name` stands for it in errors.
  ///
  /// Anything but a regular file is refused before it is opened, because opening a device can act
  /// on it and opening a pipe can wait for ever.
  static func read(path: String, name: String) throws(ChartFileError) -> [UInt8] {
    guard !path.utf8.contains(0) else {
      throw ChartFileError(
        file: name, problem: "a path without a NUL character was expected, found one with it")
    }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw systemError(name) }
    try check(status, name)
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw systemError(name) }
    defer { close(descriptor) }
    guard unsafe fstat(descriptor, &status) == 0 else { throw systemError(name) }
    try check(status, name)
    return try content(of: descriptor, size: Int(status.st_size), name: name)
  }

  private static func check(_ status: stat, _ name: String) throws(ChartFileError) {
    if let kind = specialKind(status.st_mode) {
      throw ChartFileError(file: name, problem: "a chart file was expected, found \(kind)")
    }
    if status.st_size > sizeLimit { throw tooLarge(name) }
  }

  private static func specialKind(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  /// Reads to the end even where the size says 0, as it does below `/proc`.
  private static func content(
    of descriptor: Int32, size: Int, name: String
  ) throws(ChartFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw systemError(name) }
      if count == 0 { return bytes }
      guard bytes.count + count <= sizeLimit else { throw tooLarge(name) }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// The last system call's error in the system's own words.
  private static func systemError(_ name: String) -> ChartFileError {
    let code = errno
    let words = unsafe String(cString: strerror(code))
    return ChartFileError(file: name, problem: "the file cannot be read (\(words))")
  }

  private static func tooLarge(_ name: String) -> ChartFileError {
    ChartFileError(
      file: name,
      problem: "a file of at most \(sizeLimit >> 30) GiB was expected, found a larger one")
  }
}
