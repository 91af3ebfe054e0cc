import ChartCore
import Testing

@testable import ChartScene

/// What the parts of a chart have of their own in each kind.
@Suite struct KindSceneTests {
  private let plotKinds = ChartKind.allCases.filter { $0.hasAxes && $0.mark != .price }

  private func fixture(_ columns: [[Double]], _ kind: ChartKind, names: [String] = []) -> Fixture {
    var fixture = Fixture(Table.daily(columns, names: names, kind: kind))
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }

  @Test func surfacesHaveTheGridInFront() {
    for kind in plotKinds {
      let picture = Fixture(Table.sample(kind)).picture()
      let behind = picture.gridLines().rectangles
      let inFront = picture.plot().rectangles
      #expect(kind.hidesGrid ? behind.isEmpty : inFront.isEmpty, "\(kind)")
      #expect((behind + inFront).count >= 4, "\(kind)")
      #expect(picture.plot().items.last != picture.plot().items.first || !kind.isFilled)
    }
  }

  @Test func theMiniMapHasTheFormOfThePlot() {
    for kind in plotKinds where kind != .total {
      let scene = Fixture(Table.sample(kind)).picture().miniMapSeries()
      #expect(scene.polylines.isEmpty == kind.isFilled, "\(kind)")
      #expect(scene.bars.isEmpty != (kind == .bars || kind == .stackedBars), "\(kind)")
      #expect(scene.polygons.isEmpty != (kind == .areas || kind == .percentageAreas), "\(kind)")
    }
    let percents = Fixture(Table.sample(.percentageAreas)).picture().miniMapSeries().polygons
    #expect(percents[0].map(\.y).min() == 0 && percents[0].map(\.y).max() == 44)
  }

  @Test(
    "the file's width counts, else many lines are thin",
    arguments: [
      (2, nil, 2.0), (5, nil, 2), (6, nil, 1.5), (12, nil, 1.5), (13, nil, 1), (6, 3.5, 3.5),
      (1, 0.5, 0.5),
    ])
  func lineWidths(series: Int, width: Double?, expected: Double) {
    var presentation = Presentation()
    presentation.drawing.lineWidth = width
    let table = Table.daily(
      Array(repeating: [1, 2, 3], count: series), presentation: presentation)
    var widths: Set<Double> = []
    for case .polyline(_, let width, _) in Fixture(table).picture().plot().leaves {
      widths.insert(width)
    }
    #expect(widths == [expected])
  }

  @Test func withoutAMiniMapThePlotTakesItsRoom() {
    var presentation = Presentation()
    presentation.layout.hasMiniMap = false
    let table = Table.daily([[1, 2], [3, 4]], presentation: presentation)
    let picture = Fixture(table).picture()
    #expect(picture.layout.miniMap == nil)
    #expect(picture.miniMapSeries().items.isEmpty && picture.miniMapWindow().items.isEmpty)
    let usual = Table.daily([[1, 2], [3, 4]])
    #expect(picture.layout.plot.height > Fixture(usual).picture().layout.plot.height)
    #expect(
      ChartLayout.listHeight(for: table, width: 600, textScale: 1)
        < ChartLayout.listHeight(for: usual, width: 600, textScale: 1))
  }

  @Test func aLoneSeriesHasNoCheckButton() {
    let picture = Fixture(Table.daily([[1, 2, 3]])).picture()
    #expect(picture.layout.checkboxes.isEmpty)
  }

  @Test func seriesHaveTheirNightColorsOnDarkCards() {
    let (light, dark) = (Color(rgb: 0xDE2C20), Color(rgb: 0xFE8880))
    let series = Series(id: "y", name: "y", color: light, nightColor: dark, column: Column([1]))
    #expect(Theme.light.seriesColor(of: series) == light)
    #expect(Theme.dark.seriesColor(of: series) == dark)
    #expect(Theme.dark.seriesTextColor(of: series, on: Theme.dark.tooltip) == dark)
    let plain = Series(id: "y", name: "y", color: light, column: Column([1]))
    #expect(Theme.dark.seriesColor(of: plain) == Theme.dark.seriesColor(light))
    let themes: [Theme] = [.dark, .darkHighContrast, .light, .lightHighContrast]
    #expect(themes.map(\.isDark) == [true, true, false, false])
  }
}

