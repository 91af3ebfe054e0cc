import Glibc

/// A file's new content, which takes the file's place only when it is complete.
///
/// The bytes go to a file beside the target, in the same file system, so that the last step is one
/// `rename`. What is no plain file (a pipe, a device) cannot be replaced and is written to itself.
final class FileReplacement {
  /// The first fault of `write`, if any.
  private(set) var error: ImageError?
  private let path: String
  private let target: Target
  private var descriptor: Int32

  private enum Target {
    /// Content goes to a file of its own, which replaces the file `destination`.
    case replaced(temporary: String, destination: String)
    /// Content goes straight into what is there.
    case written
  }

  /// Begins a replacement; fails where the target cannot be written, before anything is changed.
  init(of path: String) throws(ImageError) {
    self.path = path
    if path.isEmpty { throw .fault(path, ENOENT) }
    let destination = resolved(path)
    var facts = stat()
    let exists = stat(destination, &facts) == 0
    if exists && facts.st_mode & S_IFMT == S_IFDIR { throw .fault(path, EISDIR) }
    if exists && access(destination, W_OK) != 0 { throw .fault(path, errno) }
    if exists && facts.st_mode & S_IFMT != S_IFREG {
      target = .written
      descriptor = open(destination, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw .fault(path, errno) }
    } else {
      var name = Array((folder(of: destination) + ".chartdeck-XXXXXX").utf8CString)
      descriptor = mkstemp(&name)
      if descriptor < 0 { throw .fault(path, errno) }
      target = .replaced(temporary: name.text, destination: destination)
      fchmod(descriptor, exists ? facts.st_mode & 0o7777 : 0o666 & ~currentMask)
    }
  }

  /// Forgets what was written, unless `finish` was called.
  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    discard()
  }

  /// Appends bytes; false where that failed, `error` tells why.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
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

  /// Puts the new content in the file's place.
  func finish() throws(ImageError) {
    let closed = close(descriptor)
    descriptor = -1
    if closed != 0 {
      let code = errno
      discard()
      throw .fault(path, code)
    }
    guard case .replaced(let temporary, let destination) = target else { return }
    if rename(temporary, destination) != 0 {
      let code = errno
      discard()
      throw .fault(path, code)
    }
  }

  private func discard() {
    if case .replaced(let temporary, _) = target { unlink(temporary) }
  }
}

/// The file a chain of links leads to, so that the links stay; the path itself where there is none.
private func resolved(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// The part of a path up to its last slash; empty for a name alone.
private func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}

/// Which permissions new files of this program do not get.
private var currentMask: mode_t {
  let mask = umask(0)
  umask(mask)
  return mask
}

extension ImageError {
  fileprivate static func fault(_ path: String, _ code: Int32) -> ImageError {
    .notWritten(path: path, reason: String(cString: strerror(code)))
  }
}

extension [CChar] {
  /// The text of a C string, without the zero that ends it.
  fileprivate var text: String {
    String(decoding: dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
