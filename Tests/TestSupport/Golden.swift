import Foundation

/// Compares text with what an earlier run was found right to give, kept beside the tests.
public enum Golden {
  /// Set to 1, this environment variable writes the texts anew instead of comparing.
  private static let recordVariable = "CHARTDECK_RECORD"

  /// Whether this run writes instead of comparing.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment[recordVariable] == "1"
  }

  /// How `text` differs from `Golden/NAME.txt` beside the calling test, for a person to read; nil
  /// where it does not.
  public static func difference(
    of text: String, from name: String, besides testFile: String = #filePath
  ) -> String? {
    let file = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "Golden/\(name).txt")
    if isRecording {
      return record(text, in: file)
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      return "\(file.path) cannot be read; \(recordVariable)=1 writes it."
    }
    return firstDifference(of: text, from: expected).map { "\(name): \($0)" }
  }

  /// The first line in which two texts differ; nil where they are the same.
  public static func firstDifference(of text: String, from expected: String) -> String? {
    if text == expected { return nil }
    let found = text.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let common = zip(found, wanted).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> String {
      common < lines.count ? String(lines[common]) : "(the end)"
    }
    return "line \(common + 1)\n  expected \(line(wanted))\n  found    \(line(found))"
  }

  private static func record(_ text: String, in file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return nil
    } catch {
      return "\(file.path) cannot be written: \(error)"
    }
  }
}
