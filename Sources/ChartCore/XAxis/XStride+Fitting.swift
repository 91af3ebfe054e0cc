/// Points that are this many days apart or more have their labels at months and years.
private let daysOfMonths = 28
/// Longer than doubles reach in years.
private let mostYearDigits = 11

extension XStride {
  /// The finest stride whose labels have room in a range that is `width` pixels wide.
  ///
  /// The room is what the words of that very stride need; where a second level has room
  /// (`hasContext`), they are shorter. Strides that people do not count in, like every second day of a
  /// week, are only there where the others would have fewer than three labels; and labels are closer
  /// than usual where there would be fewer still. Points that are evenly
  /// spaced at several whole days, as of weekly data, have weeks of their own: labels are at points.
  public static func fitting(
    _ range: ClosedRange<Double>, width: Double, metrics: XLabelMetrics, hasContext: Bool,
    table: Table
  ) -> XStride {
    if range.span == 0 {
      let stride = single(at: table.moments(of: range).lowerBound, in: table.zone)
      return stride.of(table, metrics).worded(hasContext ? .full : .none)
    }
    let room = XLabelRoom(range, width: width, metrics: metrics, isWhole: !hasContext)
    if table.hasMonthsAlone(in: range) {
      let stride = ((months + years).first { room.fits($0.of(table, metrics)) } ?? longest).of(
        table, metrics)
      return stride.worded(room.context(of: stride))
    }
    let stride = room.finest(
      usual: (usual(table, range, metrics) + years).map { $0.of(table, metrics) },
      all: all(table, range, metrics).map { $0.of(table, metrics) },
      else: longest.of(table, metrics))
    let day = days(metrics, [1])[0].of(table, metrics)
    if stride.hasOneLabelADay(in: range, beside: day) { return day.worded(room.context(of: day)) }
    return stride.worded(room.context(of: stride))
  }

  /// Whether it is of times of which sessions have about one each: they would all be called alike, and days are not.
  private func hasOneLabelADay(in range: ClosedRange<Double>, beside day: XStride) -> Bool {
    sessions != nil && !unit.isOfCalendar && day.ticks(in: range).count > 1
      && ticks(in: range).count < 2 * day.ticks(in: range).count
  }

  private func worded(_ context: Context) -> XStride {
    var stride = self
    stride.context = context
    return stride
  }

  private func of(_ table: Table, _ metrics: XLabelMetrics) -> XStride {
    var stride = self
    (stride.zone, stride.sessions) = (table.zone, table.presentation.sessions)
    stride.calendar = metrics.formats.dates.calendar
    return stride
  }

  /// The stride for a range of one moment: the coarsest that has a label there.
  private static func single(at moment: Double, in zone: Zone) -> XStride {
    let units: [Unit] = [.day, .minute, .second, .millisecond]
    let local = zone.local(moment)
    let unit = units.first { local.truncatingRemainder(dividingBy: $0.milliseconds) == 0 }
    return XStride(unit ?? .microsecond, 1, from: local)
  }
}

/// Shorter ranges of days that have a tick each have labels at days too: there may be no week that begins in them.
private let leastDaysOfWeeks = 14.0
/// Shorter ranges of a total have labels at its points: they may be within one month.
private let leastDaysOfMonths = 56.0

extension Table {
  /// Whether the x axis names months, and what is longer, alone: the points of a total are lines in its plot already.
  fileprivate func hasMonthsAlone(in range: ClosedRange<Double>) -> Bool {
    kind.drawsSum && (daysPerPoint ?? 0) >= 7
      && range.span >= leastDaysOfMonths * millisecondsPerDay
  }

  /// Whether the x axis names weeks, and what is longer, alone: days have ticks.
  fileprivate func namesWeeks(in range: ClosedRange<Double>) -> Bool {
    namesOneValue && range.span >= leastDaysOfWeeks * millisecondsPerDay
  }

  /// Whether its points are days, some of which may be missing: none has a time of day.
  fileprivate var hasDaysAlone: Bool { xKind.hasDates && !tellsTimes }
}

extension XStride {
  /// The strides below years that people count in, ascending: each label of one is also one of those
  /// before it, but that months begin within weeks.
  private static func usual(
    _ table: Table, _ range: ClosedRange<Double>, _ metrics: XLabelMetrics
  ) -> [XStride] {
    if table.xKind == .timesOfDay { return times + days(metrics, [1]) }
    guard let step = table.daysPerPoint else {
      return (table.hasDaysAlone ? [] : times) + days(metrics, [1, 7]) + months
    }
    if table.namesWeeks(in: range) { return days(metrics, [7]) + months }
    return (step == 1 ? days(metrics, [1, 7]) : days(of: step, in: table)) + months
  }

  /// The same and those between them.
  private static func all(
    _ table: Table, _ range: ClosedRange<Double>, _ metrics: XLabelMetrics
  ) -> [XStride] {
    if table.xKind == .timesOfDay { return allTimes + days(metrics, [1]) }
    guard let step = table.daysPerPoint else {
      return (table.hasDaysAlone ? [] : allTimes) + days(metrics, [1, 2, 3, 7, 14]) + allMonths
    }
    if table.namesWeeks(in: range) { return days(metrics, [7, 14]) + allMonths }
    return (step == 1 ? days(metrics, [1, 2, 3, 7, 14]) : days(of: step, in: table)) + allMonths
  }

  private static let times =
    strides(.microsecond, [1, 5, 10, 50, 100, 500])
    + strides(.millisecond, [1, 5, 10, 50, 100, 500])
    + strides(.second, [1, 5, 15, 30]) + strides(.minute, [1, 5, 15, 30])
    + strides(.hour, [1, 3, 6, 12])

  private static let allTimes =
    strides(.microsecond, [1, 2, 5, 10, 20, 50, 100, 200, 500])
    + strides(.millisecond, [1, 2, 5, 10, 20, 50, 100, 200, 500])
    + strides(.second, [1, 2, 5, 10, 15, 20, 30])
    + strides(.minute, [1, 2, 5, 10, 15, 20, 30]) + strides(.hour, [1, 2, 3, 4, 6, 8, 12])

  private static let months = strides(.month, [1, 3, 6])
  private static let allMonths = strides(.month, [1, 2, 3, 4, 6]) + years
  private static let years = sequence(first: 1) { $0 * 10 }.prefix(mostYearDigits)
    .flatMap { strides(.year, [$0, 2 * $0, 5 * $0]) }
  private static let longest = years[years.count - 1]

  private static func strides(_ unit: Unit, _ counts: [Int]) -> [XStride] {
    counts.map { XStride(unit, $0) }
  }

  /// Days of the locale's weeks: parts of a week begin anew with each.
  private static func days(_ metrics: XLabelMetrics, _ counts: [Int]) -> [XStride] {
    let weekday = CivilDate(milliseconds: 0).weekday
    let start = Double(metrics.firstWeekday - weekday) * millisecondsPerDay
    return counts.map {
      XStride(.day, $0, from: start, restartsWeekly: 2...3 ~= $0)
    }
  }

  /// Days at every point, and at every second one.
  private static func days(of step: Int, in table: Table) -> [XStride] {
    let anchor = table.zone.local(table.x[table.x.count - 1]).midnight
    return [step, 2 * step].filter { $0 < daysOfMonths }.map { XStride(.day, $0, from: anchor) }
  }
}
