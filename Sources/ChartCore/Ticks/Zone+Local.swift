/// No clock is farther from UTC than this.
private let farthestOffset = 26 * millisecondsPerHour

extension Zone {
  /// The moments at which clocks show a time, ascending: none where they skip it, two where they show it again.
  public func moments(ofLocal local: Double) -> [Double] {
    if let onlyOffset { return [local - onlyOffset] }
    return periods(around: local).filter { $0.hasLocal(local) }.map { local - $0.offset }
  }

  /// The moment at which clocks show a time: the first of two, and of a time that they skip the moment at which
  /// they do.
  public func moment(ofLocal local: Double) -> Double {
    if let onlyOffset { return local - onlyOffset }
    let periods = periods(around: local)
    if let first = periods.first(where: { $0.hasLocal(local) }) { return local - first.offset }
    return periods.first { $0.start > local - $0.offset }?.start ?? local - offset(at: local)
  }

  /// The midnight, by clocks, of the day that begins at a moment, also where clocks skip it; nil where none does.
  public func midnight(startingAt moment: Double) -> Double? {
    let (local, midnight) = (local(moment), local(moment).midnight)
    return local == midnight || self.moment(ofLocal: midnight) == moment ? midnight : nil
  }

  /// What clocks show in a range at the earliest and at the latest.
  func local(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let first = period(at: range.lowerBound)
    let ends = (range.lowerBound + first.offset, local(range.upperBound))
    guard range.upperBound >= first.end else { return ends.0...ends.1 }
    let last = period(at: range.upperBound)
    return min(ends.0, local(first.end))...max(ends.1, last.start + offset(at: last.start.nextDown))
  }

  /// The periods in which clocks may show a time, ascending.
  private func periods(around local: Double) -> [Period] {
    guard local.isFinite else { return [period(at: local)] }
    var periods = [period(at: local - farthestOffset)]
    while let last = periods.last, last.end <= local + farthestOffset {
      let next = period(at: last.end)
      guard next.end > last.end else { break }
      periods.append(next)
    }
    return periods
  }
}

/// Reads one time of clocks after the other: where they are near each other, without a search, which saves a fifth
/// of the time that 3,000,000 rows of local times take (0.36 against 0.47 s).
public struct LocalClock {
  private let zone: Zone
  /// Times that clocks show once, all at the same offset.
  private var known = 0.0..<0.0
  private var offset = 0.0

  /// The clock of a zone.
  public init(_ zone: Zone) { self.zone = zone }

  /// The moment at which the clock shows a time, as `Zone.moment(ofLocal:)` has it.
  public mutating func moment(ofLocal local: Double) -> Double {
    if known.contains(local) { return local - offset }
    let moment = zone.moment(ofLocal: local)
    guard moment.isFinite else { return moment }
    let period = zone.period(at: moment)
    offset = period.offset
    let (start, end) = (period.start + 2 * farthestOffset, period.end - 2 * farthestOffset)
    known = start < end ? start..<end : 0..<0
    return moment
  }
}

extension CivilDate {
  /// What calendar and clocks of a zone show at a moment.
  public init(milliseconds: Double, in zone: Zone) {
    self.init(milliseconds: zone.local(milliseconds))
  }
}
