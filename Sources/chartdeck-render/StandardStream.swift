import Glibc

/// The streams every program is born with.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// Writes all of `text`; the reason in words where that fails, else nil.
  @discardableResult
  func write(_ text: String) -> String? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return String(cString: strerror(errno)) }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
