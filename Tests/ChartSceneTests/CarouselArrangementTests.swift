@testable import ChartScene
import Testing

@Suite struct CarouselArrangementTests {
  let viewport = Size(1000, 693)

  @Test func theMiddlePageIsFlatAndInFront() {
    let layout = CarouselArrangement(viewport: viewport, count: 5)
    #expect(layout.place(of: 1, position: 1) == CardPlacement(rect: Rect(150, 40, 700, 600)))
  }

  @Test func neighboursAreTurnedAwayAndFaded() {
    let layout = CarouselArrangement(viewport: viewport, count: 5)
    let left = layout.place(of: 0, position: 1)
    let right = layout.place(of: 2, position: 1)
    #expect(left.rotationDegrees == -41)
    #expect(right.rotationDegrees == 41)
    #expect(left.opacity == 0.75 && right.opacity == 0.75)
    #expect(right.rect.x - 150 == layout.stride && 150 - left.rect.x == layout.stride)
    #expect(left.depth < 0 && right.depth < 0)
  }

  @Test func theTurnGrowsEvenlyWithTheDistance() {
    let layout = CarouselArrangement(viewport: viewport, count: 9)
    let places = stride(from: 0.0, through: 8, by: 0.125).map {
      layout.place(of: 4, position: 8 - $0)
    }
    for (nearer, farther) in zip(places, places.dropFirst()) {
      #expect(nearer.rotationDegrees <= farther.rotationDegrees)
      #expect(nearer.rect.x < farther.rect.x)
    }
    #expect(layout.place(of: 4, position: 3.5).rotationDegrees == 20.5)
    #expect(places.allSatisfy { (0...1).contains($0.opacity) })
  }

  @Test("no number is lost without room or pages", arguments: [0.0, 1, 240, 5000])
  func survivesNoRoom(length: Double) {
    for count in [0, 1] {
      let layout = CarouselArrangement(viewport: Size(length, length), count: count)
      let place = layout.place(of: 0, position: 0.5)
      #expect(layout.stride > 0 && layout.stride.isFinite)
      #expect(place.rect.x.isFinite && place.rect.y.isFinite)
      #expect(place.rect.width >= 0 && place.rect.height >= 0)
      #expect(layout.indexes(near: 0).upperBound == count)
    }
  }

  @Test("the dots keep their room", arguments: [40.0, 100, 186, 240, 280, 320, 400, 693, 1200])
  func dotsKeepTheirRoom(height: Double) {
    let paged = CarouselArrangement(viewport: Size(360, height), count: 2).place(of: 0, position: 0)
    #expect(paged.rect.y >= 0 && paged.rect.maxY <= height - BoardArrangements.dotsHeight)
    let single = CarouselArrangement(viewport: Size(360, height), count: 1).place(
      of: 0, position: 0)
    #expect(single.rect.height >= min(height, 200))
  }

  @Test func onlyPagesThatMayBeSeenAreNear() {
    let layout = CarouselArrangement(viewport: viewport, count: 1000)
    #expect(layout.indexes(near: 500) == 499..<502)
    #expect(layout.indexes(near: 0) == 0..<2)
    #expect(layout.indexes(near: 999) == 998..<1000)
    #expect(layout.indexes(near: -1e300).isEmpty)
    #expect(layout.indexes(near: 1e300).isEmpty)
    #expect(!layout.indexes(near: .nan).contains(2))
  }

  @Test func pagesFarFromTheMiddleAreOutOfSight() {
    let layout = CarouselArrangement(viewport: Size(2600, 900), count: 20)
    for position in stride(from: 0.0, through: 19, by: 0.3) {
      for index in 0..<20 where !layout.indexes(near: position).contains(index) {
        let rect = layout.place(of: index, position: position).rect
        #expect(rect.maxX <= 0 || rect.x >= 2600)
      }
    }
  }

  @Test func aNarrowWindowHasOnePageAsWideAsCardsAre() {
    let layout = CarouselArrangement(viewport: Size(320, 480), count: 3)
    #expect(layout.place(of: 0, position: 0).rect.width == 272)
    #expect(
      CarouselArrangement(viewport: Size(240, 200), count: 1).place(of: 0, position: 0).rect
        == Rect(0, 0, 240, 200))
  }
}
