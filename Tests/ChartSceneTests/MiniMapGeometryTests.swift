import ChartCore
import ChartScene
import TestSupport
import Testing

@Suite struct MiniMapGeometryTests {
  /// A day is ten pixels.
  let table = Table.waves(count: 101)

  private func geometry(_ range: ClosedRange<Double>, width: Double = 1000) -> MiniMapGeometry {
    MiniMapGeometry(width: width, height: 44, domain: table.domain, visibleRange: range)
  }

  private func days(_ first: Double, _ last: Double) -> ClosedRange<Double> {
    (firstMoment + first * day)...(firstMoment + last * day)
  }

  @Test func theFrameSpansTheVisibleRange() {
    #expect(geometry(days(20, 45)).frame == Rect(200, 0, 250, 44))
    #expect(geometry(table.domain).frame == Rect(0, 0, 1000, 44))
  }

  @Test(
    "a key moves by whole points where some are seen",
    arguments: [
      (30.0, 100.0, 1.0, 3.0), (42, 100, 1, 4), (5, 100, 1, 1), (4, 4, 2, 2), (0.5, 100, 1, 0.1),
      (30, 100, 0, 3), (30, 100, .nan, 3), (1, 1e6, 1, 1000), (0, 0, 1, 0),
    ])
  func keyStep(span: Double, domain: Double, spacing: Double, step: Double) {
    #expect(MiniMapGeometry.keyStep(of: span, in: domain, spacing: spacing) == step)
  }

  @Test(
    "targets reach outside the window but leave the body",
    arguments: [
      (0.0, MiniMapTarget.outside), (189, .outside), (190, .lowerHandle), (200, .lowerHandle),
      (211, .lowerHandle), (212, .body), (325, .body), (437, .body), (438, .upperHandle),
      (459, .upperHandle), (460, .outside), (999, .outside), (-1e300, .outside),
    ])
  func targets(x: Double, target: MiniMapTarget) {
    #expect(geometry(days(20, 45)).target(at: Point(x, 22)) == target)
  }

  @Test("the smallest window can still be moved and resized", arguments: [0.0, 30, 95])
  func smallestWindow(start: Double) {
    for width in [200.0, 400, 1000, 2000] {
      let geometry = geometry(days(start, start + 5), width: width)
      #expect(geometry.frame.x >= 0 && geometry.frame.maxX <= width)
      let found = Set(
        stride(from: 0, to: width, by: 1).map { geometry.target(at: Point($0, 22)) })
      #expect(found == Set(MiniMapTarget.allCases))
      let body = stride(from: 0, to: width, by: 1).filter {
        geometry.target(at: Point($0, 22)) == .body
      }
      #expect(body.count >= 10)
    }
  }

  @Test("every pixel is a target in its order, however small the map", arguments: [0.0, 1, 10, 34])
  func tinyMaps(width: Double) {
    let geometry = geometry(days(40, 60), width: width)
    let order: [MiniMapTarget] = [.outside, .lowerHandle, .body, .upperHandle, .outside]
    var step = 0
    for x in stride(from: -60.0, through: width + 60, by: 0.5) {
      let target = geometry.target(at: Point(x, 0))
      while step < order.count && order[step] != target { step += 1 }
    }
    #expect(step == order.count - 1)
    #expect(geometry.frame.width <= width && geometry.frame.x >= 0)
  }

  @Test func aDragMeansTheSameDistanceInTime() {
    let geometry = geometry(days(20, 45))
    let start = days(20, 45)
    func action(_ target: MiniMapTarget) -> Board.Action {
      geometry.action(dragging: target, by: -50, from: start, chart: 3)
    }
    #expect(action(.lowerHandle) == .resizeLower(chart: 3, to: firstMoment + 15 * day))
    #expect(action(.upperHandle) == .resizeUpper(chart: 3, to: firstMoment + 40 * day))
    #expect(action(.body) == .setRange(chart: 3, days(15, 40)))
    #expect(action(.outside) == .setRange(chart: 3, days(15, 40)))
  }

  @Test(
    "a click brings the window to its moment, and stays in the map",
    arguments: [(500.0, 50.0), (-20, 0), (1e9, 100)])
  func click(x: Double, expected: Double) {
    let action = geometry(days(20, 45)).action(clickingAt: Point(x, 5), chart: 0)
    #expect(action == .centre(chart: 0, on: firstMoment + expected * day))
  }

  @Test(
    "drags of any length clamp to the domain and the least span",
    arguments: 0..<100 as Range<UInt64>)
  func dragsClamp(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    var board = Board(tables: [table])
    for _ in 0..<20 {
      let range = board.charts[0].view.visibleRange
      let target = MiniMapTarget.allCases.randomElement(using: &numbers) ?? .body
      let pixels = Double.random(in: -3000...3000, using: &numbers)
      board.apply(geometry(range).action(dragging: target, by: pixels, from: range, chart: 0))
      let result = board.charts[0].view.visibleRange
      #expect(table.domain.lowerBound <= result.lowerBound, "seed \(seed)")
      #expect(result.upperBound <= table.domain.upperBound, "seed \(seed)")
      #expect(result.span >= board.charts[0].view.minimumSpan, "seed \(seed)")
      if target == .body {
        #expect(abs(result.span - range.span) < 1, "moving keeps the span, seed \(seed)")
      }
      if target == .lowerHandle { #expect(result.upperBound == range.upperBound) }
      if target == .upperHandle { #expect(result.lowerBound == range.lowerBound) }
    }
  }

  @Test func oneMomentIsSurvived() {
    let moment = firstMoment...firstMoment
    let geometry = MiniMapGeometry(
      width: 300, height: 44, domain: moment, visibleRange: moment)
    #expect(geometry.frame.x >= 0 && geometry.frame.maxX <= 300)
    #expect(
      geometry.action(dragging: .body, by: 50, from: moment, chart: 0)
        == .setRange(chart: 0, moment))
  }
}
