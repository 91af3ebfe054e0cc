import Testing

@testable import ChartScene

struct FreePlaceTests {
  private static let viewport = Size(1000, 700)
  private static let size = Size(400, 40)

  private func place(besides taken: [Rect], current: Point? = nil) -> Point {
    Self.size.freePlace(in: Self.viewport, margin: 12, besides: taken, current: current)
  }

  @Test func nothingInTheWayIsTheLowestPlace() {
    #expect(place(besides: []) == Point(300, 648))
  }

  @Test func whatIsBesideIsNotInTheWay() {
    #expect(place(besides: [Rect(0, 640, 300, 60), Rect(700, 640, 300, 60)]) == Point(300, 648))
  }

  /// What takes all of the width from a height to another, and where the rectangle comes then: where there is not room
  /// enough between two, above both, in whichever order they are told.
  private static let rows: [([ClosedRange<Double>], Double)] = [
    ([640...700], 588), ([640...700, 570...610], 518), ([640...700, 500...540], 588),
    ([570...610, 640...700], 518),
  ]

  @Test(arguments: rows)
  func aPlaceAboveWhatIsInTheWay(taken: [ClosedRange<Double>], y: Double) {
    let rects = taken.map { Rect(0, $0.lowerBound, 1000, $0.upperBound - $0.lowerBound) }
    #expect(place(besides: rects) == Point(300, y))
  }

  @Test func whereAllIsTakenLeastIsCovered() {
    let all = Rect(0, 0, 1000, 700)
    #expect(place(besides: [all, Rect(0, 200, 1000, 500)]).y < 200)
  }

  @Test func itStaysWhileThatCoversNothing() {
    let current = Point(300, 100)
    #expect(place(besides: [Rect(0, 640, 1000, 60)], current: current) == current)
    #expect(place(besides: [Rect(0, 90, 1000, 20)], current: current) == Point(300, 648))
    #expect(place(besides: [], current: Point(300, 2000)) == Point(300, 648))
  }

  @Test(arguments: [Size(0, 0), Size(100, 20), Size(1000, 41)])
  func aViewportThatIsTooSmallHasItAtItsTop(viewport: Size) {
    let place = Self.size.freePlace(in: viewport, margin: 12, besides: [])
    #expect(place.y >= 0 && place.y <= 12)
  }
}
