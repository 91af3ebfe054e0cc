/// Points a column from which on looking up the extremes is quicker than looking at each point.
private let crowd = 32

extension Table {
  /// The points that a line needs to look whole in `range` when drawn over `columns` pixel columns.
  ///
  /// Of the points in a pixel column, at most the first, the lowest, the highest and the last remain
  /// (M4: Jugel, Jerzak, Hackenbroich, Markl, "M4: A Visualization-Oriented Time Series Data
  /// Aggregation", VLDB 2014), in index order; the earliest among equals. The neighbours beyond the
  /// edges remain, so that the line runs off them. A run ends at each gap; a point between two gaps
  /// is a run of its own. At most four indexes a column. Where many points share a column, time is
  /// in proportion to the columns and the logarithm of the points; those columns that have gaps are
  /// looked through.
  public func runs(
    ofSeries series: Int, in range: ClosedRange<Double>, columns: Int
  ) -> [[Int]] {
    let values = self.series[series].column
    let indexes = indexes(covering: range)
    guard indexes.count >= max(columns, 1) * crowd else {
      return runs(of: { values[$0] }, at: indexes, in: range, columns: columns)
    }
    let scale = LinearScale(domain: range, from: 0, to: Double(max(columns, 1)))
    var thinning = Thinning()
    for slice in slices(of: indexes, on: scale) {
      thinning.add(slice, of: values, column: scale.column(of: x[slice.lowerBound]))
    }
    return thinning.finished()
  }

  /// The points at `indexes` that a line through any values, one for each index, needs to look whole
  /// in `range`; as for the values of a series, but in linear time.
  public func runs(
    of value: (Int) -> Double, at indexes: Range<Int>, in range: ClosedRange<Double>, columns: Int
  ) -> [[Int]] {
    let scale = LinearScale(domain: range, from: 0, to: Double(max(columns, 1)))
    var thinning = Thinning()
    thinning.add(indexes, of: value) { scale.column(of: x[$0]) }
    return thinning.finished()
  }

  /// The stretches of `indexes` that share a pixel column, in order.
  private func slices(of indexes: Range<Int>, on scale: LinearScale) -> [Range<Int>] {
    var slices: [Range<Int>] = []
    var start = indexes.lowerBound
    while start < indexes.upperBound {
      let column = scale.column(of: x[start])
      let end = max(end(of: column, in: start..<indexes.upperBound, on: scale), start + 1)
      slices.append(start..<end)
      start = end
    }
    return slices
  }

  /// The first of `indexes`, or their end, that is in a later column.
  private func end(of column: Double, in indexes: Range<Int>, on scale: LinearScale) -> Int {
    let edge = column < 0 ? scale.domain.lowerBound : scale.invert(column + 1)
    var end = min(max(index(atOrAfter: edge), indexes.lowerBound), indexes.upperBound)
    // The edge is rounded: the true end is near.
    while end > indexes.lowerBound, scale.column(of: x[end - 1]) > column { end -= 1 }
    while end < indexes.upperBound, scale.column(of: x[end]) <= column { end += 1 }
    return end
  }
}

extension LinearScale {
  /// The pixel column of a moment, from 0; of its own for a neighbour beyond an edge.
  fileprivate func column(of moment: Double) -> Double {
    if moment < domain.lowerBound { return -1 }
    return moment > domain.upperBound ? to : min(self(moment).rounded(.down), to - 1)
  }
}

/// Collects points in order and forgets those that do not matter in their column.
private struct Thinning {
  private struct Point {
    var index: Int
    var value: Double
    /// How many breaks came before: neighbours of the same run are connected.
    var run: Int
  }

  private var column = -Double.infinity
  private var run = 0
  private var first, lowest, highest, last: Point?
  private var runs: [[Int]] = []
  private var lastRun = -1

  /// Adds points one by one, with the column of each.
  mutating func add(_ indexes: Range<Int>, of value: (Int) -> Double, column: (Int) -> Double) {
    for index in indexes {
      let value = value(index)
      if value.isNaN { breakRun() } else { add(index, value: value, column: column(index)) }
    }
  }

  /// Adds the points of one column: those that matter, unless gaps stand between them.
  mutating func add(_ slice: Range<Int>, of values: Column, column: Double) {
    guard slice.count > crowd, !values.mayHaveGap(in: slice),
      let (lowest, highest) = values.extremes(of: slice)
    else {
      add(slice, of: { values[$0] }, column: { _ in column })
      return
    }
    let (low, high) = (min(lowest, highest), max(lowest, highest))
    for index in [slice.lowerBound, low, high, slice.upperBound - 1] {
      add(index, value: values[index], column: column)
    }
  }

  /// Notes a gap: what follows is not connected to what came before.
  mutating func breakRun() { run += 1 }

  mutating func add(_ index: Int, value: Double, column: Double) {
    if column != self.column { finishColumn() }
    self.column = column
    let point = Point(index: index, value: value, run: run)
    if first == nil { first = point }
    if value < lowest?.value ?? .infinity { lowest = point }
    if value > highest?.value ?? -.infinity { highest = point }
    last = point
  }

  mutating func finished() -> [[Int]] {
    finishColumn()
    return runs
  }

  private mutating func finishColumn() {
    if let first, let last, first.index == last.index {
      append(first)
    } else if let first, let lowest, let highest, let last {
      append(first)
      append(lowest.index < highest.index ? lowest : highest)
      append(lowest.index < highest.index ? highest : lowest)
      append(last)
    }
    (first, lowest, highest, last) = (nil, nil, nil, nil)
  }

  private mutating func append(_ point: Point) {
    if point.run != lastRun {
      runs.append([point.index])
      lastRun = point.run
    } else if runs[runs.count - 1].last != point.index {
      runs[runs.count - 1].append(point.index)
    }
  }
}
