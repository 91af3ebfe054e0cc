import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct TrackSceneTests {
  /// East for two steps, a pause, north for two.
  private let latitudes = [0, 0, 0, .nan, 1, 2]
  private let longitudes = [0, 1, 2, .nan, 2, 2]

  private func table(_ kind: ChartKind = .track, _ change: (inout Presentation) -> Void = { _ in })
    -> Table
  {
    var presentation = Presentation()
    (presentation.layout.hasMiniMap, presentation.xKind) = (false, .numbers)
    presentation.activity = ShownActivity(
      Activity(.run), unit: .kilometers, laps: [0, 2, 2.001, 4])
    change(&presentation)
    return Table(
      kind: kind, x: Column([0, 1, 2, 3, 4, 5]),
      series: [("Latitude", latitudes), ("Longitude", longitudes)].map {
        Series(id: $0.0, name: $0.0, color: Color(rgb: 0x3497ED), column: Column($0.1))
      }, presentation: presentation)
  }

  private func picture(
    _ table: Table, range: ClosedRange<Double> = 0...5, reading x: Double? = nil,
    size: Size = Size(600, 440)
  ) -> ChartPicture {
    var fixture = Fixture(table)
    fixture.board.apply(.setRange(chart: 0, range))
    fixture.board.apply(.setIndicator(chart: 0, x))
    return fixture.picture(size)
  }

  private func lines(_ scene: Scene) -> [[Point]] {
    scene.leaves.compactMap { if case .polyline(let points, _, _) = $0 { points } else { nil } }
  }

  private func rings(_ scene: Scene) -> [Point] {
    scene.leaves.compactMap { if case .ring(let center, _, _, _, _) = $0 { center } else { nil } }
  }

  @Test func allOfTheWayIsDrawnAndItsVisiblePartInFront() throws {
    let picture = picture(table(), range: 0...2)
    let lines = Array(lines(picture.plot()).reversed())
    #expect(lines.map(\.count) == [3, 2, 1])
    // It goes to the right, and then up; both on one scale, all inside of the plot.
    let (eastward, northward) = (lines[0][2].x - lines[0][0].x, lines[0][2].y - lines[1][1].y)
    #expect(abs(eastward - northward) < 0.1)
    #expect(lines.joined().allSatisfy { Rect(picture.layout.plot.size).contains($0) })
    #expect(rings(picture.plot()) == [lines[0][0], lines[1][1]])
  }

  @Test func severalActivitiesAreNamedWhereTheyBegin() {
    let table = table(.lines) {
      $0.activity?.laps = [0, 1, 2, 4]
      $0.activity?.legs = [.init(.swim, from: 0), .init(.ride, from: 2)]
    }
    let labels = picture(table).lapTicks.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(labels == ["Swim", "2", "Ride", "4"])
  }

  @Test func aNumberLeavesTheNextNameItsPlace() {
    let table = table(.lines) {
      $0.activity?.laps = [0, 1, 3.9, 4]
      $0.activity?.legs = [.init(.swim, from: 0), .init(.run, from: 4)]
    }
    let labels = picture(table).lapTicks.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(labels == ["Swim", "2", "Run"])
  }

  @Test func aNameStandsNotOverTheBeginningOfTheNext() {
    let table = table(.lines) {
      $0.activity?.laps = [0, 0.1, 4]
      $0.activity?.legs = [.init(.swim, from: 0), .init(.ride, from: 0.1), .init(.run, from: 4)]
    }
    let labels = picture(table).lapTicks.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(labels == ["Ride", "Run"])
  }

  @Test func withoutAPlaceASentenceStandsThere() {
    let nowhere = Table(
      kind: .track, x: Column([0, 1]),
      series: ["a", "b"].map {
        Series(id: $0, name: $0, color: Color(rgb: 0), column: Column([.nan, .nan]))
      })
    #expect(picture(nowhere, range: 0...1).plot().texts.map(\.string) == ["No place is known"])
    #expect(picture(nowhere, range: 0...1).moment(ofTrackAt: Point(0, 0)) == nil)
  }

  @Test func theIndicatorMarksItsPlace() throws {
    let picture = picture(table(), reading: 4)
    let way = lines(picture.plot())
    #expect(rings(picture.overlay(measure: FixedMeasure())) == [way[1][0]])
    #expect(picture.overlay(measure: FixedMeasure()).texts.contains { $0.string == "Latitude" })
    let card = try #require(picture.cardRect(measure: FixedMeasure()))
    #expect(picture.overlay(measure: FixedMeasure()).rectangles.contains(card))
    #expect(!card.contains(way[1][0]))
  }

  @Test func atAPauseAndOutOfSightIsNoPlace() {
    #expect(picture(table(), reading: 3).cardRect(measure: FixedMeasure()) == nil)
    #expect(picture(table(), reading: 3).overlay(measure: FixedMeasure()).items.isEmpty)
    #expect(picture(table(), range: 0...2, reading: 4).readIndex == nil)
  }

  @Test func thePointerReadsTheNearestCornerInSight() {
    let all = picture(table())
    let way = lines(all.plot())
    #expect(all.moment(ofTrackAt: way[1][1]) == 5)
    #expect(all.moment(ofTrackAt: Point(way[0][1].x + 3, way[0][1].y + 20)) == 1)
    #expect(picture(table(), range: 0...2).moment(ofTrackAt: way[1][1]) == 2)
  }

  /// The first lap begins where all does; one right beside another has no tick of its own.
  @Test func lapsAreTicks() {
    let picture = picture(table(.lines))
    let ticks = picture.lapTicks.compactMap { item in
      if case .rectangle(let rect, _, _) = item { rect.x } else { nil }
    }
    #expect(ticks == [2, 4].map { (picture.xScale($0) - 0.75).rounded() })
    let numbers = picture.lapTicks.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
    #expect(numbers == ["2", "4"])
    #expect(self.picture(table(.lines) { $0.activity = nil }).lapTicks.isEmpty)
  }

  @Test func whatIsBetterTheLessItIsHasLessAbove() {
    let picture = picture(table(.lines) { $0.drawing.isDownward = true })
    #expect(picture.yScales[0](0) < picture.yScales[0](2))
  }

  @Test func figuresStandAboveAsFarAsThereIsRoom() {
    var run = Activity(.run)
    (run.meters, run.movingSeconds, run.ascentMeters) = (10_000, 3000, 12)
    (run.heartRate, run.kilocalories, run.start) = (150, 500, 1_636_873_380_000)
    let table = table {
      $0.activity = ShownActivity(run, unit: .kilometers)
      $0.activity?.hasFigures = true
    }
    func texts(_ size: Size) -> [String] {
      picture(table, size: size).header(measure: FixedMeasure()).texts.map(\.string)
    }
    #expect(texts(Size(800, 500)).contains("14 Nov 2021 07:03"))
    #expect(texts(Size(800, 500)).contains("Energy"))
    #expect(texts(Size(320, 500)).contains("Pace") && !texts(Size(320, 500)).contains("Energy"))
    #expect(!texts(Size(320, 200)).contains("Pace"))
  }

  @Test func halfOfAPlaceCannotBeSwitchedOff() { #expect(table().checkedSeries.isEmpty) }
}
