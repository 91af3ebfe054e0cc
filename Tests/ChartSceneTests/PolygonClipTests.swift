import ChartScene
import TestSupport
import Testing

@Suite struct PolygonClipTests {
  private let area = Rect(0, 0, 10, 10)

  @Test func whatIsInsideStaysAsItIs() {
    let triangle = [Point(0, 0), Point(10, 0), Point(5, 10)]
    #expect(area.part(of: triangle) == triangle)
    #expect(area.part(of: []).isEmpty)
    #expect(area.part(of: [Point(3, 3)]) == [Point(3, 3)])
  }

  @Test func whatIsOutsideIsGone() {
    #expect(area.part(of: [Point(11, 0), Point(20, 0), Point(20, 9)]).isEmpty)
    #expect(area.part(of: [Point(0, -5), Point(9, -3), Point(4, -1)]).isEmpty)
  }

  @Test func edgesAreCutWhereTheyCross() {
    let part = area.part(of: [Point(5, 5), Point(15, 5), Point(5, 15)])
    #expect(Set(part) == [Point(5, 5), Point(10, 5), Point(10, 10), Point(5, 10)])
  }

  @Test func aLargePolygonFillsTheArea() {
    let huge = [
      Point(-1e308, -1e308), Point(1e308, -1e308), Point(1e308, 1e308), Point(-1e308, 1e308),
    ]
    #expect(
      Set(area.part(of: huge)) == [Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)])
  }

  @Test(arguments: [.nan, .infinity, -.infinity] as [Double])
  func oddCornersAreLeftOut(odd: Double) {
    let square = [Point(2, 2), Point(8, 2), Point(odd, 5), Point(5, odd), Point(8, 8), Point(2, 8)]
    #expect(area.part(of: square) == [Point(2, 2), Point(8, 2), Point(8, 8), Point(2, 8)])
  }

  @Test(arguments: 0..<100 as Range<UInt64>) func theAreaIsTheCommonOne(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func number() -> Double { Double.random(in: -15...25, using: &numbers) }
    let (x, y) = ([number(), number()].sorted(), [number(), number()].sorted())
    let part = area.part(
      of: [Point(x[0], y[0]), Point(x[1], y[0]), Point(x[1], y[1]), Point(x[0], y[1])])
    let width = max(0, min(x[1], 10) - max(x[0], 0))
    let height = max(0, min(y[1], 10) - max(y[0], 0))
    #expect(abs(part.surface - width * height) < 1e-9, "seed \(seed)")
    #expect(part.allSatisfy { (0...10).contains($0.x) && (0...10).contains($0.y) }, "seed \(seed)")
  }
}

extension [Point] {
  /// What a polygon covers, by the shoelace formula.
  fileprivate var surface: Double {
    guard let last else { return 0 }
    return zip(self, [last] + self).reduce(0) { $0 + $1.1.x * $1.0.y - $1.0.x * $1.1.y } / 2
  }
}
