import TestSupport
import Testing

@testable import ChartScene

@Suite struct LineClipTests {
  let clip = LineClip(to: Rect(0, 0, 100, 50))

  @Test(
    "cut segments keep their slope",
    arguments: [
      ([], [[]]),
      ([Point(5, 5)], [[Point(5, 5)]]),
      ([Point(5, 5), Point(90, 40)], [[Point(5, 5), Point(90, 40)]]),
      ([Point(-50, 0), Point(50, 50)], [[Point(0, 25), Point(50, 50)]]),
      ([Point(50, 25), Point(150, 75)], [[Point(50, 25), Point(100, 50)]]),
      ([Point(-100, -25), Point(200, 125)], [[Point(0, 25), Point(50, 50)]]),
      // Beside the area, and past its corner.
      ([Point(-10, 0), Point(-10, 50)], []),
      ([Point(-10, 5), Point(5, -10)], []),
      ([Point(20, 60), Point(30, 90)], []),
      // Out and in again makes two pieces; a corner in the middle stays one.
      (
        [Point(10, 40), Point(20, 60), Point(30, 40)],
        [[Point(10, 40), Point(15, 50)], [Point(25, 50), Point(30, 40)]]
      ),
      (
        [Point(-10, 10), Point(10, 10), Point(20, 20), Point(20, 70)],
        [[Point(0, 10), Point(10, 10), Point(20, 20), Point(20, 50)]]
      ),
      // Along an edge, and a line that only touches a corner.
      ([Point(-10, 50), Point(110, 50)], [[Point(0, 50), Point(100, 50)]]),
    ])
  func pieces(line: [Point], expected: [[Point]]) {
    #expect(clip.pieces(of: line) == expected)
  }

  @Test("numbers of any size become small ones", arguments: [1e9, 1e100, 1.7e308])
  func hugeNumbers(size: Double) {
    #expect(
      clip.pieces(of: [Point(10, -size), Point(10, size)]) == [[Point(10, 0), Point(10, 50)]])
    #expect(clip.pieces(of: [Point(10, 25), Point(10, size)]) == [[Point(10, 25), Point(10, 50)]])
    #expect(
      clip.pieces(of: [Point(-size, 20), Point(size, 20)]) == [[Point(0, 20), Point(100, 20)]])
  }

  @Test("pieces lie inside and on their line", arguments: 0..<50 as Range<UInt64>)
  func randomSegments(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let points = (0..<2).map { _ in
        Point(.random(in: -300...300, using: &numbers), .random(in: -300...300, using: &numbers))
      }
      for point in clip.pieces(of: points).flatMap({ $0 }) {
        #expect((0...100).contains(point.x) && (0...50).contains(point.y), "seed \(seed)")
        let cross =
          (points[1].x - points[0].x) * (point.y - points[0].y)
          - (points[1].y - points[0].y) * (point.x - points[0].x)
        #expect(abs(cross) < 1e-6, "seed \(seed)")
      }
    }
  }
}
