/// Seconds for the y range: slow enough for the eye to follow the lines, as in Telegram's apps.
private let yRangeSeconds = 0.4

/// A y axis on its way to a target: a function of the time that the caller hands in.
struct YAxisMotion: Equatable, Sendable {
  private var domain, miniMapDomain: Motion<ClosedRange<Double>>
  private var labels: CrossFade<AxisLabels?>

  /// An axis at rest.
  init(resting target: YAxisTarget) {
    domain = Motion(resting: target.domain)
    miniMapDomain = Motion(resting: target.miniMapDomain)
    labels = CrossFade(showing: target.labels)
  }

  /// Sets out for `target` at a time in seconds, from wherever everything is.
  mutating func follow(_ target: YAxisTarget, at seconds: Double) {
    domain.retarget(to: target.domain, at: seconds, duration: yRangeSeconds)
    miniMapDomain.retarget(to: target.miniMapDomain, at: seconds, duration: yRangeSeconds)
    labels.show(target.labels, at: seconds, duration: tickFadeSeconds)
  }

  /// The axis at a time in seconds.
  ///
  /// Ticks that crowd on the way from one scale to another are fainter than their fade has them.
  func sample(at seconds: Double) -> YAxisSample {
    let domain = domain.value(at: seconds)
    let layers = labels.layers(at: seconds).compactMap { labels, opacity in
      labels.map {
        YLabelSet(
          ticks: $0.ticks, notation: $0.notation,
          opacity: opacity * $0.ticks.legibility(over: domain))
      }
    }
    return YAxisSample(
      domain: domain, miniMapDomain: miniMapDomain.value(at: seconds),
      layers: layers.filter { $0.opacity > 0 })
  }

  /// Whether everything has arrived at a time in seconds.
  func isFinished(at seconds: Double) -> Bool {
    domain.isFinished(at: seconds) && miniMapDomain.isFinished(at: seconds)
      && labels.isFinished(at: seconds)
  }
}

/// What fades as one: ticks, and how they are written.
private struct AxisLabels: Hashable, Sendable {
  let ticks: YTicks
  let notation: TickNotation
}

extension YAxisTarget {
  fileprivate var labels: AxisLabels? {
    ticks.map { AxisLabels(ticks: $0, notation: notation) }
  }
}
