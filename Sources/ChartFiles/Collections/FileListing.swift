import ChartCore
import Glibc

/// What there is in folders.
enum FileListing {
  /// What is at a path.
  enum Kind {
    case folder, other
  }

  /// What is at `path`; nil where there is nothing, or nothing that may be looked at.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }

  /// How many bytes the file at `path` has; 0 where there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return 0 }
    return status.st_size
  }

  /// The folder that the file at `path` is in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The names of what a folder holds, in no order, without hidden ones; `name` stands for the
  /// folder in errors.
  static func names(in folder: String, name: String) throws(ChartFileError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      let words = unsafe String(cString: strerror(errno))
      throw ChartFileError(file: name, problem: "the folder cannot be read (\(words))")
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { pointer in
        unsafe String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }
}
