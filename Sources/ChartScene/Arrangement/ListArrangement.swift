import ChartCore

/// Charts are there so many pixels before they are scrolled into view.
private let nearby = 200.0

/// So many pixels of a chart are to be seen where people look at it.
private let leastSeen = 80.0

/// The lowest card that a chart has in the list, where a lower viewport would leave it less.
private let lowestCard = 240.0
/// How many cards share the viewport's height: each of more is as high, or as its parts want.
private let mostSharing = 2

/// Cards one under the other, as a page that is scrolled: they fill the viewport, one the whole of it, two
/// half of it each.
struct ListArrangement: Equatable, Sendable {
  private let viewport: Size
  /// Above, between and below the cards.
  private let gap: Double
  /// Where the column begins and how wide it is.
  private let columnX, columnWidth: Double
  /// Each card's upper edge on the page, and after the last one the page's end.
  private let tops: [Double]

  /// A column of cards with these heights; linear in their count.
  init(viewport: Size, heights: [Double]) {
    self.viewport = viewport
    columnWidth = Self.columnWidth(in: viewport)
    columnX = ((viewport.width - columnWidth) / 2).rounded(.down)
    gap = cardGap(in: viewport)
    var tops = [gap]
    tops.reserveCapacity(heights.count + 1)
    for height in heights { tops.append(tops[tops.count - 1] + max(0, height) + gap) }
    self.tops = tops
  }

  /// The column of the charts of tables; linear in their count.
  init(of tables: [Table], viewport: Size, textScale: Double) {
    let width = Self.columnWidth(in: viewport)
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
      })
  }

  /// How wide the cards are in a viewport: what their heights are to be computed for.
  static func columnWidth(in viewport: Size) -> Double {
    cardWidth(in: viewport.width, gap: cardGap(in: viewport))
  }

  /// How many cards there are.
  var count: Int { tops.count - 1 }

  /// The page's height with the ground above and below; 0 when there is no card.
  var contentHeight: Double { count == 0 ? 0 : tops[count] }

  /// How far the page can be scrolled.
  var maximumScroll: Double { max(0, contentHeight - viewport.height) }

  /// Where the card `index` is seen when the page is scrolled by `scroll` pixels.
  func place(of index: Int, scroll: Double) -> CardPlacement {
    let height = tops[index + 1] - gap - tops[index]
    return CardPlacement(rect: Rect(columnX, tops[index] - scroll, columnWidth, height))
  }

  /// The cards that are seen, or within `margin` pixels of it; logarithmic in the count.
  func indexes(near scroll: Double, margin: Double) -> Range<Int> {
    let first = firstIndex { tops[$0 + 1] - gap > scroll - margin }
    let end = firstIndex { tops[$0] >= scroll + viewport.height + margin }
    return first..<max(first, end)
  }

  /// The scroll nearest to `scroll` that shows the whole card, or its start if it is too tall.
  func nearestScroll(showing index: Int, from scroll: Double) -> Double {
    let (top, bottom) = (tops[index] - gap, tops[index + 1])
    let fits = bottom - top <= viewport.height
    let nearest = fits ? scroll.clamped(to: (bottom - viewport.height)...top) : top
    return nearest.clamped(to: 0...maximumScroll)
  }

  /// The first card for which `isPast` holds, as it then does for all that follow.
  private func firstIndex(where isPast: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
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
