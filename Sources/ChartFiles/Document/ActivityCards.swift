public import ChartCore

/// What the points of a chart of days or weeks open into: the activities of that time, a card each.
public struct ActivityCards: Sendable {
  /// In the order of time.
  private let activities: [Activity]
  /// The charts of each of some of them.
  private let read: @Sendable ([Activity]) -> [[Table]]

  /// The cards of activities that have a time, of which `read` has the charts of each. n log n time.
  init(_ activities: [Activity], read: @escaping @Sendable ([Activity]) -> [[Table]]) {
    self.activities = activities.sorted { ($0.start ?? 0) < ($1.start ?? 0) }
    self.read = read
  }

  /// The activities that began in a range, but for its end. Linear time.
  func activities(in range: ClosedRange<Double>) -> [Activity] {
    let first = activities.firstIndex { ($0.start ?? 0) >= range.lowerBound } ?? activities.count
    return Array(activities[first...].prefix { ($0.start ?? 0) < range.upperBound })
  }

  /// For each of these all its charts, of which the first has its figures and its track. Blocks while it reads them.
  public func charts(in range: ClosedRange<Double>) -> [[Table]] {
    read(activities(in: range))
  }
}

extension ActivityCards: Equatable {
  /// Whether the cards are of the same activities.
  public static func == (a: ActivityCards, b: ActivityCards) -> Bool {
    a.activities == b.activities
  }
}
