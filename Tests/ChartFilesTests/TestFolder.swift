import Foundation

/// A folder that is gone when nobody holds it any more.
final class TestFolder {
  let path: String

  /// A folder with files of these contents; folders that are in their paths are made.
  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "chartdeck-\(UUID())").path
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false)
    for (name, content) in files {
      let file = URL(filePath: path).appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
