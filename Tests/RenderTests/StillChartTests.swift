import ChartCore
import ChartFiles
import ChartResources
import ChartScene
import Testing

@testable import chartdeck_render

/// Every letter as wide as the next.
private struct FixedMeasure: TextMeasure {
  func width(of string: String, style: TextStyle) -> Double {
    Double(string.count) * style.size * 0.6
  }
}

@Suite struct StillChartTests {
  private let document: ChartDocument

  init() throws {
    let text = """
      [{"columns": [["x", 0, 86400000, 172800000, 259200000], ["y0", 1, 2, 3, 4],
      ["y1", 5, 6, 7, 8], ["y2", 9, 9, 9, 9]],
      "types": {"x": "x", "y0": "line", "y1": "line", "y2": "line"},
      "names": {"y0": "Joined", "y1": "Left", "y2": "Left"},
      "colors": {"y0": "#3DC23F", "y1": "#F34C44", "y2": "#3497ED"}, "hidden": ["y2"]},
      {"title": "Second", "columns": [["x", 0, 1], ["y1", 1, 2]],
      "types": {"x": "x", "y1": "line"}, "names": {"y1": "y0"}, "colors": {"y1": "#3DC23F"}}]
      """
    document = try ChartFile.parse(Array(text.utf8), name: "test.json")
  }

  private func scene(
    chart: String = "1", size: String = "1000x560", theme: String = "light", range: String? = nil,
    hidden: [String] = []
  ) throws -> Scene {
    let options = try RenderOptions(
      chart: chart, size: size, theme: theme, range: range, hidden: hidden)
    return try StillPicture(of: document, options: options, formats: .english)
      .scene(measure: FixedMeasure())
  }

  /// The file's colours as lines on a light card.
  private static let lines = [0x3DC23F, 0xF34C44, 0x3497ED].map {
    Theme.light.seriesColor(Color(rgb: $0)).hex
  }

  private func plotColors(_ scene: Scene) -> Set<String> {
    Set(
      scene.leaves.compactMap { if case .polyline(_, 2, let color) = $0 { color.hex } else { nil } }
    )
  }

  @Test func theChartOpensAsInAWindow() throws {
    let scene = try scene()
    #expect(scene.size == Size(1000, 560))
    #expect(scene.strings.contains("Chart 1"))
    #expect(plotColors(scene).isSuperset(of: Self.lines[0...1]))
    #expect(!plotColors(scene).contains(Self.lines[2]), "the file hides it")
  }

  @Test func aTitleStandsForTheNumber() throws {
    #expect(try scene(chart: "2").strings.contains("Second"))
    #expect(try scene(chart: "Second").strings.contains("Second"))
  }

  @Test func thereIsNoThirdChart() {
    #expect(throws: RenderError.missingChart(3, count: 2)) { try scene(chart: "3") }
    for text in ["", "x", "1.5", "99999999999999999999", "1 "] {
      #expect(throws: RenderError.missingTitle(text, count: 2)) { try scene(chart: text) }
    }
  }

  @Test func theThemeChangesTheGround() throws {
    #expect(try scene().items.first != scene(theme: "dark").items.first)
  }

  @Test func theRangeIsInTheHeader() throws {
    #expect(try scene(range: "1970-01-02..").strings.contains("2 Jan 1970 \u{2013} 4 Jan 1970"))
    #expect(throws: RenderError.self) { try scene(range: "1971-01-01..") }
  }

  /// A bar fills its day, a line ends with its point.
  @Test(arguments: ["line", "bar"])
  func aRangeHoldsItsLastDay(kind: String) throws {
    let moments = (0..<60).map { String($0 * 86_400_000) }.joined(separator: ", ")
    let values = (1...60).map(String.init).joined(separator: ", ")
    let text = """
      [{"columns": [["x", \(moments)], ["y0", \(values)]], "types": {"x": "x", "y0": "\(kind)"},
      "names": {"y0": "Joined"}, "colors": {"y0": "#3DC23F"}}]
      """
    let document = try ChartFile.parse(Array(text.utf8), name: "test.json")
    for (range, words) in [
      ("1970-01-02..1970-01-30", "2 Jan 1970 \u{2013} 30 Jan 1970"),
      ("1970-01-02..", "2 Jan 1970 \u{2013} 1 Mar 1970"),
      ("..1970-03-01", "1 Jan 1970 \u{2013} 1 Mar 1970"),
    ] {
      let options = try RenderOptions(range: range)
      let chart = try StillPicture(of: document, options: options, formats: .english)
      #expect(chart.scene(measure: FixedMeasure()).strings.contains(words), "\(range)")
      #expect(chart.notices == [])
    }
    let options = try RenderOptions(range: "1970-02-01..1970-02-01")
    let notices = try StillPicture(of: document, options: options, formats: .english).notices
    let start = "The range is shorter than a chart can show; it shows "
    #expect(notices.count == 1 && notices[0].description.hasPrefix(start))
  }

