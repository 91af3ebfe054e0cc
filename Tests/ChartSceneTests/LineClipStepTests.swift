import Testing

@testable import ChartScene

@Suite struct LineClipStepTests {
  private let clip = LineClip(to: Rect(0, 0, 100, 100))

  private func steps(_ points: [Point]) -> [LineClip.Step] {
    var steps: [LineClip.Step] = []
    clip.forEachStep(along: points) { steps.append($0) }
    return steps
  }

  @Test func fewerThanTwoPointsAreNoLine() {
    #expect(steps([]) == [])
    #expect(steps([Point(1, 1)]) == [])
  }

  @Test func aLineInsideStaysAsItIs() {
    let points = [Point(0, 0), Point(50, 20), Point(100, 100)]
    #expect(steps(points) == [.move(points[0]), .line(points[1]), .line(points[2])])
  }

  @Test(arguments: [Point(.nan, 5), Point(5, .infinity), Point(-.infinity, .nan)])
  func aPointThatIsNowhereIsAGap(hole: Point) {
    let points = [Point(1, 1), Point(2, 2), hole, Point(3, 3), Point(4, 4)]
    #expect(
      steps(points) == [
        .move(points[0]), .line(points[1]), .move(points[3]), .line(points[4]),
      ])
    #expect(steps([hole, Point(1, 1)]) == [])
  }

  @Test func aSegmentEndsAtTheBorderInItsOwnDirection() {
    #expect(
      steps([Point(50, 50), Point(150, 100), Point(50, 150)])
        == [.move(Point(50, 50)), .line(Point(100, 75))])
    #expect(
      steps([Point(-100, 0), Point(300, 100)])
        == [.move(Point(0, 25)), .line(Point(100, 50))])
  }

  @Test func aLineThatLeavesAndReturnsIsTwo() {
    #expect(
      steps([Point(50, 50), Point(150, 50), Point(150, 60), Point(50, 60)])
        == [
          .move(Point(50, 50)), .line(Point(100, 50)), .move(Point(100, 60)), .line(Point(50, 60)),
        ])
  }

  @Test(arguments: [
    [Point(-10, -10), Point(-20, 200)], [Point(0, 101), Point(100, 101)],
    [Point(-50, 60), Point(60, -500)],
  ])
  func outsideNothingRemains(points: [Point]) {
    #expect(steps(points) == [])
  }

  @Test(arguments: [1e7, 1e15, 1e100, 1e200, 1e308])
  func theFarthestPointsKeepLevelLines(far: Double) {
    #expect(
      steps([Point(-far, 50), Point(far, 50)]) == [.move(Point(0, 50)), .line(Point(100, 50))])
    #expect(
      steps([Point(50, far), Point(50, -far)]) == [.move(Point(50, 100)), .line(Point(50, 0))])
  }

  /// Whatever comes in, only points inside come out.
  @Test func nothingOutsideComesOut() {
    let odd = [
      0, 50, 100, -1, 101, 1e9, -1e9, 1e150, 1e308, -1e308, .leastNonzeroMagnitude, .infinity,
      -.infinity, .nan,
    ]
    for a in odd {
      for b in odd {
        for c in odd {
          for step in steps([Point(a, b), Point(b, c), Point(c, a)]) {
            switch step {
            case .move(let point), .line(let point): #expect(clip.contains(point))
            }
          }
        }
      }
    }
  }
}
