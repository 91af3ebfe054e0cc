import ChartCore
import ChartScene
import Testing

@Suite struct IndicatorTests {
  private func fixture(_ values: [[Double]], at point: Int, names: [String] = []) -> Fixture {
    var fixture = Fixture(Table.daily(values, names: names))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(point) * day))
    return fixture
  }

  @Test func withoutAnIndicatorThereIsNothing() {
    let overlay = Fixture(Table.waves(count: 112)).picture().overlay(measure: FixedMeasure())
    #expect(overlay.items.isEmpty)
  }

  @Test func outsideThePlotThereIsNothing() {
    var fixture = Fixture(Table.waves(count: 112))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment))
    #expect(fixture.picture().overlay(measure: FixedMeasure()).items.isEmpty)
  }

  /// One that is small beside the other is not told with the digits of that.
  @Test func valuesStandBesideTheirNames() {
    let fixture = fixture([[1, 4_674_485, 3], [1, 0.1, 2]], at: 1, names: ["Joined", "Left"])
    let picture = fixture.picture()
    let overlay = picture.overlay(measure: FixedMeasure())
    #expect(
      overlay.texts.map(\.string) == [
        "Sun, 18 Nov 2018", "Joined", "4\u{202F}674\u{202F}485", "Left", "0.1",
      ])
    #expect(overlay.rings.map(\.x) == [322, 322])
    #expect(overlay.rings.map(\.y) == [picture.yScales[0](4_674_485), picture.yScales[0](0.1)])
    #expect(overlay.rectangles[0] == Rect(322, 0, 1, picture.layout.plot.height - 6))
  }

  @Test func decimalsStandUnderEachOther() {
    let overlay = fixture([[180.1, 184.25, 181], [179.5, 182, 180]], at: 1).picture()
      .overlay(measure: FixedMeasure())
    #expect(overlay.texts.map(\.string).dropFirst() == ["#0", "184.25", "#1", "182.00"])
  }

  @Test(
    "a lone series has its change",
    arguments: [
      ([100, 103.4, 0], 1, ["103.4", "Change", "+3.4 (+3.4%)"]),
      ([100, 50, 0], 1, ["50", "Change", "−50 (−50%)"]), ([100, 50, 0], 0, ["100"]),
      ([0, 50, 0], 1, ["50", "Change", "+50"]), ([-5, 5, 0], 1, ["5", "Change", "+10"]),
      ([100_000, 100_001, 0], 1, ["100\u{202F}001", "Change", "+1"]),
      ([.nan, 50, 0], 1, ["50"]), ([3, 3, 0], 1, ["3", "Change", "0 (0%)"]),
    ] as [([Double], Int, [String])])
  func changes(values: [Double], point: Int, expected: [String]) {
    let overlay = fixture([values], at: point).picture().overlay(measure: FixedMeasure())
    #expect(overlay.texts.map(\.string).dropFirst(2) == expected[...])
  }

  @Test func namesThatAreCutAreToldApart() {
    func node(_ number: Int) -> String { "Sydney office, third floor, sensor node \(number)" }
    let overlay = fixture([[1, 4, 3], [1, 5, 2]], at: 1, names: [node(17), node(24)]).picture()
      .overlay(measure: FixedMeasure())
    let names = overlay.texts.dropFirst().filter { $0.anchor == .leading }
      .map { $0.cut.applied(to: $0.string, keeping: 20) }
    #expect(Set(names).count == names.count && names.count == 2, "\(names)")
  }

  @Test func aLongNoteHasLines() throws {
    let text = (1...14).map { "word\($0)" }.joined(separator: " ")
    let note = try #require(ChartNote(text, at: firstMoment...firstMoment))
    let overlay = fixture([[1, 4, 3]], at: 0).picture(notes: [note])
      .overlay(measure: FixedMeasure())
    let lines = overlay.texts.map(\.string).filter { $0.hasPrefix("word") }
    #expect(lines.count > 1 && lines.joined(separator: " ").hasSuffix(text))
    #expect(lines.allSatisfy { FixedMeasure().width(of: $0, style: overlay.texts[0].style) < 280 })
  }

  @Test func aGapHasADashAndNoRing() {
    let overlay = fixture([[1, .nan, 3], [1, 5, 2]], at: 1).picture()
      .overlay(measure: FixedMeasure())
    #expect(overlay.texts.map(\.string).contains("–"))
    #expect(overlay.rings.count == 1)
  }

  @Test func hiddenSeriesHaveNeitherRingNorRow() {
    var fixture = fixture([[1, 4, 3], [1, 5, 2]], at: 1, names: ["Joined", "Left"])
    fixture.board.apply(.toggle(chart: 0, series: 0))
    let overlay = fixture.picture().overlay(measure: FixedMeasure())
    #expect(
      overlay.texts.map(\.string) == ["Sun, 18 Nov 2018", "Left", "5", "Change", "+4 (+400%)"])
    #expect(overlay.rings.count == 1)
  }

  @Test func theSmallestChartHasRoomForTwoRows() {
    let overlay = fixture([[1, 4, 3], [1, 5, 2]], at: 1).picture(Size(240, 200))
      .overlay(measure: FixedMeasure())
    #expect(overlay.texts.map(\.string).suffix(4) == ["#0", "4", "#1", "5"])
  }

  @Test func tooManyRowsEndInACount() {
    let columns = (0..<20).map { [1, Double($0), 3] }
    let overlay = fixture(columns, at: 1).picture(Size(600, 440))
      .overlay(measure: FixedMeasure())
    let names = overlay.texts.map(\.string).filter { $0.hasPrefix("#") }
    #expect(overlay.texts.last?.string == "+\(20 - names.count) more")
    #expect(names.count > 3)
  }

  @Test(
    "the card is inside the plot and its words inside the card",
    arguments: [
      Size(240, 200), Size(240, 400), Size(400, 220), Size(600, 440), Size(1200, 800),
    ])
  func staysInside(size: Size) {
    let names = ["A", String(repeating: "endless ", count: 30), "#2"]
    let columns = (0..<3).map { series in (0..<40).map { Double($0 * 12_345_678 + series) } }
    for point in 0..<40 {
      for textScale in [1.0, 2] {
        var fixture = fixture(columns, at: point, names: names)
        fixture.style.textScale = textScale
        let overlay = fixture.picture(size).overlay(measure: FixedMeasure())
        let card = overlay.rectangles[1]
        #expect(card.x >= 0 && card.y >= 0)
        #expect(card.maxX <= overlay.size.width && card.maxY <= overlay.size.height)
        for text in overlay.texts {
          #expect(text.extent.lowerBound >= card.x && text.extent.upperBound <= card.maxX)
          #expect(text.position.y > card.y && text.position.y < card.maxY)
        }
      }
    }
  }
}

