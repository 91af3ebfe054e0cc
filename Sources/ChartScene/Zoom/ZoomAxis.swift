import ChartCore
import Glibc

/// A stretch opens at most so many times: wider steps than a screen has pixels have no sense.
private let largestOpening = 4096.0
/// A stretch narrower than this, in pixels, opens from here.
private let narrowestStretch = 0.5

/// The time axis on its way from an overview's to a detail's.
///
/// The detail's stretch of time opens at an even pace, each frame by the same factor, and goes
/// straight to its place: for the eye, the way a camera comes closer.
struct ZoomAxis: Equatable, Sendable {
  /// Moments to pixels from the plot's left edge.
  let scale: LinearScale
  private let overview: LinearScale
  private let detail: LinearScale

  /// The axis `progress` of the way from one scale to another.
  init(from overview: LinearScale, to detail: LinearScale, progress: Double) {
    self.overview = overview
    self.detail = detail
    let ends = (overview(detail.domain.lowerBound), overview(detail.domain.upperBound))
    let part = openedPart(from: ends.1 - ends.0, to: detail.to - detail.from, progress: progress)
    scale = LinearScale(
      domain: detail.domain, from: ends.0.interpolated(to: detail.from, by: part),
      to: ends.1.interpolated(to: detail.to, by: part))
  }

  /// Where a pixel of the overview's plot has moved to.
  func position(ofOverview x: Double) -> Double { scale(overview.invert(x)) }

  /// Where a pixel of the detail's plot comes from.
  func position(ofDetail x: Double) -> Double { scale(detail.invert(x)) }
}

/// The part of the way that a stretch's ends have gone when its width has grown evenly by factors.
private func openedPart(from start: Double, to end: Double, progress: Double) -> Double {
  let factor = (end / max(start, narrowestStretch)).clamped(
    to: (1 / largestOpening)...largestOpening)
  guard abs(factor - 1) > 1e-6, progress > 0, progress < 1 else { return progress }
  return ((pow(factor, progress) - 1) / (factor - 1)).clamped(to: 0...1)
}
