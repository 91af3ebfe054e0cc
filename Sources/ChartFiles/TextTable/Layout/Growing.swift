/// So many of the cells of an x column of numbers have one: a few may be broken.
private let leastFilled = 0.9

extension [Double] {
  /// Whether all grow, or all fall; more than one are needed, and nearly all of the cells.
  var isStrictlyMonotone: Bool {
    let known = filter { !$0.isNaN }
    guard known.count > 1, Double(known.count) >= leastFilled * Double(count) else { return false }
    return zip(known.dropFirst(), known).allSatisfy { $0 > $1 }
      || zip(known.dropFirst(), known).allSatisfy { $0 < $1 }
  }

  /// Whether none is below the one before it, or none above.
  var isMonotone: Bool {
    let known = filter { !$0.isNaN }
    return zip(known.dropFirst(), known).allSatisfy { $0 >= $1 }
      || zip(known.dropFirst(), known).allSatisfy { $0 <= $1 }
  }

  /// Whether those of each key always grow, or always fall.
  func isMonotone(within keys: [Int]) -> Bool {
    guard keys.count == count else { return false }
    var parts: [Int: [Double]] = [:]
    for (value, key) in zip(self, keys) where !value.isNaN { parts[key, default: []].append(value) }
    return parts.values.allSatisfy { part in
      zip(part.dropFirst(), part).allSatisfy { $0 > $1 }
    } || parts.values.allSatisfy { part in zip(part.dropFirst(), part).allSatisfy { $0 < $1 } }
  }
}
