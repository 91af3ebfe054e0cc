/// So many points are asked whether they are days, each with the one after it: of hours every 24th might be asked.
private let mostAskedPoints = 64
/// The units of an x of numbers that is time.
private let unitsOfTime: Set = ["s", "sec", "ms", "µs", "us", "ns", "min", "h"]

extension Column {
  /// Whether some of these moments, of all parts, begin days of a zone: at midnight, or where clocks skip that behind it.
  func areDays(in zone: Zone) -> Bool {
    stride(from: 0, to: count, by: Swift.max(1, count / mostAskedPoints)).allSatisfy { index in
      [index, Swift.min(index + 1, count - 1)].allSatisfy {
        zone.midnight(startingAt: self[$0]) != nil
      }
    }
  }
}

extension Table {
  /// Whether nothing was recorded of the activity that it is of: then its figures are all there is, at no point.
  public var isOfFiguresAlone: Bool {
    presentation.activity?.hasFigures == true
      && series.allSatisfy { $0.column.gapCount == $0.column.count }
  }

  /// Whether its points are times of days, and not days themselves: in another zone they have other words. Some of the
  /// points tell: all that are days begin one.
  public var tellsTimes: Bool {
    xKind.hasDates && daysPerPoint == nil && !dates.areDays(in: zone)
  }

  /// When a point is, where x has dates: what the file says, whether x does so too or not.
  public func moment(ofPoint index: Int) -> Double { dates[index] }

  /// The first moment after the time that a point stands for, such as its day or its week; of a lone one too.
  public func end(ofPoint index: Int) -> Double { pointTimes.time(ofPoint: index).upperBound }

  /// How long it is from what one point tells to what another one does, where x has dates: a price is the one at the end
  /// of its day, week or month.
  public func lapse(over points: ClosedRange<Int>) -> Double {
    if prices != nil, !pointLength.endsWithDay,
      let first = pointTimes.lastDate(ofPoint: points.lowerBound),
      let last = pointTimes.lastDate(ofPoint: points.upperBound)
    {
      return last - first
    }
    let (first, last) = (moment(ofPoint: points.lowerBound), moment(ofPoint: points.upperBound))
    // Days are as long where clocks change.
    return xKind.hasDates && !tellsTimes ? zone.local(last) - zone.local(first) : last - first
  }

  /// The moments of all points, as the file has them: what x says, but where that is the time of sessions, and of prices
  /// that are called by their last days, where it is when they begin.
  var dates: Column {
    prices?.history.moments ?? presentation.calledMoments ?? presentation.sessions?.moments ?? x
  }

  /// The x at which a moment is read: where time between sessions takes none, that of the last one before it.
  public func x(reading moment: Double) -> Double {
    presentation.sessions?.time(reading: moment) ?? moment
  }

  /// The points that are called by moments of a range, as those of sessions, and of weeks and months that are called by their
  /// last days; where none is, the one within whose week or month the range begins. Nil where x is what points are called
  /// by. Logarithmic time.
  public func points(calledIn moments: ClosedRange<Double>) -> Range<Int>? {
    guard xKind == .sessions || pointLength.endsWithDay else { return nil }
    let first = dates.index(atOrAfter: moments.lowerBound)
    let end = dates.index(atOrAfter: moments.upperBound.nextUp)
    guard first >= end, pointLength.isLongerThanDay else { return first..<max(first, end) }
    let around = [first - 1, first].first {
      guard 0..<x.count ~= $0 else { return false }
      let time = pointTimes.time(ofPoint: $0)
      return time.lowerBound..<time.upperBound ~= moments.lowerBound
    }
    return around.map { $0..<$0 + 1 } ?? first..<first
  }

  /// The first point that is called by a moment of the day that begins at one; nil where none is, or x has no dates.
  /// Logarithmic time.
  public func point(firstCalledOnDayFrom start: Double) -> Int? {
    let first = dates.index(atOrAfter: start)
    guard xKind.hasDates, first < x.count else { return nil }
    return zone.local(dates[first]).midnight == zone.local(start).midnight ? first : nil
  }

  /// The moments from the start to the end of a range of x that has dates.
  public func moments(of range: ClosedRange<Double>) -> ClosedRange<Double> {
    presentation.sessions?.moments(of: range, hasEnd: !kind.fillsPeriods) ?? range
  }

  /// Whether a range of x that has dates begins and ends on one day.
  public func isWithinDay(_ range: ClosedRange<Double>) -> Bool {
    let moments = moments(of: range)
    let last = max(moments.lowerBound, moments.upperBound.nextDown)
    return zone.local(moments.lowerBound).midnight == zone.local(last).midnight
  }

  /// The moments of what a range of x shows, all of those included that its last point stands for: a week, a month.
  public func toldMoments(of range: ClosedRange<Double>) -> ClosedRange<Double> {
    let moments = moments(of: range)
    guard xKind.hasDates else { return moments }
    return moments.lowerBound...max(moments.upperBound, pointTimes.told(range).upperBound)
  }

  /// The point that stands for a moment, such as the week that it is in, or the candle where a pixel column is `bucketSpan`
  /// wide; where there was no trade the last one before, whose price it still is. Of other points that which is read at
  /// its x. Always valid.
  public func index(standingFor moment: Double, bucketSpan: Double = 0) -> Int {
    let stands = xKind.hasDates && pointLength.isLongerThanDay && !kind.fillsPeriods
    guard xKind == .sessions || stands else { return index(reading: x(reading: moment)) }
    let starts = presentation.sessions?.moments ?? x
    let last = max(0, starts.index(atOrAfter: moment.nextUp) - 1)
    let time = pointTimes.time(ofPoint: last)
    guard moment >= time.upperBound, last + 1 < x.count,
      let candle = candle(around: moment, bucketSpan: bucketSpan)
    else { return last }
    return candle.contains(starts[last + 1]) && !candle.contains(time.lowerBound) ? last + 1 : last
  }

  /// The time of the candle that a moment would be in, where candles are of several points.
  private func candle(around moment: Double, bucketSpan: Double) -> Range<Double>? {
    guard kind.showsQuotes, let period = candlePeriod(bucketSpan: bucketSpan) else { return nil }
    let borders = period.borders(around: moment...moment, in: zone)
    return borders[0]..<borders[1]
  }

  /// Whether its points may be what something wrote down by the clock: then time without any is a gap.
  var isRecording: Bool {
    guard presentation.isOfTable, prices == nil else { return false }
    switch xKind {
    case .moments, .timesOfDay, .durations: return true
    case .numbers: return presentation.xUnit.map(unitsOfTime.contains) ?? false
    case .sessions, .rows: return false
    }
  }

  /// Whether points are left out between a point and a later one. Logarithmic time in their number.
  public func isBroken(_ index: Int, _ next: Int) -> Bool {
    let first = breaks.partitioningIndex { $0 > index }
    return first < breaks.count && breaks[first] <= next
  }

  /// How long its points last: as its file says, else as its moments do.
  var knownLength: PointLength {
    switch presentation.period {
    case .fiveMinutes, .hour: return .own
    case .day: return .days(1)
    case .week: return .days(daysPerWeek)
    case .month: return .days(daysPerMonth)
    case nil:
      guard xKind.hasDates else { return .own }
      return PointLength(
        of: dates, in: zone, areDays: !tellsTimes,
        ofPrices: prices != nil || presentation.isComparison)
    }
  }

  /// What its points stand for.
  public var pointTimes: PointTimes { PointTimes(of: self) }
}
