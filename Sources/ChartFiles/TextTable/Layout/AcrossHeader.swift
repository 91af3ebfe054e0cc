import ChartCore

/// So many years, days or times beside each other are no names by accident.
private let leastColumns = 2
/// Years that are names of columns.
private let yearsOfNames = 1500...2200

/// Names of columns that are moments, in their order: years, days, months or times of day across a table.
struct AcrossHeader: Equatable {
  /// What the names are.
  enum Kind: Equatable {
    /// Moments by themselves: years, months of years, days.
    case moments
    /// The twelve months of a year that each row says.
    case months
    /// Times of a day that each row says.
    case times
  }

  let kind: Kind
  /// The columns, from the first one on; flags may stand between them.
  let columns: [Int]
  /// For each of them milliseconds after 1970, after the start of a day, or the month from 0.
  let values: [Double]
  /// What they are of, where their names say so.
  let title: String?

  init(kind: Kind, columns: some Sequence<Int>, values: [Double], title: String? = nil) {
    (self.kind, self.columns, self.values, self.title) = (kind, Array(columns), values, title)
  }

  /// Whether the names are days, each behind the other.
  var areDays: Bool {
    kind == .moments && zip(values.dropFirst(), values).allSatisfy { $0 - $1 == millisecondsPerDay }
  }

  /// The times of one day.
  func ofDay(_ day: (milliseconds: Double, title: String?)) -> AcrossHeader {
    AcrossHeader(
      kind: .moments, columns: columns, values: values.map { day.milliseconds + $0 },
      title: day.title)
  }

  /// The months of one year.
  func ofYear(_ year: Int) -> AcrossHeader {
    AcrossHeader(
      kind: .moments, columns: columns,
      values: values.map {
        CivilDate(year: year, month: Int($0) + 1, day: 1)?.milliseconds ?? .nan
      })
  }

  /// Looks for the longest run of such names over columns of numbers, columns of words and empty ones between them left out;
  /// nil where there is none.
  init?(_ names: [String], over kinds: [CellShape.ValueKind?]) {
    if let header = AcrossHeader(runIn: names, over: kinds) {
      self = header
      return
    }
    let places = names.indices.filter { $0 < kinds.count && kinds[$0] == .number }
    guard places.count < names.count, !places.isEmpty,
      let header = AcrossHeader(
        runIn: places.map { names[$0] }, over: places.map { kinds[$0] }, behind: places[0])
    else { return nil }
    self.init(kind: header.kind, columns: header.columns.map { places[$0] }, values: header.values)
  }

  /// `count` columns before the first of these are left out.
  private init?(
    runIn names: [String], over kinds: [CellShape.ValueKind?], behind count: Int = 0
  ) {
    let readings: [(Kind, (String) -> Double?)] = [
      (.moments, { Self.moment($0, .monthFirst) }), (.moments, { Self.moment($0, .dayFirst) }),
      (.months, Self.month), (.times, Self.time), (.times, Self.hour),
    ]
    let found = readings.compactMap { kind, read in
      Self.run(names.map(read), over: kinds).map { (kind, $0.columns, $0.values) }
    }
    if let months = Self.initials(names, over: kinds) {
      self.init(kind: .months, columns: months, values: (0..<12).map(Double.init))
      return
    }
    guard
      let best = found.filter({ Self.areNames($0, of: names, behind: count) }).max(by: {
        Self.sense($0) < Self.sense($1)
      })
    else { return nil }
    self.init(kind: best.0, columns: best.1, values: best.2)
  }

  /// Months of years that nothing is written above: years, and twelve columns of numbers. Nil for other columns.
  init?(unnamed columns: [ColumnGuess], _ rows: [TableRow]) {
    let years = rows.filter { $0.cells.count == 13 }.map {
      Double($0.cells[0].text.trimmed) ?? .nan
    }
    guard columns.count == 13, years.count > 2, years.areYearsInOrder,
      columns.dropFirst().allSatisfy({ $0.isNumber || $0.kind == .empty })
    else { return nil }
    self.init(kind: .months, columns: 1..<13, values: (0..<12).map(Double.init))
  }

  /// Twelve columns of numbers that are called by the first letters of months.
  private static func initials(
    _ names: [String], over kinds: [CellShape.ValueKind?]
  ) -> Range<Int>? {
    let letters = "JFMAMJJASOND".map(String.init)
    return names.indices.dropLast(11).map { $0..<$0 + 12 }.first { range in
      names[range].map { $0.trimmed.uppercased() } == letters
        && range.allSatisfy { $0 < kinds.count && [nil, .number].contains(kinds[$0]) }
    }
  }

  /// How many names a reading has; of as many the one with steps more alike.
  private static func sense(_ found: (kind: Kind, columns: Range<Int>, values: [Double])) -> Double
  {
    Double(found.columns.count) - found.values.unevenness / 2
  }

