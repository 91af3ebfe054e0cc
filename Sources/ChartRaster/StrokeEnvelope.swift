import CKernels
import ChartScene

/// Vertical slices of a pixel whose mean is its coverage: where each point has a pixel of its own
/// steep edges show, and in a crowd, where nobody could tell, half as many.
private let (manySlices, fewSlices) = (16, 8)
/// More points than this for a pixel are a crowd.
private let crowd = 2.0

/// So many lines may cover a column of pixels: more would add up to numbers that cells do not hold.
private let mostLines = 7

/// The outlines of lines of one thickness whose points never go back in x: where each begins and ends
/// in each of many vertical slices.
///
/// What a round pen covers along a connected path that never turns back is one stretch in each
/// vertical line: a path is connected, and so is what its points cover. So an upper and a lower
/// bound per slice are the whole shape, at a cost that does not depend on how tall the path is.
struct StrokeEnvelope {
  private let slicesPerPixel: Int
  private let lines: [Line]
  private let index: TileIndex
  /// For each slice of each line where it begins and ends, in 256ths of a pixel from the top; the same
  /// where there is nothing.
  private let tops, bottoms: [Int32]
  /// The columns of pixels that are touched.
  let columns: Range<Int>

  private struct Line {
    let columns: Range<Int>
    /// Where the first of its slices is.
    let start: Int
  }

  /// The bytes that a line takes for each column of pixels that it touches, at most: two numbers where it
  /// lies in each slice, and two where its outline does.
  static let bytesPerColumn = manySlices * 16

  /// The envelopes of lines `2 * radius` pixels thick, as far as they are in some columns of an image: one
  /// where not too many lie on each other. Lines that are one envelope cover together what each covers.
  ///
  /// Time in proportion to the points, and to the slices times the radius.
  static func envelopes(
    through lines: [[Point]], placed: Placement, radius: Double, in size: PixelExtent,
    columns painted: Range<Int>
  ) -> [StrokeEnvelope] {
    let columns = lines.map { points in
      let (start, end) = ends(of: points, placed)
      return size.columns(from: start - radius, to: end + radius).clamped(to: painted)
    }
    return groups(of: columns, imageWidth: size.width).map { group in
      StrokeEnvelope(
        through: group.map { lines[$0] }, placed: placed, radius: radius,
        columns: group.map { columns[$0] }, in: size)
    }
  }

  private init(
    through lines: [[Point]], placed: Placement, radius: Double, columns: [Range<Int>],
    in size: PixelExtent
  ) {
    let perPixel = Self.slices(for: lines, placed)
    let paths = PathSlices(
      lines, placed: placed, slices: perPixel, pen: Pen(radius: radius, slices: perPixel),
      columns: columns)
    (tops, bottoms) = paths.widened(height: size.height)
    slicesPerPixel = perPixel
    index = TileIndex(columns, imageWidth: size.width, tileWidth: tileWidth)
    self.lines = zip(columns, paths.starts).map { Line(columns: $0, start: $1) }
    self.columns = columns.union
  }

  /// The cells of a tile that starts at `left`, with what the lines cover in `columns` added.
  func added(to cells: Cells, columns: Range<Int>, left: Int) -> Cells {
    var cells = cells
    index.forEachMember(at: left) {
      add(lines[$0], to: &cells, columns: columns, left: left)
    }
    return cells
  }

  private func add(_ line: Line, to cells: inout Cells, columns: Range<Int>, left: Int) {
    let weight = Int16(manySlices / slicesPerPixel)
    for column in line.columns.clamped(to: columns) {
      let first = line.start + (column - line.columns.lowerBound) * slicesPerPixel
      let tops = tops.span.extracting(first..<first + slicesPerPixel)
      let bottoms = bottoms.span.extracting(first..<first + slicesPerPixel)
      guard cells.shows(from: tops, to: bottoms) else { continue }
      cells.add(below: tops, column: column - left, weight: weight)
      cells.add(below: bottoms, column: column - left, weight: -weight)
    }
  }
}

extension StrokeEnvelope {
  /// The numbers of lines by the columns that they touch, in groups of which not too many touch the
  /// same; without those that touch none.
  private static func groups(of columns: [Range<Int>], imageWidth: Int) -> [[Int]] {
    if columns.count <= mostLines {
      let touching = columns.indices.filter { !columns[$0].isEmpty }
      return touching.isEmpty ? [] : [touching]
    }
    var groups: [(numbers: [Int], counts: [Int])] = []
    for (number, columns) in columns.enumerated() where !columns.isEmpty {
      let free = groups.firstIndex { group in
        columns.allSatisfy { group.counts[$0] < mostLines }
      }
      if free == nil { groups.append(([], Array(repeating: 0, count: imageWidth))) }
      let place = free ?? groups.count - 1
      groups[place].numbers.append(number)
      for column in columns { groups[place].counts[column] += 1 }
    }
    return groups.map(\.numbers)
  }

  private static func slices(for lines: [[Point]], _ placed: Placement) -> Int {
    var (points, pixels) = (0, 0.0)
    for line in lines {
      let (start, end) = ends(of: line, placed)
      points += line.count
      pixels += end - start + 2
    }
    return Double(points) > crowd * pixels ? fewSlices : manySlices
  }

  /// Where a line begins and ends, in pixels from the left.
  private static func ends(of line: [Point], _ placed: Placement) -> (Double, Double) {
    (placed(line[0]).x, placed(line[line.count - 1]).x)
  }
}
