/// What the stacks of a table need to be drawn of many points at once: the sums of its series, and at
/// which points there is anything.
struct StackSums: Equatable, Sendable {
  /// The sums of each series.
  let pyramids: [SumPyramid]
  /// Nil where all points are filled.
  private let filled: FilledPoints?

  /// The sums of columns of the same length; linear time.
  init(of columns: [Column]) {
    pyramids = columns.map(SumPyramid.init)
    filled = FilledPoints(of: columns)
  }

  /// How many of the points at `indexes` have a value in any series; constant time.
  func filledCount(at indexes: Range<Int>) -> Int {
    filled?.count(at: indexes) ?? indexes.count
  }
}
