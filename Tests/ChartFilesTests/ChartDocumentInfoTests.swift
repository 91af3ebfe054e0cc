import ChartCore
import Foundation
import Testing

@testable import ChartFiles

@Suite struct ChartDocumentInfoTests {
  @Test func isOneLineInThisForm() throws {
    let text = TelegramText(
      columns: #"[["x",0,100,200,300,400],["y0",1,null,0.5,7],["y1"]]"#,
      names: #"{"y0":"\"A\" \\ é"}"#, more: #","title":"T","hidden":["y1"]"#)
    let document = try ChartFile.parse(Array(text.text.utf8), name: "a.json")
    #expect(
      document.info
        == ##"{"format": "telegram-chart", "charts": [{"title": "T", "kind": "lines", "##
        + ##""x": {"kind": "moment", "name": null, "unit": null, "zone": "UTC", "count": 5, "##
        + ##""first": 0, "last": 400}, "visibleRange": [300, 400], "series": ["##
        + ##"{"id": "y0", "name": "\"A\" \\ é", "color": "#3DC23F", "hidden": false, "count": 5, "##
        + ##""gaps": 2, "min": 0.5, "max": 7}, {"id": "y1", "name": "y1", "color": "#F34C44", "##
        + ##""hidden": true, "count": 5, "gaps": 5, "min": null, "max": null}]}], "notices": ["##
        + ##""Chart 1: 1 value is missing at the end of the column \"y0\", a gap is left.", "##
        + ##""Chart 1: 5 values are missing at the end of the column \"y1\", a gap is left."]}"##)
  }

  @Test(.enabled(if: ProjectFiles.hasContest, "the contest's data is not beside the project"))
  func readsTheContestsFile() throws {
    let info = try FileInfo(json: ChartFile.read(path: ProjectFiles.contest.path).info)
    #expect(info.format == "telegram-chart")
    #expect(info.notices == [])
    #expect(info.charts.map(\.x.count) == [112, 112, 112, 112, 372])
    #expect(info.charts.map(\.series.count) == [2, 2, 2, 2, 4])
    #expect(
      info.charts.map { Int($0.series.compactMap(\.min).min() ?? .nan) }
        == [12, 2965, 3961, 10, 328_510])
    #expect(
      info.charts.map { Int($0.series.compactMap(\.max).max() ?? .nan) }
        == [278, 47_596, 7147, 154, 4_505_200])
    #expect(
      info.charts[0].x == .init(count: 112, first: 1_542_412_800_000, last: 1_552_003_200_000))
    #expect(info.charts[0].visibleRange == [1_549_605_600_000, 1_552_003_200_000])
    #expect(
      info.charts[0].series.map { [$0.id, $0.name, $0.color] }
        == [["y0", "#0", "#3DC23F"], ["y1", "#1", "#F34C44"]])
    #expect(info.charts.allSatisfy { $0.title == nil && $0.kind == "lines" })
    #expect(info.charts.flatMap(\.series).allSatisfy { $0.gaps == 0 && !$0.hidden })
  }

  @Test(arguments: [
    (#"{"x":"x","y0":"line","y1":"line"}"#, "", "lines"),
    (#"{"x":"x","y0":"line","y1":"line"}"#, #","y_scaled":true"#, "two-axis-lines"),
    (#"{"x":"x","y0":"step","y1":"step"}"#, "", "steps"),
    (#"{"x":"x","y0":"step","y1":"step"}"#, #","y_scaled":true"#, "two-axis-steps"),
    (#"{"x":"x","y0":"bar","y1":"bar"}"#, "", "bars"),
    (#"{"x":"x","y0":"bar","y1":"bar"}"#, #","stacked":true"#, "stacked-bars"),
    (#"{"x":"x","y0":"area","y1":"area"}"#, #","stacked":true"#, "areas"),
    (#"{"x":"x","y0":"area","y1":"area"}"#, #","percentage":true"#, "percentage-areas"),
  ])
  func namesTheKindAndTheFilesOwnMoments(types: String, more: String, kind: String) throws {
    let text = TelegramText(types: types, more: more).text
    let info = try FileInfo(json: ChartFile.parse(Array(text.utf8), name: "a.json").info)
    #expect(info.charts.map(\.kind) == [kind])
    #expect(info.charts[0].x == .init(count: 3, first: 10, last: 30))
    #expect(info.notices == [])
  }

  @Test(arguments: [
    (Presentation.XKind.numbers, "number"), (.durations, "duration"), (.rows, "row"),
  ])
  func whatXIsIsTold(kind: Presentation.XKind, name: String) throws {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.xUnit) = (kind, "a \"b\"", "nm")
    let y = Series(id: "y", name: "y", color: Color(rgb: 0), column: Column([1, 2]))
    let table = Table(x: Column([0.5, 1500]), series: [y], presentation: presentation)
    let info = ChartDocument(format: "table", tables: [table], notices: []).info
    #expect(
      try FileInfo(json: info).charts[0].x
        == .init(
          kind: name, name: "a \"b\"", unit: "nm", zone: nil, count: 2, first: 0.5, last: 1500))
  }

  @Test func onlyDaysOpenIntoTheSharesAroundThem() {
    for kind in Presentation.XKind.allCases {
      var presentation = Presentation()
      presentation.xKind = kind
      let y = Series(id: "y", name: "y", color: Color(rgb: 0), column: Column([1, 2]))
      let table = Table(
        kind: .percentageAreas, x: Column([1, 2]), series: [y], presentation: presentation)
      let document = ChartDocument(format: "table", tables: [table], notices: [])
      #expect(document.details == [kind == .moments ? .shares : .none])
    }
  }

  @Test func hoursOfTheDayAreHours() throws {
    let x = (0...23).map(String.init).joined(separator: ",")
    let text = TelegramText(
      columns: #"[["x",\#(x)],["y0",1]]"#, types: #"{"x":"x","y0":"bar"}"#,
      more: #","subchart":{"show":false}"#)
    let info = try FileInfo(json: ChartFile.parse(Array(text.text.utf8), name: "a.json").info)
    #expect(
      info.charts[0].x == .init(kind: "time-of-day", zone: nil, count: 24, first: 0, last: 23))
    #expect(info.charts[0].visibleRange == [0, 24])
  }
}

/// The form of a document's facts, as another program reads them.
struct FileInfo: Decodable {
  struct Chart: Decodable {
    let title: String?
    let kind: String
    let x: Points
    let visibleRange: [Double]
    let series: [Line]
  }

  struct Points: Decodable, Equatable {
    var kind = "moment"
    var name, unit: String?
    var zone: String? = "UTC"
    let count: Int
    let first, last: Double
  }

  struct Line: Decodable {
    let id, name, color: String
    let hidden: Bool
    let count, gaps: Int
    let min, max: Double?
  }

  let format: String
  let charts: [Chart]
  let notices: [String]

  init(json: String) throws {
    self = try JSONDecoder().decode(FileInfo.self, from: Data(json.utf8))
  }
}