@Suite struct KindAxesTests {
  private let columns: [[Double]] = [[261_400, 894_000], [12_360, 44_060]]

  private func picture(_ kind: ChartKind, hiding series: Int? = nil) -> ChartPicture {
    var fixture = Fixture(Table.daily(columns, kind: kind))
    fixture.board.apply(.showAll(chart: 0))
    if let series { fixture.board.apply(.toggle(chart: 0, series: series)) }
    return fixture.picture()
  }

  @Test func twoAxesStandAtBothSidesOnOneGrid() {
    let picture = picture(.twoAxisLines)
    let labels = picture.yLabels(measure: FixedMeasure()).texts
    let (left, right) = (
      labels.filter { $0.anchor == .leading }, labels.filter { $0.anchor == .trailing }
    )
    #expect(left.map(\.string) == ["0", "200K", "400K", "600K", "800K"])
    #expect(right.map(\.string) == ["0", "10K", "20K", "30K", "40K"])
    #expect(left.map(\.position.y) == right.map(\.position.y))
    #expect(Set(left.map(\.position.x)) == [0] && Set(right.map(\.position.x)) == [560])
    #expect(Set(left.map(\.color)) == [Theme.light.seriesTextColor(green, on: Theme.light.card)])
    #expect(Set(right.map(\.color)) == [Theme.light.seriesTextColor(red, on: Theme.light.card)])
    #expect(picture.gridLines().rectangles.count == 5)
  }

  @Test("hiding a series hides its axis", arguments: [0, 1])
  func hiddenAxis(series: Int) {
    let picture = picture(.twoAxisSteps, hiding: series)
    let labels = picture.yLabels(measure: FixedMeasure()).texts
    #expect(!labels.isEmpty)
    #expect(labels.allSatisfy { $0.anchor == (series == 0 ? .trailing : .leading) })
    #expect(picture.gridLines().rectangles.count == labels.count)
  }

  @Test func eachSeriesIsDrawnOnItsOwnScale() {
    let picture = picture(.twoAxisLines)
    let ends = picture.plot().polylines.map { $0[1].y }
    #expect(ends[0] == picture.yScales[0](894_000))
    #expect(ends[1] == picture.yScales[1](44_060))
    #expect(ends.allSatisfy { (6...60).contains($0) })
  }

  @Test func percentagesHaveQuarters() {
    let labels = picture(.percentageAreas).yLabels(measure: FixedMeasure()).texts
    #expect(labels.map(\.string) == ["0", "25", "50", "75", "100"])
  }

  @Test func barsStandOnZero() {
    for kind in [ChartKind.bars, .stackedBars, .areas] {
      #expect(picture(kind).yLabels(measure: FixedMeasure()).texts[0].string == "0", "\(kind)")
    }
  }

  @Test func datesStandUnderTheirColumns() {
    var fixture = Fixture(Table.daily([(0..<40).map(Double.init)], kind: .bars))
    fixture.board.apply(.setRange(chart: 0, firstMoment...(firstMoment + 10 * day)))
    let picture = fixture.picture()
    let labels = picture.xLabels(measure: FixedMeasure()).rows[0]
    let middles = (0...10).map { picture.xScale(firstMoment + (Double($0) + 0.5) * day) }
    #expect(labels.count >= 3)
    #expect(labels.allSatisfy { label in middles.contains { abs($0 - label.position.x) < 1e-6 } })
  }

  @Test func noDateStandsBeyondTheLastColumn() {
    var fixture = Fixture(Table.daily([(0..<5).map(Double.init)], kind: .bars))
    fixture.board.apply(.showAll(chart: 0))
    let labels = fixture.picture(Size(1200, 440)).xLabels(measure: FixedMeasure()).rows[0]
    #expect(labels.map(\.string) == ["17", "18", "19", "20", "21"])
  }

