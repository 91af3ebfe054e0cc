import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct PriceSceneTests {
  /// Eight days: two that rise, two that fall, one that stays, and after a gap a split of four to one.
  private func fixture(_ change: (inout PriceView) -> Void = { _ in }) -> Fixture {
    var (view, presentation) = (PriceView(), Presentation())
    change(&view)
    presentation.isOfTable = true
    let history = PriceHistory(
      symbol: "ABC",
      moments: Column((0..<8).map { 1_700_006_400_000 + Double($0) * millisecondsPerDay }),
      quotes: Quotes(
        open: Column([100, 104, 108, 106, 103, .nan, 25, 26]),
        high: Column([106, 110, 109, 107, 104, .nan, 27, 27]),
        low: Column([99, 103, 105, 102, 102, .nan, 24, 24]),
        close: Column([104, 108, 106, 103, 103, .nan, 26, 25])),
      adjustedClose: Column([26, 27, 26.5, 25.75, 25.75, .nan, 26, 25]),
      volume: Column([10, 20, 30, 40, 50, .nan, 70, 80]), splits: [PriceSplit(index: 6, ratio: 4)])
    let table = Table(
      title: "ABC", prices: history, shown: view, names: ("ABC", "Volume"),
      presentation: presentation)
    var fixture = Fixture(table)
    fixture.title = "ABC"
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, table.x[3]))
    return fixture
  }

  /// Two years of days up to a Tuesday, so many that a candle is half a month: of the last one and of the first there is a part.
  @Test func candlesAtTheEndsAreReadWhereTheyAreSeen() throws {
    let days = Column((0..<730).map { 1_700_006_400_000 + Double($0) * millisecondsPerDay })
    let history = PriceHistory(
      symbol: nil, moments: days, quotes: Quotes(trades: Column((0..<730).map(Double.init))))
    let table = Table(
      title: nil, prices: history, shown: PriceView(), names: ("ABC", ""),
      presentation: Presentation())
    for (index, part) in [(729, 717..<730), (0, 0..<16)] {
      var fixture = Fixture(table)
      fixture.board.apply(.showAll(chart: 0))
      fixture.board.apply(.setIndicator(chart: 0, table.x[index]))
      let picture = fixture.picture()
      let read = try #require(picture.readIndex)
      #expect(picture.indexes(readWith: read) == part)
    }
  }

  /// Weeks of days, without weekends, that are called by when they close at 16:00.
  private func closingDays(_ weeks: Int) -> Table {
    let monday = 1_704_067_200_000 + 16 * millisecondsPerHour
    let days = (0..<weeks * 5).map { Double($0 / 5 * 7 + $0 % 5) }
    let history = PriceHistory(
      symbol: nil, moments: Column(days.map { monday + $0 * millisecondsPerDay }),
      quotes: Quotes(trades: Column(days)))
    var view = PriceView()
    view.hasSessionsAlone = true
    return Table(
      title: nil, prices: history, shown: view, names: ("ABC", ""),
      presentation: Presentation())
  }

  @Test func aCandleOfAWeekOfDaysThatCloseAtFourEndsWithItsFriday() throws {
    let table = closingDays(60)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, table.x[12]))
    let spoken = try #require(fixture.picture(Size(500, 440)).spokenPoint)
    #expect(spoken.hasPrefix("15 Jan 2024 – 19 Jan 2024"), "\(spoken)")
  }

  @Test func theAxisNamesNoDayBeforeTheFirstSession() throws {
    let table = closingDays(2)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    let labels = fixture.picture(Size(900, 440)).xLabels(measure: FixedMeasure())
    let days = labels.rows[0].map(\.string)
    #expect(days.first == "1" && Set(days).count == days.count, "\(days)")
  }

  @Test(arguments: PriceView.Form.allCases)
  func lookAsTheyAreDrawn(form: PriceView.Form) {
    let scene = fixture { $0.form = form }.picture().scene(measure: FixedMeasure())
    let difference = Golden.difference(of: scene.description, from: "prices-\(form.rawValue)")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test func whatRisesIsHollowAndWhatFallsIsFull() {
    var shapes: [Color: [Rect]] = [:]
    for case .rectangles(let rects, let fill) in fixture().picture().plot().leaves {
      shapes[fill, default: []] += rects
    }
    let theme = Theme.light
    let widths = (shapes[theme.falling] ?? []).map(\.width)
    // Three fall: a body each and the lines above and below it, no side of a frame.
    #expect(widths.filter { $0 > 2 }.count == 3)
    // Four rise or stay: of those three that are high enough a frame has two sides and two edges.
    #expect((shapes[theme.rising] ?? []).filter { $0.width == 1 && $0.height > 2 }.count >= 6)
  }

  @Test func aCardTellsAllFourAndTheChangeSinceTheDayBefore() {
    let spoken = fixture().picture().spokenPoint
    #expect(
      spoken
        == "Sat, 18 Nov 2023, Open 106, High 107, Low 102, Close 103, Volume 40, Change −3 (−2.8%)")
  }

  /// The sixth day has no price: the seventh has changed since the fifth.
  @Test func aChangeIsSinceTheLastCloseThatThereIs() {
    func spoken(_ point: Int, _ change: (inout PriceView) -> Void = { _ in }) -> String {
      var fixture = fixture(change)
      let table = fixture.board.charts[0].table
      fixture.board.apply(.setIndicator(chart: 0, table.x(at: point)))
      return fixture.picture().spokenPoint ?? ""
    }
    #expect(!spoken(5).contains("Change"), "\(spoken(5))")
    #expect(spoken(6).contains("Change −77 (−74.8%)"), "\(spoken(6))")
    #expect(spoken(6) { $0.form = .line }.contains("Change −77 (−74.8%)"))
  }

  @Test func theHeaderTellsTheLastPriceAndTheChangeOfTheRange() {
    let words = fixture().picture().header(measure: FixedMeasure()).texts.map(\.string)
    #expect(words.contains("25") && words.contains("−79 (−76%)"), "\(words)")
    #expect(words.contains("since Wed, 15 Nov 2023"), "\(words)")
  }

  @Test func aChangeOfNothingHasNoDirection() {
    var fixture = fixture()
    let x = fixture.table.x
    fixture.board.apply(.setRange(chart: 0, x[3]...x[5]))
    let header = fixture.picture().header(measure: FixedMeasure())
    #expect(header.texts.map(\.string).contains("0 (0%)"), "\(header.texts.map(\.string))")
    #expect(!header.leaves.contains { if case .polygon = $0 { true } else { false } })
  }

  @Test func adjustedPricesAreCalledSoBesideThePrice() {
    let words = fixture { $0.isAdjusted = true }.picture().header(measure: FixedMeasure()).texts
    #expect(words.map(\.string).contains("adjusted, since Wed, 15 Nov 2023"))
  }

  @Test func theAxisOfThePricesMayBeLogarithmicOrInPercentBesideTheVolume() {
    var fixture = fixture()
    fixture.board.apply(.setYScale(chart: 0, .logarithmic))
    #expect(fixture.picture().isLogarithmic && fixture.picture().yScales[1].form == .linear)
    fixture.board.apply(.setYScale(chart: 0, .percent))
    let picture = fixture.picture()
    #expect(picture.isInPercent && picture.yScales[1].form == .linear)
    #expect(
      picture.spokenPoint?.contains("Close −1 percent, 103") == true, "\(picture.spokenPoint ?? "")"
    )
    let words = picture.header(measure: FixedMeasure()).texts.map(\.string)
    #expect(words.contains("25") && words.contains("−79 (−76%)"), "\(words)")
  }

  @Test func splitsAreMarkedUnlessPricesAreAdjustedToThem() {
    func words(_ change: (inout PriceView) -> Void) -> [String] {
      fixture(change).picture().plot().texts.map(\.string)
    }
    #expect(words { _ in } == ["4:1"])
    #expect(words { $0.isAdjusted = true } == [])
  }

  @Test func withoutVolumeThePricesHaveThePlotForThemselves() {
    var fixture = fixture()
    let with = fixture.picture().yScales[0].domain
    fixture.board.apply(.toggle(chart: 0, series: 1))
    let without = fixture.picture().yScales[0].domain
    #expect(with.lowerBound < without.lowerBound && with.upperBound == without.upperBound)
    #expect(fixture.picture().sample.axes[1].layers.isEmpty)
  }

  @Test func coloursStandOutFromTheCard() {
    for theme in [Theme.light, .dark, .lightHighContrast, .darkHighContrast] {
      for color in [theme.rising, theme.falling] {
        #expect(color.contrast(with: theme.card) >= 4.5, "\(theme.card)")
      }
    }
  }
}
