import ChartCore
import TestSupport
import Testing

@testable import ChartScene

/// Bands of states at a plot's foot.
@Suite struct StatesTests {
  private static let size = Size(600, 440)

  /// 40 days of two lines, with columns of states.
  private func fixture(_ columns: [[Double]], words: [String] = ["idle", "heating", ""]) -> Fixture
  {
    let plain = Table.waves(count: 40)
    let labels = columns.enumerated().map { number, codes in
      Labels(name: "state \(number)", words: words, codes: Column(codes))
    }
    var fixture = Fixture(Table(x: plain.x, series: plain.series, labels: labels))
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }

  private static let heating = (0..<40).map { Double(($0 + 3) / 10 % 2) }
  private static let withGap = (0..<40).map { $0 < 12 ? 0.0 : $0 < 18 ? 2 : 1 }

  private func states(_ fixture: Fixture) -> Scene {
    fixture.picture(Self.size).states(measure: FixedMeasure())
  }

  @Test(
    arguments: [
      ("states", Theme.light, nil), ("states-contrast", .darkHighContrast, 20),
    ] as [(String, Theme, Int?)])
  func drawn(name: String, theme: Theme, indicator: Int?) {
    var fixture = fixture([Self.heating, Self.withGap])
    fixture.style.theme = theme
    if let indicator {
      fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(indicator) * day))
    }
    let scene = fixture.picture(Self.size).scene(measure: FixedMeasure())
    #expect(Golden.difference(of: scene.description, from: name) == nil)
  }

  @Test func noStatesNoBand() {
    #expect(fixture([]).layout(Self.size).rect(of: .states) == nil)
    #expect(fixture([(0..<40).map { Double($0 % 2) }]).layout(Self.size).rect(of: .states) == nil)
  }

  /// Colours on the card that are nowhere else would be riddles.
  @Test func theLowestCardsHaveNeitherBandNorColour() {
    var fixture = fixture([Self.heating])
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 10 * day))
    func hasColour(_ size: Size) -> Bool {
      let picture = fixture.picture(size)
      let color = picture.color(ofState: 1, in: 0)
      return picture.overlay(measure: FixedMeasure()).leaves.contains {
        if case .rectangle(_, _, color) = $0 { true } else { false }
      }
    }
    #expect(fixture.layout(Size(600, 200)).rect(of: .states) == nil && !hasColour(Size(600, 200)))
    #expect(hasColour(Self.size))
  }

  /// The lines keep clear of the bands, which are within the plot, so that the pointer reads them.
  @Test(arguments: [1, 2, 3])
  func theBandsAreBelowTheLines(count: Int) throws {
    let fixture = fixture(Array(repeating: Self.heating, count: count))
    let layout = fixture.layout(Self.size)
    let place = try #require(layout.rect(of: .states))
    #expect(place.maxY == layout.plot.maxY && place.height == Double(count * 9 - 2))
    let lowest = fixture.picture(Self.size).plot().polylines.joined().map(\.y).max() ?? 0
    #expect(lowest > 0 && lowest <= layout.plot.height - place.height)
    let rects = states(fixture).bars.flatMap(\.rects)
    #expect(Set(rects.map(\.y)).count == count)
    #expect(rects.allSatisfy { $0.maxY <= place.height && layout.rangeEdges.contains($0.x) })
  }

  /// A stretch is as wide as the time it takes; a gap is left free.
  @Test func stretchesAndGaps() {
    let fixture = fixture([Self.withGap])
    let (x, bars) = (fixture.picture(Self.size).xScale, states(fixture).bars)
    #expect(bars.map(\.rects.count) == [1, 1])
    let expected = [0, 12, 18, 39].map { x(firstMoment + $0 * day) }
    for (found, expected) in zip(bars.flatMap(\.rects).flatMap { [$0.x, $0.maxX] }, expected) {
      #expect((found - expected).magnitude <= 1)
    }
    #expect(bars[0].fill != bars[1].fill)
  }

  /// Twenty thousand rows that change each fifth are no more than a rectangle a pixel.
  @Test func whatIsNarrowerThanAPixelIsOne() {
    let codes = (0..<20_000).map { Double($0 / 5 % 2) }
    let table = Table(
      x: Column(start: 0, step: 60_000, count: codes.count),
      series: [Series(id: "y", name: "y", color: red, column: Column(codes))],
      labels: [Labels(name: "state", words: ["a", "b"], codes: Column(codes))])
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    let rects = states(fixture).bars.flatMap(\.rects).sorted { $0.x < $1.x }
    #expect(!rects.isEmpty && Double(rects.count) <= fixture.layout(Self.size).rangeEdges.span)
    for (one, next) in zip(rects, rects.dropFirst()) { #expect(one.maxX <= next.x) }
  }

  /// Colours alone tell nothing in high contrast: words stand where they have room, whole or cut.
  @Test(arguments: [(Theme.light, false), (.lightHighContrast, true)])
  func wordsStandInTheBands(theme: Theme, areThere: Bool) throws {
    var fixture = fixture([Self.heating], words: ["idle", "heating all the time it can", ""])
    fixture.style.theme = theme
    let texts = states(fixture).texts
    #expect(texts.contains { $0.string == "idle" } == areThere)
    #expect(texts.allSatisfy { ($0.maximumWidth ?? 0) > 30 })
    fixture.board.apply(.setRange(chart: 0, firstMoment...(firstMoment + 39.5 * day)))
    for (rects, fill) in states(fixture).bars where areThere {
      #expect(texts.contains { $0.color.contrast(with: fill) >= 4.5 } && !rects.isEmpty)
    }
  }

  /// The card has the colour of the band before the word, and states before other words.
  @Test func theCardHasTheColour() throws {
    let notes = (0..<40).map { Double($0 % 3) }
    var fixture = fixture([notes, notes, notes, Self.heating])
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 10 * day))
    let picture = fixture.picture(Self.size)
    let scene = picture.overlay(measure: FixedMeasure())
    let word = try #require(scene.texts.first { $0.string == "heating" })
    let color = picture.color(ofState: 1, in: 0)
    let swatches = scene.leaves.compactMap { item -> Rect? in
      if case .rectangle(let rect, _, color) = item { rect } else { nil }
    }
    #expect(swatches.count == 1)
    let swatch = try #require(swatches.first)
    #expect(swatch.maxX < word.extent.lowerBound && swatch.maxY <= word.position.y + 2)
    #expect(states(fixture).bars.contains { $0.fill == color })
  }

  /// What tells one band from another has other colours, but in high contrast, where words do that.
  @Test(arguments: ThemeTests.themes.filter { !$0.isHighContrast })
  func allColoursDiffer(theme: Theme) {
    var fixture = fixture([Self.heating, Self.withGap, Self.heating], words: ["a", "b", "", "c"])
    fixture.style.theme = theme
    let picture = fixture.picture(Self.size)
    let colors = (0..<3).flatMap { column in
      [0, 1, 3].map { OKLab(picture.color(ofState: $0, in: column)) }
    }
    for (index, one) in colors.enumerated() {
      for other in colors.dropFirst(index + 1) { #expect(one.distance(to: other) > 0.045) }
    }
  }
}
