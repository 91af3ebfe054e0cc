import ChartCore

/// More values are not looked at: each has a row with all of its categories.
private let mostValues = 1 << 22

/// Tables of statistics offices in JSON: values in one array, whose places are told by the sizes of dimensions
/// (JSON-stat 1 and 2).
struct JSONStat {
  /// A dimension: what it is called, and its categories in their order.
  private struct Dimension {
    let name: String
    let categories: [String]

    /// Its categories, years as days: a number is no moment by itself.
    var moments: [String] {
      let areYears = categories.allSatisfy {
        $0.count == 4 && Int($0).map { 1500...2200 ~= $0 } == true
      }
      return areYears ? categories.map { "\($0)-01-01" } : categories
    }
  }

  private let dimensions: [Dimension]
  private let name: String
  /// The values by their places.
  private let values: [(place: Int, text: String, kind: JSONKind)]

  /// The table of an object; nil where it is none.
  init?(_ members: [JSONMember]) {
    guard case .object(let all)? = members["dimension"],
      let ids = members["id"]?.texts ?? all["id"]?.texts,
      let sizes = (members["size"] ?? all["size"])?.texts?.map({ Int($0) ?? 0 }),
      ids.count == sizes.count, let values = Self.values(members["value"]), !values.isEmpty
    else { return nil }
    let found = ids.compactMap { id -> Dimension? in
      guard case .object(let dimension)? = all[id], let categories = Self.categories(dimension)
      else { return nil }
      return Dimension(name: dimension["label"]?.text ?? id, categories: categories)
    }
    guard found.map(\.categories.count) == sizes else { return nil }
    (dimensions, self.values) = (found, values)
    name = members["label"]?.text ?? "value"
  }

  /// A row for each value: its category in each dimension that has several, and itself.
  func table(at steps: [JSONStep]) -> JSONTable? {
    let size = dimensions.reduce(1) { $0 * $1.categories.count }
    guard values.allSatisfy({ (0..<size).contains($0.place) }) else { return nil }
    var columns: [(name: String, list: JSONList)] = []
    var step = size
    for dimension in dimensions {
      step /= dimension.categories.count
      guard dimension.categories.count > 1 else { continue }
      let categories = dimension.moments
      let texts = values.map { categories[$0.place / step % categories.count] }
      columns.append((dimension.name, JSONList(texts)))
    }
    var list = JSONList()
    for value in values { list.append(value.text, value.kind) }
    return JSONTable(columns + [(name, list)], at: steps)
  }

  /// What categories are called, in their order, which is that of an array or the one that an object says.
  private static func categories(_ dimension: [JSONMember]) -> [String]? {
    guard case .object(let category)? = dimension["category"] else { return nil }
    let labels: [JSONMember] =
      if case .object(let labels)? = category["label"] { labels } else { [] }
    let keys: [String]
    switch category["index"] {
    case .object(let places)?:
      let sorted = places.compactMap { place in
        place.part.text.flatMap(Int.init).map { (key: place.key, place: $0) }
      }
      keys = sorted.sorted { $0.place < $1.place }.map(\.key)
    case let list?: keys = list.texts ?? []
    case nil: keys = labels.map(\.key)
    }
    let texts = Dictionary(labels.map { ($0.key, $0.part.text) }, uniquingKeysWith: { $1 })
    return keys.isEmpty ? nil : keys.map { (texts[$0] ?? nil) ?? $0 }
  }

  /// The values of an array, or of an object by their places.
  private static func values(
    _ part: JSONPart?
  ) -> [(place: Int, text: String, kind: JSONKind)]? {
    switch part {
    case .list(let list)? where list.count <= mostValues:
      return (0..<list.count).filter { !list[$0].isEmpty }.map {
        ($0, list.text($0), list.kind($0))
      }
    case .object(let members)? where members.count <= mostValues:
      return members.compactMap { member in
        guard case .value(let text, let kind) = member.part, let place = Int(member.key) else {
          return nil
        }
        return (place, text, kind)
      }
    default: return nil
    }
  }
}

extension [JSONMember] {
  /// The value of a key; nil where there is none.
  subscript(key: String) -> JSONPart? { first { $0.key == key }?.part }
}

extension JSONPart {
  /// Whether it is a value by itself, in which no table is.
  var isValue: Bool { if case .value = self { true } else { false } }

  /// The text of a value; nil for others.
  var text: String? { if case .value(let text, _) = self { text } else { nil } }

  /// The texts of an array of values; nil for others.
  var texts: [String]? {
    if case .list(let list) = self { (0..<list.count).map(list.text) } else { nil }
  }
}
