/// Late days of the months of a year: their numbers have two figures.
private let lateDays = (1...12).compactMap {
  CivilDate(year: 2000, month: $0, day: $0 == 2 ? 28 : 30)
}
/// A time before noon and one after it.
private let twoTimes = [0, 12].compactMap {
  CivilDate(year: 2000, month: 1, day: 1, hour: $0)
}

extension Formats {
  /// Labels of a time axis among which its widest one is, of years those of four figures: by themselves (`isWhole`), or
  /// where a second level says the rest.
  public func samples(of unit: XStride.Unit, isWhole: Bool) -> [String] {
    switch unit {
    case .year: [year(lateDays[0])]
    case .month: monthsAlone + (isWhole ? samples(of: .year, isWhole: true) : [])
    case .day: isWhole ? lateDays.map(day) : [text(dates.patterns.dayOfMonth, of: lateDays[0])]
    case .hour, .minute:
      twoTimes.map { time($0) } + (isWhole ? lateDays.map(day) : [])
    case .second: twoTimes.map { time($0, precision: .second) }
    case .millisecond: [seconds(twoTimes[0], precision: .millisecond)]
    case .microsecond: [seconds(twoTimes[0], precision: .microsecond)]
    }
  }

  /// Names of the second level below labels of a unit, with their years, among which its widest one is.
  public func contextSamples(of unit: XStride.Unit) -> [String] {
    lateDays.map { date in
      let words = context(date.milliseconds, unit: unit, in: .full)
      return words.name + words.year
    }
  }

  private var monthsAlone: [String] { lateDays.map { text(dates.patterns.shortMonth, of: $0) } }
}
