import ChartCore

/// So many of the values of a time are different ones.
private let leastDistinct = 0.8

/// Steps that are x though some of them come twice.
extension XSample {
  /// Whether numbers never fall, and rows with the same one have their values in other columns each: what a training logs
  /// of a step, and of the epoch that ends with it.
  func isOfSparseRows(_ column: Int) -> Bool {
    let values = columns[column].values
    guard values.isMonotone, !values.contains(where: \.isNaN),
      Set(values).count * 2 > values.count
    else { return false }
    let others = columns.indices.filter { $0 != column && columns[$0].isNumber }
    let isSparse = others.contains { columns[$0].values.contains(where: \.isNaN) }
    return isSparse
      && others.allSatisfy { other in
        var known: [Double: Double] = [:]
        return zip(values, columns[other].values).allSatisfy { x, value in
          if value.isNaN { return true }
          defer { known[x] = value }
          return known[x, default: value] == value
        }
      }
  }
}

extension [Double] {
  /// Whether they grow, but for a few that come twice.
  var isNearlyStrict: Bool {
    let known = filter { !$0.isNaN }
    return known.isMonotone
      && Double(Set(known).count) >= leastDistinct * Double(Swift.max(2, count))
  }

  /// Whether they grow, and the last one is one of them once more: the best step, at the end.
  var endsWithBest: Bool {
    guard count > 3, let last, last < self[count - 2] else { return false }
    return dropLast().contains(last) && Array(dropLast()).isNearlyStrict
  }
}
