import ChartCore

/// A moment in several columns: a day, and perhaps its time of day.
struct MomentParts: Equatable {
  /// A part of a moment that a column of numbers may have.
  enum Part: CaseIterable {
    case year, quarter, month, week, day, dayOfYear, hour, minute, second
  }

  /// Where the day stands.
  enum Day: Equatable {
    /// A column of dates, or of numbers of eight figures.
    case moments(Int)
    case figures(Int)
    /// Columns of years, months and days, which are the first ones where there is no column.
    case calendar(year: Int, month: Int, day: Int?)
    /// The same with months from 0, as scripts count them.
    case script(year: Int, month: Int, day: Int)
    /// Columns of years and of days in these, from 1.
    case ofYear(year: Int, day: Int)
    /// Columns of years, and of quarters or weeks of them, from 1.
    case quarters(year: Int, quarter: Int)
    case weeks(year: Int, week: Int)
  }

  /// Where its time of day stands.
  enum Clock: Equatable {
    /// A column of times, and one of the halves of days that they are of, where these count to twelve.
    case times(Int, half: Int?)
    /// A column of numbers such as 1530.
    case figures(Int)
    case parts(hour: Int, minute: Int?, second: Int?)
    /// A column that numbers the parts of a day from 1, each so many minutes.
    case periods(Int, minutes: Double)
  }

  /// Where the time since then stands, which the rows of one start have: a column of times, and what part of these it is.
  struct Elapsed: Equatable {
    let column: Int
    let part: Double
  }

  let day: Day
  let clock: Clock?
  var elapsed: Elapsed?

  /// The columns, that of the day first.
  var columns: [Int] {
    let days: [Int] =
      switch day {
      case .moments(let column), .figures(let column): [column]
      case .calendar(let year, let month, let day): [year, month] + [day].compactMap(\.self)
      case .script(let year, let month, let day): [year, month, day]
      case .ofYear(let year, let day): [year, day]
      case .quarters(let year, let part), .weeks(let year, let part): [year, part]
      }
    let clocks: [Int] =
      switch clock {
      case .times(let column, let half): [column] + [half].compactMap(\.self)
      case .figures(let column), .periods(let column, _): [column]
      case .parts(let hour, let minute, let second): [hour] + [minute, second].compactMap(\.self)
      case nil: []
      }
    return days + clocks + [elapsed?.column].compactMap(\.self)
  }
}

// MARK: - Values

extension MomentParts {
  /// What clocks show, in milliseconds after the start of 1970 as UTC has it, from the values of a row's columns; nil where
  /// one of them has none.
  func local(_ values: [Double]) -> Double? {
    guard let day = start(values), let time = time(values) else { return nil }
    guard let elapsed else { return day + time }
    let since = values[elapsed.column] * elapsed.part
    return since.isFinite ? day + time + since : nil
  }

  private func start(_ values: [Double]) -> Double? {
    switch day {
    case .moments(let column): return values[column].isFinite ? values[column] : nil
    case .figures(let column): return milliseconds(ofDay: values[column])
    case .calendar(let year, let month, let day):
      guard let year = Int(exactly: values[year]), let month = Int(exactly: values[month]) else {
        return nil
      }
      guard let day = day.map({ Int(exactly: values[$0]) }) ?? 1 else { return nil }
      return CivilDate(year: Self.whole(year), month: month, day: day)?.milliseconds
    case .script(let year, let month, let day):
      guard let month = Int(exactly: values[month]), let day = Int(exactly: values[day]) else {
        return nil
      }
      return Int(exactly: values[year]).flatMap {
        CivilDate(year: $0, month: month + 1, day: day)?.milliseconds
      }
    case .ofYear(let year, let day):
      guard let year = Int(exactly: values[year]), (1..<367).contains(values[day]) else {
        return nil
      }
      let start = CivilDate(year: Self.whole(year), month: 1, day: 1)?.milliseconds
      return start.map { $0 + (values[day] - 1) * millisecondsPerDay }
    case .quarters(let year, let quarter):
      return Self.date(values[year], values[quarter]) {
        1...4 ~= $1 ? DateParts(year: $0, month: $1 * 3 - 2) : nil
      }
    case .weeks(let year, let week):
      return Self.date(values[year], values[week]) { DateParts(year: $0, week: $1) }
    }
  }

