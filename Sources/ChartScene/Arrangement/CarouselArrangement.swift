import ChartCore

/// Cards beside each other like pages: the middle one flat and in front, the others turned away.
struct CarouselArrangement: Equatable, Sendable {
  /// The turn of a page that is one page away from the middle, and of all further ones.
  private static let widestRotationDegrees = 41.0
  /// How much a page one away from the middle fades; further ones fade no more.
  private static let fading = 0.25
  /// A page's share of the viewport's width, where that is wide.
  private static let widthShare = 0.7
  /// A page is no narrower than this where the viewport allows it: charts want width.
  private static let comfortableWidth = 480.0
  /// How far apart the middles of neighbouring pages are: they overlap, the turned behind the flat.
  private static let distanceShare = 0.75
  /// The lowest page that has all of the ground around it: a lower one gets of it what it can.
  private static let lowestPage = 380.0
  /// The ground above a page, and below it, where the page dots are.
  private static let above = 40.0
  private static let below = 53.0

  private let viewport: Size
  private let count: Int
  private let page: Rect

  /// The pages of `count` cards.
  init(viewport: Size, count: Int) {
    self.viewport = viewport
    self.count = max(0, count)
    let available = cardWidth(in: viewport.width)
    let wanted =
      count > 1 ? max(Self.comfortableWidth, viewport.width * Self.widthShare) : available
    let width = min(available, wanted).rounded()
    let dots = count > 1 ? BoardArrangements.dotsHeight : 0
    let ground = Self.ground(in: viewport.height, dots: dots)
    let height = max(0, viewport.height - ground.above - ground.below)
    page = Rect(
      ((viewport.width - width) / 2).rounded(.down), ground.above.rounded(.down), width,
      height.rounded(.down))
  }

  /// Above and below the page; in low viewports the page gets it, but for what the dots need.
  private static func ground(in height: Double, dots: Double) -> (above: Double, below: Double) {
    let share = ((height - lowestPage - dots) / (above + below - dots)).clamped(to: 0...1)
    return (above * share, dots + (below - dots) * share)
  }

  /// How far a finger travels from one page to the next, in pixels; never 0.
  var stride: Double { max(1, page.width * Self.distanceShare) }

  /// Where the page `index` is seen when the page `position` is in the middle.
  func place(of index: Int, position: Double) -> CardPlacement {
    let offset = Double(index) - position
    let turn = offset.clamped(to: -1...1)
    var rect = page
    rect.x += offset * stride
    return CardPlacement(
      rect: rect, rotationDegrees: turn * Self.widestRotationDegrees,
      opacity: 1 - Self.fading * abs(turn), depth: -abs(offset))
  }

  /// The pages of which something may be seen; constant time.
  func indexes(near position: Double) -> Range<Int> {
    let reach = (viewport.width + page.width) / 2 / stride
    let first = Int(clamping: (position - reach).rounded(.up)).clamped(to: 0...count)
    let last = Int(clamping: (position + reach).rounded(.down))
    return first..<(last < first ? first : min(last, count - 1) + 1).clamped(to: first...count)
  }
}

extension Int {
  fileprivate func clamped(to limits: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}

extension CarouselArrangement: BoardArrangement {
  var pageDistance: Double? { stride }
  var hasDots: Bool { count > 1 }
  var keys: Set<BoardKey> { [.left, .right, .pageUp, .pageDown, .home, .end] }

  func place(of chart: Int, in board: Board, at position: BoardPosition) -> CardPlacement {
    place(of: chart, position: position.page)
  }

  /// The page that is turned to is there at once, for the keyboard.
  func charts(in board: Board, at position: BoardPosition) -> Set<Int> {
    let turned = (0..<count).contains(board.front) ? [board.front] : []
    return Set(indexes(near: position.page)).union(turned)
  }

  func chartInFront(of board: Board, at position: BoardPosition) -> Int? { board.front }
  func reachableChart(in board: Board) -> Int? { board.front }

  /// A press on a turned page brings it to the middle.
  func action(pressing chart: Int, in board: Board) -> Board.Action? { .bringToFront(chart: chart) }

  func action(for key: BoardKey, in board: Board) -> Board.Action? {
    switch key {
    case .left, .pageUp: .bringToFront(chart: board.front - 1)
    case .right, .pageDown: .bringToFront(chart: board.front + 1)
    case .home: .bringToFront(chart: 0)
    case .end: .bringToFront(chart: count - 1)
    case .enter, .escape: nil
    }
  }

  func action(forWheel step: Int, in board: Board) -> Board.Action? {
    .bringToFront(chart: board.front + step)
  }
}
