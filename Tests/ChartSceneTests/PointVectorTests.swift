import Testing

@testable import ChartScene

@Suite struct PointVectorTests {
  private let none = PointVector()
  private let one = PointVector([Point(1, 2)])
  private let three = PointVector([Point(10, 20), Point(30, 40), Point(50, 60)])

  @Test func sumsGoPointByPoint() {
    #expect(three + three == PointVector([Point(20, 40), Point(60, 80), Point(100, 120)]))
    #expect(three - three == PointVector([Point(0, 0), Point(0, 0), Point(0, 0)]))
    #expect(three * 0.5 == PointVector([Point(5, 10), Point(15, 20), Point(25, 30)]))
    #expect(three.magnitudeSquared == 100 + 400 + 900 + 1600 + 2500 + 3600)
  }

  @Test func extraPointsMeetTheLastCommonOne() {
    #expect(three + one == PointVector([Point(11, 22), Point(31, 42), Point(51, 62)]))
    #expect(one - three == PointVector([Point(-9, -18), Point(-29, -38), Point(-49, -58)]))
  }

  @Test func noPointsAreZero() {
    #expect(none + three == three)
    #expect(three - none == three)
    #expect(none - three == three * -1)
    #expect(none + none == none)
    #expect((none * 3).points.isEmpty && none.magnitudeSquared == 0)
  }

  @Test("the way between lines of any counts", arguments: [0, 1, 2, 5], [0, 1, 2, 5])
  func interpolates(count: Int, otherCount: Int) {
    let a = PointVector((0..<count).map { Point(Double($0), 7) })
    let b = PointVector((0..<otherCount).map { Point(100, Double($0) * 10) })
    let middle = a.interpolated(to: b, by: 0.5)
    #expect(middle.points.count == max(count, otherCount))
    let sum = (a + b) * 0.5
    #expect((middle - sum).magnitudeSquared < 1e-20)
    #expect(a.interpolated(to: b, by: 0).points.prefix(count) == a.points[...])
    #expect(a.interpolated(to: b, by: 1).points.prefix(otherCount) == b.points[...])
  }

  @Test func whatCollapsesLiesOnTheLastCommonPoint() {
    let end = three.interpolated(to: one, by: 1)
    #expect(end == PointVector([Point(1, 2), Point(1, 2), Point(1, 2)]))
    let start = one.interpolated(to: three, by: 0)
    #expect(start == end)
  }
}
