import CKernels
import ChartScene

/// Vertical slices of a pixel whose mean is its coverage: where each point has a pixel of its own
/// steep edges show, and in a crowd, where nobody could tell, half as many.
private let (manySlices, fewSlices) = (16, 8)
/// More points than this for a pixel are a crowd.
private let crowd = 2.0

/// The outline of a thick line whose points never go back in x: where it begins and ends in each of
/// many vertical slices.
///
/// What a round pen covers along a connected path that never turns back is one stretch in each
/// vertical line: a path is connected, and so is what its points cover. So an upper and a lower
/// bound per slice are the whole shape, at a cost that does not depend on how tall the path is.
struct StrokeEnvelope {
  private let slicesPerPixel: Int
  /// The slices, counted from the image's left edge.
  private let slices: Range<Int>
  /// For each slice where the line begins and ends, in 256ths of a pixel from the top; the same where
  /// there is nothing.
  private let tops, bottoms: [Int32]

  /// The envelope of a line `2 * radius` pixels thick, as far as it is in an image.
  ///
  /// Time in proportion to the points, and to the slices times the radius.
  init(through points: [Point], placed: Placement, radius: Double, in size: PixelExtent) {
    let (start, end) = (placed(points[0]).x, placed(points[points.count - 1]).x)
    let perPixel = Double(points.count) > crowd * (end - start + 2) ? fewSlices : manySlices
    let path = PathSlices(
      points, placed: placed, slices: perPixel, pen: Pen(radius: radius, slices: perPixel),
      columns: size.columns(from: start - radius, to: end + radius))
    (tops, bottoms) = path.widened(height: size.height)
    slicesPerPixel = perPixel
    slices = path.slices
  }

  /// The columns of pixels that the slices are in.
  var columns: Range<Int> {
    slices.lowerBound / slicesPerPixel..<slices.upperBound / slicesPerPixel
  }

  /// The cells of a tile that starts at `left`, with what the line covers in `columns` added.
  func added(to cells: Cells, columns: Range<Int>, left: Int) -> Cells {
    var cells = cells
    let weight = Int16(manySlices / slicesPerPixel)
    for column in columns {
      let first = column * slicesPerPixel - slices.lowerBound
      let tops = tops.span.extracting(first..<first + slicesPerPixel)
      let bottoms = bottoms.span.extracting(first..<first + slicesPerPixel)
      guard cells.shows(from: tops, to: bottoms) else { continue }
      cells.add(below: tops, column: column - left, weight: weight)
      cells.add(below: bottoms, column: column - left, weight: -weight)
    }
    return cells
  }
}
