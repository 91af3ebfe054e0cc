import Glibc
import Testing

/// The bytes of a small file.
func content(of path: String) throws -> [UInt8] {
  let file = try #require(fopen(path, "rb"), "\(path) cannot be read")
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let count = fread(&bytes, 1, bytes.count, file)
  return Array(bytes[..<count])
}

/// The names of a folder's entries, sorted.
func names(in folder: String) throws -> [String] {
  let entries = try #require(opendir(folder), "\(folder) cannot be read")
  defer { closedir(entries) }
  var names: [String] = []
  while let entry = readdir(entries) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// A folder that is gone afterwards, with the files in it.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  var template = Array("/tmp/chartdeck-test-XXXXXX".utf8CString)
  let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
  defer {
    for name in (try? names(in: folder)) ?? [] { unlink(folder + "/" + name) }
    rmdir(folder)
  }
  return try body(folder)
}

extension [UInt8] {
  /// Makes a file of these bytes.
  func write(to path: String) throws {
    let file = try #require(fopen(path, "wb"), "\(path) cannot be written")
    defer { fclose(file) }
    #expect(fwrite(self, 1, count, file) == count)
  }
}
