extension Table {
  /// The points that a line through a series of this table's points needs that are shown at another x: those of each part
  /// as of any other line, joined where no value is missing between.
  func runs(
    of series: Series, shiftedBy shift: XShift, in columns: PixelBuckets
  ) -> [ArraySlice<SeriesPoint>] {
    let (column, joinedGaps) = (series.column, Int(series.line.joinedGaps))
    let parts = parts(of: shift, in: columns.range)
    var (runs, last): ([ArraySlice<SeriesPoint>], Range<Int>?) = ([], nil)
    for (place, part) in parts.enumerated() {
      let found = column.runs(
        in: bounds(of: part, in: columns, isFirst: place == 0, isLast: place == parts.count - 1),
        x: x, joining: joinedGaps,
        reaching: (place == 0, place == parts.count - 1)
      ).map { $0.moved(by: part.length) }
      guard let first = found.first else { continue }
      let missing = last.flatMap { last in
        runs.last?.last.map { last.upperBound - 1 - $0.index }
      }
      if let missing, let begin = first.first,
        missing + begin.index - part.points.lowerBound <= joinedGaps
      {
        runs[runs.count - 1] += first
        runs += found.dropFirst()
      } else {
        runs += found
      }
      last = part.points
    }
    return runs
  }

  /// The bounds of a part's points in the columns of pixels where it is shown, with neighbours beyond the edges.
  private func bounds(
    of part: ShiftedPart, in columns: PixelBuckets, isFirst: Bool, isLast: Bool
  ) -> [Int] {
    let scale = LinearScale(domain: columns.range, from: 0, to: Double(columns.count))
    let first = Int(clamping: scale(part.range.lowerBound).rounded(.down)) + 1
    let end = Int(clamping: scale(part.range.upperBound).rounded(.up))
    let edges = (first..<max(first, end)).map { scale.invert(Double($0)) - part.length }
    let (lower, upper) = (part.points.lowerBound, part.points.upperBound)
    let inner = x.indexes(atOrAfter: edges).map { min(max($0, lower), upper) }
    let left = isFirst ? max(lower - 1, 0) : lower
    let right = isLast ? min(upper + 1, x.count) : upper
    return [left, lower] + inner + [upper, right]
  }
}

extension ArraySlice<SeriesPoint> {
  /// The same points so much later.
  fileprivate func moved(by length: Double) -> ArraySlice<SeriesPoint> {
    var points = self
    for place in points.indices { points[place].moment += length }
    return points
  }
}
