public import ChartCore
extension ChartPicture {
  public func cardRect(measure: some TextMeasure) -> Rect? {
    guard let indicator else { return nil }
    let index = table.index(reading: indicator)
    let x = xScale(table.x[index])
    guard (0...layout.plot.width).contains(x) else { return nil }
    return IndicatorCard(self, index: index, measure: measure).rect(besides: x)
  }
}
extension Table {
  public func shares(around moment: Double) -> Table? { nil }
}
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
