extension XStride {
  /// The beginnings of the periods that a second level names, from the one that `range` begins in on,
  /// ascending; none where there is no second level.
  public func contexts(in range: ClosedRange<Double>) -> [Double] {
    guard context != .none, let period = unit.contextUnit else { return [] }
    let start = start(of: period, at: shownMoment(at: range.lowerBound))
    let first = sessions?.time(at: start) ?? start
    var periods = XStride(period, 1)
    (periods.zone, periods.calendar, periods.sessions) = (zone, calendar, sessions)
    let starts = periods.ticks(in: range)
    return starts.first == first ? starts : [first] + starts
  }

  /// The first moment of the period that `moment` is in.
  private func start(of period: Unit, at moment: Double) -> Double {
    let offset = zone.offset(at: moment)
    let start = period.start(at: moment + offset, in: calendar)
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
  fileprivate func start(at moment: Double, in calendar: CalendarSystem) -> Double {
    switch self {
    case .month: calendar.start(at: moment, months: 1)
    case .year: calendar.start(at: moment, months: 12)
    case .day: moment.midnight
    default: (moment / milliseconds).rounded(.down) * milliseconds
    }
  }
}
