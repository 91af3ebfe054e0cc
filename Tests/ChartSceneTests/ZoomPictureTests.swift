import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct ZoomPictureTests {
  private let measure = FixedMeasure()

  /// All parts by name.
  private func parts(_ chart: some ChartScenes) -> [(name: String, scene: Scene)] {
    [
      ("grid", chart.gridLines()), ("plot", chart.plot()),
      ("y labels", chart.yLabels(measure: measure)), ("x labels", chart.xLabels(measure: measure)),
      ("header", chart.header(measure: measure)), ("mini-map", chart.miniMapSeries()),
      ("window", chart.miniMapWindow()), ("overlay", chart.overlay(measure: measure)),
    ]
  }

  @Test("is exactly the overview, then the detail", arguments: ZoomPair.allCases)
  func ends(pair: ZoomPair) {
    for (progress, end) in [(0.0, pair.overview()), (1, pair.detail())] {
      let zoom = pair.picture(progress)
      #expect(zoom.layout == end.layout)
      for (part, expected) in zip(parts(zoom), parts(end)) {
        #expect(part.scene == expected.scene, "\(part.name) at \(progress)")
      }
      #expect(zoom.scene(measure: measure) == end.scene(measure: measure))
    }
  }

  @Test(
    "goldens", arguments: ZoomPair.allCases, [0, 25, 50, 75, 100])
  func goldens(pair: ZoomPair, percent: Int) {
    let scene = pair.picture(Double(percent) / 100).scene(measure: measure)
    let difference = Golden.difference(
      of: scene.description, from: "zoom-\(pair.rawValue)-\(percent)")
    #expect(difference == nil)
  }

  @Test(
    "what is written and marked moves with the time axis, and is not gone at once",
    arguments: [ZoomPair.lines, .stackedBars, .barsToLines])
  func annotationsMove(pair: ZoomPair) throws {
    let moment = ZoomPair.opened - day
    let note = try #require(ChartNote("Launch", at: moment...moment))
    let overview = pair.overview().reading(
      ChartReading(ZoomPair.opened, mark: moment, notes: [note]))
    func overlay(_ progress: Double, _ overview: ChartPicture, _ detail: ChartPicture) -> Scene {
      ZoomPicture(overview: overview, detail: detail, progress: progress)
        .overlay(measure: measure)
    }
    func place(_ progress: Double) -> Double? {
      overlay(progress, overview, pair.detail()).texts.first { $0.string == "Launch" }?.position.x
    }
    let places = try [0, 0.05, 0.1].map { try #require(place($0)) }
    #expect(places[1] < places[0] && places[2] < places[1])
    #expect(place(0.6) == nil)
    let hour = ZoomPair.opened + day / 2
    let own = try #require(ChartNote("Noon", at: hour...hour))
    let detail = pair.detail().reading(ChartReading(notes: [own]))
    #expect(overlay(0.5, pair.overview(), detail).texts.allSatisfy { $0.string != "Noon" })
    #expect(overlay(0.9, pair.overview(), detail).texts.contains { $0.string == "Noon" })
  }

  @Test("nothing jumps, at the ends neither", arguments: ZoomPair.allCases)
  func isContinuous(pair: ZoomPair) {
    let steps = 200
    // There lines and surfaces of a series have one colour, by which they are told apart.
    let theme = Theme.lightHighContrast
    // At rest, areas lie behind each other: their edges are others, and what is seen is the same.
    let isCovered = pair == .areasToPie
    var last = Outlines(pair.picture(isCovered ? 0.005 : 0, theme: theme).plot())
    for step in (isCovered ? 2 : 1)...(isCovered ? steps - 1 : steps) {
      let next = Outlines(pair.picture(Double(step) / Double(steps), theme: theme).plot())
      let distance = max(next.distance(to: last), last.distance(to: next))
      #expect(distance <= pair.longestStep, "step \(step)")
      last = next
    }
  }

  @Test func aPlantedJumpIsFound() {
    let (here, there) = (ZoomPair.lines.picture(0.5).plot(), ZoomPair.lines.picture(0.6).plot())
    let distance = Outlines(here).distance(to: Outlines(there))
    #expect(distance > 1.5 * ZoomPair.lines.longestStep)
  }

  @Test(
    "areas are seen where they were, sectors where they will be",
    arguments: [(0.0, 0.004), (1, 0.997)])
  func whatIsSeenStays(end: Double, near: Double) {
    let plots = [end, near].map { ZoomPair.areasToPie.picture($0).plot() }
    let size = plots[0].size
    var (count, others) = (0, 0)
    for x in stride(from: 2.0, to: size.width, by: 7) {
      for y in stride(from: 2.0, to: size.height, by: 7) {
        let seen = plots.map { $0.polygonColor(at: Point(x, y)) }
        if seen[0] != nil || seen[1] != nil { count += 1 }
        if seen[0] != seen[1] { others += 1 }
      }
    }
    #expect(count > 500)
    #expect(Double(others) < 0.04 * Double(count), "\(others) of \(count) places")
  }

  @Test("coordinates stay small", arguments: ZoomPair.allCases)
  func coordinatesStaySmall(pair: ZoomPair) {
    for percent in stride(from: 0.0, through: 100, by: 5) {
      let plot = pair.picture(percent / 100).plot()
      let points = plot.polylines.flatMap { $0 } + plot.polygons.flatMap { $0 } + plot.rings
      #expect(points.allSatisfy { abs($0.x) < 4000 && abs($0.y) < 4000 })
      #expect(!plot.description.contains("nan"))
    }
  }

  @Test func whatBothHeadersSayStays() {
    let (a, b) = (ZoomPair.lines.overview(), ZoomPair.lines.detail())
    let scene = ZoomPicture(overview: a, detail: b, progress: 0.5).header(measure: measure)
    // The title is the same, and the zone; the ranges have both gone in the middle.
    #expect(scene.textOpacities == ["Followers": [1], "UTC": [1]])
  }

  @Test("a label that both have does not blink", arguments: [0.1, 0.5, 0.9])
  func sharedLabelsStay(progress: Double) {
    let pair = ZoomPair.barsToLines
    let labels = pair.picture(progress).yLabels(measure: measure)
    #expect(labels.textOpacities["0"] == [1])
  }

  @Test func checkButtonsOfLeavingSeriesAndComingOnesFade() {
    let pair = ZoomPair.lines
    #expect(pair.picture(0.5).checkboxes.map(\.opacity) == [1, 1])
    let zoom = ZoomPicture(
      overview: pair.overview(), detail: ZoomPair.stackedBars.detail(), progress: 0.25)
    #expect(zoom.checkboxes.map(\.series) == [0, 1, 2])
    #expect(zoom.checkboxes.map(\.opacity) == [1, 1, 0])
    #expect(zoom.checkboxes.map(\.isOfDetail) == [false, false, true])
  }

  @Test func aMiniMapThatOnlyOneHasCollapses() throws {
    let pair = ZoomPair.barsToLines
    let heights = [0.0, 0.25, 0.5, 0.75, 1].map { pair.picture($0).layout.miniMap?.height }
    #expect(heights == [44, 33, 22, 11, nil])
    let window = pair.picture(0.75).miniMapWindow()
    guard case .faded(let opacity, _) = try #require(window.items.first) else {
      Issue.record("a faded window is expected, not \(window)")
      return
    }
    #expect(opacity == 0.25)
  }

  @Test func theMiniMapsWindowMovesFromFrameToFrame() throws {
    let pair = ZoomPair.lines
    let (a, b) = (pair.overview().miniMapGeometry, pair.detail().miniMapGeometry)
    let (from, to) = (try #require(a).frame, try #require(b).frame)
    let tint = try #require(pair.picture(0.5).miniMapWindow().rectangles.first)
    // The tint ends under the round corner of the handle.
    #expect(abs(tint.maxX - 8 - (from.x + to.x) / 2) <= 1)
  }

  @Test("series that only one chart has come and go", arguments: [0.25, 0.75])
  func unmatchedSeriesFade(progress: Double) {
    let (pair, other) = (ZoomPair.lines, ZoomPair.barsToLines)
    let zoom = ZoomPicture(
      overview: pair.overview(), detail: other.detail(), progress: progress)
    let opacities = zoom.matches.map(zoom.opacity(of:))
    #expect(opacities == [progress, progress, progress, 1 - progress, 1 - progress])
  }

  @Test("gaps stay open on the way", arguments: [0.2, 0.5, 0.8])
  func gapsStayOpen(progress: Double) throws {
    var values = (0..<40).map { Double($0 % 7) }
    // Beside the day that opens, so that it is still in the plot.
    values[22] = .nan
    var fixture = Fixture(Table.daily([values]))
    fixture.board.apply(.showAll(chart: 0))
    let zoom = ZoomPicture(
      overview: fixture.picture(), detail: ZoomPair.lines.detail(), progress: progress)
    let gap = zoom.axis.scale(firstMoment + 21.5 * day)
    for line in zoom.plot().polylines {
      let (first, last) = (try #require(line.first), try #require(line.last))
      #expect(last.x < gap || first.x > gap)
    }
    let isSeen = gap > zoom.layout.rangeEdges.lowerBound
    #expect(zoom.plot().polylines.contains { $0[0].x < gap } == isSeen)
  }

  @Test("no pair of kinds breaks it", arguments: ZoomPair.allCases, ZoomPair.allCases)
  func anyPair(first: ZoomPair, second: ZoomPair) {
    for progress in [0.01, 0.5, 0.99] {
      let zoom = ZoomPicture(
        overview: first.overview(), detail: second.detail(), progress: progress)
      #expect(!zoom.scene(measure: measure).description.contains("nan"))
    }
  }

  @Test("no size, table or number breaks it", arguments: 0..<40 as Range<UInt64>)
  func survivesAnything(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let extremes: [Double] = [.nan, 0, -1e308, 1e308, .leastNonzeroMagnitude, 1, -3, 1e15]
    let kinds = ChartKind.allCases.filter { $0.axisCount == 1 }
    func chart(_ size: Size) -> ChartPicture {
      let count = Int.random(in: 1...30, using: &numbers)
      let columns = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
        (0..<count).map { _ in extremes.randomElement(using: &numbers) ?? 0 }
      }
      let table = Table.daily(columns)
      let kind = kinds.randomElement(using: &numbers) ?? .lines
      var fixture = Fixture(Table(kind: kind, x: table.x, series: table.series))
      fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(count / 2) * day))
      return fixture.picture(size)
    }
    for size in [Size(0, 0), Size(1, 1), Size(240, 200), Size(700, 500)] {
      let zoom = ZoomPicture(
        overview: chart(size), detail: chart(size),
        progress: Double.random(in: 0...1, using: &numbers))
      let scene = zoom.scene(measure: measure)
      #expect(!scene.description.contains("nan"), "seed \(seed)")
      let points =
        scene.polylines.flatMap { $0 } + scene.polygons.flatMap { $0 } + scene.rings
      #expect(points.allSatisfy { abs($0.x) < 10_000 && abs($0.y) < 10_000 }, "seed \(seed)")
    }
  }
}

extension ZoomPair {
  /// Pixels that an edge may move by in a 200th of the way.
  fileprivate var longestStep: Double { self == .areasToPie ? 28 : 16 }
}