  /// The values are those of the range that was asked for, also where a picture has to show a longer one.
  @Test(
    arguments: ["line", "bar"],
    [
      ("1970-02-10..1970-02-10", 40...40), ("1970-02-10..1970-02-12", 40...42),
      ("1970-01-01..1970-01-02", 0...1), ("1970-04-09..", 98...99),
      ("1970-02-01..1970-02-28", 31...58), ("..", 0...99),
    ])
  func theValuesAreOfTheRangeThatIsAskedFor(
    kind: String, asked: (range: String, days: ClosedRange<Int>)
  ) throws {
    let moments = (0..<100).map { String($0 * 86_400_000) }.joined(separator: ", ")
    let numbers = (0..<100).map(String.init).joined(separator: ", ")
    let text = """
      [{"columns": [["x", \(moments)], ["y0", \(numbers)]], "types": {"x": "x", "y0": "\(kind)"},
      "names": {"y0": "Joined"}, "colors": {"y0": "#3DC23F"}}]
      """
    let document = try ChartFile.parse(Array(text.utf8), name: "test.json")
    let picture = try StillPicture(
      of: document, options: try RenderOptions(range: asked.range), formats: .english)
    var values = ""
    picture.tellValues { values += $0 }
    let found = values.split(separator: "\r\n").dropFirst()
      .compactMap { $0.split(separator: ",").last.flatMap { Int($0) } }
    #expect(found == Array(asked.days))
  }

  @Test(arguments: [
    (["y0"], [1]), (["Joined"], [1]), (["y1"], [0]), (["Left"], [0]), (["y2"], [0, 1]),
    (["y1", "y1"], [0]),
  ])
  func aSeriesIsHiddenByNameOrId(hidden: [String], remaining: [Int]) throws {
    let colors = plotColors(try scene(hidden: hidden))
    #expect(colors.intersection(Self.lines) == Set(remaining.map { Self.lines[$0] }))
  }

  @Test func anUnknownNameIsAnswered() {
    #expect(throws: RenderError.series("left", known: ["Joined", "Left", "Left"])) {
      try scene(hidden: ["left"])
    }
  }

  @Test func oneSeriesMustStay() {
    #expect(throws: RenderError.nothingLeft(count: 3)) { try scene(hidden: ["y0", "Left"]) }
    #expect(throws: RenderError.nothingLeft(count: 1)) { try scene(chart: "2", hidden: ["y0"]) }
  }

  /// A table's words that last are bands of their colours, of which the indicator's card has one.
  @Test(arguments: [true, false])
  func statesAreDrawn(areStates: Bool) throws {
    let rows = (0..<40).map { row in
      let word = ["idle", "busy"][areStates ? row / 10 % 2 : row % 2]
      return "2026-01-01T00:\(row + 10),\(row),\(word)\n"
    }
    let text = "time,load,state\n" + rows.joined()
    let document = try ChartFile.parse(Array(text.utf8), name: "log.csv")
    let options = try RenderOptions(indicator: "2026-01-01T00:30")
    let scene = try StillPicture(of: document, options: options, formats: .english)
      .scene(measure: FixedMeasure())
    let bands = scene.leaves.compactMap {
      if case .rectangles(let rects, let fill) = $0, rects[0].height == 7 { fill } else { nil }
    }
    let swatches = scene.leaves.count {
      if case .rectangle(_, _, let fill) = $0 { bands.contains(fill) } else { false }
    }
    #expect(bands.count == (areStates ? 2 : 0) && swatches == (areStates ? 1 : 0))
  }

  @Test func aSmallPictureIsDrawn() throws {
    #expect(try !scene(size: "240x200").items.isEmpty)
  }
}

extension Scene {
  fileprivate var leaves: [Item] { items.flatMap(\.leaves) }

  var strings: [String] {
    leaves.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
  }
}

extension Scene.Item {
  fileprivate var leaves: [Scene.Item] {
    switch self {
    case .clipped(_, _, let items), .moved(_, let items), .faded(_, let items):
      items.flatMap(\.leaves)
    default: [self]
    }
  }
}
