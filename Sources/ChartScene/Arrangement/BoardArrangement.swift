public import ChartCore

/// Where the hand has moved a board: each arrangement goes by one of these, and the others stay.
public struct BoardPosition: Equatable, Sendable {
  /// How far the page is scrolled, in pixels.
  public var scroll = 0.0
  /// The page in the middle, between two while a hand is at it.
  public var page = 0.0
  /// How far the front card is pulled down, in pixels.
  public var pull = 0.0

  /// A board that nobody has touched.
  public init() {}
}

/// The keys that arrangements know.
public enum BoardKey: Sendable {
  case left, right, pageUp, pageDown, home, end, enter, escape
}

/// How the charts of a board are arranged: where they stand, which are seen, and what a press, a key, a
/// wheel or a pull means there. All of it follows from the size, the board and where the hand has moved it.
///
/// What a list, a carousel or cards have of their own they say; the rest is that of a page of charts that
/// all are at hand.
public protocol BoardArrangement: Sendable {
  /// Which of its parts a chart shows.
  var form: ChartForm { get }
  /// The height of a page that is scrolled; nil where nothing is.
  var scrolledHeight: Double? { get }
  /// From one page to the next, in pixels, where pages are turned; else nil.
  var pageDistance: Double? { get }
  /// Whether there are page dots.
  var hasDots: Bool { get }
  /// The keys that are meant for the board, also over a chart that has nothing to do with them.
  var keys: Set<BoardKey> { get }

  /// Where a chart stands.
  func place(of chart: Int, in board: Board, at position: BoardPosition) -> CardPlacement
  /// The charts that may be seen, or are needed at once.
  func charts(in board: Board, at position: BoardPosition) -> Set<Int>
  /// The chart that people look at: the board's in front, as long as it is seen.
  func chartInFront(of board: Board, at position: BoardPosition) -> Int?
  /// The only chart that takes pointer and keyboard; nil where all do.
  func reachableChart(in board: Board) -> Int?
  /// The scroll nearest to one that shows a chart; nil where nothing is scrolled.
  func scroll(showing chart: Int, from scroll: Double) -> Double?
  /// What a press on a chart that is not at hand means.
  func action(pressing chart: Int, in board: Board) -> Board.Action?
  /// What a key means that no chart took.
  func action(for key: BoardKey, in board: Board) -> Board.Action?
  /// What a click of the wheel means, 1 being on and -1 back.
  func action(forWheel step: Int, in board: Board) -> Board.Action?
  /// Whether a press on a chart may pull it down.
  func isPulled(_ chart: Int, in board: Board) -> Bool
  /// What letting go of a chart means that was pulled down so far; nil where it springs back.
  func action(afterPull pixels: Double) -> Board.Action?
}

extension BoardArrangement {
  var form: ChartForm { .full }
  var scrolledHeight: Double? { nil }
  var pageDistance: Double? { nil }
  var hasDots: Bool { false }
  var keys: Set<BoardKey> { [] }
  func reachableChart(in board: Board) -> Int? { nil }
  func scroll(showing chart: Int, from scroll: Double) -> Double? { nil }
  func action(pressing chart: Int, in board: Board) -> Board.Action? { nil }
  func action(for key: BoardKey, in board: Board) -> Board.Action? { nil }
  func action(forWheel step: Int, in board: Board) -> Board.Action? { nil }
  func isPulled(_ chart: Int, in board: Board) -> Bool { false }
  func action(afterPull pixels: Double) -> Board.Action? { nil }
}

/// The arrangements of a board's charts in a viewport: the only place that knows them by name.
public struct BoardArrangements: Sendable {
  private let arrangements: [BoardLayout: any BoardArrangement]

  /// The height of the page dots, at the lower edge of a viewport whose arrangement has them.
  public static let dotsHeight = 40.0

  /// The arrangements of charts of these tables; linear in their count.
  public init(of tables: [Table], viewport: Size, textScale: Double) {
    let pairs = BoardLayout.allCases.map {
      ($0, $0.arrangement(of: tables, viewport: viewport, textScale: textScale))
    }
    arrangements = Dictionary(uniqueKeysWithValues: pairs)
  }

  /// The arrangement of a layout.
  public subscript(layout: BoardLayout) -> any BoardArrangement {
    // There is one for every layout.
    arrangements[layout]!
  }
}

extension BoardLayout {
  fileprivate func arrangement(
    of tables: [Table], viewport: Size, textScale: Double
  ) -> any BoardArrangement {
    switch self {
    case .list: ListArrangement(of: tables, viewport: viewport, textScale: textScale)
    case .carousel: CarouselArrangement(viewport: viewport, count: tables.count)
    case .cards:
      CardsArrangement(viewport: viewport, count: tables.count, textScale: textScale)
    }
  }
}
