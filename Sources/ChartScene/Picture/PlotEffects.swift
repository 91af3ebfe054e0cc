/// How the series of a plot stand out or come into it, while their data stay.
public struct PlotEffects: Equatable, Sendable {
  /// The sectors of a pie that have moved out.
  let sectors: [PieSelection]
  /// The series that people look at, if they do; what stands over the others at rest is no effect.
  let raised: RaisedSeries?
  /// What the plot showed before, while that becomes what it shows.
  let arrival: PlotArrival?
  /// How far its bars have grown from the axis, from 0 to 1.
  let growth: Double

  /// None, or those that are given.
  public init(
    sectors: [PieSelection] = [], raised: RaisedSeries? = nil, arrival: PlotArrival? = nil,
    growth: Double = 1
  ) {
    (self.sectors, self.raised, self.arrival, self.growth) = (sectors, raised, arrival, growth)
  }

  /// Those that are seen of a chart that has arrived.
  var atRest: PlotEffects { PlotEffects(sectors: sectors, raised: raised) }
}
