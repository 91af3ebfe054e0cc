import ChartCore
import ChartScene
import TestSupport
import Testing

/// Stacks that were looked up for the axis, and are not looked up again for the picture.
@Suite struct KnownStackTests {
  private static let size = Size(600, 440)

  /// So many points that several share a pixel.
  private static func table(_ kind: ChartKind, height: Double = 1) -> Table {
    let count = 20_000
    let series = (0..<3).map { line in
      let values = (0..<count).map { Double(($0 * (line + 7)) % 101) * height }
      return Series(
        id: "y\(line)", name: "#\(line)", color: Color(rgb: 0x3DC23F), column: Column(values))
    }
    return Table(kind: kind, x: Column(start: 0, step: 60_000, count: count), series: series)
  }

  private static func sample(of fixture: Fixture) -> ChartSample {
    let layout = fixture.layout(size)
    return ChartSample(
      settled: ChartTarget(
        table: fixture.table, state: fixture.board.charts[0].view, width: layout.rangeEdges.span,
        labels: .even(80), hasContext: true))
  }

  private static func plot(_ fixture: Fixture, _ sample: ChartSample) -> Scene {
    fixture.picture(size, sample: sample).plot()
  }

  @Test(arguments: [ChartKind.stackedBars, .areas])
  func whatIsKnownIsDrawn(kind: ChartKind) throws {
    let fixture = Fixture(Self.table(kind))
    var sample = Self.sample(of: fixture)
    let known = try #require(sample.stack)
    let withKnown = Self.plot(fixture, sample)
    sample.stack = nil
    #expect(withKnown == Self.plot(fixture, sample))
    // It is indeed what is drawn.
    sample.stack = Stack(
      of: Self.table(kind, height: 0.5), at: known.groups, weights: known.weights)
    #expect(withKnown != Self.plot(fixture, sample))
  }

  /// On the way to another range, or while a series leaves.
  @Test(arguments: [ChartKind.stackedBars, .areas])
  func whatIsKnownOfSomethingElseDoesNotMatter(kind: ChartKind) {
    let fixture = Fixture(Self.table(kind))
    let settled = Self.sample(of: fixture)
    var (moved, faded) = (settled, settled)
    moved.visibleRange = 0...(moved.visibleRange.span / 2)
    faded.opacities[1] = 0.5
    for sample in [moved, faded] {
      var fresh = sample
      fresh.stack = nil
      #expect(Self.plot(fixture, sample) == Self.plot(fixture, fresh))
    }
  }

  @Test(arguments: [ChartKind.lines, .bars, .percentageAreas])
  func otherKindsHaveNone(kind: ChartKind) {
    #expect(Self.sample(of: Fixture(Self.table(kind))).stack == nil)
  }
}
