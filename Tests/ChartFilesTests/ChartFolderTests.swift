import ChartCore
import Foundation
import Testing

@testable import ChartFiles

@Suite struct ChartFolderTests {
  private let chart = TelegramText().text
  private let shares = TelegramText(
    types: #"{"x":"x","y0":"area","y1":"area"}"#, more: #","percentage":true"#
  ).text

  @Test func aFoldersOverviewIsItsChart() throws {
    let folder = try TestFolder([
      "overview.json": chart, "2018-06/15.json": chart, "1/overview.json": shares,
    ])
    let document = try ChartFile.read(path: folder.path)
    #expect(document.tables.count == 1)
    #expect(document.details == [.dayFiles(folder: folder.path)])
    let file = try ChartFile.read(path: folder.path + "/overview.json")
    #expect(file == document)
    #expect(try ChartFile.read(path: folder.path + "/").tables == document.tables)
  }

  @Test func aDocumentIsOfItsFilesAndThoseOfItsDays() throws {
    let folder = try TestFolder([
      "overview.json": chart, "2018-06/15.json": chart, "2018-06x/15.json": chart, "b.json": chart,
    ])
    let document = try ChartFile.read(path: folder.path + "/overview.json")
    try FileManager.default.linkItem(
      atPath: folder.path + "/2018-06/15.json", toPath: folder.path + "/linked")
    for (path, isOf) in [
      ("overview.json", true), ("2018-06/15.json", true), ("2018-06/../overview.json", true),
      ("linked", true), ("2018-06x/15.json", false), ("b.json", false),
    ] {
      let identity = try #require(FileIdentity(path: folder.path + "/" + path))
      #expect(document.isOf(identity) == isOf, "\(path)")
    }
  }

  @Test func theFoldersInAFolderComeInNaturalOrder() throws {
    let titled = (0...11).map { TelegramText(more: #","title":"\#($0)","stacked":7"#).text }
    var files = Dictionary(
      uniqueKeysWithValues: (1...11).map { ("\($0)/overview.json", titled[$0]) })
    files["2/2018-06/01.json"] = chart
    files["5/overview.json"] = shares
    files["deep/er/overview.json"] = chart
    files[".hidden/overview.json"] = chart
    files["12/other.json"] = chart
    files["13"] = chart
    let folder = try TestFolder(files)
    let document = try ChartFile.read(path: folder.path)
    #expect(
      document.tables.map(\.title) == ["1", "2", "3", "4", nil, "6", "7", "8", "9", "10", "11"])
    #expect(document.details[1] == .dayFiles(folder: folder.path + "/2"))
    #expect(document.details[4] == .shares)
    #expect(document.details[0] == .none && document.details.count == 11)
    #expect(document.notices.map(\.description).last?.hasPrefix("Chart 11: ") == true)
  }

  @Test func onlyOneChartHasDays() throws {
    let folder = try TestFolder([
      "overview.json": "[\(chart),\(shares)]", "2018-06/15.json": chart,
    ])
    #expect(try ChartFile.read(path: folder.path).details == [.none, .shares])
  }

  @Test func otherFilesHaveNoDays() throws {
    let folder = try TestFolder(["chart.json": chart, "2018-06/15.json": chart])
    #expect(try ChartFile.read(path: folder.path + "/chart.json").details == [.none])
  }

  @Test func filesNamedAsMonthsAreNone() throws {
    let folder = try TestFolder(["overview.json": chart, "2018-06": "", "notes/2018-06": ""])
    #expect(try ChartFile.read(path: folder.path).details == [.none])
  }

  @Test func aFolderWithoutAnythingIsRefused() throws {
    let folder = try TestFolder(["a/notes.png": "", "b.jpg": ""])
    let name = folder.path.split(separator: "/").last ?? ""
    #expect(
      refusal(ofFile: folder.path)
        == "\(name): charts, tables or activities were expected in the folder, found 2 files of other kinds."
    )
  }

