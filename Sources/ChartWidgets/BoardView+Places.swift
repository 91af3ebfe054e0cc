import CGtk
import ChartCore
import ChartScene
import GtkBridge

extension BoardView {
  /// Where a chart stands in `board` at a moment of the present transition.
  func place(of chart: Int, in board: Board, at seconds: Double) -> Place {
    let rest = restingPlace(of: chart, in: board)
    guard !transition.isFinished(at: seconds), let start = starts[chart] else { return rest }
    var place = start.interpolated(to: rest, by: transition.value(at: seconds))
    place.depth = rest.depth
    return place
  }

  /// Where a chart stands when nothing moves.
  func restingPlace(of chart: Int, in board: Board) -> Place {
    switch board.layout {
    case .list: list.place(of: chart, scroll: listOffset)
    case .carousel: carousel.place(of: chart, position: position)
    case .cards: cardPlace(of: chart, in: board)
    }
  }

  private func cardPlace(of chart: Int, in board: Board) -> Place {
    let rank = rank(of: chart, in: board)
    return cards.place(rank: Double(rank), drag: rank == 0 ? pull : 0)
  }

  private func rank(of chart: Int, in board: Board) -> Int {
    board.cardOrder.firstIndex(of: chart) ?? 0
  }

  /// Where the full chart set over the cards stands: most of the viewport, or on its card.
  func openedPlace(in board: Board, at seconds: Double) -> Place {
    let card = cardPlace(of: opened?.chart ?? 0, in: board)
    var rest = card
    if board.openedChart != nil {
      rest.rect = openedRect
      rest.scale = 1
    }
    rest.opacity = board.openedChart == nil ? 0 : 1
    let start = openedStart ?? card
    return transition.isFinished(at: seconds)
      ? rest : start.interpolated(to: rest, by: transition.value(at: seconds))
  }

  private var openedRect: Rect {
    let width = min(viewport.width - 48, 1100)
    let height = min(viewport.height - 48, 760)
    return Rect(
      (viewport.width - width) / 2, (viewport.height - height) / 2, max(width, 1), max(height, 1))
  }

  /// The charts that may be seen now, during a transition also those on their way out.
  func wanted(at seconds: Double) -> Set<Int> {
    let board = store.board
    var wanted: Set<Int>
    switch board.layout {
    case .list:
      wanted = Set(list.indexes(near: listOffset, margin: 200))
    case .carousel:
      // The page that is turned to is there at once, for the keyboard.
      wanted = Set(carousel.indexes(near: position))
      if store.tables.indices.contains(board.page) { wanted.insert(board.page) }
    case .cards: wanted = Set(board.cardOrder.prefix(cards.visibleRanks + 1))
    }
    if !transition.isFinished(at: seconds) { wanted.formUnion(starts.keys) }
    return wanted
  }
}
