/// A point of a series.
public struct SeriesPoint: Equatable, Sendable {
  /// Its number in the table.
  public var index: Int
  /// Its x, in UTC milliseconds.
  public var moment: Double
  /// Its y, never a gap.
  public var value: Double
}
