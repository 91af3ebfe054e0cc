import ChartCore
import ChartFiles
import ChartScene
import Foundation
import Testing

@testable import chartdeck_render

/// Charts of the first days of 1970, and what their days open into.
@Suite struct StillZoomTests {
  private let folder = TemporaryFolder()

  private func chart(_ kind: String, _ x: [Double], _ more: String = "") -> String {
    let moments = x.map { "\($0)" }.joined(separator: ", ")
    let values = x.indices.map { "\($0 + 1)" }.joined(separator: ", ")
    return """
      {"columns": [["x", \(moments)], ["y0", \(values)], ["y1", 0\(String(repeating: ", 1", count: x.count - 1))]],
      "types": {"x": "x", "y0": "\(kind)", "y1": "\(kind)"}, "names": {"y0": "Joined", "y1": "Left"}, "title": "Week"\(more)}
      """
  }

  private let days = [0, 1, 2, 4].map { $0 * millisecondsPerDay }

  private func shares() throws -> ChartDocument {
    let days = [0, 1, 2, 3].map { $0 * millisecondsPerDay }
    let text = chart("area", days, #", "percentage": true, "stacked": true"#)
    return try ChartFile.parse(Array("[\(text)]".utf8), name: "a.json")
  }

  /// A folder with an overview, a file for the second day, and a broken one for the third.
  private func dayFiles() throws -> ChartDocument {
    let month = folder.path("1970-01")
    try FileManager.default.createDirectory(atPath: month, withIntermediateDirectories: true)
    let hours = (0..<72).map { Double($0) * 3_600_000 }
    for (path, text) in [
      ("overview.json", chart("line", days)), ("1970-01/02.json", chart("line", hours)),
      ("1970-01/03.json", "{"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: folder.path(path)))
    }
    return try ChartFile.read(path: folder.path)
  }

  private func picture(
    _ document: ChartDocument, at day: String, range: String? = nil, indicator: String? = nil,
    hidden: [String] = []
  ) throws -> StillPicture {
    let options = try RenderOptions(
      zoom: day, range: range, indicator: indicator, hidden: hidden)
    return try StillPicture(of: document, options: options, formats: .english)
  }

  private func values(_ picture: StillPicture) -> String {
    var text = ""
    picture.tellValues { text += $0 }
    return text
  }

  @Test func aDayOfPercentagesIsItsShares() throws {
    let picture = try picture(shares(), at: "1970-01-03")
    let words = picture.scene(measure: RoughMeasure()).strings
    #expect(words.contains("75%") && words.contains("25%") && words.contains("Week"), "\(words)")
    #expect(words.contains("Saturday, 3 January 1970"), "\(words)")
    #expect(values(picture) == "time,Joined,Left\r\n1970-01-03,3,1\r\n")
  }

  @Test func aDayWithAFileIsItsHours() throws {
    let picture = try picture(dayFiles(), at: "1970-01-02")
    let words = picture.scene(measure: RoughMeasure()).strings
    #expect(words.contains("Week") && words.contains("Friday, 2 January 1970"), "\(words)")
    let rows = values(picture).split(separator: "\r\n")
    #expect(rows.count == 25 && rows[1] == "1970-01-02T00:00:00Z,25,1")
    #expect(rows.last == "1970-01-02T23:00:00Z,48,1", "the next midnight is of the next day")
  }

  /// There is no button to go back, as nobody can press one.
  @Test func theTitleBeginsWhereOthersDo() throws {
    let document = try dayFiles()
    let scene = try picture(document, at: "1970-01-02").scene(measure: RoughMeasure())
    let other = try StillPicture(of: document, options: RenderOptions(), formats: .english)
      .scene(measure: RoughMeasure())
    #expect(scene.titlePlaces.count == 1 && scene.titlePlaces == other.titlePlaces)
  }

