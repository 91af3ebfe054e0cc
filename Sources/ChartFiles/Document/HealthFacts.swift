/// What a document says of health.
struct HealthFacts: Equatable {
  /// What was measured.
  let quantities: [HealthQuantity]
  /// Who measured it, from the source that is believed first on.
  let sources: [String]
  /// What was done.
  let workouts: ActivityFacts

  /// What documents of health are called.
  static let format = "health"

  /// The facts as members of a JSON object, each with a comma behind it.
  var info: String {
    let quantities = JSONText.array(quantities.map(\.info))
    let sources = JSONText.array(sources.map { JSONText.string($0) })
    return
      "\"quantities\": \(quantities), \"sources\": \(sources), \"workouts\": \(workouts.info), "
  }
}

/// What was measured of one quantity: where sources overlap, each part once.
struct HealthQuantity: Equatable {
  /// What the export calls it, and its unit.
  let type, unit: String
  /// How many samples there are, and what they add up to.
  let count: Int
  let sum: Double
  /// When the first and the last begin, in UTC milliseconds.
  let first, last: Double?

  fileprivate var info: String {
    JSONText.object([
      "type": JSONText.string(type), "unit": JSONText.string(unit), "count": String(count),
      "sum": JSONText.number(sum), "first": JSONText.number(first),
      "last": JSONText.number(last),
    ])
  }
}
