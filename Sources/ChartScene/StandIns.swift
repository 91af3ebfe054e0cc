public import ChartCore
public struct PieSelection: Hashable, Sendable {
  public var series: Int
  public var amount: Double
  public init(series: Int, amount: Double = 1) {
    self.series = series
    self.amount = amount
  }
}
public struct PieGeometry {
  public init(of table: Table, sample: ChartSample, in plot: Size) {}
  public func sector(at point: Point) -> Int? { nil }
  public func sector(after series: Int?, by step: Int) -> Int? { nil }
}
extension ChartPicture {
  public var spokenSector: String? { nil }
}
