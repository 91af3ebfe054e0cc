// What a range that people ask for is on a table's x.

/// A range as a chart shows it, and the points that are in it.
public struct ShownRange: Equatable, Sendable {
  /// From where to where on x.
  public let range: ClosedRange<Double>
  /// The points that were asked for.
  public let points: Range<Int>
}

extension Table {
  /// What there is of a range that is asked for while another one is seen. Logarithmic time.
  public func shown(
    _ asked: AskedRange, visible: ClosedRange<Double>, _ names: DateNames
  ) throws(AskedRange.Fault) -> ShownRange {
    let areWithinDays = tellsTimes || spacing < millisecondsPerDay
    var context = RangeContext(xKind, domain: moments(of: domain))
    (context.visible, context.zone) = (moments(of: visible), zone)
    (context.areWithinDays, context.names) = (areWithinDays, names)
    context.end = xKind.hasDates ? end(ofPoint: pointCount - 1) : nil
    let part = try asked.part(in: context)
    let called = points(calledIn: part.range).flatMap { $0.isEmpty ? nil : $0 }
    let whole = tellsTimes ? nil : called.map(range(of:))
    let times = times(of: part.range)
    let own = areWithinDays && part.endsWithDay ? withLastPoint(times) : withLastPeriod(times)
    let range = whole ?? own
    return ShownRange(range: range, points: called ?? indexes(inside: range))
  }
}

extension Table {
  /// A range of moments on x, which may be the time of sessions: from the first session in it to the last one.
  private func times(of moments: ClosedRange<Double>) -> ClosedRange<Double> {
    let lower = presentation.sessions?.time(at: moments.lowerBound) ?? moments.lowerBound
    return lower...max(lower, x(reading: moments.upperBound))
  }

  /// The range from a point to a point, or to the end of a period, where points are near: where a chart shows more than
  /// what was asked for, the days that it tells are those whose values it has.
  public func withWholePoints(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let first = x(at: max(0, index(atOrAfter: range.lowerBound.nextUp) - 1))
    let next = index(atOrAfter: range.upperBound)
    let last =
      kind.fillsPeriods ? end(ofPeriod: max(0, next - 1)) : x(at: min(next, pointCount - 1))
    let (before, behind) = (range.lowerBound - first, last - range.upperBound)
    let lower = 0..<spacing ~= before ? first : range.lowerBound
    return lower...(0..<spacing ~= behind ? last : range.upperBound)
  }

  /// The same of a range that ends with a day: a line up to the last point of that day.
  private func withLastPoint(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let last = index(atOrAfter: range.upperBound.nextUp) - 1
    guard !kind.fillsPeriods, last >= 0, x(at: last) >= range.lowerBound else {
      return withLastPeriod(range)
    }
    return range.lowerBound...x(at: last)
  }

  /// The range up to the end of the period that its end is in, where points fill periods: a day that is
  /// asked for is there with its bar, as it is with its point on a line.
  private func withLastPeriod(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard kind.fillsPeriods else { return range }
    let last = max(0, index(atOrAfter: range.upperBound.nextUp) - 1)
    return range.lowerBound...max(range.upperBound, end(ofPeriod: last))
  }
}
