import CCairo
import CKernels
import Glibc

/// The permissions of a new file, less what the user's mask takes.
private let newFileMode: mode_t = 0o666
/// The permissions that a file's new content keeps: not the bits that make a program another user's.
private let keptMode: mode_t = 0o777
/// Names that are tried for a file that is to take another's place.
private let mostNames = 100
/// Signals that end the program, and come while the new content takes its name.
private let endingSignals = [SIGINT, SIGTERM, SIGHUP]

/// A file's new content, which takes the file's place only when it is complete.
///
/// The bytes go to a file without a name in the target's file system, so that nothing is left of them
/// however the program ends; where the file system has none, to one with a name beside the target. The
/// last step is one `rename`. What is no plain file (a pipe, a device) cannot be replaced and is written
/// to itself. What is for the program's own output is kept until it is complete.
final class FileReplacement {
  /// The path that means the program's own output.
  static let standardOutput = "-"
  /// The first fault of `write`, if any.
  private(set) var error: ImageError?
  private let path: String
  private let target: Target
  private var descriptor: Int32 = -1
  /// What waits for the rest of it.
  private var waiting: [UInt8] = []

  private enum Target {
    /// Content goes to a file without a name, which becomes `destination`.
    case nameless(destination: String, replaces: Bool)
    /// Content goes to a file of its own name, which becomes `destination`.
    case named(temporary: String, destination: String, replaces: Bool)
    /// Content goes straight into what is there.
    case written
    /// Content waits until it is complete, and goes to the program's own output then.
    case waiting
  }

  /// Begins a replacement; fails where the target cannot be written, before anything is changed.
  init(of path: String) throws(ImageError) {
    self.path = path
    if path.isEmpty { throw .fault(path, ENOENT) }
    if path == Self.standardOutput {
      (target, descriptor) = (.waiting, dup(STDOUT_FILENO))
      if descriptor < 0 { throw .fault(path, errno) }
      return
    }
    let destination = try resolved(path)
    var facts = stat()
    let exists = stat(destination, &facts) == 0
    if exists && facts.st_mode & S_IFMT == S_IFDIR { throw .fault(path, EISDIR) }
    if exists && access(destination, W_OK) != 0 { throw .fault(path, errno) }
    if exists && facts.st_mode & S_IFMT != S_IFREG {
      target = .written
      descriptor = open(destination, O_WRONLY | O_CLOEXEC)
    } else {
      (target, descriptor) = Self.newFile(for: destination, replaces: exists)
      if exists && descriptor >= 0 { fchmod(descriptor, facts.st_mode & keptMode) }
    }
    if descriptor < 0 { throw .fault(path, errno) }
  }

