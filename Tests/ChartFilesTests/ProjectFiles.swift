import Foundation

/// Files beside the sources that tests read.
enum ProjectFiles {
  /// The folder of Package.swift.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The contest's own data, which has no licence and so is not part of the project.
  static let contest = root.deletingLastPathComponent()
    .appending(path: "shared/data/telegram/stage1/chart_data.json")

  /// Whether the contest's data lies beside the project.
  static var hasContest: Bool { FileManager.default.isReadableFile(atPath: contest.path) }

  /// The folders of the contest's second stage, 1 to 5.
  static let stageTwo = contest.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "stage2")

  /// Whether the second stage's data lies beside the project.
  static var hasStageTwo: Bool { FileManager.default.isReadableFile(atPath: stageTwo.path) }

  /// Tables as people publish them, with a list of their dialects; they have licences of their own.
  static let tables = root.deletingLastPathComponent().appending(path: "shared/data/csv")

  /// Whether these lie beside the project.
  static var hasTables: Bool {
    FileManager.default.isReadableFile(atPath: tables.appending(path: "dialects.txt").path)
  }
}
