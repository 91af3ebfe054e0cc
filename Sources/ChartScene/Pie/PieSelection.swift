import ChartCore

/// The sector of a pie that a hand or a key has chosen.
public struct PieSelection: Hashable, Sendable {
  /// The index of its series.
  public var series: Int
  /// How far it has moved out, from 0 to 1.
  public var amount: Double

  /// A series' sector, all the way out unless told otherwise.
  public init(series: Int, amount: Double = 1) {
    self.series = series
    self.amount = amount.clamped(to: 0...1)
  }
}