  /// Whether more than a few names are such, and those that are not, words.
  private static func areNames(
    _ found: (kind: Kind, columns: Range<Int>, values: [Double]), of names: [String],
    behind count: Int
  ) -> Bool {
    let others = names.indices.filter {
      !found.columns.contains($0) && !names[$0].isBlank
        && !($0 == 0 && found.kind == .months && year(names[$0]) != nil)
    }
    guard others.allSatisfy({ CellShape(of: names[$0]).valueKind == nil }) else { return false }
    return switch found.kind {
    case .months: found.columns.count == 12
    case .moments: found.columns.lowerBound + count > 0
    case .times:
      found.columns.lowerBound + count > 0
        && (found.columns.count >= 24 || names[found.columns.lowerBound].contains(":"))
    }
  }

  /// The longest run of names that have values which grow, or fall, over columns of numbers or of nothing.
  private static func run(
    _ values: [Double?], over kinds: [CellShape.ValueKind?]
  ) -> (columns: Range<Int>, values: [Double])? {
    var best = 0..<0
    var start = 0
    for column in values.indices {
      let isGoing =
        column > start && values[column] != nil && isStep(values, from: start, to: column)
      if !isGoing { start = column }
      let mayBe =
        values[column] != nil && column < kinds.count && [nil, .number].contains(kinds[column])
      if !mayBe {
        start = column + 1
      } else if column + 1 - start > best.count {
        best = start..<column + 1
      }
    }
    guard best.count >= leastColumns else { return nil }
    return (best, values[best].compactMap(\.self))
  }

  /// Whether the step to a value goes the way of the first step.
  private static func isStep(_ values: [Double?], from start: Int, to column: Int) -> Bool {
    let step = { (column: Int) in (values[column] ?? 0) - (values[column - 1] ?? 0) }
    return step(column) * step(start + 1) > 0
  }

  /// The moment that a name is; behind points the day comes first.
  private static func moment(_ name: String, _ order: DateOrder) -> Double? {
    let name = name.trimmed
    if let year = year(name) { return CivilDate(year: year, month: 1, day: 1)?.milliseconds }
    if let figures = Double(name), name.utf8.count == 8 || name.utf8.count == 6 {
      return milliseconds(ofDay: figures)
    }
    guard let cell = CellCursor(name), CellShape(of: name) == .date else { return nil }
    return MomentCell(cell, order: name.contains(".") ? .dayFirst : order)?.milliseconds
  }

  /// `2019`, `YR2019`, `2019 [YR2019]`, `FY2019`.
  private static func year(_ name: String) -> Int? {
    let bare = name.split(separator: " ").first.map(String.init) ?? ""
    let digits = bare.drop { "YRFXyrfx".contains($0) }
    guard digits.count == 4, let year = Int(digits), yearsOfNames.contains(year) else { return nil }
    return year
  }

  private static func month(_ name: String) -> Double? {
    guard name.count >= 3 else { return nil }
    let word = name.trimmed.lowercased().filter { $0 != "." }
    return word.allSatisfy(\.isLetter) ? MonthNames.month(of: word).map { Double($0 - 1) } : nil
  }

  /// `00:15`, or `00:15-00:30`, where it begins.
  private static func time(_ name: String) -> Double? {
    let start = name.split { "-–".contains($0) }.first.map { String($0).trimmed } ?? ""
    return CellCursor(start).flatMap { TimeCell($0) }?.milliseconds
  }

  /// `0` to `23`, `H01`, `HE24`: hours that are named by their start or, from 1 to 24, by their number.
  private static func hour(_ name: String) -> Double? {
    let digits = name.trimmed.drop { "HhEeR".contains($0) }
    guard (1...2).contains(digits.count), let hour = Int(digits), (0...24).contains(hour) else {
      return nil
    }
    return Double(hour) * millisecondsPerHour
  }
}

extension [String] {
  /// The day that is behind the words of a name, `Demand 05/02/2024`, and these; nil where none is.
  var day: (milliseconds: Double, title: String?)? {
    for name in self {
      let words = name.split(separator: " ").map(String.init)
      guard let last = words.last, CellShape(of: last) == .date, let cell = CellCursor(last),
        let moment = MomentCell(cell, order: last.contains(".") ? .dayFirst : .monthFirst),
        !moment.hasTime
      else { continue }
      let title = words.dropLast().joined(separator: " ")
      return (moment.milliseconds, title.isEmpty ? nil : title)
    }
    return nil
  }
}

extension [Double] {
  /// Whether each is the year after the one before it.
  fileprivate var areYearsInOrder: Bool {
    guard let first, (1500...2200).contains(first) else { return false }
    return enumerated().allSatisfy { $1 == first + Double($0) }
  }
}
