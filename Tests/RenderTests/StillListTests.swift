import ChartCore
import ChartFiles
import ChartScene
import Foundation
import Testing

@testable import chartdeck_render

/// All charts of a file on one page.
@Suite struct StillListTests {
  private let folder = TemporaryFolder()
  private let document: ChartDocument

  private var sample: String { ProjectFolder.path + "/Resources/sample.json" }

  init() throws {
    let text = """
      [{"title": "Days", "columns": [["x", 0, 86400000, 172800000, 259200000], ["y0", 1, 2, 3, 4],
      ["y1", 5, 6, 7, 8]], "types": {"x": "x", "y0": "line", "y1": "line"},
      "names": {"y0": "Joined", "y1": "Left"}},
      {"title": "One", "columns": [["x", 0, 86400000, 172800000, 259200000], ["y0", 4, 3, 2, 1]],
      "types": {"x": "x", "y0": "line"}, "names": {"y0": "Left"}},
      {"title": "Later", "columns": [["x", 864000000, 950400000], ["y0", 1, 2]],
      "types": {"x": "x", "y0": "bar"}, "names": {"y0": "Joined"}}]
      """
    document = try ChartFile.parse(Array(text.utf8), name: "test.json")
  }

  private func words(
    size: String? = nil, range: String? = nil, hidden: [String] = [], yScale: String? = nil
  ) throws -> [String] {
    let options = try RenderOptions(
      layout: "list", size: size, range: range, hidden: hidden, yScale: yScale)
    return try StillPicture(of: document, options: options, formats: .english)
      .scene(measure: RoughMeasure()).strings
  }

  @Test func allChartsAreThere() throws {
    #expect(try Set(words()).isSuperset(of: ["Days", "One", "Later"]))
  }

  /// Activities of two sports have their figures above the plot, where that is high enough.
  @Test func whatIsToldIsWhatThePictureSays() throws {
    func recorded(_ sport: String, _ day: Int, _ meters: Int) -> String {
      let points = [(0, 0), (59, meters)].map {
        "<Trackpoint><Time>2026-05-0\(day)T10:00:\($0)Z</Time><DistanceMeters>\($1)"
          + "</DistanceMeters></Trackpoint>"
      }
      return "<Activity Sport='\(sport)'><Lap StartTime='2026-05-0\(day)T10:00:00Z'>"
        + "<TotalTimeSeconds>59</TotalTimeSeconds><Track>\(points.joined())</Track></Lap></Activity>"
    }
    let activities = recorded("Running", 1, 300) + recorded("Biking", 2, 900)
    let text = "<TrainingCenterDatabase>\(activities)</TrainingCenterDatabase>"
    let document = try ChartFile.parse(Array(text.utf8), name: "two.tcx")
    let picture = try StillPicture(
      of: document, options: RenderOptions(layout: "list"), formats: .english)
    var told = ""
    picture.tellWords(measure: RoughMeasure()) { told += $0 }
    let drawn = picture.scene(measure: RoughMeasure()).strings
    #expect(drawn.contains("1.2") && drawn.contains("km") && drawn.contains("Time"))
    #expect(told.contains("Distance 1.2 km, Time"), "\(told)")
    let header = told.split(separator: "\n").first { $0.hasPrefix("header") } ?? ""
    #expect(header.split(separator: "\t").dropFirst().allSatisfy { drawn.contains(String($0)) })
  }

  @Test func aRangeIsOfThoseThatHaveIt() throws {
    let words = try words(range: "1970-01-01..1970-01-02")
    #expect(words.count { $0 == "1 Jan 1970 \u{2013} 2 Jan 1970" } == 2)
    #expect(words.contains { $0.contains("12 Jan 1970") }, "the others show what they open on")
  }

  @Test func aRangeThatNoneHasIsRefused() {
    #expect(
      throws: RenderError.emptyRange(
        "1980-01-01..", domain: "1 Jan 1970 \u{2013} 4 Jan 1970")
    ) { try words(range: "1980-01-01..") }
    #expect(throws: RenderError.moment("x")) { try words(range: "x..") }
  }

  /// A chart that would have no other series keeps it.
  @Test func aSeriesIsHiddenWhereItIsOneOfSeveral() throws {
    #expect(try words(hidden: ["Left"]) != words())
    #expect(throws: RenderError.series("x", known: ["Joined", "Left"], charts: 3)) {
      try words(hidden: ["x"])
    }
    #expect(throws: RenderError.nothingLeft(count: 2)) { try words(hidden: ["Joined", "Left"]) }
  }

  @Test func aYAxisIsOfThoseThatTakeIt() throws {
    #expect(try words(yScale: "percent") != words())
  }

  @Test func tablesThatTakeTurnsAreOneChart() throws {
    let path = folder.path("activities.csv")
    let header = "id,date,name,type,description,elapsed_time,distance,commute,gear,filename"
    try Data("\(header)\n1,2024-01-07 10:30:00,a,Run,,3600,10000,,,\n".utf8)
      .write(to: URL(filePath: path))
    let document = try ChartFile.read(path: path)
    let options = try RenderOptions(layout: "list", size: "600x300")
    let size = try StillPicture(of: document, options: options, formats: .english).size
    let shown = ColumnCatalog(charts: document.tables).openingCharts.map(\.table).count
    #expect(shown < document.tables.count)
    #expect(size == Size(648, Double(shown) * 324 + 24))
  }

  @Test(arguments: ["png", "svg", "pdf"]) func thePageIsAPicture(format: String) throws {
    let file = folder.path("page.\(format)")
    let run = try Program.render([sample, "--layout", "list", "--output", file])
    #expect(run.status == 0 && run.output == "" && run.errors == "", "\(run.errors)")
    #expect(try Data(contentsOf: URL(filePath: file)).count > 20_000)
  }

  @Test(arguments: [
    (
      ["--chart", "1"],
      "--chart cannot go with --layout list, which draws all charts: leave out one of them."
    ),
    (
      ["--format", "csv"],
      "--layout list cannot be written as CSV, which has the values of one chart: expected --chart."
    ),
    (
      ["--size", "900x20000"],
      "An image of 948 × 100144 pixels is too large: at most 32767 pixels along a side and "
        + "268435456 altogether are possible."
    ),
    (
      ["--size", "900x20000", "--format", "svg"],
      "An image of 948 × 100144 pixels is too large: at most 32767 pixels along a side and "
        + "268435456 altogether are possible."
    ),
  ])
  func whatCannotBeIsOneSentence(options: [String], sentence: String) throws {
    let run = try Program.render([sample, "--layout", "list", "--output", "-"] + options)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors == "chartdeck-render: \(sentence)\n")
  }
}
