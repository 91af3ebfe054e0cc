import ChartCore

/// The charts of days that were read last, so that opening one again is at once.
struct DayCache {
  /// A day of a chart.
  struct Key: Hashable {
    let chart: Int
    let moment: Double
  }

  /// How many are kept: a week of hours takes some ten kilobytes.
  static let capacity = 32

  private var tables: [Key: Table] = [:]
  /// The keys, the one used longest ago first.
  private var order: [Key] = []

  /// The table of a day, if it is still there; it is then the one used last.
  mutating func table(for key: Key) -> Table? {
    guard let table = tables[key] else { return nil }
    keep(table, for: key)
    return table
  }

  /// Keeps a table, and lets the one used longest ago go where there are too many.
  mutating func keep(_ table: Table, for key: Key) {
    order.removeAll { $0 == key }
    order.append(key)
    tables[key] = table
    if order.count > Self.capacity { tables[order.removeFirst()] = nil }
  }
}
