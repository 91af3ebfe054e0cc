import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct MorphLineTests {
  private let x = LinearScale(domain: 0...100, from: 0, to: 1000)

  private func line(_ vertices: (Double, Double)...) -> [LineVertex] {
    vertices.map { LineVertex($0.0, $0.1) }
  }

  private func points(
    _ a: [LineVertex], _ b: [LineVertex], _ progress: Double
  ) -> [Point]? {
    MorphLine(from: a, to: b)?.points(at: progress, x: x)
  }

  @Test func startsOnTheOldLineAtTheSameMoments() {
    let a = line((0, 0), (10, 100), (20, 0))
    let b = line((5, 7), (10, 8), (15, 9))
    #expect(
      points(a, b, 0) == [
        Point(0, 0), Point(50, 50), Point(100, 100), Point(150, 50), Point(200, 0),
      ])
  }

  @Test func endsOnTheNewLineAndTheRestCollapses() {
    let a = line((0, 0), (10, 100), (20, 0), (30, 4))
    let b = line((5, 7), (10, 8), (15, 9))
    #expect(
      points(a, b, 1) == [
        Point(50, 7), Point(50, 7), Point(100, 8), Point(150, 9), Point(150, 9), Point(150, 9),
      ])
  }

  @Test func verticesOfEitherLineHavePartners() {
    let a = line((0, 0), (4, 40), (10, 100))
    let b = line((0, 10), (8, 90), (10, 110))
    #expect(
      points(a, b, 0.5) == [Point(0, 5), Point(40, 45), Point(80, 85), Point(100, 105)])
  }

  @Test func uprightPartsKeepTheirCorners() {
    let a = line((0, 5), (10, 5), (10, 9), (20, 9))
    let b = line((0, 0), (20, 20))
    #expect(
      points(a, b, 0) == [Point(0, 5), Point(100, 5), Point(100, 9), Point(200, 9)])
    #expect(
      points(a, b, 1) == [Point(0, 0), Point(100, 10), Point(100, 10), Point(200, 20)])
  }

  @Test func onePointOpensIntoALineAndBack() {
    let (a, b) = (line((10, 3)), line((10, 1), (20, 2)))
    #expect(points(a, b, 0) == [Point(100, 3), Point(100, 3)])
    #expect(points(a, b, 1) == [Point(100, 1), Point(200, 2)])
    #expect(points(b, a, 0) == points(a, b, 1))
  }

  @Test func linesWithoutACommonMomentHaveNoWay() {
    #expect(MorphLine(from: [], to: line((0, 1))) == nil)
    #expect(MorphLine(from: line((0, 1)), to: []) == nil)
    #expect(MorphLine(from: line((0, 1), (1, 1)), to: line((2, 1), (3, 1))) == nil)
    #expect(MorphLine(from: line((0, 1), (2, 1)), to: line((2, 1), (3, 1))) != nil)
  }

  @Test("there and back are the same way", arguments: 0..<50 as Range<UInt64>)
  func reverses(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func random() -> [LineVertex] {
      let count = Int.random(in: 1...20, using: &numbers)
      let moments = (0..<count).map { _ in Double(Int.random(in: 0...40, using: &numbers)) }
      return moments.sorted().map { LineVertex($0, Double.random(in: 0...300, using: &numbers)) }
    }
    let (a, b) = (random(), random())
    for progress in [0, 0.25, 0.5, 1] {
      let there = PointVector(points(a, b, progress) ?? [])
      let back = PointVector(points(b, a, 1 - progress) ?? [])
      #expect(there.points.count == back.points.count, "seed \(seed)")
      #expect(there.points.count == back.points.count, "seed \(seed)")
      for (a, b) in zip(there.points, back.points) {
        #expect(abs(a.x - b.x) + abs(a.y - b.y) < 1e-6, "seed \(seed)")
      }
    }
  }
}
