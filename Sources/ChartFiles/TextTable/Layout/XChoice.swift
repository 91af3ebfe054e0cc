import ChartCore

/// So many of the cells of an x column of numbers have one: a few may be broken.
private let leastFilled = 0.9
/// Years of numbers that may be years.
private let yearsOfNumbers = 1000.0...2200.0
/// Years of moments that numbers count from 1970: far from numbers that count anything else.
private let yearsOfEpochs = 1980...2100

/// What the x axis of a text table is made of.
enum XChoice: Equatable {
  /// A column of moments; its times of day stand in another column, where there is one.
  case moments(column: Int, times: Int?)
  /// A column of numbers that count so many milliseconds each from the start of 1970.
  case epoch(column: Int, milliseconds: Double)
  /// A column of days as numbers of eight figures, or of years.
  case days(column: Int)
  case years(column: Int)
  /// A column of times that grow.
  case durations(column: Int)
  /// A column of numbers.
  case numbers(column: Int)
  /// The rows' numbers, from 1.
  case rows

  /// The column that it stands in; nil for rows.
  var column: Int? {
    switch self {
    case .moments(let column, _), .epoch(let column, _), .days(let column), .years(let column),
      .durations(let column), .numbers(let column):
      column
    case .rows: nil
    }
  }

  /// Whether it stands in one column of numbers or dates, or in none.
  var isPlain: Bool {
    switch self {
    case .moments(_, let times): times == nil
    case .durations: false
    case .epoch, .days, .years, .numbers, .rows: true
    }
  }

  /// What its numbers are.
  var kind: Presentation.XKind {
    switch self {
    case .moments, .epoch, .days, .years: .moments
    case .durations: .durations
    case .numbers: .numbers
    case .rows: .rows
    }
  }
}

extension XChoice {
  /// The x axis of columns: the first of moments, else the first whose numbers count time or always grow or fall,
  /// else the rows. Something is left to draw.
  init(of columns: [ColumnGuess], names: [String]) {
    let choices = [Self.moments(columns), Self.counted(columns, names), Self.durations(columns)]
    self = choices.compactMap(\.self).first ?? Self.numbers(columns) ?? .rows
  }

  /// The x axis in a column that somebody chose; nil where it has no values.
  init?(column: Int, of columns: [ColumnGuess], names: [String]) {
    guard columns.indices.contains(column) else { return nil }
    switch columns[column].kind {
    case .moment: self = .moments(column: column, times: Self.times(beside: column, columns))
    case .time: self = .durations(column: column)
    case .number:
      self =
        Self.counted(columns[column], at: column, isNamed: true) ?? .numbers(column: column)
    case .words, .empty: return nil
    }
  }

  private static func moments(_ columns: [ColumnGuess]) -> XChoice? {
    let first = columns.indices.first {
      if case .moment = columns[$0].kind { columns[$0].isMostlyFilled } else { false }
    }
    return first.map { .moments(column: $0, times: times(beside: $0, columns)) }
  }

  /// The times of day beside days.
  private static func times(beside column: Int, _ columns: [ColumnGuess]) -> Int? {
    guard !columns[column].hasTimes else { return nil }
    return [column + 1, column - 1].first {
      columns.indices.contains($0) && columns[$0].kind == .time
    }
  }

  /// Numbers that count time, in a column that is named so or is the first and grows or falls.
  private static func counted(_ columns: [ColumnGuess], _ names: [String]) -> XChoice? {
    guard columns.count(where: \.isNumber) > 1 else { return nil }
    let firstNumber = columns.firstIndex(where: \.isNumber)
    for (index, column) in columns.enumerated() where column.isNumber {
      let name = names[index].lowercased()
      if namesOfYears.contains(where: name.contains), column.areYears {
        return .years(column: index)
      }
      let isNamed = namesOfTime.contains(where: name.contains) || shortNamesOfTime.contains(name)
      guard isNamed || index == firstNumber && column.values.isStrictlyMonotone else { continue }
      if let choice = counted(column, at: index, isNamed: isNamed) { return choice }
    }
    return nil
  }

