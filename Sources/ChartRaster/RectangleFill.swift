import CKernels
import ChartCore
import ChartScene

/// Rectangles whose edges are moved to the nearest pixel edges, so that neighbours have neither a
/// seam between them nor a pixel in common.
///
/// Their shapes, each of one colour, are laid together, column by column: bars of several series
/// that stand behind each other cost little more than those of one.
struct RectangleFill {
  /// The rectangles, those in front first.
  private let places: [PixelPlace]
  private let index: TileIndex
  /// The columns of pixels that are touched.
  let columns: Range<Int>

  /// Rectangles of one colour: where they meet, they are one.
  struct Shape {
    /// The rectangles.
    let rects: [Rect]
    /// Where they are.
    let placed: Placement
    /// The colour.
    let ink: ChartInk
    /// The least number of pixels that each is thick.
    let thinnest: Int
  }

  private struct PixelPlace {
    let columns: Range<Int>
    let rows: Range<Int32>
    let ink: ChartInk
    let shape: Int32
  }

  /// The rectangles of shapes, the one at the back first, as far as they are in an image.
  init(_ shapes: [Shape], in size: PixelExtent) {
    var places: [PixelPlace] = []
    places.reserveCapacity(shapes.reduce(0) { $0 + $1.rects.count })
    for (number, shape) in shapes.reversed().enumerated() {
      for rect in shape.rects {
        let (start, end) = (
          shape.placed(rect.origin), shape.placed(Point(rect.maxX, rect.maxY))
        )
        let columns = pixels(start.x, end.x, shape.thinnest, size.width)
        let rows = pixels(start.y, end.y, shape.thinnest, size.height)
        if columns.isEmpty || rows.isEmpty { continue }
        places.append(
          PixelPlace(
            columns: columns, rows: Int32(rows.lowerBound)..<Int32(rows.upperBound),
            ink: shape.ink, shape: Int32(number)))
      }
    }
    let all = places.map(\.columns)
    index = TileIndex(all, imageWidth: size.width, tileWidth: 1)
    columns = all.union
    self.places = places
  }

  /// The colours of a tile that starts at `left`, with the rectangles' parts in `columns` added;
  /// `runs` are as high as the tile.
  func added(
    to colors: ColorCells, columns: Range<Int>, left: Int, runs: inout ColumnRuns
  ) -> ColorCells {
    var colors = colors
    for column in columns {
      // What is wider than a column is often the same as in the one before.
      if column == columns.lowerBound || !index.hasSameMembers(at: column, as: column - 1) {
        runs.clear()
        index.forEachMember(at: column) { number in
          let place = places[number]
          runs.lay(place.ink, under: place.rows, shape: place.shape)
        }
      }
      colors.add(runs, column: column - left)
    }
    return colors
  }
}

/// The pixels nearest to a stretch, of `most` that there are.
private func pixels(_ start: Double, _ end: Double, _ thinnest: Int, _ most: Int) -> Range<Int> {
  func edge(_ place: Double) -> Int { Int(max(0, min(place, Double(most))) + 0.5) }
  let first = edge(start)
  return first..<min(max(edge(end), first + thinnest), most)
}
