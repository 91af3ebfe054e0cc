import ChartFiles

/// Where a window gets another from, and asks for one that shows a file already.
protocol WindowOwner: AnyObject {
  /// A window that is not on the screen before it has something to show.
  func makeWindow() -> Window
  /// Brings the window that shows a file, or is about to, to the front; returns whether there is one.
  func present(_ source: Source) -> Bool
}

/// A file or folder that is shown: which one it is, whatever it is called.
struct Source {
  /// Where it is.
  let path: String
  private let identity: FileIdentity?

  /// What is at a path now.
  init(path: String) { (self.path, identity) = (path, FileIdentity(path: path)) }

  /// Whether both are the same file; what cannot be found is no other's.
  func isSame(as other: Source) -> Bool { identity != nil && identity == other.identity }
}