  private static func date(
    _ year: Double, _ part: Double, _ parts: (Int, Int) -> DateParts?
  ) -> Double? {
    guard let year = Int(exactly: year), let part = Int(exactly: part) else { return nil }
    return parts(whole(year), part)?.milliseconds
  }

  /// A year of two figures as people mean it (POSIX, `strptime`).
  private static func whole(_ year: Int) -> Int {
    (0...99).contains(year) ? year + (year <= 68 ? 2000 : 1900) : year
  }

  private func time(_ values: [Double]) -> Double? {
    switch clock {
    case nil: return 0
    case .times(let column, let half): return Self.time(values[column], half.map { values[$0] })
    case .figures(let column): return Self.time(ofFigures: values[column])
    case .periods(let column, let minutes):
      return values[column] >= 1 ? (values[column] - 1) * minutes * 60_000 : nil
    case .parts(let hour, let minute, let second):
      let hours = values[hour] * millisecondsPerHour
      let minutes = minute.map { values[$0] * 60_000 } ?? 0
      let time = hours + minutes + (second.map { values[$0] * 1000 } ?? 0)
      return (0...millisecondsPerDay).contains(time) ? time : nil
    }
  }

  /// A time of day, of clocks that count to twelve in the first half of a day, 0, or in the second one, 1.
  static func time(_ time: Double, _ half: Double?) -> Double? {
    guard time.isFinite else { return nil }
    guard let half else { return time }
    guard half.isFinite else { return nil }
    let noon = millisecondsPerDay / 2
    return time.truncatingRemainder(dividingBy: noon) + half * noon
  }

  /// The time of 1530, or of 153059.
  static func time(ofFigures number: Double) -> Double? {
    guard let number = Int(exactly: number), (0...240_000).contains(number) else { return nil }
    let (hours, rest) =
      number > 2400 ? (number / 10_000, number % 10_000) : (number / 100, number % 100 * 100)
    let (minutes, seconds) = (rest / 100, rest % 100)
    guard hours <= 24, minutes < 60, seconds < 60 else { return nil }
    return Double(hours * 3600 + minutes * 60 + seconds) * 1000
  }
}

// MARK: - Recognition

extension MomentParts {
  /// Years with months or days beside them, and what else of a moment has a column; nil where columns are called otherwise,
  /// or have other numbers.
  init?(calendarIn columns: [ColumnGuess], _ names: [String]) {
    let places = Self.places(columns, names)
    guard let year = places[.year] else { return nil }
    if let month = places[.month] {
      day = .calendar(year: year, month: month, day: places[.day])
    } else if let ordinal = places[.dayOfYear] {
      day = .ofYear(year: year, day: ordinal)
    } else if let quarter = places[.quarter] {
      day = .quarters(year: year, quarter: quarter)
    } else if let week = places[.week] {
      day = .weeks(year: year, week: week)
    } else {
      return nil
    }
    let isDayKnown = places[.day] != nil || places[.dayOfYear] != nil
    clock = isDayKnown ? Self.clock(places, columns, names) : nil
  }

  /// A day with hours, and perhaps minutes, in columns of their own.
  init?(_ day: Day, clockIn columns: [ColumnGuess], _ names: [String]) {
    let places = Self.places(columns, names)
    self.day = day
    if let hour = places[.hour] {
      clock = .parts(hour: hour, minute: places[.minute], second: places[.second])
    } else if let periods = Self.periods(columns, names) {
      clock = periods
    } else {
      return nil
    }
  }

  /// A column of the periods that markets part a day into; a day on which clocks change has some more or less.
  private static func periods(_ columns: [ColumnGuess], _ names: [String]) -> Clock? {
    let lengths: [(count: ClosedRange<Double>, minutes: Double)] = [
      (46...50, 30), (92...100, 15), (23...25, 60),
    ]
    for (column, guess) in columns.enumerated() where PartWords.isPeriodOfDay(names[column]) {
      let known = guess.values.filter { !$0.isNaN }
      guard guess.isNumber, known.allSatisfy({ $0 >= 1 && $0 == $0.rounded() }),
        let last = known.max(), let length = lengths.first(where: { $0.count.contains(last) })
      else { continue }
      return .periods(column, minutes: length.minutes)
    }
    return nil
  }