  private static func counted(
    _ column: ColumnGuess, at index: Int, isNamed: Bool
  ) -> XChoice? {
    let values = column.values.filter { !$0.isNaN }
    guard values.count > 0, isNamed || values.count > 1 else { return nil }
    if values.allSatisfy(\.isDayOfEightFigures) { return .days(column: index) }
    if let unit = epochUnits.first(where: { unit in values.allSatisfy { isEpoch($0 * unit) } }) {
      return .epoch(column: index, milliseconds: unit)
    }
    return nil
  }

  /// Seconds, milliseconds, microseconds and nanoseconds, told by their size.
  private static let epochUnits = [1000, 1, 0.001, 0.000_001]

  private static func isEpoch(_ milliseconds: Double) -> Bool {
    yearsOfEpochs.contains(CivilDate(milliseconds: milliseconds).year)
  }

  private static let namesOfTime = ["time", "date", "epoch", "unix", "stamp", "datum", "zeit"]
  /// Names that are too short to be looked for in others.
  private static let shortNamesOfTime: Set = ["t", "ts", "when"]
  private static let namesOfYears = ["year", "jahr", "année", "año", "anno", "jaar"]

  private static func durations(_ columns: [ColumnGuess]) -> XChoice? {
    let first = columns.indices.first {
      columns[$0].kind == .time && columns[$0].isMostlyFilled && columns[$0].values.isMonotone
    }
    return first.map { .durations(column: $0) }
  }

  /// The first numbers that always grow or fall, where there are others to draw.
  private static func numbers(_ columns: [ColumnGuess]) -> XChoice? {
    guard columns.count(where: \.isNumber) > 1 else { return nil }
    let first = columns.indices.first {
      columns[$0].isNumber && columns[$0].values.isStrictlyMonotone
    }
    return first.map { .numbers(column: $0) }
  }
}

extension ColumnGuess {
  /// Whether its cells are numbers.
  var isNumber: Bool { if case .number = kind { true } else { false } }

  /// Whether at least half of its cells have values.
  fileprivate var isMostlyFilled: Bool { values.count { !$0.isNaN } * 2 >= values.count }

  /// Whether all of its numbers may be years, in their order or the other way round.
  fileprivate var areYears: Bool {
    values.isMonotone
      && values.allSatisfy { $0.isNaN || yearsOfNumbers.contains($0) && $0 == $0.rounded() }
  }
}

extension [Double] {
  /// Whether all grow, or all fall; more than one are needed, and nearly all of the cells.
  fileprivate var isStrictlyMonotone: Bool {
    let known = filter { !$0.isNaN }
    guard known.count > 1, Double(known.count) >= leastFilled * Double(count) else { return false }
    return zip(known.dropFirst(), known).allSatisfy { $0 > $1 }
      || zip(known.dropFirst(), known).allSatisfy { $0 < $1 }
  }

  /// Whether none is below the one before it, or none above.
  fileprivate var isMonotone: Bool {
    let known = filter { !$0.isNaN }
    return zip(known.dropFirst(), known).allSatisfy { $0 >= $1 }
      || zip(known.dropFirst(), known).allSatisfy { $0 <= $1 }
  }
}

extension Double {
  /// Whether it is a day such as 20260131.
  fileprivate var isDayOfEightFigures: Bool {
    guard self >= 1900_01_01, self <= 2100_12_31, self == rounded() else { return false }
    return milliseconds(ofDay: self) != nil
  }
}

/// The start of a day that is written as a number of eight figures, such as 20260131; nil where there is none.
func milliseconds(ofDay number: Double) -> Double? {
  guard let day = Int(exactly: number) else { return nil }
  return CivilDate(year: day / 10_000, month: day / 100 % 100, day: day % 100)?.milliseconds
}
