import ChartCore

/// Years of numbers that may be years.
private let yearsOfNumbers = 1000.0...2200.0
/// Years of moments that numbers count from 1970: far from numbers that count anything else.
private let yearsOfEpochs = 1980...2100
/// What ends before 1990 counts from another moment: devices do so from when they were made.
private let leastLastEpoch = 631_152_000_000.0

/// What the x axis of a text table is made of.
enum XChoice: Equatable {
  /// A column of moments.
  case moments(column: Int)
  /// A day and its time, or parts of them, in several columns.
  case composed(MomentParts)
  /// A column of numbers that count so many milliseconds each from the start of 1970.
  case epoch(column: Int, milliseconds: Double)
  /// A column of days and parts of them, counted from so many days before 1970.
  case serials(column: Int, start: Double)
  /// A column of days as numbers of eight figures, or months of six, or of years.
  case days(column: Int)
  case years(column: Int)
  /// A column of times that grow, and one of the halves of days that they are of, where clocks count to twelve.
  case durations(column: Int, half: Int? = nil)
  /// A column of numbers.
  case numbers(column: Int)
  /// The rows' numbers, from 1.
  case rows

  /// The column that it is called by; nil for rows.
  var column: Int? { columns.first }

  /// The columns that it stands in.
  var columns: [Int] {
    switch self {
    case .moments(let column), .epoch(let column, _), .serials(let column, _), .days(let column),
      .years(let column),
      .numbers(let column):
      [column]
    case .durations(let column, let half): [column] + [half].compactMap(\.self)
    case .composed(let parts): parts.columns
    case .rows: []
    }
  }

  /// Whether it stands in one column of numbers or dates, or in none.
  var isPlain: Bool {
    switch self {
    case .composed, .durations: false
    case .moments, .epoch, .serials, .days, .years, .numbers, .rows: true
    }
  }

  /// Whether its cells say what clocks showed.
  var isOfClocks: Bool {
    switch self {
    case .moments, .composed, .serials, .days, .years: true
    case .epoch, .durations, .numbers, .rows: false
    }
  }

  /// Whether its cells say which moments they are, whatever zone they are read in.
  func saysMoments(_ guesses: [ColumnGuess]) -> Bool {
    switch self {
    case .moments(let column): guesses[column].saysOffsets && !guesses[column].areDaysOfClocks
    case .epoch: true
    case .composed, .serials, .days, .years, .durations, .numbers, .rows: false
    }
  }

  /// What its numbers are.
  var kind: Presentation.XKind {
    switch self {
    case .moments, .composed, .epoch, .serials, .days, .years: .moments
    case .durations: .durations
    case .numbers: .numbers
    case .rows: .rows
    }
  }
}

extension XChoice {
  /// The x axis of columns: of all that can be x what tells most of time, else the first numbers that always grow or
  /// fall, else the rows. Something is left to draw.
  /// `others` is how many more there are to draw.
  init(
    of columns: [ColumnGuess], names: [String], units: [String?] = [], rows: [TableRow] = [],
    others: Int = 0
  ) {
    let sample = XSample(columns: columns, names: names, units: units, rows: rows, others: others)
    self = sample.choices.max { $0.rank < $1.rank }?.choice ?? .rows
  }

  /// The x axis in a column that somebody chose; nil where it has no values.
  init?(column: Int, of columns: [ColumnGuess], names: [String]) {
    guard columns.indices.contains(column) else { return nil }
    switch columns[column].kind {
    case .moment:
      let sample = XSample(columns: columns, names: names, rows: [])
      self = sample.composed(of: column) ?? .moments(column: column)
    case .time: self = .durations(column: column)
    case .number: self = Self.counted(columns[column], at: column) ?? .numbers(column: column)
    case .words, .partOfYear, .empty: return nil
    }
  }

  /// The x in a column whose numbers all are days of eight figures, or count time from 1970; nil for others.
  static func counted(_ column: ColumnGuess, at index: Int) -> XChoice? {
    let values = column.values.filter { !$0.isNaN }
    guard !values.isEmpty else { return nil }
    if values.allSatisfy(\.isDayOfEightFigures) || values.allSatisfy(\.isMonthOfSixFigures) {
      return .days(column: index)
    }
    let last = values.max() ?? 0
    if let unit = epochUnits.first(where: { unit in values.allSatisfy { isEpoch($0 * unit) } }),
      last * unit >= leastLastEpoch
    {
      return .epoch(column: index, milliseconds: unit)
    }
    return nil
  }

  /// Seconds, milliseconds, microseconds and nanoseconds, told by their size.
  private static let epochUnits = [1000, 1, 0.001, 0.000_001]

  private static func isEpoch(_ milliseconds: Double) -> Bool {
    yearsOfEpochs.contains(CivilDate(milliseconds: milliseconds).year)
  }
}

