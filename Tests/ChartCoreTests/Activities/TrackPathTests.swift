import ChartCore
import Testing

@Suite struct TrackPathTests {
  private func way(_ places: [(latitude: Double, longitude: Double)]) -> TrackPath? {
    TrackPath(
      latitude: Column(places.map(\.latitude)), longitude: Column(places.map(\.longitude)))
  }

  @Test func whereNoPlaceIsThereIsNoWay() {
    #expect(way([]) == nil)
    #expect(way([(.nan, 5), (5, .nan), (91, 0), (0, 1e300)]) == nil)
  }

  @Test func onePlaceIsACorner() throws {
    let path = try #require(way([(50, 7)]))
    #expect(path.x == [0] && path.y == [0] && path.width == 0 && path.height == 0)
  }

  /// A degree of longitude is half as long as one of latitude at 60 degrees.
  @Test func northIsUpAndBothDirectionsHaveOneScale() throws {
    let path = try #require(way([(59, 10), (61, 14)]))
    #expect(path.y == [1, 0] && abs(path.width - 1) < 1e-6 && path.height == 1)
    #expect(path.x[0] == 0 && abs(path.x[1] - 1) < 1e-6)
  }

  @Test func aWayGoesOnBeyondTheDateLine() throws {
    let path = try #require(way([(0, 179), (0, -179), (0, -178), (0, 178)]))
    #expect(path.x.map { ($0 * 4).rounded() } == [1, 3, 4, 0])
  }

  @Test func aPauseParts() throws {
    let path = try #require(way([(0, 0), (0, 1), (.nan, .nan), (0, 2), (0, 3)]))
    #expect(path.indexes == [0, 1, 3, 4])
    #expect(path.isJoined == [false, true, false, true])
  }

  /// Of ten thousand places on a line there are no more corners than pictures show, its ends among them.
  @Test func whatIsTooNearIsNoCorner() throws {
    let path = try #require(way((0..<10_000).map { (0, Double($0) / 10_000) }))
    #expect(path.indexes.count < 2100 && path.indexes.first == 0 && path.indexes.last == 9999)
  }

  @Test func cornersStandForTheirPoints() throws {
    let path = try #require(way([(.nan, 0), (0, 0), (0, 0.0001), (0, 1), (0, 2)]))
    #expect(path.indexes == [1, 3, 4])
    #expect((0..<5).map(path.corner(ofPoint:)) == [nil, 0, 0, 1, 2])
    #expect(path.corners(of: 0..<5) == 0..<3)
    #expect(path.corners(of: 2..<4) == 0..<2)
    #expect(path.corners(of: 4..<5) == 2..<3)
    #expect(path.corners(of: 0..<1) == 0..<0)
  }
}
