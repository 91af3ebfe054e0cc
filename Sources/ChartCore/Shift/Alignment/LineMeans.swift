/// The means of a line over cells of x.
struct LineMeans {
  private let line: LaidLine
  private let sums: SumPyramid

  /// Those of a line; linear time.
  init(of line: LaidLine) {
    self.line = line
    sums = SumPyramid(of: line.values)
  }

  /// The mean of the values in each of some cells of a width, by where they begin, ascending; where there are none the line
  /// at the cell's middle, and a gap where it does not go on there. Logarithmic time for each.
  func means(from starts: [Double], width: Double) -> [Double] {
    let groups = zip(
      line.x.indexes(atOrAfter: starts.map { $0 - line.later }),
      line.x.indexes(atOrAfter: starts.map { $0 + width - line.later })
    ).map { $0..<max($0, $1) }
    let all = sums.sums(of: groups, in: line.values)
    return zip(zip(starts, groups), all).map { cell, sum in
      let count = line.values.valueCount(at: cell.1)
      return count > 0
        ? (sum.above + sum.below) / Double(count)
        : value(at: cell.0 + width / 2, before: cell.1.lowerBound)
    }
  }

  /// The line at an x between the point before one and that; a gap where one of them is. Constant time.
  private func value(at x: Double, before index: Int) -> Double {
    guard 0 < index, index < line.x.count else { return .nan }
    let (start, end) = (line.x[index - 1] + line.later, line.x[index] + line.later)
    let (first, last) = (line.values[index - 1], line.values[index])
    return end > start ? first + (last - first) * (x - start) / (end - start) : last
  }
}
