/// Seconds for the y range: slow enough for the eye to follow the lines, as in Telegram's apps.
private let yRangeSeconds = 0.4
/// Seconds for a series to come or go: just ahead of the scale, which makes room for it.
private let seriesFadeSeconds = 0.35
/// Seconds for one set of ticks to become the next: short, because both sets are in the way.
private let tickFadeSeconds = 0.25
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
  private var visibleRange, yDomain, miniMapDomain: Motion<ClosedRange<Double>>
  private var opacities: [Motion<Double>]
  private var yTicks: CrossFade<YTicks>
  private var xStride: CrossFade<XStride>
  private var labelPart: Double

  /// A chart at rest.
  public init(resting target: ChartTarget) {
    visibleRange = Motion(resting: target.visibleRange)
    yDomain = Motion(resting: target.yDomain)
    miniMapDomain = Motion(resting: target.miniMapDomain)
    opacities = target.opacities.map(Motion.init(resting:))
    yTicks = CrossFade(showing: target.yTicks)
    xStride = CrossFade(showing: target.xStride)
    labelPart = target.labelPart
  }

  /// Sets out for `target` at a time in seconds, from wherever everything is.
  public mutating func follow(
    _ target: ChartTarget, transition: Transition, at seconds: Double
  ) {
    guard transition != .cut, target.isVisible.count == opacities.count else {
      self = ChartMotion(resting: target)
      return
    }
    moveRanges(to: target, glides: transition == .glide, at: seconds)
    for (index, opacity) in target.opacities.enumerated() {
      opacities[index].retarget(to: opacity, at: seconds, duration: seriesFadeSeconds)
    }
    yTicks.show(target.yTicks, at: seconds, duration: tickFadeSeconds)
    xStride.show(target.xStride, at: seconds, duration: tickFadeSeconds)
    labelPart = target.labelPart
  }

  private mutating func moveRanges(to target: ChartTarget, glides: Bool, at seconds: Double) {
    visibleRange.retarget(
      to: target.visibleRange, at: seconds, duration: glides ? glideSeconds : 0)
    yDomain.retarget(to: target.yDomain, at: seconds, duration: yRangeSeconds)
    miniMapDomain.retarget(to: target.miniMapDomain, at: seconds, duration: yRangeSeconds)
  }

  /// Everything that moves, at a time in seconds.
  ///
  /// Ticks that crowd on the way from one scale to another are fainter than their fade has them.
  public func sample(at seconds: Double) -> ChartSample {
    let range = visibleRange.value(at: seconds)
    let domain = yDomain.value(at: seconds)
    return ChartSample(
      visibleRange: range, yDomain: domain, miniMapDomain: miniMapDomain.value(at: seconds),
      opacities: opacities.map { $0.value(at: seconds) },
      yLayers: yLayers(over: domain, at: seconds), xLayers: xLayers(over: range, at: seconds))
  }

  private func yLayers(over domain: ClosedRange<Double>, at seconds: Double) -> [YLayer] {
    let layers = yTicks.layers(at: seconds).map { ticks, opacity in
      YLayer(ticks: ticks, opacity: opacity * ticks.legibility(over: domain))
    }
    return layers.filter { $0.opacity > 0 }
  }

  private func xLayers(over range: ClosedRange<Double>, at seconds: Double) -> [XLayer] {
    let layers = xStride.layers(at: seconds).map { stride, opacity in
      let legibility = stride.legibility(over: range, labelPart: labelPart)
      return XLayer(stride: stride, opacity: opacity * legibility)
    }
    return layers.filter { $0.opacity > 0 }
  }

  /// Whether everything has arrived at a time in seconds.
  public func isFinished(at seconds: Double) -> Bool {
    visibleRange.isFinished(at: seconds) && yDomain.isFinished(at: seconds)
      && miniMapDomain.isFinished(at: seconds)
      && opacities.allSatisfy { $0.isFinished(at: seconds) }
      && yTicks.isFinished(at: seconds) && xStride.isFinished(at: seconds)
  }
}

extension ChartTarget {
  fileprivate var opacities: [Double] { isVisible.map { $0 ? 1 : 0 } }
}