  private static func clock(
    _ places: [Part: Int], _ columns: [ColumnGuess], _ names: [String]
  ) -> Clock? {
    if let hour = places[.hour] {
      return .parts(hour: hour, minute: places[.minute], second: places[.second])
    }
    let times = columns.indices.filter { PartWords.isClock(names[$0]) }
    if let column = times.first(where: { columns[$0].kind.isTime }) {
      return .times(column, half: columns.half(beside: column))
    }
    return times.first { columns[$0].areClocksOfFigures }.map { .figures($0) }
  }

  /// The first column of each part whose numbers may be it.
  private static func places(_ columns: [ColumnGuess], _ names: [String]) -> [Part: Int] {
    var places: [Part: Int] = [:]
    let year = names.indices.first {
      PartWords.part(names[$0]) == .year && columns[$0].mayBe(.year)
    }
    let rows = year.map { columns[$0].knownRows }
    for (index, name) in names.enumerated() {
      guard let part = PartWords.part(name, besideYears: year != nil), places[part] == nil,
        columns[index].mayBe(part, inRows: rows)
      else { continue }
      places[part] = index
    }
    // Beside years alone `mm` are months.
    if places[.month] == nil, places[.hour] == nil, let minute = places[.minute],
      columns[minute].mayBe(.month)
    {
      (places[.month], places[.minute]) = (minute, nil)
    }
    places[.month] = places[.month] ?? columns.firstIndex { $0.kind == .partOfYear }
    // Days beside years alone are days of these.
    if places.keys.allSatisfy({ ![.month, .quarter, .week, .dayOfYear].contains($0) }),
      places[.year] != nil
    {
      places[.dayOfYear] = names.indices.first {
        PartWords.part(names[$0]) == .day && columns[$0].mayBe(.dayOfYear)
          && Set(columns[$0].values).count > 1
      }
      places[.day] = places[.dayOfYear] == nil ? places[.day] : nil
    }
    return places
  }
}

extension [ColumnGuess] {
  /// The column of the halves of days behind one of times; nil where there is none.
  func half(beside column: Int) -> Int? {
    let next = column + 1
    return indices.contains(next) && self[next].areHalvesOfDays ? next : nil
  }
}

extension ColumnGuess {
  /// Whether its words are `AM` and `PM`.
  fileprivate var areHalvesOfDays: Bool {
    guard case .number(let format) = kind else { return false }
    return format.words["am"] != nil
  }

  /// The rows in which it has a number.
  fileprivate var knownRows: [Int] { values.indices.filter { !values[$0].isNaN } }

  /// Whether all of its numbers may be such parts of moments, or those in some rows: trends below years are none.
  fileprivate func mayBe(_ part: MomentParts.Part, inRows rows: [Int]? = nil) -> Bool {
    let all = self.values
    let values = rows.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
    let (range, isWhole): (ClosedRange<Double>, Bool) =
      switch part {
      case .year: (0...2200, true)
      case .quarter: (1...4, true)
      case .month: (1...12, true)
      case .week: (1...53, true)
      case .day: (1...31, true)
      case .dayOfYear: (1...367, false)
      case .hour: (0...24, true)
      case .minute: (0...59, true)
      case .second: (0...61, false)
      }
    return isNumber && values.contains { !$0.isNaN }
      && values.allSatisfy { $0.isNaN || range.contains($0) && (!isWhole || $0 == $0.rounded()) }
  }

  /// Whether all of its numbers may be times of day such as 1530; up to 24 they are hours.
  var areClocksOfFigures: Bool {
    isNumber && values.allSatisfy { $0.isNaN || MomentParts.time(ofFigures: $0) != nil }
      && (values.count < 3 || values.contains { $0 > 24 })
  }
}
