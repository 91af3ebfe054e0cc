import Testing

@testable import ChartScene

@Suite struct DiscBendTests {
  private let rect = Rect(10, 6, 580, 240)
  private let area = Size(600, 260)
  private let center = Point(300, 130)
  private let radius = 100.0

  private func bend(_ amount: Double) -> DiscBend {
    DiscBend(
      rect, center: center, radius: radius, bend: amount, narrowing: amount, in: area)
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test(
    "quarters of a turn are exact",
    arguments: [
      (0.0, 0.0, -1.0), (0.25, 1, 0), (0.5, 0, 1), (0.75, -1, 0), (1, 0, -1), (-0.25, -1, 0),
    ])
  func quarters(turn: Double, x: Double, y: Double) {
    #expect(direction(ofTurn: turn) == Point(x, y))
  }

  @Test func waysAreOneLong() {
    for turn in stride(from: -2, through: 2, by: 0.013) {
      #expect(abs(distance(direction(ofTurn: turn), Point(0, 0)) - 1) < 1e-10)
    }
    let eighth = direction(ofTurn: 0.125)
    #expect(abs(eighth.x - 0.5.squareRoot()) < 1e-10 && abs(eighth.y + 0.5.squareRoot()) < 1e-10)
  }

  @Test func isTheRectangleAtFirst() {
    #expect(bend(0).point(u: 0, v: 0) == Point(10, 246))
    #expect(bend(0).point(u: 1, v: 1) == Point(590, 6))
    #expect(bend(0).point(u: 0.5, v: 0.25) == Point(300, 186))
  }

  @Test func isTheDiscAtLast() {
    for v in stride(from: 0.0, through: 1, by: 0.05) {
      let way = direction(ofTurn: v)
      let rim = Point(center.x + way.x * radius, center.y + way.y * radius)
      #expect(distance(bend(1).point(u: 0, v: v), rim) < 1e-6)
      #expect(distance(bend(1).point(u: 1, v: v), center) < 1e-6)
    }
  }

  @Test func staysInThePlotAndNeverJumps() {
    let places = [(0.0, 0.0), (0, 0.5), (0, 1), (1, 0), (1, 1), (0.5, 0.3)]
    var last = places.map { bend(0).point(u: $0.0, v: $0.1) }
    for step in 1...400 {
      let bend = bend(Double(step) / 400)
      let next = places.map { bend.point(u: $0.0, v: $0.1) }
      for (old, new) in zip(last, next) {
        #expect(distance(old, new) < 12, "step \(step)")
        #expect(new.y > -1e-6 && new.y < area.height + 1e-6, "step \(step)")
      }
      last = next
    }
  }
}