extension ColumnGuess {
  /// Whether its cells are numbers.
  var isNumber: Bool { if case .number = kind { true } else { false } }

  /// Whether its cells are numbers or durations, or nothing was in it so far.
  var hasValues: Bool { isNumber || kind.isTime || kind == .empty }

  /// Whether its cells are words, or were if no year were beside them.
  var areWords: Bool { kind == .words || kind == .partOfYear }

  /// Whether its cells are moments.
  var isMoment: Bool { if case .moment = kind { true } else { false } }

  /// Whether at least half of its cells have values.
  var isMostlyFilled: Bool { values.count { !$0.isNaN } * 2 >= values.count }

  /// Whether all of its numbers may be years.
  var areYears: Bool {
    isNumber && values.allSatisfy { $0.isNaN || yearsOfNumbers.contains($0) && $0 == $0.rounded() }
  }

  /// Whether several of its numbers are all the same.
  var isConstant: Bool { values.count > 2 && Set(values.filter { !$0.isNaN }).count == 1 }

  /// Whether its numbers are all hours of a day, each once.
  var areHours: Bool {
    isNumber && Set(values).count == values.count && values.allSatisfy { (0...24).contains($0) }
  }

  /// Whether all of its numbers are days of eight figures, such as 20260131.
  var areDaysOfFigures: Bool {
    isNumber && values.contains { !$0.isNaN }
      && values.allSatisfy { $0.isNaN || $0.isDayOfEightFigures }
  }
}

extension ColumnGuess {
  /// Whether all of its numbers are years and days of these, in seven figures, or in five that are no recent days of a
  /// spreadsheet.
  var areDaysOfYears: Bool {
    let known = values.filter { !$0.isNaN }
    let isOfFive = known.allSatisfy {
      (0..<100_000).contains($0) && !(29_221...60_000).contains($0)
    }
    let isOfSeven = known.allSatisfy { (1_800_001..<2_200_366).contains($0) }
    return isNumber && known.count > 1 && (isOfFive || isOfSeven)
      && known.allSatisfy { milliseconds(ofDay: $0) != nil }
  }

  /// Whether all of its numbers are months of six figures, such as 202601, and several.
  var areMonthsOfFigures: Bool {
    // Agencies write sums of years as months 13.
    let months = values.filter { !$0.isSumOfYear }
    return isNumber && Set(months).count > 1 && months.contains { !$0.isNaN }
      && (months.allSatisfy { $0.isNaN || $0.isMonthOfSixFigures }
        || decimals == 2 && months.allSatisfy { $0.isNaN || $0.isMonthOfDecimals })
  }
}

extension [Double] {
  /// Whether they count from any whole number, by ones.
  var countsRows: Bool {
    let known = filter { !$0.isNaN }
    guard known.count > 1, let first = known.first, first == first.rounded() else { return false }
    return known.enumerated().allSatisfy { $1 == first + Double($0) }
  }
}

extension Double {
  /// Whether it is a year and a month 13, such as 202613.
  fileprivate var isSumOfYear: Bool {
    (1800_13...2200_13).contains(self) && truncatingRemainder(dividingBy: 100) == 13
  }

  /// Whether it is a month such as 202601.
  fileprivate var isMonthOfSixFigures: Bool {
    self >= 1800_01 && self <= 2200_12 && self == rounded()
      && (1...12).contains(truncatingRemainder(dividingBy: 100))
  }

  /// Whether it is a month such as 2026.01.
  fileprivate var isMonthOfDecimals: Bool {
    (self * 100).rounded().isMonthOfSixFigures && self < 10_000
  }

  /// Whether it is a day such as 20260131.
  fileprivate var isDayOfEightFigures: Bool {
    guard self >= 1900_01_01, self <= 2100_12_31, self == rounded() else { return false }
    return milliseconds(ofDay: self) != nil
  }
}

/// The start of a day that is written as a number of eight figures, such as 20260131, of a month of six, or of a day of a
/// year, in seven or five, such as 2026031 and 26031; nil where there is none.
func milliseconds(ofDay number: Double) -> Double? {
  if number != number.rounded(), number.isMonthOfDecimals {
    return milliseconds(ofDay: (number * 100).rounded())
  }
  guard let day = Int(exactly: number), day >= 0 else { return nil }
  let date: DateParts =
    switch day {
    case ..<100_000:
      DateParts(year: CellCursor.year(ofTwoDigits: day / 1000), dayOfYear: day % 1000)
    case ..<1_000_000: DateParts(year: day / 100, month: day % 100)
    case ..<10_000_000: DateParts(year: day / 1000, dayOfYear: day % 1000)
    default: DateParts(year: day / 10_000, month: day / 100 % 100, day: day % 100)
    }
  return date.milliseconds
}