  @Test func aBrokenOverviewIsNamed() throws {
    let folder = try TestFolder(["1/overview.json": chart, "2/overview.json": "{"])
    #expect(
      refusal(ofFile: folder.path)
        == "2/overview.json, line 1, column 2: a key in quotation marks was expected, found the end "
        + "of the file.")
    let nested = try TestFolder(["overview.json/a": ""])
    #expect(
      refusal(ofFile: nested.path) == "overview.json: a chart file was expected, found a folder.")
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func saysWhenItMayNotLook() throws {
    let folder = try TestFolder()
    #expect(chmod(folder.path, 0) == 0)
    #expect(refusal(ofFile: folder.path)?.contains("the folder cannot be read") == true)
    #expect(chmod(folder.path, 0o700) == 0)
  }

  @Test func aDayOpensOnItself() throws {
    let hours = (0..<168).map { "\(1_528_761_600_000 + 3_600_000 * $0)" }.joined(separator: ",")
    let day = (0..<288).map { "\(1_529_020_800_000 + 300_000 * $0)" }.joined(separator: ",")
    let folder = try TestFolder([
      "2018-06/15.json": TelegramText(columns: #"[["x",\#(hours)],["y0"]]"#).text,
      "2018-06/16.json": TelegramText(columns: #"[["x",\#(day)],["y0"]]"#).text,
      "2018-06/17.json": "[]", "2018-06/18.json/a": "",
    ])
    let june15 = 1_529_020_800_000.0
    let week = try #require(try ChartFile.readDay(folder: folder.path, moment: june15 + 1))
    #expect(week.presentation.layout.openingRange == june15...june15 + 86_400_000)
    #expect(week.presentation.layout.hasMiniMap && week.x.count == 168)
    let minutes = try ChartFile.readDay(folder: folder.path, moment: june15 + 86_400_000)
    #expect(minutes?.presentation.layout.hasMiniMap == false)
    #expect(try ChartFile.readDay(folder: folder.path, moment: 0) == nil)
    #expect(try ChartFile.readDay(folder: folder.path + "/none", moment: june15) == nil)
    #expect(try ChartFile.readDay(folder: folder.path, moment: .nan) == nil)
    #expect(
      refusal { () throws(ChartFileError) in
        try ChartFile.readDay(folder: folder.path, moment: june15 + 2 * 86_400_000)
      } == "2018-06/17.json: rows or columns of numbers were expected in the JSON, found none.")
    #expect(
      refusal { () throws(ChartFileError) in
        try ChartFile.readDay(folder: folder.path, moment: june15 + 3 * 86_400_000)
      } == "2018-06/18.json: a chart file was expected, found a folder.")
  }

  private func prices(_ close: Int) -> String {
    let rows = [1, 4, 4].enumerated().map { day, times in
      "2024-01-0\(day + 1)" + String(repeating: ",\(close * times)", count: 4) + "\n"
    }
    return "Date,Open,High,Low,Close\n" + rows.joined()
  }

  @Test func tablesInAFolderOpenInNaturalOrder() throws {
    let folder = try TestFolder([
      "A10.csv": prices(1), "A9.csv": prices(1), "c/B.csv": "t,v\n1,2\n2,3\n", "note.jpg": "",
    ])
    let document = try ChartFile.read(path: folder.path)
    #expect(
      document.tables.compactMap(\.title).filter { $0 != "Compared" }.prefix(3) == [
        "A9", "A10", "B",
      ])
    #expect(!document.isOfTable && ChartFile.isOfFiles(folder.path))
    let told = document.notices.map(\.description)
    #expect(told.first?.hasPrefix("\"A9.csv\": The prices rise to 4 times") == true, "\(told)")
  }

  @Test func activitiesAndTablesStandTogether() throws {
    let gpx = { (day: Int) in
      "<gpx><trk><trkseg>"
        + ["00", "59"].map {
          "<trkpt lat='50.\($0)' lon='7'><time>2024-05-0\(day)T10:00:\($0)Z</time></trkpt>"
        }.joined() + "</trkseg></trk></gpx>"
    }
    let folder = try TestFolder([
      "1.gpx": gpx(1), "2.gpx": gpx(2), "v.csv": "t,v\n1,2\n2,3\n", "broken.gpx": "<gpx>",
    ])
    let document = try ChartFile.read(path: folder.path)
    #expect(document.activities?.activities.count == 2)
    #expect(document.tables.last?.title == "v")
    #expect(document.notices.contains { $0.description.hasPrefix("\"broken.gpx\"") } == false)
    // A single recording that tells nothing costs itself, not the tables.
    let other = try TestFolder([
      "1.gpx": "<gpx><rte><rtept lat='1' lon='2'/></rte></gpx>", "v.csv": "t,v\n1,2\n2,3\n",
    ])
    #expect(try ChartFile.read(path: other.path).tables.map(\.title) == ["v"])
  }

  @Test func aListThatSaysNoUnitIsAskedForOneInAFolderToo() throws {
    let folder = try TestFolder([
      "Activities.csv":
        "Activity Type,Date,Favorite,Title,Distance,Calories,Time\nRunning,2024-05-01 10:00:00,false,x,5.00,300,00:30:00\n"
    ])
    #expect(try ChartFile.read(path: folder.path).activityChoices.contains(.accountUnit))
  }

  @Test func linksThatLeadBackAreFollowedOnce() throws {
    let folder = try TestFolder(["x.csv": "t,v\n1,2\n2,3\n", "in/y.csv": "t,v\n1,2\n2,3\n"])
    for name in ["a", "b", "c", "d", "e", "in/up"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: folder.path)
    }
    let collection = FolderCollection(folder: folder.path)
    #expect(collection.files.map(\.path) == ["in/y.csv", "x.csv"] && collection.notices.isEmpty)
  }

  @Test func whatIsTooDeepIsTold() throws {
    let deep = String(repeating: "d/", count: 12)
    let folder = try TestFolder([deep + "x.csv": "t,v\n1,2\n2,3\n", deep + "e/y.csv": ""])
    let collection = FolderCollection(folder: folder.path)
    #expect(collection.files.map(\.path) == [deep + "x.csv"])
    #expect(
      collection.notices.map(\.description) == [
        "Folders that lie more than 12 deep are left out, the first is \(String((deep + "e")).quoted)."
      ])
  }
}
