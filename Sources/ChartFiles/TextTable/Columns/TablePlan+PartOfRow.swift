import ChartCore

/// Fewer months are no year.
private let leastMonths = 6

extension TablePlan {
  /// What each row is of where moments are across, with the column that says it: the hour of each day, the day of each
  /// month, or the month of each year; nil for other tables.
  var partOfRow: (column: Int, part: MomentParts.Part)? {
    guard let across = across.first else { return nil }
    let parts: [(MomentParts.Part, Bool, (Int) -> Bool)] = [
      (.hour, across.areDays, { PartWords.part(names.names[$0]) == .hour && columns[$0].areHours }),
      (.day, across.areMonths, { columns[$0].areDaysOfMonth }),
      (.month, across.areYears, { columns[$0].areMonthsOfYear }),
    ]
    for (part, isOne, says) in parts where isOne {
      let column = columns.indices.first { !across.columns.contains($0) && says($0) }
      if let column { return (column, part) }
    }
    return nil
  }
}

extension ColumnGuess {
  /// Whether its numbers go from 1 by ones to the end of a month.
  fileprivate var areDaysOfMonth: Bool {
    let known = values.filter { !$0.isNaN }
    return isNumber && known.first == 1 && known.countsRows && (28...31).contains(known.count)
  }

  /// Whether its words are months, each once, from January on.
  fileprivate var areMonthsOfYear: Bool {
    let known = values.filter { !$0.isNaN }
    return kind == .partOfYear && known.first == 1 && known.countsRows
      && (leastMonths...12).contains(known.count)
  }
}

extension AcrossHeader {
  /// Whether the names are months of one year, or years, each behind the other.
  fileprivate var areMonths: Bool {
    let dates = values.map { CivilDate(milliseconds: $0) }
    return kind == .moments && dates.map { Double($0.month) }.countsRows
      && Set(dates.map(\.year)).count == 1
  }
  fileprivate var areYears: Bool {
    let dates = values.map { CivilDate(milliseconds: $0) }
    return kind == .moments && dates.allSatisfy { $0.month == 1 && $0.day == 1 }
      && dates.map { Double($0.year) }.isStrictlyMonotone
  }
}
