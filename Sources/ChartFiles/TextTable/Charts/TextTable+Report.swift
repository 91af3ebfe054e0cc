import ChartCore

extension TextTable {
  /// What became of each column, where a key parts the rows. Linear time.
  func report(by key: RowKey?) -> [ColumnReport] {
    plan.columns.indices.map { index in
      let (role, why) = account(of: index, key)
      return ColumnReport(
        name: plan.names.names[index], role: role, unit: plan.unit(of: index), why: why)
    }
  }

  private func account(of index: Int, _ key: RowKey?) -> (TableRole, Phrase) {
    if let chosen = plan.roles[index] { return (chosen, "somebody chose it") }
    if plan.x.columns.first == index { return (.x, whyX) }
    if plan.x.columns.contains(index) { return (.x, "a part of the moment") }
    if plan.isOfPairs, index % 2 == 0 { return (.x, "the x of the column behind it") }
    if key.map({ $0.has(index, named: plan.names.names[index]) }) ?? false {
      return (.key, "tells rows of one x apart")
    }
    if plan.columns[index].areWords { return accountOfWords(index) }
    guard let column = columns.numbers[index], column.gapCount < column.count else {
      return plan.columns[index].isMoment
        ? (.clock, "another moment of the row") : (.empty, "has no numbers")
    }
    if plan.states(of: index) != nil { return (.state, "one of two words in each row") }
    return account(ofNumbers: index)
  }

  private func accountOfWords(_ index: Int) -> (TableRole, Phrase) {
    KeyWords.isUnit(plan.names.names[index])
      ? (.unit, "says the unit of values beside it") : (.words, "has words")
  }

  private func account(ofNumbers index: Int) -> (TableRole, Phrase) {
    switch (role(of: index), isCounter(index)) {
    case (.value, _): (.value, "has numbers that change")
    case (.constant, _): (.constant, "never changes, or tells things apart")
    case (.repeated, true): (.counter, "counts the rows")
    case (.repeated, false): (.clock, "tells x once more")
    }
  }

  private var whyX: Phrase {
    switch plan.x {
    case .moments, .composed: "has moments"
    case .epoch: "counts time from 1970"
    case .serials: "counts days"
    case .days: "has days in figures"
    case .years: "has years"
    case .durations: "has times that grow"
    case .numbers: "always grows, or falls"
    case .rows: "counts the rows"
    }
  }
}

extension RowKey {
  /// Whether it is made of a column of numbers, or of words that are called so.
  fileprivate func has(_ column: Int, named name: String) -> Bool {
    columns.contains(column) || names.contains(name)
  }
}
