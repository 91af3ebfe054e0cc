import ChartCore

extension TablePlan {
  /// What a column of durations that is drawn is counted in; nil for others.
  func durationUnit(of column: Int) -> DurationUnit? {
    guard columns[column].kind.isTime, !x.columns.contains(column) else { return nil }
    return DurationUnit(of: columns[column], named: names.names[column])
  }

  /// What the numbers of some columns are, which share a chart.
  func valueUnit(of columns: [Int]) -> Presentation.Unit {
    if let states = columns.first.flatMap(states),
      columns.allSatisfy({ self.states(of: $0) == states })
    {
      return .states(states)
    }
    return columns.allSatisfy { durationUnit(of: $0) != nil } ? .sixtieths : .plain
  }

  /// The words of a column of states, that of 0 first; nil for other columns.
  func states(of column: Int) -> [String]? {
    guard let words = format(of: column)?.words, !words.isEmpty else { return nil }
    return words.sorted { $0.value < $1.value }.map(\.key)
  }
}
