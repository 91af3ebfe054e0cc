import Foundation
import Testing

/// A file that is no chart, and how to get one.
struct BadFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let content: @Sendable () -> String

  /// Makes the file and returns its path.
  func make(in folder: TemporaryFolder) throws -> String {
    let path = folder.path("bad.json")
    switch testDescription {
    case "missing": break
    case "a folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    default:
      try Data(content().utf8).write(to: URL(filePath: path))
    }
    return path
  }

  static let all = [
    BadFile("missing") { "" },
    BadFile("a folder") { "" },
    BadFile("empty") { "" },
    BadFile("no JSON") { "hello" },
    BadFile("cut") { #"{"columns": [["x", 1, 2"# },
    BadFile("no columns") { #"{"types": {"x": "x"}}"# },
    BadFile("an empty list") { "[]" },
    BadFile("no x") { chart(types: #"{"y0": "line", "x": "line"}"#) },
    BadFile("unknown type") { chart(types: #"{"x": "x", "y0": "wave"}"#) },
    BadFile("no series") { #"{"columns": [["x", 1, 2]], "types": {"x": "x"}}"# },
    BadFile("a graph to be loaded") { #"{"_": "statsGraphAsync", "token": "abc"}"# },
    BadFile("a cut graph") { #"{"growth_graph": {"json": {"data": "{\"columns\": [["}}}"# },
    BadFile("deeply nested in a graph") {
      #"{"json_data": ""# + String(repeating: "[", count: 100_000) + #""}"#
    },
    BadFile("deeply nested") { String(repeating: "[", count: 100_000) },
    BadFile("a huge name") {
      let name = String(repeating: "<b>&", count: 25_000)
      return #"{"columns": [["x", 1, 2], ["y0", 1, 2]], "types": {"x": "x", "y0": ""# + name
        + #""}}"#
    },
  ]

  private init(_ description: String, content: @escaping @Sendable () -> String) {
    testDescription = description
    self.content = content
  }

  private static func chart(types: String) -> String {
    #"{"columns": [["x", 1, 2], ["y0", 1, 2]], "types": "# + types
      + ##", "names": {"y0": "a"}, "colors": {"y0": "#3DC23F"}}"##
  }
}
