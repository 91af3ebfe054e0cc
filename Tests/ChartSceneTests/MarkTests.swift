import ChartCore
import TestSupport
import Testing

@testable import ChartScene

/// A table drawn so that a day is 10 pixels wide and a unit 1 pixel high, 0 at y = 100.
private func input(
  _ table: Table, weights: [Double]? = nil, size: Size = Size(100, 200), pixelsPerDay: Double = 10
) -> MarkInput {
  let end = firstMoment + size.width / pixelsPerDay * day
  return MarkInput(
    table: table, draw: table.kind.drawing.marks,
    xScale: LinearScale(domain: firstMoment...end, from: 0, to: size.width),
    yScales: Array(
      repeating: ValueScale(domain: -100...100, from: 200, to: 0), count: table.kind.axisCount),
    weights: weights ?? table.series.map { _ in 1 }, colors: table.series.map(\.color),
    ground: Color(rgb: 0xFFFFFF), size: size, lineWidth: 2, crowdColor: Color(rgb: 0x0000FF))
}

/// The input's items, lines and areas without the rounding of their scales.
private func scene(_ input: MarkInput) -> Scene {
  Scene(size: input.size, items: input.items().map(\.rounded))
}

@Suite struct StepMarkTests {
  private func stairs(_ values: [Double]) -> [[Point]] {
    scene(input(.daily([values], kind: .steps))).polylines
  }

  @Test func aValueStaysUntilTheNext() {
    #expect(
      stairs([10, 30, 20]) == [
        [Point(0, 90), Point(10, 90), Point(10, 70), Point(20, 70), Point(20, 80), Point(30, 80)]
      ])
  }

  @Test func aLonePointIsALevelLine() {
    #expect(stairs([10]) == [[Point(0, 90), Point(10, 90)]])
    #expect(stairs([.nan, 10, .nan]) == [[Point(10, 90), Point(20, 90)]])
    #expect(stairs([.nan, .nan]).isEmpty)
  }

  @Test func gapsStayOpen() {
    #expect(
      stairs([10, .nan, 20, 30]) == [
        [Point(0, 90), Point(10, 90)],
        [Point(20, 80), Point(30, 80), Point(30, 70), Point(40, 70)],
      ])
  }

  @Test func timeThatNoValueFillsStaysOpen() {
    let series = Series(id: "y", name: "y", color: red, column: Column([10, 20, 30]))
    let x = Column([0, 1, 5].map { firstMoment + $0 * day })
    let lines = scene(input(Table(kind: .steps, x: x, series: [series]))).polylines
    #expect(lines.map { $0.map(\.x) } == [[0, 10, 10, 20], [50, 60]])
  }
}

@Suite struct BarMarkTests {
  private func bars(_ columns: [[Double]], weights: [Double]? = nil, pixelsPerDay: Double = 10)
    -> [(rects: [Rect], fill: Color)]
  {
    scene(
      input(.daily(columns, kind: .bars), weights: weights, pixelsPerDay: pixelsPerDay)
    ).bars
  }

