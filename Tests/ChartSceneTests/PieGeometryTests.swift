import ChartCore
import TestSupport
import Testing

@testable import ChartScene

@Suite struct PieGeometryTests {
  private func geometry(_ columns: [Double]..., size: Size = Size(400, 300)) -> PieGeometry {
    let fixture = Fixture.pie(columns)
    return PieGeometry(of: fixture.table, sample: fixture.sample(), in: size)
  }

  @Test func fitsThePlot() {
    let wide = geometry([1], size: Size(900, 200))
    #expect(wide.center == Point(450, 100) && wide.radius == 82)
    #expect(geometry([1], size: Size(200, 900)).radius == 52)
    #expect(geometry([1], size: Size(20, 20)).radius == 0)
  }

  @Test(
    "what is under a pointer",
    arguments: [
      (220.0, 60.0, 0), (320, 140, 0), (320, 160, 1), (210, 250, 1), (190, 250, 2), (190, 40, 2),
      (100, 149, 2), (100, 151, 2),
    ])
  func hits(x: Double, y: Double, series: Int) {
    // A quarter, a quarter, and a half.
    #expect(geometry([1], [1], [2]).sector(at: Point(x, y)) == series)
  }

  @Test func besideTheDiscIsNothing() {
    let pie = geometry([1], [1], [2])
    #expect(pie.sector(at: Point(10, 10)) == nil)
    #expect(pie.sector(at: Point(200, 150 - pie.radius - 1)) == nil)
    #expect(geometry([0], [0]).sector(at: Point(200, 150)) == nil)
  }

  @Test func theWholeDiscIsOneSector() {
    let pie = geometry([0], [5])
    for point in [Point(200, 150), Point(201, 60), Point(199, 60), Point(120, 150)] {
      #expect(pie.sector(at: point) == 1)
    }
  }

  @Test("every point is in exactly the sector of its turn", arguments: 0..<20 as Range<UInt64>)
  func everyPointHasASector(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let columns = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
      [Double(Int.random(in: 0...20, using: &numbers))]
    }
    let fixture = Fixture.pie(columns)
    let pie = PieGeometry(of: fixture.table, sample: fixture.sample(), in: Size(400, 300))
    for share in pie.shares.sectors {
      let way = direction(ofTurn: share.middleTurn)
      let point = Point(pie.center.x + way.x * 50, pie.center.y + way.y * 50)
      #expect(pie.sector(at: point) == share.series, "seed \(seed)")
    }
  }

  @Test func keysGoRound() {
    let pie = geometry([1], [0], [2], [3])
    #expect(pie.sector(after: nil, by: 1) == 0 && pie.sector(after: nil, by: -1) == 3)
    #expect(pie.sector(after: 0, by: 1) == 2 && pie.sector(after: 3, by: 1) == 0)
    #expect(pie.sector(after: 0, by: -1) == 3)
    #expect(pie.sector(after: 1, by: 1) == 0, "a series without a sector starts anew")
    #expect(geometry([0]).sector(after: nil, by: 1) == nil)
  }
}
