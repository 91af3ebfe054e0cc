import ChartCore
import ChartScene

/// The weight of a whole column.
private let wholeColumn: Int16 = 16

/// What rectangles cover whose edges are moved to the nearest pixel edges, so that neighbours have
/// neither a seam between them nor a pixel in common.
struct RectangleFill {
  private let places: [PixelPlace]
  private let index: TileIndex
  /// The columns of pixels that are touched.
  let columns: Range<Int>

  private struct PixelPlace {
    let columns, rows: Range<Int>
  }

  /// The rectangles, as far as they are in an image; each at least `thinnest` pixels thick.
  init(_ rects: [Rect], placed: Placement, thinnest: Int, in size: PixelExtent) {
    places = rects.compactMap { rect in
      let (start, end) = (placed(rect.origin), placed(Point(rect.maxX, rect.maxY)))
      let place = PixelPlace(
        columns: pixels(start.x, end.x, thinnest, size.width),
        rows: pixels(start.y, end.y, thinnest, size.height))
      return place.columns.isEmpty || place.rows.isEmpty ? nil : place
    }
    index = TileIndex(places.map(\.columns), width: size.width)
    let first = places.map(\.columns.lowerBound).min() ?? 0
    columns = first..<(places.map(\.columns.upperBound).max() ?? first)
  }

  /// The cells of a tile that starts at `left`, with the rectangles' parts in `columns` added.
  func added(to cells: Cells, columns: Range<Int>, left: Int) -> Cells {
    var cells = cells
    for member in index.members(at: left) {
      let place = places[Int(member)]
      let (top, bottom) = (Int32(place.rows.lowerBound) << 8, Int32(place.rows.upperBound) << 8)
      for column in place.columns.clamped(to: columns) {
        cells.add(below: top, column: column - left, weight: wholeColumn)
        cells.add(below: bottom, column: column - left, weight: -wholeColumn)
      }
    }
    return cells
  }
}

/// The pixels nearest to a stretch, of `most` that there are.
private func pixels(_ start: Double, _ end: Double, _ thinnest: Int, _ most: Int) -> Range<Int> {
  func edge(_ place: Double) -> Int { Int(place.rounded().clamped(to: 0...Double(most))) }
  let first = edge(start)
  return first..<min(max(edge(end), first + thinnest), most)
}
