import ChartCore
import Testing

@testable import ChartScene

/// Series that are too many to be told apart.
@Suite struct EnvelopeMarkTests {
  private static let count = Limits.drawnSeries + 1

  /// Series whose values are 0 to 600 at the first day, and 10 less at the second; a gap at the third.
  private func table(_ kind: ChartKind, count: Int = count) -> Table {
    .daily((0..<count).map { [Double($0), Double($0) - 10, .nan] }, kind: kind)
  }

  private func input(_ table: Table, weights: [Double]? = nil) -> MarkInput {
    let scale = ValueScale(domain: -10...1_000_000, from: 1_000_010, to: 0)
    return MarkInput(
      table: table, draw: table.kind.drawing.marks,
      xScale: LinearScale(domain: table.x[0]...table.x[2], from: 0, to: 20), yScales: [scale],
      weights: weights ?? table.series.map { _ in 1 }, colors: table.series.map(\.color),
      ground: Color(rgb: 0xFFFFFF), size: Size(20, 1_000_010), lineWidth: 2,
      crowdColor: Color(rgb: 0x0000FF))
  }

  @Test func linesAreTheAreaBetweenTheirEnds() throws {
    let items = input(table(.lines)).items()
    let edges = items.compactMap { item in
      if case .polyline(let points, _, _) = item { points.map { 1_000_000 - $0.y } } else { nil }
    }
    #expect(edges == [[512, 502], [0, -10]])
    guard case .polygon(let outline, _) = try #require(items.first) else {
      Issue.record("no area")
      return
    }
    #expect(outline.count == 4)
  }

  @Test(arguments: [(ChartKind.steps, [512.0, 512]), (.bars, [512, 512])])
  func columnsReachFromTheLowestToTheHighest(kind: ChartKind, heights: [Double]) {
    let items = input(table(kind)).items()
    let rects = items.flatMap { item in
      if case .rectangles(let rects, _) = item { rects } else { [Rect]() }
    }
    #expect(rects.map(\.height) == heights)
  }

  @Test func stacksReachToTheirTop() {
    let sum = Double(Self.count * (Self.count - 1) / 2)
    let stack = Stack(
      of: table(.stackedBars), at: [0..<1, 1..<2, 2..<3],
      weights: .init(repeating: 1, count: Self.count))
    #expect(stack.extent(at: 0) == 0...sum)
    #expect(stack.extent(at: 1) == -55...(sum - 10 * Double(Self.count) + 55))
    #expect(stack.isGap(at: 2) && !stack.isGap(at: 1))
    let shares = Stack(
      of: table(.percentageAreas), at: [0..<1], weights: .init(repeating: 1, count: Self.count))
    #expect(shares.extent(at: 0) == 0...100)
  }

  /// As few as can be told apart are drawn as such, whatever the table has.
  @Test func fewShownSeriesAreDrawnOneByOne() {
    let weights = (0..<Self.count).map { $0 < 3 ? 1.0 : 0 }
    #expect(input(table(.lines), weights: weights).items().count == 3)
    #expect(input(table(.lines, count: Limits.drawnSeries)).items().count == Limits.drawnSeries)
  }

  @Test func thereAreNoCheckButtons() {
    #expect(table(.lines).checkedSeries.isEmpty && table(.lines).isCrowd)
    #expect(table(.lines, count: 41).checkedSeries.isEmpty)
    #expect(table(.lines, count: 40).checkedSeries.count == 40)
    #expect(table(.lines, count: 1).checkedSeries.isEmpty)
  }
}