  /// Forgets what was written, unless `finish` was called.
  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    discard()
  }

  /// Appends bytes; false where that failed, `error` tells why.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard case .waiting = target else { return writeNow(bytes) }
    waiting += bytes
    return true
  }

  private func writeNow(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
      let count = Glibc.write(descriptor, start, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        error = .fault(path, count < 0 ? errno : EIO)
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Puts the new content in the file's place. What replaces a file is on the disk before it does: else a
  /// power failure could leave neither. Some file systems tell only those who close a file that they could not keep it:
  /// they are asked before the content has its name, and what closing the file says after that means nothing any more.
  func finish() throws(ImageError) {
    if !waiting.withUnsafeBytes(writeNow), let error { throw error }
    let kept = closedDuplicate()
    let code = kept == 0 ? published() : kept
    close(descriptor)
    descriptor = -1
    if code != 0 {
      discard()
      throw .fault(path, code)
    }
  }

  /// Closes the file a first time, while it stays open; the system's error, or 0.
  private func closedDuplicate() -> Int32 {
    let duplicate = dup(descriptor)
    if duplicate < 0 { return errno }
    // An interrupted one is closed all the same on Linux.
    return close(duplicate) == 0 || errno == EINTR ? 0 : errno
  }

  /// Gives the content its name; the system's error, or 0.
  private func published() -> Int32 {
    switch target {
    case .written, .waiting:
      return 0
    case .nameless(let destination, let replaces):
      if replaces && fsync(descriptor) != 0 { return errno }
      if !replaces && named(destination) { return 0 }
      return deferringSignals { replaced(destination) }
    case .named(let temporary, let destination, let replaces):
      if replaces && fsync(descriptor) != 0 { return errno }
      return rename(temporary, destination) == 0 ? 0 : errno
    }
  }

  /// Replaces a file by the one without a name, which needs one for that.
  private func replaced(_ destination: String) -> Int32 {
    for number in 0..<mostNames {
      let temporary = temporaryName(beside: destination, number)
      if named(temporary) {
        if rename(temporary, destination) == 0 { return 0 }
        let code = errno
        unlink(temporary)
        return code
      }
      if errno != EEXIST { break }
    }
    return errno
  }

  /// Gives the file without a name this one; false where that fails or something has it.
  private func named(_ name: String) -> Bool {
    linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
  }

  private func discard() {
    if case .named(let temporary, _, _) = target { unlink(temporary) }
  }

  /// A new file in the target's folder and its descriptor; -1 where there can be none.
  private static func newFile(for destination: String, replaces: Bool) -> (Target, Int32) {
    let nameless = chart_open_nameless(folder(of: destination), newFileMode)
    if nameless >= 0 || ![EOPNOTSUPP, EISDIR, EINVAL].contains(errno) {
      return (.nameless(destination: destination, replaces: replaces), nameless)
    }
    for number in 0..<mostNames {
      let name = temporaryName(beside: destination, number)
      let named = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, newFileMode)
      if named >= 0 || errno != EEXIST {
        return (.named(temporary: name, destination: destination, replaces: replaces), named)
      }
    }
    return (.written, -1)
  }
}

/// What Cairo hands the bytes of a file to.
typealias CairoWriter =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32
  ) -> cairo_status_t

extension FileReplacement {
  /// Appends what Cairo writes by a function that gets the file as its context, both of them only for as
  /// long as `writing` takes. Throws what went wrong with the file, or with the picture.
  func receive(
    _ writing: (CairoWriter, UnsafeMutableRawPointer) -> cairo_status_t
  ) throws(ImageError) {
    let append: CairoWriter = { file, bytes, count in
      file!.assumingMemoryBound(to: FileReplacement.self).pointee
        .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
    let status = withUnsafePointer(to: self) { file in
      writing(append, UnsafeMutableRawPointer(mutating: file))
    }
    if let error { throw error }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notPainted(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}

/// Does something while signals that end the program are lost; what is done takes microseconds.
private func deferringSignals(_ body: () -> Int32) -> Int32 {
  let before = endingSignals.map { signal($0, SIG_IGN) }
  defer { for (number, action) in zip(endingSignals, before) { signal(number, action) } }
  return body()
}

/// The file a chain of links leads to, so that the links stay; the path itself where there is none.
private func resolved(_ path: String) throws(ImageError) -> String {
  if let real = realpath(path, nil) {
    defer { free(real) }
    return String(cString: real)
  }
  if errno == ELOOP { throw .fault(path, ELOOP) }
  // A link to what is not there yet says where it is to be; a chain of them ends somewhere, as none is a
  // loop.
  guard let goal = goal(ofLink: path) else { return path }
  return try resolved(goal.hasPrefix("/") ? goal : folder(of: path) + goal)
}

/// Where a link leads to; nil for what is none.
private func goal(ofLink path: String) -> String? {
  var goal = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
  let count = readlink(path, &goal, Int(PATH_MAX))
  return count > 0 ? goal.text : nil
}

/// A name for a file beside another one, of this program's number.
private func temporaryName(beside path: String, _ number: Int) -> String {
  "\(folder(of: path)).chartdeck-\(getpid())-\(number)"
}

/// The part of a path up to its last slash; for a name alone, that of the folder it is in.
private func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
}

extension ImageError {
  fileprivate static func fault(_ path: String, _ code: Int32) -> ImageError {
    .notWritten(path: path, reason: String(cString: strerror(code)))
  }
}

extension [CChar] {
  /// The text of a C string, up to the zero that ends it.
  fileprivate var text: String {
    String(decoding: prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
