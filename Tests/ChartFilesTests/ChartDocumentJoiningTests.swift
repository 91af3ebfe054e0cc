import ChartCore
import Testing

@testable import ChartFiles

@Suite struct ChartDocumentJoiningTests {
  private func prices(_ name: String) throws -> ChartDocument {
    let rows = "date,open,high,low,close\n2024-01-01,1,2,1,2\n2024-01-02,2,3,2,3\n"
    return try ChartFile.parse(Array(rows.utf8), name: name)
  }

  private func symbols(_ names: String...) throws -> ChartDocument {
    let rows = names.flatMap { ["\($0),2024-01-01,1,2,1,2", "\($0),2024-01-02,2,3,2,3"] }
    let text = "symbol,date,open,high,low,close\n" + rows.joined(separator: "\n")
    return try ChartFile.parse(Array(text.utf8), name: "all.csv")
  }

  private func plain(_ name: String) throws -> ChartDocument {
    try ChartFile.parse(Array("t,\(name)\n1,2\n2,3\n".utf8), name: name)
  }

  private func titles(_ documents: ChartDocument...) -> [String?]? {
    ChartDocument(joining: documents)?.tables.map(\.title)
  }

  @Test func nothingIsNoDocument() { #expect(ChartDocument(joining: []) == nil) }

  @Test func aComparisonStandsBehindTheSecondHistory() throws {
    let (a, b, c) = (try prices("A"), try prices("B"), try prices("C"))
    #expect(titles(a) == ["A"])
    #expect(titles(a, b) == ["A", "B", "Compared"])
    #expect(titles(a, b, c) == ["A", "B", "Compared", "C"])
    #expect(titles(a, try plain("y"), b, c) == ["A", "y", "B", "Compared", "C"])
    #expect(titles(try plain("y"), a) == ["y", "A"])
  }

  @Test func columnsThatWaitSayWhoseTheyAre() throws {
    let (a, b) = (try prices("A"), try prices("B"))
    let both = try #require(ChartDocument(joining: [a, b]))
    #expect(Set(both.waiting.map(\.presentation.source)) == ["A", "B"])
    #expect(
      Set(both.told(asOf: "all.zip").waiting.map(\.presentation.source)) == [
        "all.zip, A", "all.zip, B",
      ])
    #expect(Set(a.told(asOf: "A.csv").waiting.map(\.presentation.source)) == ["A"])
  }

  @Test func thatOfOneFileTakesInTheOthers() throws {
    let (ab, c) = (try symbols("A", "B"), try prices("C"))
    let all = try #require(ChartDocument(joining: [ab, c]))
    #expect(all.tables.map(\.title) == ["A", "B", "Compared", "C"])
    #expect(all.tables[2].series.map(\.name) == ["A", "B", "C"])
    #expect(all.details.count == 4)
    #expect(titles(all) == ["A", "B", "Compared", "C"])
    #expect(titles(try symbols("A", "B", "C", "D")) == ["A", "B", "Compared", "C", "D"])
  }
}
