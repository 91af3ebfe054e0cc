/// The ticks of a y axis, as visible as their opacity says.
public struct YLabelSet: Equatable, Sendable {
  /// The ticks.
  public let ticks: AxisTicks
  /// How they are written.
  public let notation: TickNotation
  /// From 0 to 1.
  public let opacity: Double

  /// Ticks with an opacity.
  public init(ticks: AxisTicks, notation: TickNotation, opacity: Double) {
    self.ticks = ticks
    self.notation = notation
    self.opacity = opacity
  }
}

/// The labels of an x axis, as visible as their opacity says.
public struct XLabelSet: Equatable, Sendable {
  /// The labels.
  public let ticks: XTicks
  /// From 0 to 1.
  public let opacity: Double

  /// Labels with an opacity.
  public init(ticks: XTicks, opacity: Double) {
    self.ticks = ticks
    self.opacity = opacity
  }
}

/// A y axis at one time.
public struct YAxisSample: Equatable, Sendable {
  /// The values in the plot.
  public var domain: ClosedRange<Double>
  /// How the values in the plot are spread.
  public var form = ScaleForm.linear
  /// The values in the mini-map.
  public var miniMapDomain: ClosedRange<Double>
  /// How the values in the mini-map are spread.
  public var miniMapForm = ScaleForm.linear
  /// The ticks: one set at rest, at most two that fade into each other, the oldest first; none
  /// while all series of the axis are off.
  public var layers: [YLabelSet]
}

/// Everything about a chart that moves, at one time.
public struct ChartSample: Equatable, Sendable {
  /// The moments in the plot.
  public var visibleRange: ClosedRange<Double>
  /// The y axes: the left one and, for two-axis kinds, the right one.
  public var axes: [YAxisSample]
  /// For each series how visible it is, from 0 to 1.
  public var opacities: [Double]
  /// The labels of the x axis: one set at rest, at most two that fade into each other.
  public var xLabelSets: [XLabelSet]
  /// Where series that stand on each other will stand at rest: a chart that is there already need not
  /// look them up again.
  public var stack: Stack?
  /// The points of a scatter that will be seen at rest; nil of all other kinds.
  public var cloud: Cloud?

  /// The chart at rest.
  public init(settled target: ChartTarget) {
    self = ChartMotion(resting: target).sample(at: 0)
  }

  init(
    visibleRange: ClosedRange<Double>, axes: [YAxisSample], opacities: [Double],
    xLabelSets: [XLabelSet], stack: Stack? = nil, cloud: Cloud? = nil
  ) {
    self.visibleRange = visibleRange
    self.axes = axes
    self.opacities = opacities
    self.xLabelSets = xLabelSets
    self.stack = stack
    self.cloud = cloud
  }
}
