import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct TotalSceneTests {
  private func table(_ columns: [[Double]]) -> Table {
    Table(
      kind: .total, x: Column(start: firstMoment, step: 7 * day, count: columns[0].count),
      series: columns.enumerated().map { number, values in
        Series(
          id: "y\(number)", name: "Sport \(number)", color: Color(rgb: 0x3497ED),
          column: Column(values))
      })
  }

  private func picture(_ columns: [[Double]], hiding hidden: Int? = nil, reading index: Int? = nil)
    -> ChartPicture
  {
    var fixture = Fixture(table(columns))
    if let hidden { fixture.board.apply(.toggle(chart: 0, series: hidden)) }
    fixture.board.apply(.showAll(chart: 0))
    if let index {
      fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(index) * 7 * day))
    }
    return fixture.picture()
  }

  @Test func aLineGoesThroughTheSums() throws {
    let picture = picture([[1, 2, 3], [3, 0, 1]])
    let line = try #require(picture.plot().polylines.first)
    #expect(line.map { picture.yScales[0].invert($0.y).rounded() } == [4, 2, 4])
    #expect(picture.plot().rings.map(\.x) == line.map(\.x))
    #expect(picture.yScales[0].domain.lowerBound == 0)
  }

  @Test func noWeekIsCalledByAMonthThatHasNotCome() {
    // The last of 41 weeks is 24 to 30 August 2019; 1 September is within the plot's padding.
    var fixture = Fixture(table([(0..<41).map { Double($0) }]))
    fixture.board.apply(.showAll(chart: 0))
    let labels = fixture.picture(Size(800, 400)).xLabels(measure: FixedMeasure()).texts
    #expect(labels.map(\.string).contains("Aug") && !labels.map(\.string).contains("Sep"))
  }

  @Test func whatIsOffDoesNotCount() throws {
    let picture = picture([[1, 2, 3], [3, 0, 1]], hiding: 1)
    let line = try #require(picture.plot().polylines.first)
    #expect(line.map { picture.yScales[0].invert($0.y).rounded() } == [1, 2, 3])
  }

  @Test(arguments: [[[0.0, 0, 0]], [[5.0]], [[.nan, 1, .nan, 2]]])
  func littleIsDrawnToo(columns: [[Double]]) {
    #expect(!picture(columns).plot().items.isEmpty)
    #expect(!picture(columns, reading: 0).overlay(measure: FixedMeasure()).description.isEmpty)
  }

  @Test func betweenPointsTheDotIsOnTheLine() {
    let picture = picture([[0, 10, 0]], reading: 1)
    let (first, second) = (
      picture.xScale(firstMoment), picture.xScale(firstMoment + 7 * day)
    )
    let middle = (first + second) / 2
    let scene = picture.reading(ChartReading(firstMoment + 7 * day, slide: middle))
      .overlay(measure: FixedMeasure())
    let dot = scene.rings[0]
    #expect((dot.x - middle).magnitude <= 1)
    #expect((picture.yScales[0].invert(dot.y) - 5).magnitude < 0.2)
  }

  @Test func manyPointsHaveNoRings() {
    #expect(picture([(0..<400).map { Double($0 % 7) }]).plot().rings.isEmpty)
    #expect(picture([[1, 2, 3]]).miniMapSeries().rings.isEmpty)
  }

  /// Three weeks of a distance and a time.
  private func figured(_ size: Size = Size(900, 700), reading index: Int? = nil) -> ChartPicture {
    var presentation = Presentation()
    presentation.period = .week
    let distance = Column([10, 20, 38.44])
    var metrics = TableMetrics(group: "week", names: ["Distance", "Time"], shown: 0)
    metrics.figures = [
      MetricFigure(unit: "km", kind: .plain, places: 1, columns: [distance]),
      MetricFigure(unit: "h", kind: .sixtieths, places: 0, columns: [Column([1, 4, 3.5])]),
    ]
    presentation.metrics = metrics
    let table = Table(
      kind: .total, x: Column(start: firstMoment, step: 7 * day, count: 3),
      series: [
        Series(id: "y0", name: "Run", color: Color(rgb: 0x3497ED), column: distance)
      ], presentation: presentation)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    if let index {
      fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(index) * 7 * day))
    }
    return fixture.picture(size)
  }

  private func words(_ picture: ChartPicture) -> [String] {
    picture.header(measure: FixedMeasure()).texts.map(\.string)
  }

  @Test func figuresAreToldAboveThePlot() {
    let words = words(figured())
    for word in ["Distance", "38.4", "km", "+18.4 km", "Time", "3", "h", "30", "min"] {
      #expect(words.contains(word), "\(word) in \(words)")
    }
    #expect(words.contains("\u{2212}30 min"))
    #expect(self.words(figured(reading: 0)).allSatisfy { !$0.hasPrefix("compared with") })
  }

  @Test func theyTakeOneLineWhereThereIsNoRoom() {
    let low = figured(Size(600, 300))
    #expect(!words(low).contains("Time") && words(low).contains("38.44"))
    #expect(low.layout.figurePlaces(of: low.table, textScale: 1).isEmpty)
  }

  @Test func aPressMeansTheFigureUnderIt() {
    let picture = figured()
    let places = picture.layout.figurePlaces(of: picture.table, textScale: 1)
    #expect(places.count == 2 && places[0].maxX <= places[1].x)
    #expect(
      places.allSatisfy { $0.y >= picture.layout.header.y && $0.maxY <= picture.layout.plot.y + 4 })
  }

  /// The week before those that are seen is left out.
  @Test func theAxisEndsAtTheHighestThatIsSeen() {
    var fixture = Fixture(table([[60, 10, 18.5, 3], [0, 1, 0, 0]]))
    let x = fixture.table.x
    fixture.board.apply(.setRange(chart: 0, x[1]...x[3]))
    let labels = fixture.picture().yLabels(measure: FixedMeasure()).texts.map(\.string)
    #expect(Set(labels) == ["0", "18.5"])
    // Between two weeks both count.
    fixture.board.apply(.setRange(chart: 0, x[0] + day...x[1] - day))
    #expect(
      Set(fixture.picture().yLabels(measure: FixedMeasure()).texts.map(\.string)) == ["0", "60"])
  }

  @Test func figuresStandAtTheRightWhereThatIsTheBeginning() {
    let plain = figured()
    var (fixture, style) = (Fixture(plain.table), plain.style)
    style.isMirrored = true
    fixture.style = style
    fixture.board.apply(.showAll(chart: 0))
    let (width, measure) = (plain.layout.header.width, FixedMeasure())
    let mirrored = fixture.picture(Size(900, 700))
    let (before, after) = (
      plain.header(measure: measure).texts, mirrored.header(measure: measure).texts
    )
    #expect(before.map(\.string) == after.map(\.string))
    for (before, after) in zip(before, after) {
      #expect(abs(before.position.x + after.position.x - width) < 0.01)
      #expect(before.anchor != after.anchor)
    }
    let places = [false, true].map {
      plain.layout.figurePlaces(of: plain.table, textScale: 1, isMirrored: $0)[0]
    }
    #expect(abs(places[0].x + places[1].maxX - 2 * plain.layout.header.x - width) < 0.01)
  }

  @Test func theEndsOfTheAxisAreNamedAtTheRight() {
    let picture = figured()
    let labels = picture.yLabels(measure: FixedMeasure()).texts
    #expect(Set(labels.map(\.string)) == ["0 km", "38.4 km"])
    #expect(labels.allSatisfy { $0.position.x == picture.layout.grid.width })
    #expect(picture.layout.rangeEdges.upperBound < picture.layout.plot.width - 100)
  }

  @Test func theHeaderTellsWhatHasChanged() {
    let header = picture([[1, 2, 30], [3, 0, 1]], reading: 2).header(measure: FixedMeasure())
    #expect(header.texts.contains { $0.string == "31" })
    #expect(header.texts.contains { $0.string == "+29" })
    #expect(header.texts.contains { $0.string.contains(", compared with ") })
    let first = picture([[1, 2, 3]], reading: 0).header(measure: FixedMeasure())
    #expect(!first.texts.contains { $0.string.contains("compared") })
  }
}
