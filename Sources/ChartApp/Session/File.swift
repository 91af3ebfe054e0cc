import ChartWidgets
import ChartCore
import CGtk
import ChartFiles
import GtkBridge

/// A file that GTK named, with the reference that keeps it.
@MainActor final class File {
  private let file: OpaquePointer

  /// Takes over a reference.
  init(_ file: OpaquePointer) { self.file = file }

  /// Adds a reference to a borrowed file.
  convenience init(borrowed file: OpaquePointer) {
    g_object_ref(file.raw)
    self.init(file)
  }

  isolated deinit { g_object_unref(file.raw) }

  /// The local path, nil for a file that is only reachable through the network.
  var path: String? { g_file_get_path(file).map(String.init(taking:)) }

  /// The name that people see.
  var name: String { g_file_get_basename(file).map(String.init(taking:)) ?? tr("the file") }
}

/// A file or folder that is shown: which one it is, whatever it is called.
struct Source {
  /// Where it is.
  let path: String
  let identity: FileIdentity?

  /// What is at a path now.
  init(path: String) { (self.path, identity) = (path, FileIdentity(path: path)) }

  /// Whether both are the same file; what cannot be found is no other's.
  func isSame(as other: Source) -> Bool { identity != nil && identity == other.identity }
}

/// The files that the "open" signal carries.
nonisolated struct FileArray: SignalArgument {
  private let first: UnsafeMutablePointer<OpaquePointer?>

  static func read(_ value: UnsafePointer<GValue>) -> FileArray {
    FileArray(first: g_value_get_pointer(value).assumingMemoryBound(to: OpaquePointer?.self))
  }

  /// The files, each with a reference of its own.
  @MainActor func paths(count: Int) -> [File] {
    (0..<count).compactMap { first[$0].map { File(borrowed: $0) } }
  }
}
