import ChartCore

extension TablePlan {
  /// The year of the first row, where the dates of x say none.
  var firstYear: Int? { x.column.flatMap { columns[$0].firstYear } }

  /// The column of x whose moments say how far ahead of UTC they are, unless they are days of clocks.
  var columnOfOffsets: Int? {
    guard case .moments(let column) = x, columns[column].saysOffsets, !hasDaysOfClocks else {
      return nil
    }
    return column
  }

  /// Whether a column has moments in whole figures, such as 202601311605: they are read as numbers.
  func isOfFigures(_ column: Int) -> Bool {
    if case .moment(let format) = columns[column].kind { format.isOfFigures } else { false }
  }

  /// The moment that a number of a column is the figures of; the number itself in other columns, and NaN where it is
  /// none.
  func moment(of number: Double, in column: Int) -> Double {
    guard isOfFigures(column) else { return number }
    guard let figures = Int(exactly: number.rounded(.down)) else { return .nan }
    let moment = MomentCell.milliseconds(ofFigures: figures, count: "\(figures)".utf8.count)
    // Seconds may be broken, rounded to what a double of so many figures holds.
    let part = ((number - number.rounded(.down)) * 1000).rounded()
    return moment.map { $0 + part } ?? .nan
  }

  /// What is said of how its cells are understood; `x` is in order.
  func remarks(_ x: Column) -> [Phrase] {
    remarksOnYears(x) + remarksOnFlags
  }

  private func remarksOnYears(_ x: Column) -> [Phrase] {
    guard firstYear != nil, let column = self.x.column, x.count > 0 else { return [] }
    let years = [x[0], x[x.count - 1]].map { "\(CivilDate(milliseconds: zone.local($0)).year)" }
    let name = names.names[column].quoted
    return years[0] == years[1]
      ? ["\(name) says no years: all of it is taken for \(years[0])."]
      : ["\(name) says no years: it is taken for \(years[0]) to \(years[1])."]
  }
}

extension TablePlan {
  /// How many seconds are from each row to the next, where the table says so and has no other x; else nil.
  var secondsPerRow: Double? {
    x == .rows && across.isEmpty && !isOfPairs ? layout.secondsPerRow : nil
  }

  /// Whether numbers of a column may stand for missing ones: words for states are none.
  func mayHaveSentinels(_ column: Int) -> Bool { format(of: column)?.words.isEmpty ?? false }

  /// What is said of numbers that are taken as missing, which are told as files have them.
  func remark(onMissing value: Double, _ count: Int, in column: Int) -> Phrase {
    let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
    let name = names.names[column].quoted
    return Phrase(
      counting: count, one: "\(count) value of \(name) is \(number) and taken as missing.",
      many: "\(count) values of \(name) are \(number) and taken as missing.")
  }

  /// What is said of the flags behind numbers.
  var remarksOnFlags: [Phrase] {
    drawn.compactMap { column in
      guard let flags = columns[column].kind.tails?.flags, !flags.isEmpty else { return nil }
      let list = flags.map(\.quoted).joined(separator: ", ")
      return
        "Numbers of \(names.names[column].quoted) have marks behind them, \(list): they are left out."
    }
  }
}

extension TablePlan {
  /// Whether times of day begin anew with each thing that rows are of: nothing passes midnight then.
  var clocksBeginAnew: Bool {
    guard case .durations(let column, _) = x, columns[column].values.count == layout.body.count
    else {
      return false
    }
    let values = columns[column].values
    let turns = values.indices.dropFirst().filter { values[$0] < values[$0 - 1] }
    return !turns.isEmpty
      && columns.indices.contains { place in
        guard columns[place].kind == .words else { return false }
        let words = layout.texts(ofColumn: place)
        return turns.allSatisfy { words[$0] != words[$0 - 1] }
          && Set(words).count == turns.count + 1
      }
  }
}
