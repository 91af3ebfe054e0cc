import ChartCore
import Foundation
import TestSupport
import Testing

@testable import ChartFiles

/// What is recognised in tables as people publish them, looked at file by file.
@Suite("Published tables", .enabled(if: ProjectFiles.hasTables))
struct PublishedTablesTests {
  private static let folders = ["csv", "prices", "alphavantage"]

  @Test("open as a person would want, or say why there is nothing to draw")
  func published() throws {
    var lines: [String] = []
    for folder in Self.folders {
      let path = ProjectFiles.tables.deletingLastPathComponent().appending(path: folder).path
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      for name in names { lines += facts(path + "/" + name, name) }
    }
    #expect(
      Golden.difference(of: lines.joined(separator: "\n") + "\n", from: "published-tables") == nil)
  }

  /// A line for a file and each of its first charts, or the sentence that refuses it.
  private func facts(_ path: String, _ name: String) -> [String] {
    do throws(ChartFileError) {
      let document = try ChartFile.read(path: path)
      let notices = document.notices.prefix(3).map { "  ! \($0)" }
      return ["\(name): \(document.tables.count)"] + document.tables.prefix(4).map(facts) + notices
    } catch {
      return ["\(error)"]
    }
  }

  private func facts(_ table: Table) -> String {
    let names = table.series.prefix(6).map(\.name).joined(separator: ", ")
    let x = [table.xKind.rawValue, table.presentation.xName, table.presentation.xUnit].compactMap(
      \.self)
    return
      "  \(x.joined(separator: " ")), \(table.x.count) of \(table.x[0]) to \(table.domain.upperBound): \(names)"
  }
}
