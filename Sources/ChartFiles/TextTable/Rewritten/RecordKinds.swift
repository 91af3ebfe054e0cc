import ChartCore

/// Rows of several kinds, each an array of JSON by its name.
struct RecordKinds {
  private var kinds: [(name: String, rows: [String])] = []
  private var places: [String: Int] = [:]

  /// Adds a row of members that are already JSON.
  mutating func add(_ members: [(String, String)], to kind: String) {
    let place = places[kind, default: kinds.count]
    if place == kinds.count {
      places[kind] = place
      kinds.append((kind, []))
    }
    kinds[place].rows.append(JSONText.object(members))
  }

  /// An object with the rows of each kind, in the order in which these come up.
  var json: [UInt8] {
    Array(JSONText.object(kinds.map { ($0.name, JSONText.array($0.rows)) }).utf8)
  }
}

extension String {
  /// The cell as a value of JSON: the number that it is, else a text; null where nothing is in it.
  var jsonValue: String {
    if isEmpty { return "null" }
    return Double(self).flatMap { $0.isFinite ? JSONText.number($0) : nil }
      ?? JSONText.string(self)
  }

  /// Without quotes around it.
  var unquoted: String {
    count > 1 && first == "\"" && last == "\"" ? String(dropFirst().dropLast()) : self
  }
}
