extension Table {
  /// The points that are drawn in `range`, in the groups that are drawn as one where a pixel column
  /// is `bucketSpan` milliseconds wide.
  ///
  /// The points of a column of the table's grid are a group, also those beside the range. Where
  /// values fill periods, one of a column's width or more is a group by itself; where they are of
  /// moments, so are two values of the same moment, and crowded groups are followed to their neighbours
  /// beyond the edges. A logarithm's time for each group.
  public func groups(in range: ClosedRange<Double>, bucketSpan: Double) -> [Range<Int>] {
    let (drawn, grid) = (indexes(drawnIn: range), bucketGrid(span: bucketSpan))
    guard !drawn.isEmpty else { return [] }
    var groups: [Range<Int>] = []
    var group = firstGroup(of: drawn, on: grid)
    while group.lowerBound < drawn.upperBound {
      groups.append(group)
      guard group.upperBound < x.count else { return groups }
      group = self.group(from: group.upperBound, on: grid)
    }
    if isCrowdOfMoments(groups[groups.count - 1]) { groups.append(group) }
    return groups
  }

  /// The points of all groups in `range`; logarithmic time.
  func indexes(groupedIn range: ClosedRange<Double>, bucketSpan: Double) -> Range<Int> {
    let (drawn, grid) = (indexes(drawnIn: range), bucketGrid(span: bucketSpan))
    guard !drawn.isEmpty else { return drawn }
    let last = group(of: drawn.upperBound - 1, on: grid)
    return firstGroup(of: drawn, on: grid).lowerBound..<last.upperBound
  }

  private func firstGroup(of drawn: Range<Int>, on grid: BucketGrid) -> Range<Int> {
    let first = group(of: drawn.lowerBound, on: grid)
    guard isCrowdOfMoments(first), first.lowerBound > 0 else { return first }
    return group(of: first.lowerBound - 1, on: grid)
  }

  /// Whether a line through the group's middle may leave one of the points' moments outside.
  private func isCrowdOfMoments(_ group: Range<Int>) -> Bool {
    !kind.fillsPeriods && group.count > 1
  }

  /// The group that a point is in.
  private func group(of index: Int, on grid: BucketGrid) -> Range<Int> {
    let edge = grid.span > 0 ? grid.firstMoment(ofColumn: grid.column(of: x[index])) : x[index]
    var group = self.group(from: min(self.index(atOrAfter: edge), index), on: grid)
    while group.upperBound <= index { group = self.group(from: group.upperBound, on: grid) }
    return group
  }

  /// The group whose first point is at `start`.
  private func group(from start: Int, on grid: BucketGrid) -> Range<Int> {
    let edge =
      grid.span > 0
      ? grid.firstMoment(ofColumn: grid.column(of: x[start]) + 1) : x[start].nextUp
    let end = max(index(atOrAfter: edge), start + 1)
    if end - start > 1 && kind.fillsPeriods && isWide(end - 1, on: grid) { return start..<end - 1 }
    let isPair = end - start == 2 && !kind.fillsPeriods && x[start] == x[start + 1]
    return start..<(isPair ? start + 1 : end)
  }

  /// Whether a point's period is as wide as a column or wider.
  private func isWide(_ index: Int, on grid: BucketGrid) -> Bool {
    end(ofPeriod: index) - x[index] >= grid.span
  }
}
