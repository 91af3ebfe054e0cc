import ChartCore

/// The bytes that sorting takes for each point, at most: its place, and its moment as a double.
private let sortedPointBytes = 32

extension Column {
  /// The indexes of the values in ascending order, equal ones as they stand; a fault where there is no memory to
  /// sort them.
  func ascendingOrder() throws(Fault) -> [Int] {
    try FreeMemory.check(for: count * sortedPointBytes)
    let values = all
    return (0..<count).sorted { values[$0] != values[$1] ? values[$0] < values[$1] : $0 < $1 }
  }

  /// The values at some indexes, in their order. Linear time.
  func reordered(_ order: [Int]) throws(Fault) -> Column {
    try ColumnBuilder(of: self, at: order).finishedOrShort()
  }

  /// Whether no value is above the one before it. Linear time.
  var isDescending: Bool {
    guard gapCount == 0, count < 2 || self[count - 1] <= self[0] else { return false }
    let values = all
    return (1..<Swift.max(1, count)).allSatisfy { values[$0] <= values[$0 - 1] }
  }
}
