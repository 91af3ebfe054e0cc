import Glibc
import TestSupport
import Testing

@testable import ChartCore
@testable import ChartScene

/// Axes of numbers, rows and durations, in 200 ranges from a thousandth to a thousand million.
@Suite struct XNumbersTests {
  private static let measure = FixedMeasure()
  private static let style = ChartStyle(theme: .light, formats: .english)

  private static let ranges: [ClosedRange<Double>] = {
    var random = SeededGenerator(seed: 43)
    return (0..<200).map { index in
      let span = pow(10, Double(index) / 199 * 12 - 3)
      let lower = Double.random(in: -3...30, using: &random) * span
      return lower...(lower + span)
    }
  }()

  private static func fixture(
    _ range: ClosedRange<Double>, _ kind: Presentation.XKind, chart: ChartKind = .lines
  ) -> Fixture {
    var presentation = Presentation()
    presentation.xKind = kind
    let x = [range.lowerBound, range.lowerBound + range.span * 0.41, range.upperBound]
    let series = Series(id: "y", name: "y", color: red, column: Column([1, 2, 3]))
    var fixture = Fixture(
      Table(kind: chart, x: Column(x), series: [series], presentation: presentation))
    fixture.board.apply(.showAll(chart: 0))
    return fixture
  }

  @Test(
    "labels never overlap and are three where three fit",
    arguments: [240.0, 320, 480, 760, 1200, 1920],
    [Presentation.XKind.numbers, .rows, .durations])
  func labels(width: Double, kind: Presentation.XKind) throws {
    for range in Self.ranges {
      let picture = Self.fixture(range, kind).picture(Size(width, 300))
      let (labels, ticks) = (
        picture.xLabels(measure: Self.measure), picture.sample.xLabelSets[0].ticks
      )
      let name = "\(range) \(width): \(ticks), \(labels.texts.map(\.string))"
      #expect(labels.overlaps.isEmpty, "\(name)")
      #expect(labels.rows.count <= 1 && labels.rectangles.isEmpty, "\(name)")
      let count = ticks.values(in: range).count
      #expect((labels.rows.first ?? []).count >= count, "\(name)")
      #expect(count >= 3 || !Self.isRoomForThree(picture, kind), "\(name)")
    }
  }

  /// Whether some step has three labels with their space in a picture's range.
  private static func isRoomForThree(_ picture: ChartPicture, _ kind: Presentation.XKind) -> Bool {
    let range = picture.sample.visibleRange
    let room = XLabelRoom(
      range, width: picture.layout.rangeEdges.span,
      metrics: ChartPicture.labelMetrics(style: style, measure: measure), isWhole: true)
    let least = range.span / 1000
    let steps =
      switch kind {
      case .durations: YTicks.durations(from: least)
      case .rows: YTicks.rows(from: least)
      default: YTicks.numbers(from: least)
      }
    return steps.contains { step in
      let notation = kind == .durations ? XNotation.duration : XNotation(of: step, over: range)
      let ticks = EvenXTicks(step, notation: notation)
      return room.fitsClosely(ticks) && ticks.ticks(in: range).count >= 3
    }
  }

  @Test("columns have their labels in their middle")
  func columns() {
    let picture = Self.fixture(1...3, .rows, chart: .bars).picture(Size(600, 300))
    let texts = picture.xLabels(measure: Self.measure).texts
    #expect(texts.map(\.string) == ["1", "3"] || texts.map(\.string) == ["1", "2", "3"])
    #expect(abs(texts[0].position.x - (picture.xScale(1) + picture.xScale(1.82)) / 2) < 1e-6)
  }

  @Test func onlyMomentsHaveAZone() {
    for kind in [Presentation.XKind.numbers, .durations, .rows] {
      var fixture = Self.fixture(1...5000, kind)
      fixture.board.apply(.showAll(chart: 0))
      let texts = fixture.picture(Size(600, 400), role: .detail).header(measure: Self.measure).texts
      let range = [
        Presentation.XKind.numbers: "1 \u{2013} 5\u{202F}000", .durations: "0:00.001 \u{2013} 0:05",
        .rows: "rows 1 \u{2013} 5\u{202F}000",
      ][kind]
      #expect(texts.map(\.string) == ["Followers", range])
    }
  }

  @Test("the name is the first to go where the header is narrow")
  func headerForms() {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.xUnit) = (.numbers, "wavelength", "nm")
    let table = Self.fixture(400...700, .numbers).table
    var fixture = Fixture(Table(x: table.x, series: table.series, presentation: presentation))
    fixture.board.apply(.showAll(chart: 0))
    for (width, words) in [(600.0, "wavelength 400 \u{2013} 700 nm"), (260, "400 \u{2013} 700 nm")]
    {
      let texts = fixture.picture(Size(width, 400)).header(measure: Self.measure).texts
      #expect(texts.map(\.string) == ["Followers", words])
    }
  }

  @Test("the card, what is heard and what is copied say the same")
  func point() {
    var presentation = Presentation()
    (presentation.xKind, presentation.xName, presentation.xUnit) = (.numbers, "wavelength", "nm")
    let series = Series(id: "y", name: "Light", color: red, column: Column([1, 2, 3]))
    let table = Table(x: Column([400, 589.3, 700]), series: [series], presentation: presentation)
    var fixture = Fixture(table)
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, 600))
    let picture = fixture.picture()
    #expect(picture.overlay(measure: Self.measure).texts.first?.string == "wavelength 589.3 nm")
    #expect(picture.spokenPoint?.hasPrefix("wavelength 589.3 nm, Light 2") == true)
    #expect(picture.copiedPoint == "wavelength\t589.3\nLight\t2")
  }

  @Test("as a whole", arguments: [Presentation.XKind.numbers, .durations, .rows])
  func golden(kind: Presentation.XKind) {
    var presentation = Presentation()
    presentation.xKind = kind
    if kind == .numbers { (presentation.xName, presentation.xUnit) = ("wavelength", "nm") }
    let step = kind == .numbers ? 7.5 : kind == .durations ? 95_000 : 1
    let plain = Table.waves(count: 40)
    let x: [Double] = (0..<40).map { (kind == .rows ? 1 : 0) + Double($0) * step }
    var fixture = Fixture(
      Table(x: Column(x), series: plain.series, presentation: presentation))
    fixture.board.apply(.setRange(chart: 0, x[10]...x[31]))
    fixture.board.apply(.setIndicator(chart: 0, x[17]))
    let text = fixture.picture().scene(measure: Self.measure).description
    #expect(Golden.difference(of: text, from: "x-\(kind.rawValue)") == nil)
  }
}
