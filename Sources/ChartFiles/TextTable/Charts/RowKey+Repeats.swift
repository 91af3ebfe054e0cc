import ChartCore

extension Labels {
  /// Whether they are units, more than one, and nothing says what they are called.
  var areUnnamedUnits: Bool {
    PartWords.isUnnamed(name) && words.count > 1 && words.allSatisfy { KnownUnits.areUnits([$0]) }
  }

  /// Whether most rows have no word: others tell what happened then.
  var isMostlyBlank: Bool {
    guard let none = words.firstIndex(where: \.isBlank) else { return false }
    return codes.all.count { $0 == Double(none) } * 2 > codes.count
  }
}

extension Column {
  /// How many values are the same as one before them, of values that ascend; within a key those with the same one alone.
  func repeats(within key: RowKey? = nil) -> Int {
    guard evenStep.map({ $0 == 0 }) ?? true else { return 0 }
    let values = all
    func isSame(_ index: Int) -> Bool { index > 0 && values[index] == values[index - 1] }
    guard let key else { return values.indices.count(where: isSame) }
    let codes = key.codes.all
    // When each key came last: the x that it had has this number.
    var last = Array(repeating: -1, count: key.words.count)
    var (count, number) = (0, 0)
    for index in values.indices {
      if !isSame(index) { number += 1 }
      let code = Int(clamping: codes[index])
      if last[code] == number { count += 1 }
      last[code] = number
    }
    return count
  }

  /// Whether one of the first values, of a count, is the same as the one before it.
  func repeats(within count: Int) -> Bool {
    (1..<Swift.max(1, count)).contains { self[$0] == self[$0 - 1] }
  }

  /// How many different values there are, of values that ascend.
  var distinctCount: Int { count - repeats() }
}
