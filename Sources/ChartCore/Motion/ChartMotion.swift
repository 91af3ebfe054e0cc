/// Seconds for a series to come or go: just ahead of the scale, which makes room for it.
private let seriesFadeSeconds = 0.35
/// Seconds for one set of ticks to become the next: short, because both sets are in the way.
let tickFadeSeconds = 0.25
/// Seconds for the visible range to get to where a click sends it.
private let glideSeconds = 0.3

/// How a chart gets to its target.
public enum Transition: Sendable {
  /// At once: animations are off, or nothing was shown before.
  case cut
  /// The hand moves the range: the range is there at once, y scale and fades follow.
  case follow
  /// The range moves by itself too.
  case glide
}

/// A chart on its way to a target: a function of the time that the caller hands in.
public struct ChartMotion: Equatable, Sendable {
  private var visibleRange: Motion<ClosedRange<Double>>
  private var axes: [YAxisMotion]
  private var opacities: [Motion<Double>]
  private var xTicks: CrossFade<XTicks>
  private var labels: XLabelMetrics
  private var width: Double
  private var stack: Stack?
  private var cloud: Cloud?

  /// A chart at rest.
  public init(resting target: ChartTarget) {
    visibleRange = Motion(resting: target.visibleRange)
    axes = target.axes.map(YAxisMotion.init(resting:))
    opacities = target.opacities.map(Motion.init(resting:))
    xTicks = CrossFade(showing: target.xTicks)
    (labels, width) = (target.labels, target.width)
    stack = target.stack
    cloud = target.cloud
  }

  /// Sets out for `target` at a time in seconds, from wherever everything is.
  public mutating func follow(
    _ target: ChartTarget, transition: Transition, at seconds: Double
  ) {
    guard transition != .cut, target.isVisible.count == opacities.count,
      target.axes.count == axes.count
    else {
      self = ChartMotion(resting: target)
      return
    }
    visibleRange.retarget(
      to: target.visibleRange, at: seconds, duration: transition == .glide ? glideSeconds : 0)
    for (index, opacity) in target.opacities.enumerated() {
      opacities[index].retarget(to: opacity, at: seconds, duration: seriesFadeSeconds)
    }
    for (index, axis) in target.axes.enumerated() { axes[index].follow(axis, at: seconds) }
    xTicks.show(target.xTicks, at: seconds, duration: tickFadeSeconds)
    (labels, width) = (target.labels, target.width)
    stack = target.stack
    cloud = target.cloud
  }

  /// Everything that moves, at a time in seconds.
  ///
  /// Ticks that crowd on the way from one scale to another are fainter than their fade has them.
  public func sample(at seconds: Double) -> ChartSample {
    let range = visibleRange.value(at: seconds)
    return ChartSample(
      visibleRange: range, axes: axes.map { $0.sample(at: seconds) },
      opacities: opacities.map { $0.value(at: seconds) },
      xLabelSets: xLabelSets(over: range, at: seconds), stack: stack, cloud: cloud)
  }

  private func xLabelSets(over range: ClosedRange<Double>, at seconds: Double) -> [XLabelSet] {
    let layers = xTicks.layers(at: seconds).map { ticks, opacity in
      let room = XLabelRoom(range, width: width, metrics: labels, isWhole: ticks.isWhole)
      return XLabelSet(ticks: ticks, opacity: opacity * room.legibility(of: ticks.labels))
    }
    return layers.filter { $0.opacity > 0 }
  }

  /// Whether everything has arrived at a time in seconds.
  public func isFinished(at seconds: Double) -> Bool {
    visibleRange.isFinished(at: seconds) && xTicks.isFinished(at: seconds)
      && axes.allSatisfy { $0.isFinished(at: seconds) }
      && opacities.allSatisfy { $0.isFinished(at: seconds) }
  }
}

extension ChartTarget {
  fileprivate var opacities: [Double] { isVisible.map { $0 ? 1 : 0 } }
}
