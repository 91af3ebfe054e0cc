import Glibc

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