  @Test func optionsAreOfTheDetail() throws {
    let picture = try picture(
      dayFiles(), at: "86400000", range: "1970-01-02T03:00..1970-01-02T09:00",
      indicator: "1970-01-02T05:10", hidden: ["Left"])
    let words = picture.scene(measure: RoughMeasure()).strings
    #expect(words.contains("30"), "\(words)")
    let rows = values(picture).split(separator: "\r\n")
    #expect(rows.count == 8 && rows[0] == "time,Joined" && rows[1] == "1970-01-02T03:00:00Z,28")
    #expect(throws: RenderError.noIndicator) {
      try self.picture(shares(), at: "1970-01-03", indicator: "1970-01-03")
    }
  }

  @Test(arguments: [
    ("1970-01-01", "--zoom \"1970-01-01\" opens nothing: there is no data for this day."),
    ("1970-01-04", "--zoom \"1970-01-04\" opens nothing: there is no data for this day."),
    ("1970-01-05", "--zoom \"1970-01-05\" opens nothing: there is no data for this day."),
    (
      "1970-01-06",
      "--zoom \"1970-01-06\" opens nothing: the chart's data is of 1 Jan 1970 \u{2013} 5 Jan 1970."
    ),
    (
      "1969-12-31",
      "--zoom \"1969-12-31\" opens nothing: the chart's data is of 1 Jan 1970 \u{2013} 5 Jan 1970."
    ),
    (
      "Friday",
      "--zoom: \"Friday\" is no moment: expected a date such as 2019-01-31, a time such as "
        + "2019-01-31T16:05Z, or milliseconds after the start of 1970."
    ),
  ])
  func aDayWithoutADetailIsRefused(day: String, sentence: String) throws {
    let document = try dayFiles()
    let error = #expect(throws: RenderError.self) { try picture(document, at: day) }
    #expect(error?.description == sentence)
  }

  @Test func aBrokenDayIsNamed() throws {
    let document = try dayFiles()
    let error = #expect(throws: RenderError.self) { try picture(document, at: "1970-01-03") }
    #expect(try #require(error).description.hasPrefix("1970-01/03.json, line 1, column 2"))
  }

  @Test func aDayWithoutSharesIsRefused() throws {
    let text = """
      [{"columns": [["x", 0, 86400000], ["y0", 0, 1], ["y1", 0, 1]],
      "types": {"x": "x", "y0": "area", "y1": "area"}, "percentage": true, "stacked": true}]
      """
    let document = try ChartFile.parse(Array(text.utf8), name: "a.json")
    #expect(throws: RenderError.noDetail("1970-01-01")) {
      try picture(document, at: "1970-01-01")
    }
  }

  @Test func aChartWhosePointsOpenIntoNothingIsRefused() throws {
    let document = try ChartFile.parse(Array("[\(chart("line", days))]".utf8), name: "a.json")
    #expect(throws: RenderError.noDetails) { try picture(document, at: "1970-01-02") }
  }

  @Test func activitiesAreRefused() throws {
    let path = folder.path("activities.csv")
    let header = "id,date,name,type,description,elapsed_time,distance,commute,gear,filename"
    try Data("\(header)\n1,2024-01-07 10:30:00,a,Run,,3600,10000,,,\n".utf8)
      .write(to: URL(filePath: path))
    let document = try ChartFile.read(path: path)
    #expect(throws: RenderError.activityDetails) { try picture(document, at: "2024-01-01") }
  }

  @Test func aSportIsLeftOutOfSums() throws {
    let header = "id,date,name,type,description,elapsed_time,distance,commute,gear,filename"
    let rows = [(2023, "Run", 2), (2024, "Run", 3), (2023, "Ride", 40), (2024, "Ride", 50)].map {
      "\($0.0)\($0.2),\($0.0)-01-07 10:30:00,a,\($0.1),,3600,\($0.2),,,"
    }
    let document = try ChartFile.parse(
      Array(([header] + rows).joined(separator: "\n").utf8), name: "activities.csv")
    let options = try RenderOptions(chart: "Distance (km) Year over Year", hidden: ["Ride"])
    let picture = try StillPicture(of: document, options: options, formats: .english)
    #expect(values(picture).contains("\r\n01-07,0.003,0.002"), "\(values(picture).prefix(200))")
    #expect(
      picture.scene(measure: RoughMeasure()).strings.contains("Distance (km) Year over Year: Run"))
    let none = try RenderOptions(
      chart: "Distance (km) Year over Year", hidden: ["Ride", "Run"])
    #expect(throws: RenderError.nothingLeft(count: 2)) {
      try StillPicture(of: document, options: none, formats: .english)
    }
  }

  @Test func theProgramWritesPictureAndValues() throws {
    _ = try dayFiles()
    let file = folder.path("day.png")
    let run = try Program.render([folder.path, "--zoom", "1970-01-02", "--output", file])
    #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run.errors)")
    let values = try Program.render(
      [folder.path, "--zoom", "1970-01-02", "--output", "-", "--format", "csv"])
    #expect(values.status == 0 && values.output.hasPrefix("time,Joined,Left\r\n1970-01-02T"))
    // Days stay those of the overview, times are those of the zone.
    let zoned = try Program.render(
      [folder.path, "--zoom", "1970-01-02", "--zone", "+09:00", "--output", "-", "--format", "csv"])
    #expect(zoned.output.hasPrefix("time,Joined,Left\r\n1970-01-02T09:00:00+09:00,25,1"))
    let missing = try Program.render([folder.path, "--zoom", "1970-01-01", "--output", file])
    #expect(missing.status == 1 && missing.errors.isSentence)
  }
}

extension Scene {
  /// Where the title is in its part, and where that is.
  fileprivate var titlePlaces: [Point] {
    items.compactMap { item in
      guard case .moved(let place, let parts) = item, case .text(let text)? = parts.first,
        text.string == "Week"
      else { return nil }
      return Point(place.x + text.position.x, place.y + text.position.y)
    }
  }
}