  @Test func columnsStandOnZeroAndTouch() {
    let bars = bars([[10, -20, 0, .nan, 30]])
    #expect(bars.count == 1 && bars[0].fill == green)
    #expect(
      bars[0].rects == [
        Rect(0, 90, 10, 10), Rect(10, 100, 10, 20), Rect(20, 100, 10, 0), Rect(40, 70, 10, 30),
      ])
  }

  @Test func theTallerOneIsBehind() {
    let bars = bars([[10, 40], [30, 20]])
    // Behind are the second series in the first column and the first in the second.
    #expect(
      bars.map(\.rects) == [
        [Rect(10, 60, 10, 40)], [Rect(0, 70, 10, 30)], [Rect(0, 90, 10, 10)],
        [Rect(10, 80, 10, 20)],
      ])
    #expect(bars.map(\.fill) == [green, red, green, red])
  }

  @Test func aFadingSeriesIsTranslucentAndAHiddenOneGone() {
    #expect(bars([[10], [20]], weights: [1, 0.25]).map(\.fill) == [red.faded(by: 0.25), green])
    #expect(bars([[10], [20]], weights: [1, 0]).map(\.fill) == [green])
    #expect(bars([[.nan], [.nan]]).isEmpty)
  }

  @Test func pointsThatShareAPixelShowTheLowestAndTheHighest() {
    let bars = bars([[10, 40, 20, .nan, 30, 30, -5, 5]], pixelsPerDay: 0.25)
    let half = green.mixed(with: Color(rgb: 0xFFFFFF), by: 0.5)
    #expect(bars.map(\.fill) == [half, half, green])
    #expect(bars[0].rects == [Rect(0, 60, 1, 40), Rect(1, 70, 1, 30)])
    // Values at both sides of 0: from the one end to the other.
    #expect(bars[1].rects == [Rect(1, 100, 1, 5)])
    #expect(bars[2].rects == [Rect(0, 90, 1, 10)])
  }

  @Test func edgesThatTouchAreTheSameNumber() {
    for pixelsPerDay in [1.0, 1.1, 2.345, 7.77777, 33.3333] {
      let rects = bars([(0..<90).map { Double($0) }], pixelsPerDay: pixelsPerDay)[0].rects
      #expect(zip(rects, rects.dropFirst()).allSatisfy { $0.maxX == $1.x })
      #expect(rects.allSatisfy { $0.maxY == 100 })
    }
  }
}

@Suite struct StackedBarMarkTests {
  private func bars(_ columns: [[Double]], weights: [Double]? = nil, pixelsPerDay: Double = 10)
    -> [(rects: [Rect], fill: Color)]
  {
    scene(
      input(.daily(columns, kind: .stackedBars), weights: weights, pixelsPerDay: pixelsPerDay)
    ).bars
  }

  @Test func valuesStandOnEachOtherFromTheTopDown() {
    let bars = bars([[10, 20], [30, .nan], [5, 0]])
    #expect(bars.map(\.fill) == [blue, red, green])
    // Each reaches a pixel under the next, which is painted over it.
    #expect(
      bars.map(\.rects) == [
        [Rect(0, 55, 10, 6)], [Rect(0, 60, 10, 31)], [Rect(0, 90, 10, 10), Rect(10, 80, 10, 20)],
      ])
  }

  @Test func negativesHang() {
    let bars = bars([[10], [-30], [5], [-1]])
    #expect(bars.map(\.fill) == [green, blue, red, green])
    #expect(
      bars.map { $0.rects[0] } == [
        Rect(0, 129, 10, 2), Rect(0, 85, 10, 6), Rect(0, 100, 10, 30), Rect(0, 90, 10, 10),
      ])
  }

  @Test func aFadingSeriesShrinks() {
    let bars = bars([[40], [20]], weights: [0.5, 1])
    #expect(bars.map(\.fill) == [red, green])
    #expect(bars.map(\.rects) == [[Rect(0, 60, 10, 21)], [Rect(0, 80, 10, 20)]])
    #expect(self.bars([[40], [20]], weights: [0, 1]).map(\.rects) == [[Rect(0, 80, 10, 20)]])
  }

  @Test func pointsThatShareAPixelShowTheirMean() {
    let bars = bars([[10, 30, 5, .nan], [10, 3, 2, .nan]], pixelsPerDay: 0.25)
    // Of the three points that have values: 15 and 5.
    #expect(bars.map(\.fill) == [red, green])
    #expect(bars.map(\.rects) == [[Rect(0, 80, 1, 6)], [Rect(0, 85, 1, 15)]])
  }

  @Test func whatHangsInAPixelIsAMeanOfItsOwn() {
    let bars = bars([[10, -30], [-4, -4]], pixelsPerDay: 0.5)
    #expect(bars.map(\.fill) == [red, green])
    #expect(
      bars.map(\.rects) == [[Rect(0, 114, 1, 5)], [Rect(0, 95, 1, 5), Rect(0, 100, 1, 15)]])
  }

  @Test func nothingButGapsIsNothing() {
    #expect(bars([[.nan, .nan], [.nan, .nan]]).isEmpty)
  }
}

@Suite struct AreaMarkTests {
  private func areas(
    _ columns: [[Double]], weights: [Double]? = nil, kind: ChartKind = .areas
  ) -> Scene { scene(input(.daily(columns, kind: kind), weights: weights)) }