  @Test func unitsAreOnTheLabels() {
    var presentation = Presentation()
    presentation.unit = .stars
    var fixture = Fixture(Table.daily([[0, 4_000]], presentation: presentation))
    fixture.board.apply(.showAll(chart: 0))
    let labels = fixture.picture().yLabels(measure: FixedMeasure()).texts
    #expect(labels.map(\.string).contains("2\u{202F}000 Stars"))
  }
}

@Suite struct KindIndicatorTests {
  private func fixture(
    _ columns: [[Double]], _ kind: ChartKind, at point: Double, names: [String] = []
  ) -> Fixture {
    var fixture = Fixture(Table.daily(columns, names: names, kind: kind))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + point * day))
    return fixture
  }

  @Test func allColumnsButTheReadOneFade() {
    let picture = fixture([[1, 2, 3, 4]], .bars, at: 1).picture()
    let overlay = picture.overlay(measure: FixedMeasure())
    // Four columns of 129 px; the second is read, in the middle of which or at its start.
    #expect(overlay.bars.map(\.fill) == [Theme.light.card.faded(by: 0.5)])
    let height = picture.layout.plot.height
    #expect(overlay.bars[0].rects == [Rect(64, 0, 129, height), Rect(322, 0, 258, height)])
    #expect(overlay.rings.isEmpty)
    #expect(overlay.texts[0].string == "Sun, 18 Nov 2018", "the labels are beside the veil")
  }

  @Test func theVeilEndsWhereTheColumnDoes() {
    var fixture = fixture([(0..<37).map(Double.init)], .stackedBars, at: 12)
    fixture.board.apply(
      .setRange(chart: 0, (firstMoment + 3.3 * day)...(firstMoment + 20.7 * day)))
    let picture = fixture.picture()
    let column = picture.plot().bars[0].rects.first {
      $0.x > picture.xScale(firstMoment + 11.9 * day)
    }
    let veil = picture.overlay(measure: FixedMeasure()).bars[0].rects
    #expect(veil[0].maxX == column?.x && veil[1].x == column?.maxX)
  }

  @Test func aStepIsReadInItsMiddle() {
    let picture = fixture([[1, 2, 3, 4]], .steps, at: 1).picture()
    let overlay = picture.overlay(measure: FixedMeasure())
    #expect(overlay.rings == [Point(257.5, picture.yScales[0](2))])
    #expect(overlay.rectangles[0].midX == 257.5)
    #expect(overlay.bars.isEmpty)
  }

  @Test func areasHaveAHairlineAndNoRings() {
    let overlay = fixture([[1, 2, 3]], .areas, at: 1).picture().overlay(measure: FixedMeasure())
    #expect(overlay.rings.isEmpty && overlay.bars.isEmpty)
    #expect(overlay.rectangles[0].width == 1)
  }

  private func words(_ fixture: Fixture, role: ChartRole = .plain) -> [String] {
    fixture.picture(role: role).overlay(measure: FixedMeasure()).texts.map(\.string)
  }

  @Test(arguments: [ChartKind.stackedBars, .areas]) func sumsHaveARowOfTheirOwn(
    kind: ChartKind
  ) {
    let columns: [[Double]] = [[1, 4_000], [1, .nan], [1, 600]]
    let fixture = fixture(columns, kind, at: 1, names: ["A", "B", "C"])
    #expect(
      words(fixture).dropFirst().filter { !$0.hasSuffix("%") } == [
        "A", "4\u{202F}000", "B", "–", "C", "600", "All", "4\u{202F}600",
      ])
    #expect(words(fixture).filter { $0.hasSuffix("%") } == ["87%", "13%"])
    var alone = fixture
    alone.board.apply(.solo(chart: 0, series: 2))
    #expect(words(alone).dropFirst() == ["C", "600", "Change", "+599"])
  }

  @Test func whatDoesNotStandOnEachOtherHasNoSum() {
    for kind in [ChartKind.lines, .bars, .steps, .twoAxisLines, .percentageAreas] {
      #expect(!words(fixture([[1, 2], [1, 2]], kind, at: 1)).contains("All"), "\(kind)")
    }
  }

  @Test func aSumOfGapsIsAGap() {
    let fixture = fixture([[1, .nan], [1, .nan]], .stackedBars, at: 1)
    #expect(words(fixture).suffix(2) == ["All", "–"])
  }

  @Test func percentagesAddUpToAHundred() {
    let fixture = fixture(
      [[1, 1], [1, 1], [1, 1]], .percentageAreas, at: 1, names: ["A", "B", "C"])
    let words = words(fixture)
    let percents = words.filter { $0.hasSuffix("%") }.compactMap { Int($0.dropLast()) }
    #expect(percents.reduce(0, +) == 100 && percents.allSatisfy { (33...34).contains($0) })
    var two = fixture
    two.board.apply(.toggle(chart: 0, series: 0))
    #expect(self.words(two).dropFirst() == ["50%", "B", "1", "50%", "C", "1"])
  }

  @Test func ofNothingThereAreNoParts() {
    let fixture = fixture([[1, 0], [1, .nan]], .percentageAreas, at: 1, names: ["A", "B"])
    #expect(words(fixture).dropFirst() == ["A", "0", "B", "–"])
  }

  @Test func whatOpensHasAChevron() {
    let fixture = fixture([[1, 2, 3]], .lines, at: 1)
    let overlays = [ChartRole.plain, .overview, .detail].map {
      fixture.picture(role: $0).overlay(measure: FixedMeasure())
    }
    #expect(overlays.map(\.polylines.count) == [0, 1, 0])
    let (chevron, card) = (overlays[1].polylines[0], overlays[1].rectangles[1])
    #expect(chevron.allSatisfy { $0.x > card.midX && $0.x <= card.maxX - 12 })
    #expect(overlays[1].texts[0].extent.upperBound < chevron[0].x)
  }

  @Test func aRemarkIsTheLastLineAndShakesTheCard() throws {
    let fixture = fixture([[1, 2, 3]], .lines, at: 1)
    let remark = CardRemark("No data for this day", shift: 6)
    let still = fixture.picture(remark: CardRemark(remark.text))
    let shaken = fixture.picture(remark: remark)
    let overlay = shaken.overlay(measure: FixedMeasure())
    #expect(overlay.texts.last?.string == remark.text)
    #expect(overlay.texts.last?.color == Theme.light.dim)
    let rect = try #require(still.cardRect(measure: FixedMeasure()))
    #expect(shaken.cardRect(measure: FixedMeasure()) == rect.moved(x: 6))
    #expect(overlay.rectangles[1] == rect.moved(x: 6))
    let plain = try #require(fixture.picture().cardRect(measure: FixedMeasure()))
    #expect(plain.height < rect.height)
  }

  @Test func aCardWithLittleRoomKeepsTheRemarkAndTheSum() {
    let columns = (0..<20).map { [1, Double($0), 3] }
    var picture = fixture(columns, .stackedBars, at: 1).picture(remark: CardRemark("No data"))
    var words = picture.overlay(measure: FixedMeasure()).texts.map(\.string)
    #expect(words.suffix(3) == ["All", "190", "No data"])
    #expect(words[words.count - 4].hasSuffix(" more"))
    picture = fixture(columns, .stackedBars, at: 1).picture(
      Size(240, 200), remark: CardRemark("No data"))
    words = picture.overlay(measure: FixedMeasure()).texts.map(\.string)
    #expect(words.last == "No data")
  }

  @Test func theCardIsWhereItIsDrawn() throws {
    #expect(Fixture(Table.waves(count: 9)).picture().cardRect(measure: FixedMeasure()) == nil)
    for kind in ChartKind.allCases where kind.hasAxes {
      for point in [0.0, 1, 2, 3] {
        let picture = fixture(
          kind.axisCount == 2 ? [[1, 2, 3, 4], [2, 1, 1, 5]] : [[1, 2, 3, 4]], kind, at: point
        ).picture()
        let rect = try #require(picture.cardRect(measure: FixedMeasure()))
        let rectangles = picture.overlay(measure: FixedMeasure()).rectangles
        #expect(rectangles.contains(rect), "\(kind) \(point)")
        #expect(rect.x >= 0 && rect.maxX <= picture.layout.plot.width, "\(kind) \(point)")
      }
    }
  }

  @Test func theCardStandsBesideItsColumn() throws {
    let picture = fixture([[1, 2, 3, 4, 5]], .bars, at: 1).picture()
    let rect = try #require(picture.cardRect(measure: FixedMeasure()))
    #expect(rect.x >= picture.xScale(firstMoment + 2 * day))
  }

  @Test(
    "the column under the pointer is read",
    arguments: [(20.0, 0.0), (39, 0), (41, 1), (219, 9), (221, 10), (-50, 0), (1000, 11)])
  func columnUnderThePointer(x: Double, point: Double) {
    let table = Table.daily([(0..<21).map(Double.init)], kind: .bars)
    let geometry = IndicatorGeometry(
      scale: LinearScale(domain: firstMoment...(firstMoment + 10 * day), from: 20, to: 220),
      edges: 0...245)
    #expect(geometry.moment(at: x, in: table) == firstMoment + point * day)
    #expect(
      geometry.moment(draggedBy: 9, from: firstMoment + 5.2 * day, in: table) == firstMoment + 5
        * day)
    #expect(
      geometry.moment(draggedBy: 11, from: firstMoment + 5 * day, in: table) == firstMoment + 6
        * day)
    #expect(
      geometry.moment(draggedBy: -11, from: firstMoment + 5 * day, in: table) == firstMoment + 4
        * day)
  }
}

