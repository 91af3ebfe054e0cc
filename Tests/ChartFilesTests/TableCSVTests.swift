import ChartCore
import Testing

@testable import ChartFiles

@Suite struct TableCSVTests {
  private func table(_ text: String) throws -> Table {
    try TableFile.document(FormatInput(window: ByteWindow(Array(text.utf8)), name: "x.csv")).tables[
      0]
  }

  private func csv(_ table: Table, _ range: ClosedRange<Double>? = nil, series: [Int]? = nil)
    -> String
  {
    var text = ""
    table.tellCSV(
      of: table.indexes(inside: range ?? table.domain),
      series: series ?? Array(table.series.indices)
    ) { text += $0 }
    return text
  }

  @Test(
    "what is written reads back as the same columns",
    arguments: [
      "v\n3\n1\n5\n",
      "time,v\n2026-01-01T00:00:00Z,1\n2026-01-01T00:00:00.250Z,\n2026-01-02T03:04:05.000001Z,-0.1\n",
      "day,a,\"b, c\"\n1776-07-04,1e300,5\n1970-01-01,5e-324,9007199254740991\n2026-03-01,0.1234567890123456,7\n",
      "lap,v\n0:00:05.25,1\n0:01:00,2\n27:00:00.000125,3\n",
      "x,y\n-1.5,1\n0,2\n1e20,3\n", "x (m),y (°C)\n1,5\n2,6\n4,\n8,1\n",
      "name,v\na,1\nb,\nc,3\n",
    ])
  func roundTrips(text: String) throws {
    let table = try table(text)
    let again = try self.table(csv(table))
    #expect(again.x == table.x)
    #expect(again.series.map(\.column) == table.series.map(\.column))
    #expect(again.series.map(\.name) == table.series.map(\.name))
    #expect(again.xKind == table.xKind || table.xKind == .rows)
  }

  @Test("what is inside of a range, of some series")
  func ranges() throws {
    let table = try table("x,a,b\n1,10,20\n2,,21\n3,12,\n4,13,23\n")
    #expect(csv(table, 2...3) == "x,a,b\r\n2,,21\r\n3,12,\r\n")
    #expect(csv(table, 2.1...2.9, series: [0]) == "x,a\r\n")
    #expect(csv(table, 0...1, series: [1]) == "x,b\r\n1,20\r\n")
  }

  @Test func pausesOfRecordingsAreLeftOut() throws {
    func segment(_ seconds: [Int]) -> String {
      let points = seconds.map {
        "<trkpt lat='50' lon='7'><ele>\($0)</ele><time>2024-05-01T10:00:\($0)Z</time></trkpt>"
      }
      return "<trkseg>\(points.joined())</trkseg>"
    }
    let text = "<gpx><trk>\(segment([10, 11]))\(segment([30, 31]))</trk></gpx>"
    let height = try #require(
      ChartFile.parse(Array(text.utf8), name: "a.gpx").tables.first { $0.title == "Height (m)" })
    #expect(height.x.count == 5)
    #expect(
      csv(height).split(separator: "\r\n").dropFirst().map { $0.suffix(2) }
        == ["10", "11", "30", "31"])
  }

  @Test("words of the points, and notes about them, have columns; what needs it is quoted")
  func words() throws {
    let table = try table("day,v,state\n2026-01-01,1,run\n2026-01-02,2,\"a,b\"\n2026-01-03,3,run\n")
    let notes = [
      try #require(ChartNote("odd", at: table.x[1]...table.x[2])),
      try #require(ChartNote("a \"b\"", at: table.x[2]...table.x[2])),
    ]
    var text = ""
    table.tellCSV(of: table.indexes(inside: table.domain), series: [0], notes: notes) { text += $0 }
    #expect(
      text == "day,v,state,note\r\n2026-01-01,1,run,\r\n2026-01-02,2,\"a,b\",odd\r\n"
        + "2026-01-03,3,run,\"odd; a \"\"b\"\"\"\r\n")
    #expect(csv(table).hasPrefix("day,v,state\r\n"))
  }

  @Test("prices read back as the same prices of the same symbol, however they are drawn")
  func prices() throws {
    let text =
      "Symbol,Date,Open,High,Low,Close,Adj Close,Volume\n"
      + (1...9).map { "X,2026-01-0\($0),1,3,0.5,2,1.\($0),\($0)00\n" }.joined()
    let table = try table(text)
    for form in PriceView.Form.allCases {
      var view = PriceView()
      view.form = form
      let again = try self.table(csv(table.shown(as: view)))
      #expect(again.prices?.history == table.prices?.history)
      #expect(again.prices?.history.symbol == "X")
    }
  }

  @Test("moments too far for dates are milliseconds")
  func farMoments() {
    let x = Column([0, 1e15])
    let table = Table(
      title: nil, x: x,
      series: [
        Series(id: "y", name: "a\"b", color: SeriesPalette.color(0), column: Column([1, 2]))
      ])
    #expect(csv(table) == "time,\"a\"\"b\"\r\n0,1\r\n1000000000000000,2\r\n")
  }
}
