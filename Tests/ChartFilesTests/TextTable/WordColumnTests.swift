import ChartCore
import Testing

@testable import ChartFiles

/// Columns of words beside numbers.
@Suite struct WordColumnTests {
  private func document(_ text: String) throws -> ChartDocument {
    try TableFile.document(FormatInput(window: ByteWindow(Array(text.utf8)), name: "x.csv"))
  }

  private func words(_ labels: Labels) -> [String] {
    (0..<labels.codes.count).map { labels.word(at: $0) ?? "" }
  }

  @Test(
    "words belong to their rows",
    arguments: [
      ("t,v,w\n1,5,\n2,6,a\n3,7,b\n", ["", "a", "b"]),
      ("t,v,w\n1,5,a\n2,6,a\n3,7,a\n", ["a", "a", "a"]),
      ("t,w,v\n1,a,5\n2,b,6\n3,c,7\n", ["a", "b", "c"]),
      ("t,v,w\n3,5,c\n1,6,a\n2,7,b\n4,1,\n", ["c", "a", "b", ""]),
      ("day,v,w\n2026-01-03,5,c\n2026-01-01,6,a\n2026-01-02,7,b\n", ["a", "b", "c"]),
      ("day,v,w\n2026-01-03,5,c\n2026-01-02,6,b\n2026-01-01,7,a\n", ["a", "b", "c"]),
      (
        "t,v,w\n1,5,\"a,\"\"x\"\"\"\n2,6,\"two\nlines\"\n3,7, b \n4,8,\"b\"\n",
        ["a,\"x\"", "two\nlines", "b", "b"]
      ),
      ("day,v,w\n2026-01-01,5,a\nx,6,b\n2026-01-03,7,ä\n2026-01-04,7\n", ["a", "ä", ""]),
    ])
  func rows(text: String, expected: [String]) throws {
    let labels = try #require(try document(text).tables[0].labels.first)
    #expect(labels.name == "w")
    #expect(words(labels) == expected)
    #expect(Set(labels.words).count == labels.words.count)
  }

  @Test func wordsOfManyPlainRowsAndOthersAmongThem() throws {
    let rows = (0..<50_000).map { row in
      row % 1000 == 7 ? "\(row),1.5,\"q\(row % 5)\"\n" : "\(row),2.5,w\(row % 300)\n"
    }
    let labels = try document("t,v,w\n" + rows.joined()).tables[0].labels
    #expect(labels.count == 1)
    #expect(
      words(labels[0])
        == (0..<50_000).map { $0 % 1000 == 7 ? "q\($0 % 5)" : "w\($0 % 300)" })
  }

  @Test func longTablesHaveSeriesInstead() throws {
    let text = "day,w,v\n2026-01-01,a,1\n2026-01-01,b,2\n2026-01-02,a,3\n2026-01-02,b,4\n"
    let table = try document(text).tables[0]
    #expect(table.labels.isEmpty && table.series.map(\.name) == ["a", "b"])
  }

  @Test(
    "too many words are told and not kept",
    arguments: [(1 << 16, true), (1 << 16 + 1, false)])
  func limit(count: Int, isKept: Bool) throws {
    let text = "t,v,w\n" + (0..<count).map { "\($0),1,w\($0)\n" }.joined()
    let document = try document(text)
    let told = document.notices.map(\.description).filter {
      $0.contains("more words than are kept")
    }
    #expect(document.tables[0].labels.isEmpty != isKept)
    #expect(told.isEmpty == isKept)
  }

  @Test func ofManyColumnsTheFirstAreKept() throws {
    let names = (0..<40).map { "w\($0)" }.joined(separator: ",")
    let row = (0..<40).map { "x\($0)" }.joined(separator: ",")
    let table = try document("t,v,\(names)\n1,2,\(row)\n2,3,\(row)\n").tables[0]
    #expect(table.labels.count == 32)
    #expect(table.labels.last?.word(at: 1) == "x31")
  }
}
