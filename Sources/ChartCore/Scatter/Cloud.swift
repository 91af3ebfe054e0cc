import CKernels

/// So many points are taken from their columns at once: their numbers stay in the fastest memory.
private let blockLength = 2048
/// Up to so many points a cell is two pixels wide and high, so that single ones are seen; of more it is one.
private let mostWidePoints = 200_000

/// The points of a scatter that are seen: how many are in each cell of its plane, and how their values go together.
public struct Cloud: Equatable, Sendable {
  /// The cells.
  public let grid: CloudGrid
  /// The points that were looked at.
  public private(set) var points: Range<Int>
  /// How the values go together.
  public private(set) var regression: Regression
  /// For each cell how many points are in it and one of them, the lowest row first; behind them what means nothing.
  private var cells: [Cell]

  /// What a loop in C writes.
  private typealias Cell = SIMD2<UInt32>
  /// For each cell the sum of what its points are coloured by, less a zero, and of how many that is known; empty where nothing
  /// colours them.
  private var colors: [SIMD2<Double>] = []
  private var colorZero = 0.0

  /// Those of some points. Linear time in these.
  init(of table: Table, at points: Range<Int>, in grid: CloudGrid) {
    (self.grid, self.points) = (grid, points)
    cells = Array(repeating: Cell(), count: grid.count + 1)
    regression = Regression(around: grid)
    if let extent = table.colorColumn?.extent(of: 0..<table.x.count) {
      colors = Array(repeating: .zero, count: grid.count + 1)
      colorZero = extent.lowerBound + extent.span / 2
    }
    count(points, of: table, isGoing: false)
  }

  /// How many points are in a cell, counted along the lowest row first.
  public func count(ofCell cell: Int) -> Int { Int(cells[cell].x) }

  /// How many points are in each cell, the lowest row first.
  public var counts: [Int] { cells.dropLast().map { Int($0.x) } }

  /// The mean of what the points of a cell are coloured by; NaN where that is not known of any.
  public func color(ofCell cell: Int) -> Double {
    // Of points that have gone rounding may leave a sum.
    guard !colors.isEmpty, colors[cell].y > 0 else { return .nan }
    return colorZero + colors[cell].x / colors[cell].y
  }

  /// The most points of a cell. Linear time in the cells.
  public var highestCount: Int { Int(cells.dropLast().reduce(0) { max($0, $1.x) }) }

  /// The same of other points of the same table: where it is less to do, those that come are counted, and those that go are
  /// counted no more. Linear time in these.
  func moved(to points: Range<Int>, of table: Table) -> Cloud {
    let kept = points.clamped(to: self.points)
    let changed = points.count + self.points.count - 2 * kept.count
    guard !kept.isEmpty, changed < points.count else {
      return Cloud(of: table, at: points, in: grid)
    }
    var cloud = self
    cloud.points = points
    // One that comes is written where it is: one that is still there afterwards.
    cloud.count(self.points.lowerBound..<kept.lowerBound, of: table, isGoing: true)
    cloud.count(kept.upperBound..<self.points.upperBound, of: table, isGoing: true)
    cloud.count(points.lowerBound..<kept.lowerBound, of: table, isGoing: false)
    cloud.count(kept.upperBound..<points.upperBound, of: table, isGoing: false)
    return cloud
  }
}

// MARK: - Counting

extension Cloud {
  private mutating func count(_ points: Range<Int>, of table: Table, isGoing: Bool) {
    var plane = plane
    let step: UInt32 = isGoing ? .max : 1
    var regression = regression
    unsafe cells.withUnsafeMutableBytes { bytes in
      let cells = unsafe bytes.baseAddress?.assumingMemoryBound(to: ChartCell.self)
      table.forEachPair(at: points) { x, y, start in
        var sums = ChartPairSums()
        unsafe chart_count_points(
          x, y, min(x.count, y.count), &plane, UInt32(truncatingIfNeeded: start), step, cells, &sums
        )
        regression.add(sums, isGoing: isGoing)
      }
    }
    self.regression = regression
    colorCells(points, of: table, isGoing: isGoing)
  }

  private mutating func colorCells(_ points: Range<Int>, of table: Table, isGoing: Bool) {
    guard !colors.isEmpty, let column = table.colorColumn else { return }
    var plane = plane
    let zero = colorZero
    unsafe colors.withUnsafeMutableBytes { bytes in
      let sums = unsafe bytes.baseAddress?.assumingMemoryBound(to: ChartCellSum.self)
      table.forEachPair(at: points) { x, y, start in
        let z = column.values(at: start..<start + x.count)
        unsafe chart_sum_points(x, y, z, x.count, &plane, zero, isGoing ? -1 : 1, sums)
      }
    }
  }