  @Test func areasGoDownToZeroTheTopFirst() {
    let scene = areas([[10, 20], [5, 5]])
    #expect(
      scene.polygons == [
        [Point(0, 100), Point(0, 85), Point(10, 75), Point(10, 100)],
        [Point(0, 100), Point(0, 90), Point(10, 80), Point(10, 100)],
      ])
    #expect(scene.items.map(\.fill) == [red, green])
  }

  @Test func aGapBreaksTheAreaAndOneSeriesGapDoesNot() {
    let scene = areas([[10, 20, .nan, 10, 10], [5, .nan, .nan, 5, 5]])
    let both: [[Double]] = [[0, 0, 10, 10], [30, 30, 40, 40]]
    #expect(scene.polygons.map { $0.map(\.x) } == both + both)
    #expect(scene.polygons[0][2] == Point(10, 80))
  }

  @Test func aLonePointIsAnUprightLine() {
    let scene = areas([[.nan, 10, .nan]])
    #expect(
      scene.polygons == [[Point(9, 90), Point(11, 90), Point(11, 100), Point(9, 100)]])
  }

  @Test func percentagesReachAHundred() {
    let scene = areas([[1, 3], [3, 1]], kind: .percentageAreas)
    #expect(scene.polygons[0].map(\.y) == [100, 0, 0, 100])
    #expect(scene.polygons[1].map(\.y) == [100, 75, 25, 100])
  }

  @Test func aFadingSeriesGivesItsRoomToTheOthers() {
    let scene = areas([[1, 3], [3, 2]], weights: [1, 0.5], kind: .percentageAreas)
    #expect(scene.polygons[0].map(\.y) == [100, 0, 0, 100])
    #expect(scene.polygons[1].map(\.y) == [100, 60, 25, 100])
    #expect(areas([[1, 3], [3, 1]], weights: [1, 0]).polygons.count == 1)
  }

  @Test func pointsThatShareAPixelAreOneOfTheirMean() {
    func edge(_ kind: ChartKind) -> [Point] {
      let table = Table.daily([[1, 3, 10, .nan, 8], [3, 9, 0, .nan, 0]], kind: kind)
      return scene(input(table, pixelsPerDay: 0.5)).polygons[1]
    }
    // From the first moment to the last, through the middles of the columns; the gap has no part.
    #expect(
      edge(.areas) == [
        Point(0, 100), Point(0, 98), Point(0.25, 98), Point(1.25, 90), Point(2, 92), Point(2, 100),
      ])
    #expect(
      edge(.percentageAreas).map(\.y) == [100, 75, 75, 0, 0, 100])
  }

  @Test func twoValuesOfOneMomentAreAnUprightEdge() {
    let moments = [0.0, 1, 1, 2].map { firstMoment + $0 * day }
    let series = Series(id: "y", name: "y", color: red, column: Column([10, 10, 30, 30]))
    let table = Table(kind: .areas, x: Column(moments), series: [series])
    #expect(
      scene(input(table)).polygons[0].dropFirst().dropLast() == [
        Point(0, 90), Point(10, 90), Point(10, 70), Point(20, 70),
      ])
  }

  @Test func negativesHang() {
    let scene = areas([[10, 10], [-20, -20]])
    #expect(
      scene.polygons.map { $0.map(\.y) } == [
        [100, 90, 90, 100], [100, 120, 120, 100], [100, 90, 90, 100], [100, 100, 100, 100],
      ])
    #expect(scene.items.map(\.fill) == [red, red, green, green])
  }
}

/// What is asked of crowded pixels: no extreme is lost, or what stands on each other is the mean.
@Suite struct DenseMarkTests {
  private static let columns = 60

