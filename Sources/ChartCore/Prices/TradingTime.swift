/// Time in which all sessions of a market follow each other, each as long as the next: what lies between two of them
/// takes none.
///
/// It is counted in milliseconds, and begins with the first session's own moment. Within a session both times go on
/// alike.
public struct TradingTime: Hashable, Sendable {
  /// When the sessions begin: ascending, no two alike.
  public let moments: Column
  /// When they begin in this time, evenly spaced.
  public let x: Column
  /// How long each is in this time, in milliseconds.
  let length: Double

  /// The time of sessions that begin at some moments, at least one; nil where two begin at one. Linear time.
  public init?(_ moments: Column, length: Double) {
    let isStrict = (1..<max(1, moments.count)).allSatisfy { moments[$0 - 1] < moments[$0] }
    guard isStrict, length > 0 else { return nil }
    self.moments = moments
    self.length = length
    x = Column(start: moments[0], step: length, count: moments.count)
  }

  /// The moment at a time of sessions; logarithmic time.
  public func moment(at time: Double) -> Double {
    let index = min(max(x.index(atOrAfter: time.nextUp) - 1, 0), x.count - 1)
    let moment = moments[index] + (time - x[index])
    return index + 1 < x.count ? min(moment, moments[index + 1]) : moment
  }

  /// The time of sessions at a moment: between two sessions it is when the later one begins. Logarithmic time.
  public func time(at moment: Double) -> Double {
    let index = min(max(moments.index(atOrAfter: moment.nextUp) - 1, 0), x.count - 1)
    let rest = moment - moments[index]
    return x[index] + (index + 1 < x.count ? min(rest, length) : rest)
  }

  /// The time of sessions at a moment of one; between two of them when the last one before it begins.
  public func time(reading moment: Double) -> Double {
    let index = min(max(moments.index(atOrAfter: moment.nextUp) - 1, 0), x.count - 1)
    let rest = max(0, moment - moments[index])
    return x[index] + (rest < length ? rest : 0)
  }

  /// Both ends of a range as moments: one that ends with a session does not reach to the next one, unless it `hasEnd`, as
  /// those of points do that are when sessions begin.
  public func moments(of range: ClosedRange<Double>, hasEnd: Bool = false) -> ClosedRange<Double> {
    let lower = moment(at: range.lowerBound)
    if hasEnd { return lower...max(lower, moment(at: range.upperBound)) }
    guard range.upperBound > range.lowerBound else { return lower...lower }
    return lower...max(lower, moment(at: max(range.lowerBound, range.upperBound - 1)) + 1)
  }

  /// Both ends of a range of moments.
  public func times(of range: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = time(at: range.lowerBound)
    return lower...max(lower, time(at: range.upperBound))
  }

  /// Constant time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(length)
    hasher.combine(x.count)
  }

  /// How much of all time from the first session to the last there is in this time.
  var density: Double {
    let last = x.count - 1
    let (all, kept) = (moments[last] - moments[0], x[last] - x[0])
    return all > 0 ? min(1, kept / all) : 1
  }
}
