import ChartCore
import ChartScene
import TestSupport
import Testing

@Suite struct ChartPictureTests {
  private static let size = Size(600, 440)

  private func waves(count: Int = 40) -> Fixture {
    var fixture = Fixture(Table.waves(count: count))
    fixture.board.apply(.setRange(chart: 0, (firstMoment + 16 * day)...(firstMoment + 30 * day)))
    return fixture
  }

  private func matches(
    _ scene: Scene, _ name: String, at location: SourceLocation = #_sourceLocation
  ) {
    let difference = Golden.difference(of: scene.description, from: name)
    #expect(difference == nil, sourceLocation: location)
  }

  @Test func full() { matches(waves().picture(Self.size).scene(measure: FixedMeasure()), "full") }

  @Test func dark() {
    var fixture = waves()
    fixture.style.theme = .dark
    fixture.board.apply(.toggle(chart: 0, series: 1))
    matches(fixture.picture(Self.size).scene(measure: FixedMeasure()), "dark")
  }

  @Test func highContrast() {
    var fixture = waves()
    fixture.style.theme = .lightHighContrast
    fixture.style.textScale = 1.5
    matches(
      fixture.picture(Self.size).scene(measure: FixedMeasure()), "high-contrast-large-text")
  }

  @Test func card() {
    var fixture = waves()
    fixture.style.theme = .dark
    fixture.board.apply(.showAll(chart: 0))
    matches(fixture.picture(Self.size, form: .card).scene(measure: FixedMeasure()), "card-dark")
  }

