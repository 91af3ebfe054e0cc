import ChartCore

/// So many rows have one start, on average.
private let leastRowsOfStart = 3

/// Times since the starts that rows say.
extension XSample {
  /// The column of times that grow from each start on, where the moments of rows are starts: of dives, of laps. Nil where
  /// none does.
  func elapsed(since start: MomentParts) -> MomentParts.Elapsed? {
    guard let starts = start.moments(of: columns), starts.count == rows.count,
      Set(starts).count * leastRowsOfStart <= starts.count
    else { return nil }
    let column = columns.indices.first { column in
      !start.columns.contains(column) && columns[column].kind.isTime
        && TimeWords.isTime(names[column]) && columns[column].values.grow(since: starts)
    }
    return column.map { column in
      // Of `4:58` the hours that it would be as a time of day are its minutes.
      let areMinutes =
        !columns[column].hasSeconds
        && DurationUnit(of: columns[column], named: "\(names[column]) \(unit(column) ?? "")").name
          == "min"
      return MomentParts.Elapsed(column: column, part: areMinutes ? 1.0 / 60 : 1)
    }
  }

  private func unit(_ column: Int) -> String? {
    units.indices.contains(column) ? units[column] : nil
  }
}

extension [Double] {
  /// Whether they always grow, but where another start is.
  fileprivate func grow(since starts: [Double]) -> Bool {
    indices.dropFirst().allSatisfy { starts[$0] != starts[$0 - 1] || self[$0] > self[$0 - 1] }
  }
}
