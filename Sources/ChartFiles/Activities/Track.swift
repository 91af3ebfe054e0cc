import Glibc

/// The radius with which distances between places are told, in metres: that of the equator (WGS 84), as other
/// programs do.
private let earthRadius = 6_378_137.0
/// What is slower than a kilometre in an hour stands still, in metres in a second.
let leastMovingSpeed = 1 / 3.6

/// How far it is from place to place, and how long it took, as the points of a recording tell.
struct Track {
  /// How far, in metres; none where there were no places.
  private(set) var meters = 0.0
  /// How long, in seconds, where it went faster than somebody who stands still.
  private(set) var movingSeconds = 0.0
  private var last: (place: GeoPoint, altitude: Double, moment: Double)?

  /// Goes on to a point; one without a place changes nothing.
  mutating func go(to point: RecordedPoint) {
    guard let place = point.place else { return }
    if let last {
      let step = last.place.meters(to: place)
      let rise = point[.altitude] - last.altitude
      let seconds = (point.moment - last.moment) / 1000
      meters += step
      let way = rise.isNaN ? step : (step * step + rise * rise).squareRoot()
      if seconds > 0, way / seconds > leastMovingSpeed { movingSeconds += seconds }
    }
    last = (place, point[.altitude], point.moment)
  }

  /// Ends what belongs together: it does not go from the last point to the next one.
  mutating func pause() { last = nil }
}

extension GeoPoint {
  /// How far another place is, in metres, along a great circle (the haversine formula; R. W. Sinnott, Sky and
  /// Telescope 68, 1984).
  func meters(to other: GeoPoint) -> Double {
    func sine(ofHalf degrees: Double) -> Double { sin(degrees * .pi / 360) }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let (north, east) = (
      sine(ofHalf: other.latitude - latitude), sine(ofHalf: other.longitude - longitude)
    )
    let square = north * north + cosine(latitude) * cosine(other.latitude) * east * east
    return 2 * earthRadius * asin(min(1, square.squareRoot()))
  }
}

/// How much a height counts beside its neighbours when it is smoothed.
private let (ownWeight, neighbourWeight) = (0.4, 0.3)
/// Noise is smoothed over points that are so many seconds apart at most or, where they have no moments, so many metres:
/// between points farther apart there are hills.
private let (smoothedSeconds, smoothedMeters) = (30.0, 100.0)

/// How much it goes upwards: each height smoothed with its neighbours that are near, those that are missing left out;
/// positioning is not exact to a metre, and its noise would add up.
struct Climb {
  private var sum = 0.0
  private var heights: (before: Double?, last: Double)?
  private var smoothed: Double?
  /// When the last height was, in milliseconds, and after how many metres.
  private var (lastMoment, lastWay) = (Double.nan, Double.nan)
  private var isKnown = false

  /// How much up to now, in metres; nil where no height is known.
  var meters: Double? {
    var ended = self
    ended.pause()
    return isKnown ? ended.sum : nil
  }

  /// Goes on to a height, at a moment in milliseconds, after so many metres, as far as these are known; a height of NaN
  /// changes nothing.
  mutating func go(to height: Double, at moment: Double = .nan, _ way: Double = .nan) {
    guard height.isFinite else { return }
    isKnown = true
    if isFar(moment, way) { endSmoothing() }
    if let (before, last) = heights {
      rise(to: before.map { neighbourWeight * ($0 + height) + ownWeight * last } ?? last)
    }
    heights = (heights?.last, height)
    (lastMoment, lastWay) = (moment, way)
  }

  /// Ends what belongs together: it does not go from the last height to the next one.
  mutating func pause() {
    endSmoothing()
    smoothed = nil
  }

  /// Whether what is next is too far from the last height to be smoothed with it.
  private func isFar(_ moment: Double, _ way: Double) -> Bool {
    let step = (moment - lastMoment) / 1000
    return step.isFinite ? step > smoothedSeconds : way - lastWay > smoothedMeters
  }

  private mutating func endSmoothing() {
    if let last = heights?.last { rise(to: last) }
    heights = nil
  }

  private mutating func rise(to height: Double) {
    if let smoothed, height > smoothed { sum += height - smoothed }
    smoothed = height
  }
}
