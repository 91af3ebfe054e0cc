import ChartCore

extension Labels {
  /// Whether they are units, more than one, and nothing says what they are called.
  var areUnnamedUnits: Bool {
    PartWords.isUnnamed(name) && words.count > 1 && words.allSatisfy { KnownUnits.areUnits([$0]) }
  }

  /// Whether most rows have no word: others tell what happened then.
  var isMostlyBlank: Bool {
    guard let none = words.firstIndex(where: \.isBlank) else { return false }
    return (0..<codes.count).count { codes[$0] == Double(none) } * 2 > codes.count
  }
}

extension Column {
  /// How many values are the same as one before them, of values that ascend; within a key those with the same one alone.
  func repeats(within key: RowKey? = nil) -> Int {
    guard evenStep.map({ $0 == 0 }) ?? true else { return 0 }
    var (count, seen) = (0, Set<Double>())
    for index in 0..<self.count {
      let isSame = index > 0 && self[index] == self[index - 1]
      guard let key else {
        count += isSame ? 1 : 0
        continue
      }
      if !isSame { seen.removeAll(keepingCapacity: true) }
      if !seen.insert(key.codes[index]).inserted { count += 1 }
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
