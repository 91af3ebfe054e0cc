import ChartCore

/// The bytes that sorting takes for each point, at most: its place, and its moment as a double.
private let sortedPointBytes = 32

extension Column {
  /// The indexes of the values in ascending order, equal ones as they stand; a fault where there is no memory to
  /// sort them.
  func ascendingOrder() throws(Fault) -> [Int] {
    try FreeMemory.check(for: count * sortedPointBytes)
    return (0..<count).sorted { self[$0] != self[$1] ? self[$0] < self[$1] : $0 < $1 }
  }

  /// The values at some indexes, in their order. Linear time.
  func reordered(_ order: some Sequence<Int>) throws(Fault) -> Column {
    try ColumnBuilder(of: self, at: order).finishedOrShort()
  }

  /// Whether no value is above the one before it. Linear time.
  var isDescending: Bool {
    gapCount == 0 && (1..<Swift.max(1, count)).allSatisfy { self[$0] <= self[$0 - 1] }
  }
}
