import ChartCore
import Testing

@testable import ChartScene

@Suite struct IndicatorGeometryTests {
  /// Point 0 at 20 px, point 10 at 220 px: a day is 20 px.
  let table = Table.waves(count: 21)
  let geometry = IndicatorGeometry(
    scale: LinearScale(domain: firstMoment...(firstMoment + 10 * day), from: 20, to: 220),
    edges: 0...245)

  @Test(
    "the nearest point counts, in the plot where there is one",
    arguments: [
      (20.0, 0.0), (29, 0), (31, 1), (220, 10), (229, 10), (239, 11), (1000, 11), (-50, 0),
      (.nan, 0),
    ])
  func nearest(x: Double, day number: Double) {
    #expect(geometry.moment(at: x, in: table) == firstMoment + number * day)
  }

  @Test func sparsePointsOutsideThePlotGiveWayToOneInside() {
    let table = Table(
      x: Column([0, 100, 1000]),
      series: [Series(id: "y", name: "y", color: .init(rgb: 0), column: Column([1, 2, 3]))])
    let geometry = IndicatorGeometry(
      scale: LinearScale(domain: 90...500, from: 20, to: 220), edges: 0...240)
    #expect(geometry.moment(at: 0, in: table) == 100)
    #expect(geometry.moment(at: 239, in: table) == 100)
  }

  @Test func aDragIsRelativeToWhereItBegan() {
    let start = firstMoment + 5 * day
    func dragged(_ pixels: Double) -> Double {
      (geometry.moment(draggedBy: pixels, from: start, in: table) - firstMoment) / day
    }
    #expect(dragged(0) == 5)
    #expect(dragged(9) == 5)
    #expect(dragged(11) == 6)
    #expect(dragged(-40) == 3)
    #expect(dragged(1e9) == 11)
    #expect(dragged(-1e9) == 0)
  }

  @Test(
    "the card never leaves the plot and changes side before it would",
    arguments: [200.0, 240, 300, 600, 1200])
  func cardStaysInside(width: Double) {
    let plot = Size(width, 200)
    let card = Size(min(180, width - 8), 84)
    var wasLeft = false
    for x in stride(from: 0, through: width, by: 1) {
      let rect = IndicatorGeometry.cardRect(card, besides: x...x, in: plot)
      #expect(rect.x >= 0 && rect.maxX <= width && rect.y >= 0 && rect.maxY <= 200)
      let isBeside = rect.maxX <= x - 12 || rect.x >= x + 12
      if width >= 2 * (180 + 14 + 4) { #expect(isBeside, "hairline \(x) of \(width)") }
      #expect(!wasLeft || rect.x < x, "once at the left, the card stays there")
      wasLeft = rect.maxX < x
    }
    #expect(wasLeft || width < 240)
  }

  /// A plot 500 pixels wide, and a card of 180.
  @Test(
    "without room beside a wide column, the card stands in it",
    arguments: [
      (0.0, 250.0, 264.0), (250, 500, 56), (0, 400, 110), (150, 450, 210), (-300, 480, 150),
      (-300, 900, 160), (160, 350, 165), (170, 350, 4), (0, 100, 114),
    ])
  func cardInColumns(from start: Double, to end: Double, left: Double) {
    let plot = Size(500, 200)
    let rect = IndicatorGeometry.cardRect(Size(180, 84), besides: start...end, in: plot)
    #expect(rect.x == left)
  }
}