  private var plane: ChartPlane {
    ChartPlane(
      left: grid.across.lowerBound, foot: grid.up.lowerBound,
      columns_per_unit: Double(grid.columns) / grid.across.span,
      rows_per_unit: Double(grid.rows) / grid.up.span, last_column: Double(grid.columns - 1),
      last_row: Double(grid.rows - 1), middle_x: regression.middleX, middle_y: regression.middleY,
      columns: Int32(grid.columns))
  }
}

extension Table {
  /// Goes over the pairs of a scatter at some points, block by block, with the first of these; NaN in gaps.
  fileprivate func forEachPair(
    at points: Range<Int>, _ body: (_ x: [Double], _ y: [Double], _ start: Int) -> Void
  ) {
    for start in stride(from: points.lowerBound, to: points.upperBound, by: blockLength) {
      let block = start..<min(start + blockLength, points.upperBound)
      body(series[1].column.values(at: block), series[0].column.values(at: block), start)
    }
  }

  /// The points of a scatter whose x is in a range, counted in the cells of a plane of some pixels; those of another cloud of
  /// the same table are not counted again. Linear time in what is left.
  public func cloud(
    in range: ClosedRange<Double>, across: ClosedRange<Double>, up: ClosedRange<Double>,
    pixels: (width: Double, height: Double), after previous: Cloud? = nil
  ) -> Cloud {
    let points = indexes(inside: range)
    let side = Double(points.count <= mostWidePoints ? 2 : 1)
    let grid = CloudGrid(
      across: across, up: up, columns: Int(clamping: pixels.width / side),
      rows: Int(clamping: pixels.height / side))
    if let previous, previous.grid == grid { return previous.moved(to: points, of: self) }
    return Cloud(of: self, at: points, in: grid)
  }

  /// The point of a scatter that is nearest to two values, as far as a length of each is one; the first of several, nil where
  /// there is none. Linear time in the points.
  public func index(
    nearestTo x: Double, _ y: Double, among points: Range<Int>, unitX: Double, unitY: Double
  ) -> Int? {
    var (nearest, least) = (Int?.none, Double.infinity)
    forEachPair(at: points) { xs, ys, start in
      for index in xs.indices {
        let (along, up) = ((xs[index] - x) / unitX, (ys[index] - y) / unitY)
        let distance = along * along + up * up
        if distance < least { (nearest, least) = (start + index, distance) }
      }
    }
    return nearest
  }
}

// MARK: - Looking up

extension Cloud {
  /// A point that is in the cell nearest to two values, or in one that is as near: what a pointer means that cannot tell
  /// those of a cell apart. Nil where there is none. Time in proportion to the cells that are nearer.
  public func point(nearestTo x: Double, _ y: Double, of table: Table) -> Int? {
    guard regression.count > 0 else { return nil }
    let (column, row) = grid.cell(x, y)
    var (nearest, least) = (Int?.none, Int.max)
    var ring = 0
    // Cells of a further ring may be nearer than those at the corners of one.
    while ring * ring <= least, ring < max(grid.columns, grid.rows) {
      forEachCell(ofRing: ring, around: column, row) { cell, distance in
        if cells[cell].x > 0, distance < least { (nearest, least) = (cell, distance) }
      }
      ring += 1
    }
    return nearest.flatMap { point(ofCell: $0, x, y, of: table) }
  }

  /// The point that is known to be in a cell; where that has gone, the one that is nearest of all.
  private func point(ofCell cell: Int, _ x: Double, _ y: Double, of table: Table) -> Int? {
    let known = Int(cells[cell].y)
    if points.contains(known) { return known }
    return table.index(
      nearestTo: x, y, among: points, unitX: grid.across.span / Double(grid.columns),
      unitY: grid.up.span / Double(grid.rows))
  }

  /// Goes over the cells at the edge of a square, with the square of how far from its middle they are.
  private func forEachCell(
    ofRing ring: Int, around column: Int, _ row: Int, _ body: (_ cell: Int, _ distance: Int) -> Void
  ) {
    let rows = max(0, row - ring)...min(grid.rows - 1, row + ring)
    for high in rows {
      let isEnd = (high - row).magnitude == ring
      for along in stride(
        from: column - ring, through: column + ring, by: isEnd ? 1 : max(1, 2 * ring))
      where along >= 0 && along < grid.columns {
        let (x, y) = (along - column, high - row)
        body(high * grid.columns + along, x * x + y * y)
      }
    }
  }
}