@Suite struct KindHeaderTests {
  private func range(_ kind: ChartKind, days: ClosedRange<Double>, role: ChartRole = .plain)
    -> [String]
  {
    var fixture = Fixture(
      Table.daily([(0..<60).map(Double.init), (0..<60).map(Double.init)], kind: kind))
    fixture.board.apply(
      .setRange(
        chart: 0, (firstMoment + days.lowerBound * day)...(firstMoment + days.upperBound * day)))
    return fixture.picture(role: role).header(measure: FixedMeasure()).texts.map(\.string)
  }

  @Test func columnsEndBeforeTheNextMidnight() {
    #expect(range(.bars, days: 0...14) == ["Followers", "17 Nov 2018 – 30 Nov 2018", "UTC"])
    #expect(range(.lines, days: 0...14) == ["Followers", "17 Nov 2018 – 1 Dec 2018", "UTC"])
  }

  @Test func aDetailSaysItsDayInFullBehindItsTitle() {
    let hours = Table(
      x: Column((0..<168).map { firstMoment + Double($0) * day / 24 }),
      series: [
        Series(id: "y", name: "y", color: red, column: Column((0..<168).map(Double.init)))
      ])
    var fixture = Fixture(hours)
    func words(_ days: ClosedRange<Double>) -> [String] {
      fixture.board.apply(
        .setRange(
          chart: 0, (firstMoment + days.lowerBound * day)...(firstMoment + days.upperBound * day)))
      return fixture.picture(role: .detail).header(measure: FixedMeasure()).texts.map(\.string)
    }
    #expect(words(3...4) == ["Followers", "Tuesday, 20 November 2018", "UTC"])
    #expect(words(3.25...3.75) == ["Followers", "Tuesday, 20 November 2018", "UTC"])
    #expect(words(3.5...4.5) == ["Followers", "20 Nov 2018 – 21 Nov 2018", "UTC"])
    // The same day elsewhere is the evening before and most of its own.
    let zone = Zone(offset: -5 * millisecondsPerHour)
    fixture = Fixture(hours.shown(in: zone))
    #expect(words(3...4).prefix(2) == ["Followers", "19 Nov 2018 – 20 Nov 2018"])
    let own = 5.0 / 24
    #expect(words(3 + own...4 + own).prefix(2) == ["Followers", "Tuesday, 20 November 2018"])
  }
}
