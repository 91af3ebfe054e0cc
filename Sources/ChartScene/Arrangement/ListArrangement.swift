import ChartCore

/// Charts are there so many pixels before they are scrolled into view.
private let nearby = 200.0

/// So many pixels of a chart are to be seen where people look at it.
private let leastSeen = 80.0

/// The lowest card that a chart has in the list, where a lower viewport would leave it less.
private let lowestCard = 240.0
/// How many cards share the viewport's height: each of more is as high, or as its parts want.
private let mostSharing = 2
/// Cards of more charts stand side by side where each is as wide as this at least, for letters of the usual size: twice
/// as much is seen at once, and lines are steep enough to be read.
private let widestAlone = 800.0
private let mostColumns = 2

/// Cards one under the other, as a page that is scrolled: they fill the viewport, one the whole of it, two
/// half of it each; more stand in two columns where it is wide, the last one of an odd number in both.
struct ListArrangement: Equatable, Sendable {
  private let viewport: Size
  /// Above, between and below the cards.
  private let gap: Double
  /// Where the columns begin, how wide all of them are and how many.
  private let columnX, width: Double
  private let columns: Int
  /// How many cards there are.
  let count: Int
  /// Each row's upper edge on the page, and after the last one the page's end.
  private let tops: [Double]

  /// Columns of cards with these heights; linear in their count.
  init(viewport: Size, heights: [Double], columns: Int = 1) {
    (self.viewport, self.columns, count) = (viewport, columns, heights.count)
    width = Self.columnWidth(in: viewport)
    columnX = ((viewport.width - width) / 2).rounded(.down)
    gap = cardGap(in: viewport)
    var tops = [gap]
    for first in stride(from: 0, to: heights.count, by: columns) {
      let height = heights[first..<min(first + columns, heights.count)].max() ?? 0
      tops.append(tops[tops.count - 1] + max(0, height) + gap)
    }
    self.tops = tops
  }

  /// The columns of the charts of tables; linear in their count.
  init(of tables: [Table], viewport: Size, textScale: Double) {
    let all = Self.columnWidth(in: viewport)
    let half = Self.columnWidth(all, of: mostColumns, gap: cardGap(in: viewport))
    let isWide = tables.count > mostSharing && half >= widestAlone * textScale
    let width = isWide ? half : all
    let sharing = min(tables.count, mostSharing)
    let ground = Double(sharing + 1) * cardGap(in: viewport)
    let share = max((viewport.height - ground) / Double(max(sharing, 1)), lowestCard).rounded(.down)
    self.init(
      viewport: viewport,
      heights: tables.map { table in
        if tables.count <= mostSharing {
          return max(
            share, ChartLayout.leastHeight(for: table, width: width, textScale: textScale))
        }
        let wanted = ChartLayout.listHeight(for: table, width: width, textScale: textScale)
        return max(share, wanted)
      }, columns: isWide ? mostColumns : 1)
  }

  /// How wide the cards of one column are in a viewport: what their heights are to be computed for.
  static func columnWidth(in viewport: Size) -> Double {
    cardWidth(in: viewport.width, gap: cardGap(in: viewport))
  }

  /// How wide each of several columns is.
  private static func columnWidth(_ all: Double, of columns: Int, gap: Double) -> Double {
    ((all - Double(columns - 1) * gap) / Double(columns)).rounded(.down)
  }

  /// The page's height with the ground above and below; 0 when there is no card.
  var contentHeight: Double { count == 0 ? 0 : tops[tops.count - 1] }

  /// How far the page can be scrolled.
  var maximumScroll: Double { max(0, contentHeight - viewport.height) }

  /// Where the card `index` is seen when the page is scrolled by `scroll` pixels.
  func place(of index: Int, scroll: Double) -> CardPlacement {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let height = tops[row + 1] - gap - tops[row]
    let isAlone = column == 0 && index == count - 1
    let width = isAlone ? width : Self.columnWidth(width, of: columns, gap: gap)
    let x = columnX + Double(column) * (width + gap)
    return CardPlacement(rect: Rect(x, tops[row] - scroll, width, height))
  }

  /// The cards that are seen, or within `margin` pixels of it; logarithmic in the count.
  func indexes(near scroll: Double, margin: Double) -> Range<Int> {
    let first = firstRow { tops[$0 + 1] - gap > scroll - margin } * columns
    let end = firstRow { tops[$0] >= scroll + viewport.height + margin } * columns
    return min(first, count)..<min(max(first, end), count)
  }

  /// The scroll nearest to `scroll` that shows the whole card, or its start if it is too tall.
  func nearestScroll(showing index: Int, from scroll: Double) -> Double {
    let row = index / columns
    let (top, bottom) = (tops[row] - gap, tops[row + 1])
    let fits = bottom - top <= viewport.height
    let nearest = fits ? scroll.clamped(to: (bottom - viewport.height)...top) : top
    return nearest.clamped(to: 0...maximumScroll)
  }

  /// The first row for which `isPast` holds, as it then does for all that follow.
  private func firstRow(where isPast: (Int) -> Bool) -> Int {
    (0..<tops.count - 1).partitioningIndex(where: isPast)
  }
}

extension ListArrangement: BoardArrangement {
  var scrolledHeight: Double? { contentHeight }

  func place(of chart: Int, in board: Board, at position: BoardPosition) -> CardPlacement {
    place(of: chart, scroll: position.scroll)
  }

  func charts(in board: Board, at position: BoardPosition) -> Set<Int> {
    Set(indexes(near: position.scroll, margin: nearby))
  }

  func chartInFront(of board: Board, at position: BoardPosition) -> Int? {
    let clear = indexes(near: position.scroll, margin: -leastSeen)
    let seen = clear.isEmpty ? indexes(near: position.scroll, margin: 0) : clear
    return seen.isEmpty ? nil : max(seen.lowerBound, min(board.front, seen.upperBound - 1))
  }

  func scroll(showing chart: Int, from scroll: Double) -> Double? {
    nearestScroll(showing: chart, from: scroll)
  }
}
