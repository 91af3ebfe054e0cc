import ChartCore
import ChartFiles
import ChartScene
import Testing

@testable import chartdeck_render

/// Four days from the start of 1970 on, and what is read where.
@Suite struct StillIndicatorTests {
  private func document(_ kind: String, x: [Double]? = nil) throws -> ChartDocument {
    let moments = (x ?? (0..<4).map { Double($0) * millisecondsPerDay }).map { "\($0)" }
    let values = moments.indices.map { "\($0 + 1)00" }.joined(separator: ", ")
    let text = """
      [{"columns": [["x", \(moments.joined(separator: ", "))], ["y0", \(values)]],
      "types": {"x": "x", "y0": "\(kind)"}, "names": {"y0": "Joined"}}]
      """
    return try ChartFile.parse(Array(text.utf8), name: "test.json")
  }

  private func words(
    _ document: ChartDocument, at place: String, range: String = "..", layout: String? = nil
  ) throws -> [String] {
    let options = try RenderOptions(layout: layout, range: range, indicator: place)
    return try StillPicture(of: document, options: options, formats: .english)
      .scene(measure: RoughMeasure()).strings
  }

  @Test(arguments: [
    ("line", "1970-01-01", "Thu, 1 Jan 1970", "100"), ("line", "0", "Thu, 1 Jan 1970", "100"),
    ("line", "1970-01-02T11:00", "Fri, 2 Jan 1970", "200"),
    ("line", "1970-01-02T13:00", "Sat, 3 Jan 1970", "300"),
    ("line", "1970-01-04", "Sun, 4 Jan 1970", "400"),
    ("step", "1970-01-02T13:00", "Fri, 2 Jan 1970", "200"),
    ("bar", "1970-01-02T13:00", "Fri, 2 Jan 1970", "200"),
    ("bar", "1970-01-04T23:00", "Sun, 4 Jan 1970", "400"),
    ("bar", "1970-01-05", "Sun, 4 Jan 1970", "400"),
    ("area", "1970-01-03", "Sat, 3 Jan 1970", "300"),
  ])
  func readsTheNearestPointOrItsPeriod(
    kind: String, place: String, day: String, value: String
  ) throws {
    let words = try words(document(kind), at: place)
    #expect(words.contains(day) && words.contains(value), "\(words)")
  }

  /// The first point lies before the range, so the next one is read.
  @Test func readsAPointThatIsSeen() throws {
    let words = try words(
      document("line"), at: "1970-01-01T02:00", range: "1970-01-01T01:00..")
    #expect(words.contains("Fri, 2 Jan 1970") && words.contains("200"), "\(words)")
  }

  @Test(arguments: ["1969-12-31", "1970-01-05", "-1", "1e3", "x", ""])
  func whatIsNotSeenIsRefused(place: String) throws {
    let isPlace = !["1e3", "x", ""].contains(place)
    let sentence =
      isPlace
      ? "--indicator \"\(place)\" reads nothing: the chart's data is of 1 Jan 1970 \u{2013} 4 Jan 1970."
      : "--indicator: \"\(place)\" is no moment: expected a date such as 2019-01-31, a time such as "
        + "2019-01-31T16:05Z, or milliseconds after the start of 1970."
    let error = #expect(throws: RenderError.self) { try words(document("line"), at: place) }
    #expect(error?.description == sentence)
  }

  @Test func aTimeBesideTheRangeIsRefused() throws {
    #expect(
      throws: RenderError.outOfSight(
        "1970-01-01", shown: "2 Jan 1970 \u{2013} 4 Jan 1970")
    ) { try words(document("line"), at: "1970-01-01", range: "1970-01-02..") }
  }

  @Test func whereNoPointIsNothingIsRead() throws {
    let x = [0, 1, 99, 100].map { Double($0) * millisecondsPerDay }
    #expect(throws: RenderError.noPoint("1970-02-20")) {
      try words(document("line", x: x), at: "1970-02-20", range: "1970-02-01..1970-03-01")
    }
  }

  @Test(arguments: [
    ("3", "3", "400"), ("2.4", "2", "300"), ("2.6", "3", "400"),
  ])
  func numbersAreRead(place: String, x: String, value: String) throws {
    let table = "n (kg),v\n0,100\n1,200\n2,300\n3,400\n"
    let document = try ChartFile.parse(Array(table.utf8), name: "a.csv")
    let words = try words(document, at: place)
    #expect(words.contains { $0.contains(x) } && words.contains(value), "\(words)")
    #expect(throws: RenderError.number("1970-01-01", .indicator)) {
      try self.words(document, at: "1970-01-01")
    }
  }

  @Test func eachChartOfAListReadsWhatItCan() throws {
    let both = try #require(
      ChartDocument(
        joining: [
          document("line"),
          document("line", x: [0, 1, 2, 3].map { (20 + $0) * millisecondsPerDay }),
        ]))
    let words = try words(both, at: "1970-01-02", layout: "list")
    #expect(words.count { $0 == "Fri, 2 Jan 1970" } == 1)
    #expect(throws: RenderError.self) { try self.words(both, at: "1971-01-02", layout: "list") }
  }
}
