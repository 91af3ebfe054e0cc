import ChartCore

/// A stack of cards: the front one whole, each further one smaller and higher by the same step.
struct CardsArrangement: Equatable, Sendable {
  /// How much smaller a card is than the one before it, as a share of the front card.
  private static let shrinking = 0.05
  /// From a card's header to the upper edge of the card before it.
  private static let belowHeader = 4.0
  /// The cards that are seen where there is room.
  private static let mostRanks = 5
  private static let widthShare = 0.72
  private static let comfortableWidth = 480.0
  /// The ground above the rearmost and below the front card.
  private static let above = 20.0
  private static let below = 40.0
  /// The lowest card that a chart still fits; then fewer ranks are seen.
  private static let lowestCard = 200.0
  /// A card is at most this much higher than wide: a chart gains nothing from more.
  private static let tallestShare = 1.2

  /// Pixels that the front card is dragged until the second one is seen as it is.
  private static let uncovering = 40.0

  private let front: Rect
  /// How far a card's upper edge stands above the one before it: what its header needs.
  private let step: Double
  /// How many cards are seen; those further back fade.
  let visibleRanks: Int

  /// The stack of `count` cards, whose letters are `textScale` times as large as usual.
  init(viewport: Size, count: Int, textScale: Double = 1) {
    let step = ChartPlan.roomy(textScale: textScale).plotTop + Self.belowHeader
    self.step = step
    let room = viewport.height - Self.above - Self.below
    let ranks = Int(clamping: ((room - Self.lowestCard) / step).rounded(.down)) + 1
    visibleRanks = min(max(ranks, 1), Self.mostRanks, max(1, count))
    let stack = step * Double(visibleRanks - 1)
    let wanted = max(Self.comfortableWidth, viewport.width * Self.widthShare)
    let width = min(cardWidth(in: viewport.width), wanted).rounded()
    let lowest = min(Self.lowestCard, max(0, viewport.height))
    let height = max(lowest, min(room - stack, width * Self.tallestShare)).rounded(.down)
    let slack = max(0, viewport.height - stack - height)
    let aboveShare = Self.above / (Self.above + Self.below)
    front = Rect(
      ((viewport.width - width) / 2).rounded(.down), (stack + slack * aboveShare).rounded(.down),
      width, height)
  }

  /// Where the card of a rank is seen, 0 being the front; `drag` moves only the front card, by
  /// pixels downwards. A rank between two whole ones lies between their places.
  func place(rank: Double, drag: Double) -> CardPlacement {
    let rank = max(0, rank)
    let scale = max(0, 1 - Self.shrinking * rank)
    var rect = front
    // The scale leaves the middle where it is: the upper edge stands `step` higher all the same.
    rect.y -= step * rank + front.height * (1 - scale) / 2
    rect.y += drag * max(0, 1 - rank)
    return CardPlacement(
      rect: rect, scale: scale, opacity: opacity(rank: rank), depth: -rank,
      cover: cover(rank: rank, drag: drag))
  }

  /// How far a card is under the one before it: the second one comes out as the front one is dragged away.
  private func cover(rank: Double, drag: Double) -> Double {
    let second = min(rank, 1) * (1 - (abs(drag) / Self.uncovering).clamped(to: 0...1))
    return second.interpolated(to: 1, by: (rank - 1).clamped(to: 0...1))
  }

  /// Whether a front card dragged by `drag` pixels downwards goes to the back when let go.
  func isPastHalf(drag: Double) -> Bool { drag > front.height / 2 }

  private func opacity(rank: Double) -> Double {
    (Double(visibleRanks) - rank).clamped(to: 0...1)
  }
}

extension CardsArrangement: BoardArrangement {
  var form: ChartForm { .card }
  var keys: Set<BoardKey> { [.pageUp, .pageDown, .enter, .escape] }

  func place(of chart: Int, in board: Board, at position: BoardPosition) -> CardPlacement {
    let rank = board.rank(of: chart)
    return place(rank: Double(rank), drag: position.pull)
  }

  func charts(in board: Board, at position: BoardPosition) -> Set<Int> {
    Set((0..<min(visibleRanks + 1, board.charts.count)).map(board.chart(atRank:)))
  }

  func chartInFront(of board: Board, at position: BoardPosition) -> Int? {
    reachableChart(in: board)
  }

  func reachableChart(in board: Board) -> Int? {
    board.openedChart ?? (board.charts.isEmpty ? nil : board.front)
  }

  /// A press on a card opens it, while none is open over all of them.
  func action(pressing chart: Int, in board: Board) -> Board.Action? {
    board.openedChart == nil ? .open(chart: chart) : nil
  }

  func action(for key: BoardKey, in board: Board) -> Board.Action? {
    guard board.openedChart == nil else { return key == .escape ? .close : nil }
    switch key {
    case .pageDown: return .frontToBack
    case .pageUp: return .backToFront
    case .enter: return .open(chart: board.front)
    case .left, .right, .home, .end, .escape: return nil
    }
  }

  func isPulled(_ chart: Int, in board: Board) -> Bool {
    board.openedChart == nil && chart == board.front
  }

  func action(afterPull pixels: Double) -> Board.Action? {
    isPastHalf(drag: pixels) ? .frontToBack : nil
  }
}
