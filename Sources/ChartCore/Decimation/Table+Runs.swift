extension Table {
  /// The points that a line needs to look whole in `range` when drawn over `columns` pixel columns.
  ///
  /// Of the points in a pixel column, at most the first, the lowest, the highest and the last remain
  /// (M4: Jugel, Jerzak, Hackenbroich, Markl, "M4: A Visualization-Oriented Time Series Data
  /// Aggregation", VLDB 2014), in index order; the earliest among equals. The neighbours beyond the
  /// edges remain, so that the line runs off them. A run ends at each gap; a point between two gaps
  /// is a run of its own. Linear time in the points covered, at most four indexes a column.
  public func runs(
    ofSeries series: Int, in range: ClosedRange<Double>, columns: Int
  ) -> [[Int]] {
    let values = self.series[series].column
    return runs(of: { values[$0] }, at: indexes(covering: range), in: range, columns: columns)
  }

  /// The points at `indexes` that a line through any values, one for each index, needs to look whole
  /// in `range`; as for the values of a series.
  public func runs(
    of value: (Int) -> Double, at indexes: Range<Int>, in range: ClosedRange<Double>, columns: Int
  ) -> [[Int]] {
    let scale = LinearScale(domain: range, from: 0, to: Double(max(columns, 1)))
    var thinning = Thinning()
    for index in indexes {
      let (moment, value) = (x[index], value(index))
      if value.isNaN {
        thinning.breakRun()
      } else {
        thinning.add(index, value: value, column: scale.column(of: moment))
      }
    }
    return thinning.finished()
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
