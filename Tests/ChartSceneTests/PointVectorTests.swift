import Testing

@testable import ChartScene

@Suite struct PointVectorTests {
  private let one = PointVector([Point(1, 2)])
  private let three = PointVector([Point(10, 20), Point(30, 40), Point(50, 60)])

  @Test("the way between lines of any counts", arguments: [0, 1, 2, 5], [0, 1, 2, 5])
  func interpolates(count: Int, otherCount: Int) {
    let a = PointVector((0..<count).map { Point(Double($0), 7) })
    let b = PointVector((0..<otherCount).map { Point(100, Double($0) * 10) })
    let middle = a.interpolated(to: b, by: 0.5)
    #expect(middle.points.count == max(count, otherCount))
    for place in 0..<min(count, otherCount) {
      #expect(middle.points[place] == a.points[place].interpolated(to: b.points[place], by: 0.5))
    }
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
