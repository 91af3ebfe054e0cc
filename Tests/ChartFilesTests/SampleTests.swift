import ChartCore
import ChartFiles
import ChartResources
import Foundation
import Testing

@Suite struct SampleTests {
  @Test func hasTheContestsShape() throws {
    let document = try ChartFile.parse(Resources.sample, name: "sample.json")
    #expect(document.notices == [])
    #expect(document.tables.map(\.x.count) == [112, 112, 112, 112, 372])
    #expect(document.tables.map(\.series.count) == [2, 2, 2, 2, 4])
    #expect(document.tables.allSatisfy { $0.title?.isEmpty == false })
    #expect(document.tables.allSatisfy { $0.x.evenStep == 86_400_000 })
    #expect(document.tables.flatMap(\.series).allSatisfy { $0.column.gapCount == 0 })
  }

  @Test func colorsCanBeToldFromEveryGround() throws {
    let document = try ChartFile.parse(Resources.sample, name: "sample.json")
    for table in document.tables {
      #expect(Set(table.series.map(\.color)).count == table.series.count)
      for color in table.series.map(\.color) {
        #expect(color.contrast(with: Color(rgb: 0xFFFFFF)) >= 3)
        #expect(color.contrast(with: Color(rgb: 0x242F3E)) >= 3)
      }
    }
  }

  @Test(.enabled(if: Self.hasPython, "python3 is not installed"))
  func isWhatItsGeneratorPrints() throws {
    #expect(try generated() == Data(Resources.sample))
    #expect(try generated("activities") == Data(Resources.sampleActivities))
  }

  @Test func hasAYearOfActivities() throws {
    let document = try ChartFile.parse(Resources.sampleActivities, name: "sample.csv")
    let facts = try #require(document.activities)
    #expect(document.notices == [] && facts.activities.count == 216)
    let weeks = try #require(document.tables.first)
    #expect(weeks.kind == .total && weeks.x.count == 52)
    #expect(weeks.series.map(\.name) == ["Run", "Walk", "Ride"])
  }

  @Test func styleSheetIsTheOneInTheTree() throws {
    let file = ProjectFiles.root.appending(path: "Resources/style.css")
    #expect(try Resources.styleSheet == String(contentsOf: file, encoding: .utf8))
  }

  private static let hasPython = (try? run(["python3", "--version"])) != nil

  private func generated(_ words: String...) throws -> Data {
    try Self.run(
      ["python3", ProjectFiles.root.appending(path: "script/make-sample").path] + words)
  }

  /// What a command prints.
  private static func run(_ words: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return data
  }
}
