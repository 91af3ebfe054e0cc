extension XStride {
  /// The beginnings of the periods that a second level names, from the one that `range` begins in on,
  /// ascending; none where there is no second level.
  public func contexts(in range: ClosedRange<Double>) -> [Double] {
    guard context != .none, let period = unit.contextUnit else { return [] }
    let start = start(of: period, at: shownMoment(at: range.lowerBound))
    let first = sessions?.time(at: start) ?? start
    var periods = XStride(period, 1)
    (periods.zone, periods.sessions) = (zone, sessions)
    let starts = periods.ticks(in: range)
    return starts.first == first ? starts : [first] + starts
  }

  /// The first moment of the period that `moment` is in.
  private func start(of period: Unit, at moment: Double) -> Double {
    let offset = zone.offset(at: moment)
    let start = period.start(at: moment + offset)
    return period.isOfCalendar ? zone.moment(ofLocal: start) : start - offset
  }
}

extension XStride.Unit {
  /// What labels of a unit leave to a second level; nil for years, which leave nothing.
  public var contextUnit: XStride.Unit? {
    switch self {
    case .microsecond, .millisecond: .minute
    case .second, .minute, .hour: .day
    case .day: .month
    case .month: .year
    case .year: nil
    }
  }

  /// The first local time of the period that `moment` is in.
  fileprivate func start(at moment: Double) -> Double {
    let date = CivilDate(milliseconds: moment)
    switch self {
    case .month:
      return CivilDate(year: date.year, month: date.month, day: 1)?.milliseconds ?? moment
    case .year: return CivilDate(year: date.year, month: 1, day: 1)?.milliseconds ?? moment
    case .day: return moment.midnight
    default: return (moment / milliseconds).rounded(.down) * milliseconds
    }
  }
}
