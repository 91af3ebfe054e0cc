import Foundation

/// A folder that is gone when nobody holds it any more.
final class TestFolder {
  let path: String

  /// A folder with files of these contents; folders that are in their paths are made.
  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "chartdeck-\(UUID())").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
    for (name, content) in files { try write(Array(content.utf8), to: name) }
  }

  /// Writes a file, making the folders in its name; returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
