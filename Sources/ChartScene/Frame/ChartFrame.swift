public import ChartCore

/// A chart in its place, on its way from state to state: where it heads, where it is, and its picture at a time. Windows,
/// pictures that stay and figures all have their pictures of it.
public struct ChartFrame {
  /// The data.
  public let table: Table
  /// What its header and its card have to say of where it stands.
  public let role: ChartRole
  /// Where the parts lie.
  public private(set) var layout: ChartLayout
  /// Where it headed last, which the next target is quicker to find after; nil before the first.
  public private(set) var target: ChartTarget?
  private var motion: ChartMotion?

  /// A chart that heads nowhere yet.
  public init(of table: Table, role: ChartRole = .plain, in layout: ChartLayout) {
    (self.table, self.role, self.layout) = (table, role, layout)
  }

  /// Whether it is somewhere, so that it has a picture.
  public var hasBegun: Bool { motion != nil }

  /// Has the parts somewhere else.
  public mutating func place(in layout: ChartLayout) { self.layout = layout }

  /// Where it comes to rest in a state, with these labels below it.
  public func target(of state: ChartState, labels: XLabelMetrics) -> ChartTarget {
    layout.target(of: table, state: state, labels: labels, after: target)
  }

  /// Heads for a target at a time in seconds; at its first one it is at once.
  public mutating func head(
    for target: ChartTarget, _ transition: Transition = .cut, at seconds: Double = 0
  ) {
    self.target = target
    if motion == nil {
      motion = ChartMotion(resting: target)
    } else {
      motion?.follow(target, transition: transition, at: seconds)
    }
  }

  /// Forgets what moves, as nothing looks as it did.
  public mutating func startAnew() { motion = nil }

  /// Whether it has come to rest.
  public func isFinished(at seconds: Double) -> Bool { motion?.isFinished(at: seconds) ?? true }

  /// Where it is at a time in seconds; nil before its first target.
  public func sample(at seconds: Double) -> ChartSample? { motion?.sample(at: seconds) }

  /// Its picture at a time, with what is read in it and what stands out; nil before its first target.
  public func picture(
    at seconds: Double, title: String, style: ChartStyle, reading: ChartReading = ChartReading(),
    effects: PlotEffects = PlotEffects()
  ) -> ChartPicture? {
    sample(at: seconds).flatMap {
      picture(of: $0, title: title, style: style, reading: reading, effects: effects)
    }
  }

  /// The same when it has come to rest at a target.
  public func picture(
    settledAt target: ChartTarget, title: String, style: ChartStyle,
    reading: ChartReading = ChartReading(), effects: PlotEffects = PlotEffects()
  ) -> ChartPicture {
    picture(
      of: ChartSample(settled: target), title: title, style: style, reading: reading,
      effects: effects)
  }

  private func picture(
    of sample: ChartSample, title: String, style: ChartStyle, reading: ChartReading,
    effects: PlotEffects
  ) -> ChartPicture {
    ChartPicture(
      table: table, title: title, sample: sample, style: style, layout: layout, role: role,
      reading: reading, effects: effects)
  }
}
