import ChartCore
@testable import ChartScene
import Testing

@Suite struct CardsArrangementTests {
  let layout = CardsArrangement(viewport: Size(1000, 693), count: 9)

  /// The upper edge as it is seen.
  private func top(_ place: CardPlacement) -> Double {
    place.rect.midY - place.rect.height * place.scale / 2
  }

  @Test func theFrontCardIsWhole() {
    let front = layout.place(rank: 0, drag: 0)
    #expect(front.scale == 1 && front.opacity == 1 && front.depth == 0)
    #expect(front.rect.width == 720 && front.rect.midX == 500)
    #expect(front.rect.maxY < 693)
  }

  @Test func eachCardBehindIsHigherAndSmallerByTheSameStep() {
    for rank in stride(from: 0.0, through: 6, by: 0.25) {
      let near = layout.place(rank: rank, drag: 0)
      let far = layout.place(rank: rank + 1, drag: 0)
      #expect(abs(top(near) - top(far) - 44) < 1e-9)
      #expect(abs(near.scale - far.scale - 0.05) < 1e-9)
      #expect(far.depth == near.depth - 1)
    }
    #expect(top(layout.place(rank: 4, drag: 0)) >= 0)
  }

  @Test("a card behind shows its whole header", arguments: [1.0, 1.25, 1.5, 2, 3])
  func headersAreWhole(textScale: Double) {
    let layout = CardsArrangement(viewport: Size(1000, 900), count: 9, textScale: textScale)
    let (front, behind) = (layout.place(rank: 0, drag: 0), layout.place(rank: 1, drag: 0))
    let header = ChartLayout(
      size: behind.rect.size, form: .card, checkboxWidths: [], textScale: textScale
    ).header
    #expect(layout.visibleRanks > 1)
    #expect(header.maxY * behind.scale <= top(front) - top(behind))
    #expect(top(layout.place(rank: Double(layout.visibleRanks - 1), drag: 0)) >= 0)
    #expect(front.rect.height >= 200)
  }

  @Test func cardsFarBackFade() {
    #expect(layout.visibleRanks == 5)
    #expect(layout.place(rank: 4, drag: 0).opacity == 1)
    #expect(layout.place(rank: 4.5, drag: 0).opacity == 0.5)
    #expect(layout.place(rank: 5, drag: 0).opacity == 0)
    #expect(layout.place(rank: 100, drag: 0).opacity == 0)
  }

  @Test func aDragMovesTheFrontCardOnly() {
    let rest = layout.place(rank: 0, drag: 0)
    #expect(layout.place(rank: 0, drag: 90).rect.y == rest.rect.y + 90)
    #expect(layout.place(rank: 1, drag: 90).rect == layout.place(rank: 1, drag: 0).rect)
    #expect(layout.place(rank: 3, drag: -90) == layout.place(rank: 3, drag: 0))
  }

  @Test(
    "of covered cards the header is seen alone; the second comes out as the front one is dragged")
  func covers() {
    func covers(_ drag: Double) -> [Double] {
      [0, 0.5, 1, 1.5, 2, 4].map { layout.place(rank: $0, drag: drag).cover }
    }
    #expect(covers(0) == [0, 0.5, 1, 1, 1, 1])
    #expect(covers(20) == [0, 0.25, 0.5, 0.75, 1, 1])
    #expect(covers(-300) == [0, 0, 0, 0.5, 1, 1])
    let (card, place) = (layout.place(rank: 2, drag: 0), layout.place(rank: 0, drag: 0))
    #expect(card.interpolated(to: place, by: 0.25).cover == 0.75)
  }

  @Test func halfTheHeightDecides() {
    let half = layout.place(rank: 0, drag: 0).rect.height / 2
    #expect(!layout.isPastHalf(drag: half))
    #expect(layout.isPastHalf(drag: half + 1))
    #expect(!layout.isPastHalf(drag: -half - 1))
    #expect(!layout.isPastHalf(drag: .nan))
  }

  @Test(
    "fewer cards, or a low window, show fewer ranks",
    arguments: [
      (9, 693.0, 5), (3, 693, 3), (1, 693, 1), (0, 693, 1), (9, 350, 3), (9, 200, 1), (9, 0, 1),
    ])
  func visibleRanks(count: Int, height: Double, ranks: Int) {
    #expect(CardsArrangement(viewport: Size(1000, height), count: count).visibleRanks == ranks)
  }

  @Test("no number is lost without room", arguments: [0.0, 1, 240, 5000])
  func survivesNoRoom(length: Double) {
    let layout = CardsArrangement(viewport: Size(length, length), count: 0)
    let place = layout.place(rank: 50, drag: 10)
    #expect(place.rect.x.isFinite && place.rect.y.isFinite)
    #expect(place.rect.width >= 0 && place.rect.height >= 0)
    #expect(place.scale >= 0)
  }

  @Test("the whole stack is inside the window", arguments: [200.0, 260, 480, 900, 1400])
  func staysInside(height: Double) {
    for width in [240.0, 400, 1600] {
      let layout = CardsArrangement(viewport: Size(width, height), count: 9)
      let front = layout.place(rank: 0, drag: 0).rect
      let back = layout.place(rank: Double(layout.visibleRanks - 1), drag: 0)
      #expect(front.maxY <= height && front.x >= 0 && front.maxX <= width)
      #expect(front.height >= 200)
      #expect(top(back) >= 0)
    }
  }

  @Test func whatIsOpenedTakesAllPresses() {
    var board = Board(tables: (0..<3).map { _ in Table.daily([[1, 2]]) })
    #expect(layout.action(pressing: 1, in: board) == .open(chart: 1))
    board.apply(.open(chart: 1))
    #expect(layout.action(pressing: 2, in: board) == nil)
  }
}
