import ChartCore
import Testing

@testable import ChartScene

@Suite("Dashes")
struct DashesTests {
  private let plain = Dashes(.dashed, width: 2)!

  @Test("a line in one piece has none, and nothing and a lone point stay")
  func whole() {
    #expect(Dashes(.solid, width: 2) == nil)
    #expect(plain.pieces(of: []) == [[]])
    #expect(plain.pieces(of: [Point(1, 2)]) == [[Point(1, 2)]])
  }

  @Test("dashes and gaps are as long as they say, around corners too")
  func lengths() {
    let level = plain.pieces(of: [Point(0, 0), Point(30, 0)])
    #expect(level.map { $0.map(\.x) } == [[0, 7], [13, 20], [26, 30]])
    let corner = plain.pieces(of: [Point(0, 0), Point(5, 0), Point(5, 30)])
    #expect(corner[0] == [Point(0, 0), Point(5, 0), Point(5, 2)])
    #expect(corner[1] == [Point(5, 8), Point(5, 15)])
    #expect(Dashes(.dashed, width: 6)!.pieces(of: [Point(0, 0), Point(30, 0)])[0].last?.x == 21)
  }

  @Test("a line that winds, or has no end, stays whole")
  func winding() {
    let noise = (0..<200).map { Point(Double($0), $0.isMultiple(of: 2) ? 0 : 90) }
    #expect(plain.pieces(of: noise) == [noise])
    let far = [Point(0, 0), Point(1, 1e300)]
    #expect(plain.pieces(of: far) == [far])
  }

  @Test("points as far away as numbers go cost nothing", arguments: [1e6, 1e12, 1e100])
  func farNeighbours(distance: Double) throws {
    let x = LinearScale(domain: 0...900, from: 0, to: 900)
    let dashes = try #require(Dashes(.dashed, width: 2, along: x))
    var items: [Scene.Item] = []
    LinePen(width: 2, in: Rect(0, 0, 900, 100), dashes: dashes).add(
      [Point(-distance, 50), Point(300, 50), Point(distance, 50)], color: red, to: &items)
    #expect((60...80).contains(items.count))
    let lone = LinePen(width: 2, in: Rect(0, 0, 900, 100), dashes: dashes)
    lone.add([Point(5, 5)], color: red, to: &items)
    guard case .ring = items.last else { throw Lost() }
  }

  private struct Lost: Error {}

  private func scale(from: Double) -> LinearScale {
    LinearScale(domain: from...from + 90 * day, from: 0, to: 900)
  }

  @Test("dashes go with the line, whatever comes in at its left end", arguments: 1...7)
  func stay(step: Int) throws {
    let moments = (0..<240).map { firstMoment + Double($0) * day }
    func ends(from start: Double) throws -> [Double] {
      let x = scale(from: start)
      let lead = x.invert(-Dashes.lead)
      let line = moments.filter { $0 >= lead }.map { Point(x($0), 40 * ($0 / day / 5).rounded()) }
      let dashes = try #require(Dashes(.dashDotted, width: 2, along: x))
      return dashes.pieces(of: line).map { x.invert($0[0].x) }
    }
    let (left, right) = (firstMoment + 60 * day, firstMoment + (60 + 3.7 * Double(step)) * day)
    let seen = right...left + 90 * day
    let (before, after) = try (ends(from: left), ends(from: right))
    let kept = before.filter(seen.contains)
    #expect(kept.count > 20)
    for (a, b) in zip(kept, after.filter { $0 >= seen.lowerBound - 1 }) {
      #expect(abs(a - b) < day / 100)
    }
  }

  @Test("where no time passes, or numbers cannot tell it, there are no cells")
  func noCells() {
    func cells(_ domain: ClosedRange<Double>) -> DashCells? {
      DashCells(along: LinearScale(domain: domain, from: 0, to: 900), atLeast: 100)
    }
    #expect(cells(5...5) == nil)
    #expect(cells(1e15...1e15 + 1) == nil)
    #expect(cells(0...1e-300) != nil)
  }
}