  @Test(
    "each pixel column has its true lowest and highest",
    arguments: [ChartKind.lines, .steps, .bars], 0..<8 as Range<UInt64>)
  func extremesStay(kind: ChartKind, seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let count = Int.random(in: 600...3_000, using: &numbers)
    let values = (0..<count).map { _ in Double(Int.random(in: 1...90, using: &numbers)) }
    let input = input(
      .daily([values], kind: kind), size: Size(Double(Self.columns), 200),
      pixelsPerDay: Double(Self.columns) / Double(count))
    var expected = Array(repeating: (low: 999.0, high: -999.0), count: Self.columns)
    // A bar is in the column that the middle of its period is in.
    let half = kind == .bars ? day / 2 : 0
    for (index, value) in values.enumerated() {
      let column = min(Int(input.xScale(input.table.x[index] + half)), Self.columns - 1)
      expected[column].low = min(expected[column].low, value)
      expected[column].high = max(expected[column].high, value)
    }
    let drawn = extremes(in: scene(input), values: values)
    for column in 0..<Self.columns {
      #expect(drawn[column].contains(expected[column].low), "seed \(seed), column \(column)")
      #expect(drawn[column].contains(expected[column].high), "seed \(seed), column \(column)")
    }
  }

  @Test(
    "each pixel column has its true mean",
    arguments: [ChartKind.stackedBars, .areas], 0..<8 as Range<UInt64>)
  func meansStay(kind: ChartKind, seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let perColumn = Int.random(in: 2...90, using: &numbers)
    let values = (0..<Self.columns * perColumn).map { _ in
      Double(Int.random(in: 1...90, using: &numbers))
    }
    let input = input(
      .daily([values], kind: kind), size: Size(Double(Self.columns), 200),
      pixelsPerDay: 1 / Double(perColumn))
    let corners = scene(input).bars.flatMap(\.rects).map { Point($0.x + 0.5, $0.y) }
    // An area has corners on 0 and at its very ends too.
    let edge = scene(input).polygons.flatMap { $0.dropFirst(2).dropLast(2) }
    #expect((corners + edge).count == Self.columns, "seed \(seed)")
    for (column, point) in (corners + edge).enumerated() {
      let shared = values[column * perColumn..<(column + 1) * perColumn]
      let mean = shared.reduce(0, +) / Double(perColumn)
      #expect(Int(point.x) == column, "seed \(seed)")
      #expect(abs(100 - point.y - mean) < 0.001, "seed \(seed), column \(column)")
    }
  }

  /// The values that have a corner in each pixel column.
  private func extremes(in scene: Scene, values: [Double]) -> [Set<Double>] {
    var found = Array(repeating: Set<Double>(), count: Self.columns)
    let corners = scene.bars.flatMap(\.rects).map { Point($0.x + 0.5, $0.y) }
    for point in scene.polylines.flatMap(\.self) + corners
    where (0..<Double(Self.columns)).contains(point.x) {
      found[Int(point.x)].insert((100 - point.y).rounded())
    }
    return found
  }
}

extension Scene.Item {
  fileprivate var rounded: Scene.Item {
    func rounded(_ points: [Point]) -> [Point] {
      points.map { Point(($0.x * 1e6).rounded() / 1e6, ($0.y * 1e6).rounded() / 1e6) }
    }
    switch self {
    case .polyline(let points, let width, let color):
      return .polyline(rounded(points), width: width, color: color)
    case .polygon(let points, let fill): return .polygon(rounded(points), fill: fill)
    default: return self
    }
  }

  fileprivate var fill: Color? {
    switch self {
    case .polygon(_, let fill), .rectangles(_, let fill): fill
    default: nil
    }
  }
}

@Suite struct LogarithmicMarkTests {
  private func scene(_ values: [Double], _ kind: ChartKind) -> Scene {
    var input = input(.daily([values], kind: kind))
    input.yScales = [ValueScale(domain: 1...100, form: .logarithmic, from: 200, to: 0)]
    return ChartSceneTests.scene(input)
  }

  @Test func valuesWithoutAPlaceAreGaps() {
    let scene = scene([1, 10, 0, 100, -3, 10, 1], .lines)
    #expect(
      scene.polylines == [[Point(0, 200), Point(10, 100)], [Point(50, 100), Point(60, 200)]])
    #expect(scene.rings == [Point(30, 0)])
  }

  @Test func stepsEndThere() {
    #expect(
      scene([1, 10, 0, 100], .steps).polylines == [
        [Point(0, 200), Point(10, 200), Point(10, 100), Point(20, 100)],
        [Point(30, 0), Point(40, 0)],
      ])
  }
}
