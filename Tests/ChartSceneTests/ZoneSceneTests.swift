import TestSupport
import Testing

@testable import ChartCore
@testable import ChartScene

/// Zones of values: their grounds in the plot, and what is told of them beside it.
@Suite struct ZoneSceneTests {
  private static let (wide, slim, narrow) = (Size(800, 440), Size(500, 400), Size(380, 400))

  /// A line over days through zones.
  private func fixture(
    _ values: [Double] = [10, 30, 90, 60, 20], _ zones: String = "easy < 40 < 70 < hard",
    _ change: (inout Table) -> Void = { _ in }
  ) -> Fixture {
    var series = Series(number: 0, name: "Pulse", column: Column(values))
    series.zones = ValueZones(zones)
    var presentation = Presentation()
    let x = values.indices.map { firstMoment + Double($0) * day }
    presentation.layout.openingRange = x[0]...x[x.count - 1]
    var table = Table(title: "Pulse", x: Column(x), series: [series], presentation: presentation)
    change(&table)
    return Fixture(table)
  }

  private func told(_ picture: ChartPicture) -> [String] {
    picture.scene(of: .zones, measure: FixedMeasure()).leaves.compactMap {
      if case .text(let text) = $0 { text.string } else { nil }
    }
  }

  private func grounds(_ picture: ChartPicture) -> [Rect] {
    picture.zoneBands.compactMap { if case .rectangle(let rect, _, _) = $0 { rect } else { nil } }
  }

  @Test(
    arguments: [
      ("zones", Theme.light, Self.wide), ("zones-dark", .dark, Self.slim),
      ("zones-contrast", .lightHighContrast, Self.narrow),
    ] as [(String, Theme, Size)])
  func drawn(name: String, theme: Theme, size: Size) {
    var fixture = fixture()
    fixture.style.theme = theme
    let scene = fixture.picture(size).scene(measure: FixedMeasure())
    #expect(Golden.difference(of: scene.description, from: name) == nil)
  }

  @Test func theTimeInEachIsToldBesideIt() {
    let picture = fixture([0, 100, 100], "50").picture(Self.wide)
    #expect(told(picture) == ["Zone 2", "1 d 12:00", "75%", "Zone 1", "12:00:00", "25%"])
    #expect(
      picture.spokenFigures == "Zone 1, below 50: 12:00:00, 25%; Zone 2, from 50: 1 d 12:00, 75%")
  }

  @Test func whereThereIsLittleRoomTheTimeAloneIsTold() {
    #expect(told(fixture([0, 100, 100], "50").picture(Self.slim)).count == 2)
    let narrow = fixture([0, 100, 100], "50").picture(Self.narrow)
    #expect(told(narrow).isEmpty && grounds(narrow).count == 2)
    #expect(narrow.spokenFigures?.isEmpty == false)
  }

  @Test func groundsMeetAndFillThePlot() {
    for values in [[10.0, 30, 90], [45, 50, 60], [-5, 5]] {
      let picture = fixture(values).picture(Self.wide)
      let edges = grounds(picture).map { ($0.y, $0.maxY) }.sorted { $0.0 < $1.0 }
      #expect(edges.first?.0 == 0 && edges.last?.1 == picture.layout.plot.height)
      #expect(zip(edges, edges.dropFirst()).allSatisfy { $0.1 == $1.0 })
    }
  }

  @Test func aZoneThatIsNotSeenHasNoGround() {
    #expect(grounds(fixture([45, 50, 60], "1, 2, 3, 4").picture(Self.wide)).count == 1)
  }

  @Test func onALogarithmicAxisWhatIsBelowReachesTheEdge() {
    var fixture = fixture([1, 10, 100], "-5, 0, 10")
    fixture.board.apply(.setYScale(chart: 0, .logarithmic))
    #expect(grounds(fixture.picture(Self.wide)).count == 2)
  }

  @Test func theFastestPaceHasTheColourOfTheHighestPulse() throws {
    let zones = try #require(ValueZones("40, 70"))
    let upward = fixture().picture(Self.wide).zoneColors(zones)
    let downward = fixture { $0 = $0.presented { $0.drawing.isDownward = true } }
    #expect(downward.picture(Self.wide).zoneColors(zones) == upward.reversed())
    let edges = grounds(downward.picture(Self.wide)).map(\.y)
    #expect(edges == edges.sorted())
  }

  @Test func timesHavePartsOfSecondsOnlyWhereTheyAreShort() {
    func lengths(_ lengths: [Double]) -> [String] {
      Formats.english.zoneLengths(lengths, of: fixture().board.charts[0].table)
    }
    #expect(lengths([2_800, 58_200]) == ["0:03", "0:58"])
    #expect(lengths([2_800, 500]) == ["0:02.800", "0:00.500"])
  }

  @Test func inPercentThereAreNone() {
    var fixture = fixture()
    fixture.board.apply(.setYScale(chart: 0, .percent))
    let picture = fixture.picture(Self.wide)
    #expect(grounds(picture).isEmpty && told(picture).isEmpty && picture.spokenZones == nil)
  }

  @Test func rowsStayApartAndInThePlot() {
    let picture = fixture([0, 100], "1, 2, 3, 4, 5, 6, 7").picture(Self.wide)
    let rows = picture.scene(of: .zones, measure: FixedMeasure()).leaves.compactMap {
      if case .text(let text) = $0, text.anchor == .leading { text.position.y } else { nil }
    }
    #expect(rows.count == 8 && rows == rows.sorted())
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 >= 17 })
    #expect(rows.allSatisfy { 0...picture.layout.plot.height ~= $0 })
  }

  @Test func placesAreSpreadAsLittleAsItTakes() {
    #expect([1.0, 2, 30].spread(apart: 10, within: 5...50) == [5, 15, 30])
    #expect([1.0, 48, 49].spread(apart: 10, within: 5...50) == [5, 40, 50])
    #expect([Double]().spread(apart: 10, within: 5...50) == [])
  }
}
