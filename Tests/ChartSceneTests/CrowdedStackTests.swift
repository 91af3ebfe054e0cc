import ChartCore
import TestSupport
import Testing

@testable import ChartScene

/// Stacks of more points than pixels as a chart shows them: at rest, moved and zoomed.
@Suite struct CrowdedStackTests {
  private static let size = Size(300, 400)
  private static let kinds: [ChartKind] = [.bars, .stackedBars, .areas]

  private func picture(
    of table: Table, in range: ClosedRange<Double>, hidden: [Int] = []
  ) -> ChartPicture {
    var fixture = Fixture(table)
    for series in hidden { fixture.board.apply(.toggle(chart: 0, series: series)) }
    fixture.board.apply(.setRange(chart: 0, range))
    let layout = fixture.layout(Self.size)
    let target = ChartTarget(
      table: table, state: fixture.board.charts[0].view, width: layout.rangeEdges.span,
      miniMapWidth: layout.grid.width, labels: .even(80), hasContext: true)
    return fixture.picture(Self.size, sample: ChartSample(settled: target))
  }

  private func noise(_ kind: ChartKind, using random: inout SeededGenerator) -> Table {
    let count = [50, 300, 500, 2_000, 20_000].randomElement(using: &random) ?? 50
    let lowest = [-900, 0].randomElement(using: &random) ?? 0
    return .daily(
      (0..<3).map { _ in
        (0..<count).map { _ in
          Int.random(in: 0..<10, using: &random) == 0
            ? .nan : Double(Int.random(in: lowest...1_000, using: &random))
        }
      }, kind: kind)
  }

  /// The heights of all corners of the series, in pixels.
  private func heights(_ scene: Scene) -> [Double] {
    scene.bars.flatMap(\.rects).flatMap { [$0.y, $0.maxY] }
      + scene.polygons.flatMap(\.self).map(\.y)
  }

  @Test(
    "the y axis holds all that is drawn, at any zoom", arguments: kinds, 0..<30 as Range<UInt64>)
  func scalesHoldWhatIsDrawn(kind: ChartKind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = noise(kind, using: &random)
    let ends = (0..<2).map { _ in Double.random(in: table.domain, using: &random) }
    let picture = picture(
      of: table, in: min(ends[0], ends[1])...max(ends[0], ends[1]),
      hidden: Bool.random(using: &random) ? [1] : [])
    let plot = heights(picture.plot())
    let inset = ChartLayout.lowerInset
    let area = inset - 0.01...picture.layout.plot.height - inset + 0.01
    #expect(plot.allSatisfy(area.contains), "seed \(seed)")
    let map = heights(picture.miniMapSeries())
    #expect(map.allSatisfy((4 - 0.01...44 + 0.01).contains), "seed \(seed)")
  }

  @Test("as the range moves, columns move as they are", arguments: 0..<10 as Range<UInt64>)
  func columnsKeepTheirHeight(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let table = Table.daily(
      [(0..<3_000).map { _ in Double(Int.random(in: 0...900, using: &random)) }],
      kind: .stackedBars)
    let start = firstMoment + Double.random(in: 200...900, using: &random) * day
    var seen: Set<Double> = []
    var (first, last) = ([Double](), [Double]())
    for step in 0..<8 {
      let lower = start + Double(step) * 1.7 * day
      let picture = picture(of: table, in: lower...lower + 1_100 * day)
      let scale = picture.yScales[0]
      let values = picture.plot().bars.flatMap(\.rects).map { rect in
        (scale.invert(rect.y) * 100).rounded() / 100
      }
      if step == 0 { first = values }
      last = values
      seen.formUnion(values.dropFirst().dropLast())
    }
    // Rounding to a hundredth may tell a height twice; new ones only come in at the right.
    #expect(first.count > 210, "seed \(seed)")
    #expect(Double(seen.count) < Double(first.count) * 1.2, "seed \(seed)")
    #expect(Set(first).intersection(last).count > 185, "seed \(seed)")
  }

  @Test func nothingJumpsWherePointsBeginToShareAPixel() {
    let values = (0..<300).map { Double(100 + $0 * 37 % 91) }
    let table = Table.daily([values], kind: .stackedBars)
    func rects(pixelsPerDay: Double) -> [Rect] {
      let span = 216 / pixelsPerDay * day
      return picture(of: table, in: firstMoment...firstMoment + span).plot().bars.flatMap(\.rects)
    }
    let (apart, together) = (rects(pixelsPerDay: 1), rects(pixelsPerDay: 0.9999))
    // The narrower days leave room for the beginning of one more.
    #expect(apart.count == 216 && together.count == 217)
    for (a, b) in zip(apart, together) {
      #expect(
        abs(a.x - b.x) <= 1 && abs(a.y - b.y) < 0.05 && abs(a.width - b.width) < 0.001, "\(a) \(b)")
    }
  }
}