/// Which of many series the card tells of.
@Suite struct TellingRowsTests {
  /// Twelve series, the value of each ten times its number.
  private func words(
    pointer value: Double? = nil, raised: Int? = nil, of count: Int = 12
  ) -> [String] {
    var fixture = Fixture(.daily((0..<count).map { [0, Double($0 * 10), 0] }))
    fixture.board.apply(.showAll(chart: 0))
    let plain = fixture.picture(Size(600, 600))
    let pointer = value.map { plain.yScales[0]($0) }
    return plain.reading(ChartReading(firstMoment + day, pointerY: pointer))
      .showing(PlotEffects(raised: raised.map { RaisedSeries($0) }))
      .overlay(measure: FixedMeasure()).texts.map(\.string).dropFirst()
      .filter { $0.hasPrefix("#") || $0.hasPrefix("+") }
  }

  @Test func eightAreAllThere() {
    #expect(words(of: 8) == (0..<8).map { "#\($0)" })
    #expect(words(pointer: 0, of: 8) == (0..<8).map { "#\($0)" })
  }

  @Test func ofMoreTheHighestAreTold() {
    #expect(words() == (4..<12).reversed().map { "#\($0)" } + ["+4 more"])
  }

  @Test func orTheNearestToThePointer() {
    #expect(words(pointer: 0) == (0..<8).reversed().map { "#\($0)" } + ["+4 more"])
    #expect(words(pointer: 62) == (3..<11).reversed().map { "#\($0)" } + ["+4 more"])
  }

  @Test func theRaisedOneIsAlwaysThere() {
    #expect(words(raised: 0) == ["#11", "#10", "#9", "#8", "#7", "#6", "#5", "#0", "+4 more"])
  }

  @Test func aGapIsNotNear() {
    var fixture = Fixture(.daily((0..<10).map { [0, $0 == 9 ? .nan : Double($0), 0] }))
    fixture.board.apply(.showAll(chart: 0))
    let texts = fixture.picture(Size(600, 600)).reading(ChartReading(firstMoment + day))
      .overlay(measure: FixedMeasure()).texts.map(\.string)
    #expect(!texts.contains("#9") && texts.contains("+2 more"))
  }
}

/// What is copied of a point.
@Suite struct CopiedPointTests {
  @Test func allDigitsOfAllSeriesThatAreOn() {
    var fixture = Fixture(
      .daily([[1, 1_234.5678, 3], [4, .nan, 6], [7, 8, 9]], names: ["A", "B\nb", "C"]))
    fixture.board.apply(.showAll(chart: 0))
    #expect(fixture.picture().copiedPoint == nil)
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + day))
    fixture.board.apply(.toggle(chart: 0, series: 2))
    #expect(fixture.picture().copiedPoint == "2018-11-18\nA\t1234.5678\nB b\t")
  }
}
