import ChartCore
import ChartFiles
import Foundation
import Testing

/// What is told while files are read.
@Suite struct ReadingFollowerTests {
  @Test func tellsOfASmallFileOnceAtTheEnd() throws {
    let text = TelegramText().text
    let folder = try TestFolder(["a.json": text])
    let reading = try read(folder.path + "/a.json")
    #expect(reading.document == (try ChartFile.read(path: folder.path + "/a.json")))
    #expect(
      reading.progress == [
        ReadingProgress(bytes: text.utf8.count, total: text.utf8.count, subject: "chart 1")
      ])
    #expect(reading.grown.isEmpty)
  }

  @Test func tellsHowFarALargeFileHasCome() throws {
    let folder = try TestFolder()
    let path = try Self.largeFile(in: folder)
    let reading = try read(path)
    let size = reading.progress.last?.total ?? 0
    #expect(size > 50 << 20)
    #expect(reading.progress.count > 50)
    #expect(reading.progress.map(\.bytes) == reading.progress.map(\.bytes).sorted())
    #expect(reading.progress.allSatisfy { $0.total == size })
    #expect(reading.progress.last?.bytes == size)
    #expect(reading.progress.first?.subject == "column 1 of chart 1")
    #expect(reading.progress.contains { $0.subject == "column 3 of chart 1" })
    #expect(reading.document == (try ChartFile.read(path: path)))
  }

  @Test func showsWhatThereIsSoFar() throws {
    let folder = try TestFolder()
    let reading = try read(try Self.largeFile(in: folder))
    let chart = try #require(reading.document?.tables[0])
    #expect(!reading.grown.isEmpty)
    for tables in reading.grown {
      #expect(tables.count == 1)
      #expect(tables[0].x == chart.x)
      #expect(tables[0].kind == .lines)
      let ids = tables[0].series.map(\.id)
      #expect(ids == chart.series.prefix(ids.count).map(\.id))
      for (draft, series) in zip(tables[0].series, chart.series) {
        #expect(draft.column == series.column)
      }
    }
    let counts = reading.grown.map { $0[0].series.count }
    #expect(counts == counts.sorted() && (counts.last ?? 0) >= 2)
  }

  @Test func tablesGrowWhereThatIsWished() throws {
    let folder = try TestFolder(["a.csv": Self.largeTable])
    let path = folder.path + "/a.csv"
    #expect(try read(path).grown.isEmpty)
    let reading = try read(path, wish: .charts)
    let chart = try #require(reading.document?.tables.first)
    #expect(reading.grown.count == 4)
    var count = 0
    for tables in reading.grown {
      #expect(tables.map(\.title) == ["a"])
      let draft = try #require(tables.first)
      #expect(draft.x.count > 3 * count / 2 && draft.x.count < chart.x.count)
      count = draft.x.count
      #expect(draft.series.map(\.id) == chart.series.map(\.id))
      for index in stride(from: 0, to: count, by: 997) {
        #expect(draft.x[index] == chart.x[index])
        #expect(draft.series[1].column[index] == chart.series[1].column[index])
      }
    }
    #expect(reading.document == (try ChartFile.read(path: path)))
  }

  @Test func aTableWhoseDaysMayBeMonthsDoesNotGrow() throws {
    let rows = (0..<300_000).map { "0\(1 + $0 % 9)/0\(1 + $0 % 7)/2026,\($0)\n" }.joined()
    let folder = try TestFolder(["a.csv": "day,value\n" + rows])
    #expect(try read(folder.path + "/a.csv", wish: .charts).grown.isEmpty)
  }

  @Test func stopsAtAnyNews() throws {
    let folder = try TestFolder()
    let path = try Self.largeFile(in: folder)
    let count = try read(path).news
    #expect(count > 50)
    for last in [1, 2, count / 3, count / 2, count - 1, count] {
      let reading = try read(path, stoppingAt: last)
      #expect(reading.document == nil)
      #expect(reading.news == last)
    }
  }

  @Test func countsTheFilesOfAFolderTogether() throws {
    let text = TelegramText().text
    let folder = try TestFolder(["1/overview.json": text, "2/overview.json": text + " "])
    let reading = try read(folder.path)
    #expect(reading.document?.tables.count == 2)
    #expect(reading.progress.last?.bytes == 2 * text.utf8.count + 1)
    #expect(reading.progress.last?.total == 2 * text.utf8.count + 1)
  }

  @Test func failsAsWithoutAWatch() throws {
    let folder = try TestFolder(["a.json": "[1]"])
    #expect(throws: ChartFileError.self) { try read(folder.path + "/a.json") }
    #expect(throws: ChartFileError.self) { try read(folder.path + "/none") }
  }

  private struct Reading {
    var document: ChartDocument?
    var progress: [ReadingProgress] = []
    var grown: [[Table]] = []
    var news: Int { progress.count + grown.count }
  }

  private func read(
    _ path: String, stoppingAt last: Int = .max, wish: ReadingWish = .goOn
  ) throws -> Reading {
    var reading = Reading()
    reading.document = try ChartFile.read(path: path) { news in
      switch news {
      case .progress(let progress): reading.progress.append(progress)
      case .grown(let tables): reading.grown.append(tables)
      }
      return reading.news < last ? wish : .stop
    }
    return reading
  }

  /// Some 12 MB of moments and two columns, one of decimals with a gap here and there.
  private static var largeTable: String {
    var text = "time,count,level\n"
    for row in 0..<500_000 {
      text += "\(1_700_000_000 + row * 7),\(row % 100),\(row % 1000 == 3 ? "" : "\(row % 37).25")\n"
    }
    return text
  }

  /// A chart of an x and three series of some 18 MB each; the last one is short, so that its end is
  /// mended after it has been shown.
  private static func largeFile(in folder: TestFolder) throws -> String {
    let count = 1_300_000
    let x = (0..<count).map { 1_542_412_800_000 + $0 * 1_000 + $0 % 3 }
    let series = (0..<3).map { line in
      (0..<(line == 2 ? count - 5 : count)).map {
        ($0 &* 7_919 + line) % 1_000_000_000_000 + 1 << 40
      }
    }
    let columns = ([x] + series).enumerated().map { index, values in
      "[\"\(index == 0 ? "x" : "y\(index - 1)")\"," + values.map(String.init).joined(separator: ",")
        + "]"
    }
    let types = #"{"x":"x","y0":"line","y1":"line","y2":"line"}"#
    let path = folder.path + "/large.json"
    try Data("{\"columns\":[\(columns.joined(separator: ","))],\"types\":\(types)}".utf8)
      .write(to: URL(filePath: path))
    return path
  }
}
