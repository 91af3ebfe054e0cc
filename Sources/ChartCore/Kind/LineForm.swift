/// How the line of a series goes from value to value, as its column tells.
public struct LineForm: Hashable, Sendable {
  /// The most neighbouring gaps that the line goes over: 0 where every gap shows, `.max` where none does.
  public let joinedGaps: UInt32
  /// Whether the line keeps a value until the next one, and goes upright there.
  public let isStepped: Bool

  /// A line from value to value, which ends at each gap.
  public init(joinedGaps: UInt32 = 0, isStepped: Bool = false) {
    (self.joinedGaps, self.isStepped) = (joinedGaps, isStepped)
  }

  /// The line of a column's values. Some thousands of them are looked at, however many there are.
  public init(of column: Column) {
    self.init(joinedGaps: column.usualGaps, isStepped: column.hasLevels)
  }

  /// The line of what has points of its own among those of others: a gap is no value that is missing there, unless its
  /// points are evenly spaced and more of the others' are between two than usually.
  public init<Indexes>(of column: Column, ownPoints: Indexes, x: Column)
  where Indexes: RandomAccessCollection<Int>, Indexes.Index == Int {
    let isRegular = x.regularStep(at: ownPoints) != nil
    self.init(
      joinedGaps: isRegular ? column.longestUsualGaps : .max, isStepped: column.hasLevels)
  }
}