  @Test func gaps() {
    var fixture = Fixture(
      Table.daily([
        [3, 4, .nan, 5, .nan, 6, 7, .nan, .nan, 2], [.nan, 1, 2, 3, 4, 5, 6, 7, 8, .nan],
      ]))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 2 * day))
    matches(fixture.picture(Self.size).scene(measure: FixedMeasure()), "gaps")
  }

  private func lines(_ count: Int, points: Int = 40) -> Fixture {
    let columns = (0..<count).map { line in
      (0..<points).map { point -> Double in
        let wave = point * (37 + line) % 113
        return Double(90 * line + wave)
      }
    }
    return Fixture(Table.daily(columns))
  }

  @Test("at every width", arguments: [360.0, 1000, 1600], [1, 7, 61])
  func widths(width: Double, count: Int) {
    let size = Size(width, width < 500 ? 500 : 700)
    matches(
      lines(count, points: count > 12 ? 4 : 40).picture(size).scene(measure: FixedMeasure()),
      "width-\(Int(width))-\(count)")
  }

  @Test("patterns and markers of few lines, patterns of many", arguments: [7, 16])
  func patterns(count: Int) {
    var fixture = lines(count)
    fixture.style.hasPatterns = count == 7
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 30 * day))
    matches(fixture.picture(Self.size).scene(measure: FixedMeasure()), "patterns-\(count)")
  }

  @Test("lines over surfaces in high contrast", arguments: [ChartKind.bars, .stackedBars, .areas])
  func hatches(kind: ChartKind) {
    var fixture = Fixture(Table.sample(kind))
    fixture.style.theme = .darkHighContrast
    fixture.board.apply(.setRange(chart: 0, (firstMoment + 16 * day)...(firstMoment + 20 * day)))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 18 * day))
    matches(
      fixture.picture(Size(420, 400)).scene(measure: FixedMeasure()), "hatch-\(kind.rawValue)")
  }

  @Test func logarithmicAxis() {
    let values = (0..<40).map { (day: Int) -> Double in
      let wave = (day * 37) % 113
      return day % 13 == 5 ? 0 : Double(wave * day * day + 1)
    }
    var fixture = Fixture(Table.daily([values, values.map { 3 * $0 + 20 }]))
    fixture.board.apply(.showAll(chart: 0))
    fixture.board.apply(.setYScale(chart: 0, .logarithmic))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 18 * day))
    matches(fixture.picture(Self.size).scene(measure: FixedMeasure()), "logarithmic")
  }

  @Test func offsetAxis() {
    let values = (0..<40).map { 1_500_000 + Double(($0 * 37) % 113) / 200 }
    var fixture = Fixture(Table.daily([values]))
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + 34 * day))
    matches(fixture.picture(Self.size).scene(measure: FixedMeasure()), "offset")
  }

  @Test("each kind in both themes", arguments: ChartKind.allCases.filter { $0 != .pie })
  func kinds(kind: ChartKind) {
    for theme in [Theme.light, .dark] {
      var fixture = Fixture(Table.sample(kind))
      fixture.style.theme = theme
      fixture.board.apply(.setRange(chart: 0, (firstMoment + 16 * day)...(firstMoment + 30 * day)))
      fixture.board.apply(.setIndicator(chart: 0, firstMoment + 20 * day))
      matches(
        fixture.picture(Self.size, role: .overview).scene(measure: FixedMeasure()),
        "kind-\(kind.rawValue)-\(theme.isDark ? "dark" : "light")")
    }
  }

  @Test func narrow() {
    matches(waves().picture(Size(240, 200)).scene(measure: FixedMeasure()), "narrow")
  }

  @Test func midAnimation() {
    var fixture = waves()
    var motion = ChartMotion(resting: fixture.target(Self.size))
    fixture.board.apply(.toggle(chart: 0, series: 0))
    fixture.board.apply(.showAll(chart: 0))
    motion.follow(fixture.target(Self.size), transition: .glide, at: 10)
    let sample = motion.sample(at: 10.125)
    matches(
      fixture.picture(Self.size, sample: sample).scene(measure: FixedMeasure()), "mid-animation")
  }

  @Test(
    "the indicator's card changes side",
    arguments: [(18.0, "indicator-right"), (28, "indicator-left")])
  func indicator(number: Double, golden: String) {
    var fixture = waves()
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + number * day))
    matches(fixture.picture(Self.size).overlay(measure: FixedMeasure()), golden)
  }

  @Test("a golden does not match another picture", .disabled(if: Golden.isRecording))
  func plantedDifference() throws {
    var fixture = waves()
    fixture.style.theme.grid = Color(rgb: 0x182D3B, alpha: 0.2)
    let scene = fixture.picture(Self.size).scene(measure: FixedMeasure())
    let difference = try #require(Golden.difference(of: scene.description, from: "full"))
    #expect(difference.contains("#182D3B*0.1"))
    #expect(difference.contains("#182D3B*0.2"))
  }

  @Test func equalInputGivesEqualScenes() {
    let scenes = (0..<2).map { _ in waves().picture(Self.size).scene(measure: FixedMeasure()) }
    #expect(scenes[0] == scenes[1])
  }

  @Test("no size, table or number breaks a scene", arguments: 0..<60 as Range<UInt64>)
  func survivesAnything(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &numbers)
    let extremes: [Double] = [.nan, 0, -1e308, 1e308, .leastNonzeroMagnitude, 1, -3, 1e15]
    let columns = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
      (0..<count).map { _ in extremes.randomElement(using: &numbers) ?? 0 }
    }
    let kind = ChartKind.allCases[Int(seed) % ChartKind.allCases.count]
    let isPair = kind.axisCount == 2
    var fixture = Fixture(
      Table.daily(isPair ? [columns[0], columns[columns.count - 1]] : columns, kind: kind))
    fixture.style.textScale = Double.random(in: 0.5...3, using: &numbers)
    fixture.board.apply(.setIndicator(chart: 0, firstMoment + Double(count / 2) * day))
    fixture.board.apply(.showAll(chart: 0))
    for size in [Size(0, 0), Size(1, 1), Size(240, 200), Size(700, 500)] {
      let scene = fixture.picture(size).scene(measure: FixedMeasure())
      let corners = scene.bars.flatMap(\.rects).flatMap { [$0.origin, Point($0.maxX, $0.maxY)] }
      let points =
        scene.polylines.flatMap { $0 } + scene.polygons.flatMap { $0 } + corners + scene.rings
        + scene.texts.map(\.position)
      #expect(points.allSatisfy { abs($0.x) < 10_000 && abs($0.y) < 10_000 }, "seed \(seed)")
      #expect(!scene.description.contains("nan"), "seed \(seed)")
    }
  }
}
