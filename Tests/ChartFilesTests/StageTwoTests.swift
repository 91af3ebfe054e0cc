import ChartCore
import ChartFiles
import Foundation
import Testing

private let day = 86_400_000.0

/// The contest's second stage, whole: five overviews and 1,451 files of days.
@Suite(.enabled(if: ProjectFiles.hasStageTwo, "the contest's data is not beside the project"))
struct StageTwoTests {
  /// Days on which the source itself does not add up: 17 and 30 November 2018.
  private static let oddDays = [1_542_412_800_000, 1_543_536_000_000]

  @Test func theFolderIsFiveChartsWithTheirDays() throws {
    let document = try ChartFile.read(path: ProjectFiles.stageTwo.path)
    #expect(
      document.tables.map(\.kind) == [
        .lines, .twoAxisLines, .stackedBars, .bars, .percentageAreas,
      ])
    #expect(document.tables.map(\.series.count) == [2, 2, 7, 1, 6])
    #expect(document.tables.allSatisfy { $0.x.count == 365 && $0.x.evenStep == day })
    let folder = ProjectFiles.stageTwo.path
    #expect(
      document.details == (1...4).map { .dayFiles(folder: "\(folder)/\($0)") } + [.shares])
    #expect(document.notices == [])
  }

  /// Every file opens; in charts 1 to 3 a day's hours, in chart 4 its five minutes, add up to the
  /// overview's day.
  @Test func daysAddUpToTheOverview() throws {
    var odd: [Int: [Int]] = [:]
    var equal = 0
    for chart in 1...5 {
      let folder = ProjectFiles.stageTwo.appending(path: "\(chart)")
      let overview = try ChartFile.read(path: folder.path).tables[0]
      for file in try dayFiles(in: folder) {
        let moment = try #require(start(of: file))
        if try addsUp(file, to: overview, on: moment) {
          equal += 1
        } else {
          odd[chart, default: []].append(Int(moment))
        }
      }
    }
    #expect(equal == 1447)
    #expect(odd == [1: Self.oddDays, 3: Self.oddDays])
  }

  @Test func daysWithoutAFileAreNone() throws {
    for chart in 1...4 {
      let folder = ProjectFiles.stageTwo.appending(path: "\(chart)").path
      for moment in [1_554_336_000_000, 1_554_422_400_000, 1_554_508_800_000] {
        let table = try ChartFile.readDay(folder: folder, moment: Double(moment))
        #expect((table == nil) == (chart < 4), "chart \(chart)")
      }
    }
  }

  @Test func detailsHaveTheKindsOfTheirCharts() throws {
    let june15 = 1_529_020_800_000.0
    let kinds = [ChartKind.lines, .twoAxisLines, .stackedBars, .lines]
    for (chart, kind) in zip(1...4, kinds) {
      let folder = ProjectFiles.stageTwo.appending(path: "\(chart)").path
      let table = try #require(try ChartFile.readDay(folder: folder, moment: june15))
      #expect(table.kind == kind)
      #expect(table.presentation.layout.openingRange == june15...june15 + day)
      #expect(table.presentation.layout.hasMiniMap == (chart < 4))
      #expect(table.x.count == (chart < 4 ? 168 : 288))
    }
  }

  private func dayFiles(in folder: URL) throws -> [URL] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.filter { $0.hasSuffix(".json") && $0 != "overview.json" }.sorted()
      .map { folder.appending(path: $0) }
  }

  /// The start of the day that a file is named after, `2018-06/15.json`.
  private func start(of file: URL) -> Double? {
    let month = file.deletingLastPathComponent().lastPathComponent.split(separator: "-")
    let numbers = (month + [file.lastPathComponent.prefix(2)]).compactMap { Int($0) }
    return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])?.milliseconds
  }

  private func addsUp(_ file: URL, to overview: Table, on moment: Double) throws -> Bool {
    let document = try ChartFile.read(path: file.path)
    let index = overview.index(atOrAfter: moment)
    #expect(document.notices == [] && overview.x[index] == moment, "\(file.path)")
    let table = document.tables[0]
    let points = table.index(atOrAfter: moment)..<table.index(atOrAfter: moment + day)
    return overview.series.indices.allSatisfy { series in
      points.reduce(0) { $0 + table.series[series].column[$1] }
        == overview.series[series].column[index]
    }
  }
}
