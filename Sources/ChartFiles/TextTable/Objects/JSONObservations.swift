import ChartCore

/// Series whose observations are told by their places in lists of moments, and whose own keys are places in lists of
/// categories (SDMX-JSON).
enum JSONObservations {
  /// A table of all series over their moments; nil where an object has none.
  static func table(of members: [JSONMember], at steps: [JSONStep]) -> JSONTable? {
    guard case .objects(let sets)? = members["dataSets"],
      case .object(let structure)? = members["structure"],
      case .object(let dimensions)? = structure["dimensions"],
      case .objects(let series)? = dimensions["series"],
      case .objects(let observation)? = dimensions["observation"],
      let moments = categories(of: observation, [.id, .name]).first
    else { return nil }
    let names = categories(of: series, [.name, .id])
    var columns: [String: [Int: (text: String, kind: JSONKind)]] = [:]
    var order: [String] = []
    for nested in sets.nested where nested.row == 0 {
      guard nested.keys.count == 4, nested.keys[0] == "series", nested.keys[2] == "observations",
        let place = Int(nested.keys[3]), moments.indices.contains(place),
        case .list(let list) = nested.part, list.count > 0
      else { continue }
      let key = nested.keys[1]
      if columns[key] == nil { order.append(key) }
      columns[key, default: [:]][place] = (list.text(0), list.kind(0))
    }
    guard !order.isEmpty else { return nil }
    let values = order.map { key in
      (name: name(of: key, names), list: list(columns[key] ?? [:], count: moments.count))
    }
    let used = moments.indices.filter { place in columns.values.contains { $0[place] != nil } }
    guard !used.isEmpty else { return nil }
    return JSONTable([(JSONTable.timeName, JSONList(moments))] + values, at: steps)
  }

  /// What says what a category is.
  private enum Title: String {
    case id, name
  }

  /// The categories of dimensions.
  private static func categories(of dimensions: JSONObjects, _ keys: [Title]) -> [[String]] {
    dimensions.nested.filter { $0.keys == ["values"] }.map { nested in
      guard case .objects(let values) = nested.part else { return [] }
      let columns = keys.compactMap { key in values.names.firstIndex(of: key.rawValue) }
      return (0..<values.count).map { row in
        columns.lazy.map { values.columns[$0].text(row) }.first { !$0.isEmpty } ?? ""
      }
    }
  }

  /// What a series is called: its categories in the dimensions that have several, else in all.
  private static func name(of key: String, _ categories: [[String]]) -> String {
    let places = key.split(separator: ":").map { Int($0) ?? -1 }
    let parts = zip(places, categories).filter { $1.indices.contains($0) }
    let several = parts.filter { $1.count > 1 }
    let words = (several.isEmpty ? parts : several).map { $1[$0] }
    return words.isEmpty ? key : words.joined(separator: " ")
  }

  private static func list(
    _ values: [Int: (text: String, kind: JSONKind)], count: Int
  ) -> JSONList {
    var list = JSONList()
    for place in 0..<count {
      if let value = values[place] {
        list.append(value.text, value.kind)
      } else {
        list.fill(to: place + 1)
      }
    }
    return list
  }
}
