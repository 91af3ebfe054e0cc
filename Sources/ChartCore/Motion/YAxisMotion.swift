private import Glibc

/// Seconds for the y range: slow enough for the eye to follow the lines, as in Telegram's apps.
private let yRangeSeconds = 0.4

/// A y axis on its way to a target: a function of the time that the caller hands in.
struct YAxisMotion: Equatable, Sendable {
  private var domain, miniMapDomain: Motion<AxisDomain>
  private var labels: CrossFade<AxisLabels?>

  /// An axis at rest.
  init(resting target: YAxisTarget) {
    domain = Motion(resting: AxisDomain(target.domain, target.form))
    miniMapDomain = Motion(resting: AxisDomain(target.miniMapDomain, target.miniMapForm))
    labels = CrossFade(showing: target.labels)
  }

  /// Sets out for `target` at a time in seconds, from wherever everything is.
  mutating func follow(_ target: YAxisTarget, at seconds: Double) {
    let (wanted, whole) = (
      AxisDomain(target.domain, target.form), AxisDomain(target.miniMapDomain, target.miniMapForm)
    )
    // There is nothing between an even scale and a logarithmic one.
    let isSame = domain.target.form == wanted.form
    domain.retarget(to: wanted, at: seconds, duration: isSame ? yRangeSeconds : 0)
    miniMapDomain.retarget(
      to: whole, at: seconds,
      duration: miniMapDomain.target.form == whole.form ? yRangeSeconds : 0)
    labels.show(target.labels, at: seconds, duration: isSame ? tickFadeSeconds : 0)
  }

  /// The axis at a time in seconds.
  ///
  /// Ticks that crowd on the way from one scale to another are fainter than their fade has them.
  func sample(at seconds: Double) -> YAxisSample {
    let (domain, whole) = (domain.value(at: seconds), miniMapDomain.value(at: seconds))
    let layers = labels.layers(at: seconds).compactMap { labels, opacity in
      labels.map {
        YLabelSet(
          ticks: $0.ticks, notation: $0.notation,
          opacity: opacity * $0.ticks.legibility(over: domain.range))
      }
    }
    return YAxisSample(
      domain: domain.range, form: domain.form, miniMapDomain: whole.range, miniMapForm: whole.form,
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
  let ticks: AxisTicks
  let notation: TickNotation
}

extension YAxisTarget {
  fileprivate var labels: AxisLabels? {
    ticks.map { AxisLabels(ticks: $0, notation: notation) }
  }
}

/// The values of an axis and how they are spread.
private struct AxisDomain: Equatable, Sendable, Interpolable {
  let range: ClosedRange<Double>
  let form: ScaleForm

  init(_ range: ClosedRange<Double>, _ form: ScaleForm) { (self.range, self.form) = (range, form) }

  /// On a logarithmic axis by equal ratios in equal times.
  func interpolated(to other: AxisDomain, by fraction: Double) -> AxisDomain {
    guard form == .logarithmic, form == other.form, 0 < fraction, fraction < 1 else {
      return AxisDomain(range.interpolated(to: other.range, by: fraction), other.form)
    }
    let lower = range.lowerBound.ratio(to: other.range.lowerBound, by: fraction)
    let upper = range.upperBound.ratio(to: other.range.upperBound, by: fraction)
    return AxisDomain(min(lower, upper)...max(lower, upper), form)
  }
}

extension Double {
  /// The number part of the way to another, both above 0, in equal ratios.
  fileprivate func ratio(to other: Double, by fraction: Double) -> Double {
    pow(10, log10(self).interpolated(to: log10(other), by: fraction)).clampedToFinite
  }
}
