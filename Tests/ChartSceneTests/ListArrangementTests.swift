import ChartCore
@testable import ChartScene
import TestSupport
import Testing

@Suite struct ListArrangementTests {
  let viewport = Size(1000, 700)

  @Test func anEmptyListHasNothing() {
    let layout = ListArrangement(viewport: viewport, heights: [])
    #expect(layout.contentHeight == 0)
    #expect(layout.maximumScroll == 0)
    #expect(layout.indexes(near: 0, margin: 500).isEmpty)
  }

  @Test func cardsStandApart() {
    let layout = ListArrangement(viewport: viewport, heights: [400, 300])
    #expect(layout.place(of: 0, scroll: 0) == CardPlacement(rect: Rect(24, 24, 952, 400)))
    #expect(layout.place(of: 1, scroll: 100) == CardPlacement(rect: Rect(24, 348, 952, 300)))
    #expect(layout.contentHeight == 24 + 400 + 24 + 300 + 24)
    #expect(layout.maximumScroll == 72)
  }

  @Test(
    "the column fills the width, and narrow windows lose the ground first",
    arguments: [
      (3840.0, 3792.0), (1000, 952), (480, 432), (479, 455), (288, 264), (250, 240), (240, 240),
      (100, 100), (0, 0),
    ])
  func columnWidth(viewport: Double, width: Double) {
    let layout = ListArrangement(viewport: Size(viewport, 500), heights: [100])
    let rect = layout.place(of: 0, scroll: 0).rect
    #expect(rect.width == width)
    #expect(rect.x == (viewport - width) / 2)
    #expect(ListArrangement.columnWidth(in: Size(viewport, 500)) == width)
  }

  @Test(
    "one card fills the viewport, two have half of it each, more have as much or what they want",
    arguments: [
      (1, 1000.0, 690.0, [642.0]), (2, 1000, 690, [309, 309]), (1, 360, 400, [376]),
      (2, 360, 400, [240, 240]), (2, 3840, 2160, [1044, 1044]),
      (3, 3840, 2160, [1044, 1044, 1044]),
      (3, 1000, 690, [482, 482, 482]),
    ])
  func fills(count: Int, width: Double, height: Double, heights: [Double]) {
    let table = Table.waves(count: 10)
    let list = ListArrangement(
      of: Array(repeating: table, count: count), viewport: Size(width, height), textScale: 1)
    #expect(heights == (0..<count).map { list.place(of: $0, scroll: 0).rect.height })
    #expect((list.maximumScroll == 0) == (list.contentHeight == height))
  }

  @Test(
    "more than two stand side by side where each is wide enough, and the last one has no gap beside it",
    arguments: [
      (2, 1900.0, 1.0, 1), (3, 1671, 1, 1), (3, 1672, 1, 2), (5, 1900, 1, 2), (5, 1900, 1.2, 1),
      (5, 3840, 2, 2), (1000, 1900, 1, 2),
    ])
  func columns(count: Int, width: Double, textScale: Double, columns: Int) {
    let list = ListArrangement(
      of: Array(repeating: Table.waves(count: 10), count: count), viewport: Size(width, 1000),
      textScale: textScale)
    let rects = (0..<count).map { list.place(of: $0, scroll: 0).rect }
    let rows = Set(rects.map(\.y))
    #expect(rows.count == (count + columns - 1) / columns)
    #expect(rects[0].x == 24 && rects.map(\.maxX).max() == width - 24)
    for (index, rect) in rects.enumerated() where index + 1 < count {
      let next = rects[index + 1]
      #expect(next.y == rect.y ? next.x >= rect.maxX + 24 : next.y == rect.maxY + 24)
      #expect(next.y == rect.y || rect.maxX >= width - 25)
    }
    #expect(rects[count - 1].maxX >= width - 25)
  }

  @Test("the cards near a scroll are those that overlap it", arguments: 0..<200 as Range<UInt64>)
  func indexesNear(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let heights = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
      Double.random(in: 0...900, using: &numbers).rounded()
    }
    let layout = ListArrangement(
      viewport: viewport, heights: heights, columns: Int.random(in: 1...2, using: &numbers))
    let scroll = Double.random(in: -500...(layout.contentHeight + 500), using: &numbers)
    let margin = Double.random(in: 0...800, using: &numbers)
    let expected = heights.indices.filter {
      let rect = layout.place(of: $0, scroll: scroll).rect
      return rect.maxY > -margin && rect.y < viewport.height + margin
    }
    #expect(Array(layout.indexes(near: scroll, margin: margin)) == expected, "seed \(seed)")
  }

  @Test("a thousand cards are found by halving")
  func aThousandCards() {
    let layout = ListArrangement(viewport: viewport, heights: Array(repeating: 476, count: 1000))
    #expect(layout.indexes(near: 0, margin: 0) == 0..<2)
    #expect(layout.indexes(near: layout.maximumScroll, margin: 0) == 998..<1000)
    #expect(layout.indexes(near: 250_000, margin: 0).contains(500))
  }

  @Test(
    "scrolling to a card goes no further than needed",
    arguments: [
      (0, 0.0, 0.0), (0, 300, 0), (1, 0, 248), (1, 300, 300), (1, 900, 424), (2, 0, 924),
      (3, 0, 1948), (3, 5000, 1948),
    ])
  func scrollShowing(index: Int, from: Double, expected: Double) {
    // Upper edges at 24, 448, 948 and 1972; the third is taller than the viewport.
    let layout = ListArrangement(viewport: viewport, heights: [400, 476, 1000, 800])
    let scroll = layout.nearestScroll(showing: index, from: from)
    #expect(scroll == expected)
  }
}
