/// How a table's series are drawn.
public enum ChartKind: String, Hashable, Sendable {
  /// Straight lines from point to point on one y scale.
  case lines
}

/// One chart's data: an x column and its series, checked once here and trusted afterwards.
public struct Table: Equatable, Sendable {
  /// The title the file gives, if any.
  public let title: String?
  /// How the series are drawn.
  public let kind: ChartKind
  /// Ascending moments in UTC milliseconds, at least one, all finite; equal neighbours are allowed.
  public let x: Column
  /// At least one series, in drawing order.
  public let series: [Series]

  /// A table of columns that are all as long as `x`.
  ///
  /// What a file got wrong (order, lengths, gaps in x) is mended or refused before this point;
  /// a mismatch here is a fault in the program.
  public init(title: String? = nil, kind: ChartKind = .lines, x: Column, series: [Series]) {
    precondition(x.count > 0, "a table needs at least one point")
    precondition(!series.isEmpty, "a table needs at least one series")
    precondition(
      series.allSatisfy { $0.column.count == x.count }, "every series is as long as the x column")
    self.title = title
    self.kind = kind
    self.x = x
    self.series = series
  }

  /// The first and the last moment.
  public var domain: ClosedRange<Double> { x[0]...x[x.count - 1] }
}
