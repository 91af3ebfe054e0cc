import ChartCore

/// Numbers that go back by less than one part in so many are out of order; by more, they turn.
private let partBack = 10.0

extension Column {
  /// Whether the values go both ways: back by a tenth of all that they go over. Linear time where they neither grow nor
  /// fall.
  var hasTurned: Bool {
    guard !isAscending, !isDescending, let extent = extent(of: 0..<count) else { return false }
    let least = (extent.upperBound - extent.lowerBound) / partBack
    var (highest, lowest) = (self[0], self[0])
    var (hasFallen, hasRisen) = (false, false)
    for index in 1..<count {
      let value = self[index]
      (highest, lowest) = (max(highest, value), min(lowest, value))
      hasFallen = hasFallen || highest - value >= least
      hasRisen = hasRisen || value - lowest >= least
    }
    return hasFallen && hasRisen
  }
}
