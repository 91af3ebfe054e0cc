import ChartCore
import ChartFiles
import Foundation
import Testing

@testable import chartdeck_bench

@Suite struct LargeFileTests {
  @Test(arguments: [false, true], [false, true])
  func isAChartOfAboutTheSize(isDecimal: Bool, isRegular: Bool) throws {
    let text = LargeFile(bytes: 100_000, isDecimal: isDecimal, isRegular: isRegular).text
    #expect((95_000...105_000).contains(text.count))
    let document = try ChartFile.parse(text, name: "large.json")
    #expect(document.tables.count == 1 && document.notices.isEmpty)
    let table = document.tables[0]
    let values = table.series.map { $0.column[0] }
    #expect(values.count == 4 && values.contains { $0 != $0.rounded() } == isDecimal)
    #expect((table.x.evenStep != nil) == isRegular)
  }

  @Test func isTheSameEveryTimeAndInAFile() throws {
    let file = LargeFile(bytes: 3_000_000)
    let path = FileManager.default.temporaryDirectory.appending(path: "chartdeck-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try file.write(path: path)
    #expect(try Array(Data(contentsOf: URL(filePath: path))) == file.text)
  }

  @Test func saysWhereItCannotBeWritten() {
    #expect(throws: SystemError.self) { try LargeFile(bytes: 1).write(path: "/none/a") }
  }
}
