import ChartCore

/// So many of the rows of an account go on from what the one before left, at least.
private let leastPart = 0.9
/// Fewer rows tell nothing.
private let leastRows = 4

extension TableColumns {
  /// Whether a column is what is left on one account after each row: it changes by the amounts of another column,
  /// whoever was paid. Rows of several accounts go on from others.
  func haveOneBalance(_ names: [String]) -> Bool {
    numbers.contains { place, balance in
      KeyWords.isBalance(names[place]) && balance.count >= leastRows
        && numbers.contains { $0 != place && goesOn(balance, by: $1) }
    }
  }

  /// Whether a balance goes on by an amount, of its own row or, where the rows of a day stand the other way round, of the
  /// one before.
  private func goesOn(_ balance: Column, by amount: Column) -> Bool {
    let steps = (1..<balance.count).filter { balance[$0] != balance[$0 - 1] }
    return [0, 1].contains { offset in
      let known = steps.count { row in
        let step = (balance[row] - balance[row - 1]).magnitude
        return (step - amount[row - offset].magnitude).magnitude < 0.005
      }
      return Double(known) >= leastPart * Double(balance.count - 1)
    }
  }
}
