import ChartCore
import ChartScene
import Testing

@Suite struct CardPlacementTests {
  let list = CardPlacement(rect: Rect(24, 500, 800, 400))
  let page = CardPlacement(
    rect: Rect(100, 40, 600, 500), rotationDegrees: 40, scale: 0.5, opacity: 0.5, depth: -2)

  @Test func theEndsAreExact() {
    #expect(list.interpolated(to: page, by: 0) == list)
    #expect(list.interpolated(to: page, by: 1) == page)
  }

  @Test func everythingMovesTogether() {
    #expect(
      list.interpolated(to: page, by: 0.5)
        == CardPlacement(
          rect: Rect(62, 270, 700, 450), rotationDegrees: 20, scale: 0.75, opacity: 0.75, depth: -1)
    )
  }
}
