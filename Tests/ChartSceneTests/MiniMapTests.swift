import ChartCore
import ChartScene
import Testing

@Suite struct MiniMapTests {
  @Test func theLinesShowTheWholeTime() {
    let fixture = Fixture(Table.waves(count: 112))
    let scene = fixture.picture().miniMapSeries()
    #expect(scene.size == Size(560, 44))
    #expect(scene.polylines.count == 2)
    for line in scene.polylines {
      #expect(line.first?.x == 0 && line.last?.x == 560)
      #expect(line.allSatisfy { $0.y >= 4 - 1e-9 && $0.y <= 40 + 1e-9 })
    }
  }

  @Test func theWindowStandsOverTheVisibleRange() {
    var fixture = Fixture(Table.waves(count: 113))
    fixture.board.apply(.setRange(chart: 0, (firstMoment + 28 * day)...(firstMoment + 84 * day)))
    let scene = fixture.picture().miniMapWindow()
    // The two tints, the two rails, then handles with ticks.
    #expect(
      scene.rectangles.prefix(4) == [
        Rect(0, 0, 148, 44), Rect(412, 0, 148, 44), Rect(152, 0, 256, 1.5),
        Rect(152, 42.5, 256, 1.5),
      ])
    #expect(scene.rectangles.suffix(1) == [Rect(413, 17, 2, 10)])
  }

  @Test("whatever the range, everything is inside", arguments: [240.0, 300, 900])
  func staysInside(width: Double) {
    var fixture = Fixture(Table.waves(count: 112))
    for start in stride(from: 0.0, through: 106, by: 2.3) {
      let lower = firstMoment + start * day
      fixture.board.apply(.setRange(chart: 0, lower...(lower + 5.55 * day)))
      let scene = fixture.picture(Size(width, 400)).miniMapWindow()
      for rect in scene.rectangles {
        #expect(rect.x >= 0 && rect.maxX <= scene.size.width && rect.maxY <= scene.size.height)
        #expect(rect.width >= 0)
      }
    }
  }

  @Test func aCardHasNone() {
    let picture = Fixture(Table.waves(count: 112)).picture(form: .card)
    #expect(picture.miniMapSeries().items.isEmpty)
    #expect(picture.miniMapWindow().items.isEmpty)
  }
}
