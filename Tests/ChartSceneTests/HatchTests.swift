import ChartCore
import Testing

@testable import ChartScene

@Suite struct HatchTests {
  private let square = [Point(0, 0), Point(28, 0), Point(28, 28), Point(0, 28)]

  private func segments(
    _ hatch: Hatch, _ surfaces: [[Point]], from origin: Point = Point(0, 0)
  ) -> [Segment] {
    hatch.items(on: surfaces, from: origin, color: red).flatMap { item -> [Segment] in
      if case .segments(let segments, _, red) = item { segments } else { [] }
    }
  }

  private func words(_ segments: [Segment]) -> [String] {
    segments.map { "\(Int($0.from.x)) \(Int($0.from.y)) – \(Int($0.to.x)) \(Int($0.to.y))" }
  }

  @Test(arguments: [
    (Hatch.plain, []), (.level, ["0 0 – 28 0", "0 7 – 28 7", "0 14 – 28 14", "0 21 – 28 21"]),
    (.upright, ["28 0 – 28 28", "21 0 – 21 28", "14 0 – 14 28", "7 0 – 7 28"]),
    (
      .grid,
      [
        "0 0 – 28 0", "0 10 – 28 10", "0 20 – 28 20", "20 0 – 20 28", "10 0 – 10 28",
      ]
    ),
  ])
  func linesGoThroughSquares(hatch: Hatch, expected: [String]) {
    let all = words(segments(hatch, [square]))
    #expect(Set(expected).isSubset(of: all) && all.count - expected.count <= 1, "\(all)")
  }

  @Test(arguments: [
    [], [Point(0, 0)], [Point(0, 0), Point(9, 9)], Array(repeating: Point(3, 3), count: 5),
  ])
  func whatHasNoAreaHasNone(points: [Point]) {
    for hatch in Hatch.allCases { #expect(segments(hatch, [points]).isEmpty) }
  }

  @Test func allLinesAreInsideAndNoneIsMissing() {
    // A letter U: a level line meets it twice.
    let letter = [(0, 0), (10, 0), (10, 20), (20, 20), (20, 0), (30, 0), (30, 30), (0, 30)]
      .map { Point(Double($0.0), Double($0.1)) }
    let level = words(segments(.level, [letter], from: Point(0, 3)))
    #expect(
      level == [
        "0 3 – 10 3", "20 3 – 30 3", "0 10 – 10 10", "20 10 – 30 10", "0 17 – 10 17",
        "20 17 – 30 17", "0 24 – 30 24",
      ])
    for hatch in Hatch.allCases where hatch != .plain {
      for segment in segments(hatch, [letter]) {
        let middle = Point(
          (segment.from.x + segment.to.x) / 2, (segment.from.y + segment.to.y) / 2)
        #expect(middle.y >= 20 || middle.x <= 10.01 || middle.x >= 19.99, "\(hatch) \(middle)")
      }
    }
  }

  @Test func linesOverNeighboursAreOne() {
    let bars = (0..<10).map { bar -> [Point] in Rect(Double(bar) * 3, 0, 3, 21).corners }
    let whole = segments(.rising, [Rect(0, 0, 30, 21).corners])
    let parts = segments(.rising, bars)
    #expect(parts.count == whole.count && whole.count > 4)
    for (part, piece) in zip(parts, whole) {
      #expect(abs(part.from.x - piece.from.x) < 0.01 && abs(part.to.y - piece.to.y) < 0.01)
    }
    // But not over a space.
    #expect(segments(.level, [bars[0], bars[2]]).count == 2 * segments(.level, [bars[0]]).count)
  }

  @Test func theyMoveWithTheirOrigin() {
    let moved = square.map { Point($0.x + 100.5, $0.y - 40.25) }
    for hatch in Hatch.allCases {
      let (here, there) = (
        segments(hatch, [square], from: Point(1, 2)),
        segments(hatch, [moved], from: Point(101.5, -38.25))
      )
      #expect(here.count == there.count)
      for (a, b) in zip(here, there) { #expect(abs(a.from.x + 100.5 - b.from.x) < 1e-9) }
    }
  }

  private static let surfaces: [ChartKind] = [.bars, .stackedBars, .areas, .percentageAreas, .pie]

  @Test("high contrast has other lines over each surface, and whoever asks", arguments: surfaces)
  func surfacesHaveThem(kind: ChartKind) {
    for (theme, isWanted) in [(Theme.light, true), (.lightHighContrast, false)] {
      var fixture = Fixture(.sample(kind))
      fixture.style = ChartStyle(theme: theme, formats: .english, hasPatterns: isWanted)
      fixture.board.apply(.showAll(chart: 0))
      let picture = fixture.picture()
      // The first of the three is plain.
      #expect(picture.hasPatterns && Set(picture.hatches).count == 3)
      let lines = picture.plot().leaves.filter { if case .segments = $0 { true } else { false } }
      #expect(!lines.isEmpty)
      let button = picture.checkbox(1, isOn: true, measure: FixedMeasure())
      #expect(button.leaves.contains { if case .segments = $0 { true } else { false } })
    }
    let plain = Fixture(.sample(kind)).picture()
    #expect(!plain.hasPatterns && plain.hatches.isEmpty)
  }

  @Test func aLoneSeriesTotalsAndPricesHaveNone() {
    for kind in [ChartKind.total, .candles] {
      var fixture = Fixture(.sample(kind))
      fixture.style.theme = .darkHighContrast
      #expect(!fixture.picture().hasPatterns)
    }
    var fixture = Fixture(.daily([[1, 2, 3]], kind: .stackedBars))
    fixture.style.theme = .darkHighContrast
    #expect(!fixture.picture().hasPatterns)
  }
}
