/// A part of a JSON text by its shape: what arrays hold is kept by columns.
indirect enum JSONPart {
  /// A text, a number, true, false or null.
  case value(String, JSONKind)
  /// An array of these.
  case list(JSONList)
  /// An array of arrays of these.
  case lists(JSONLists)
  /// An array of objects.
  case objects(JSONObjects)
  /// An array of other things.
  case array([JSONElement])
  case object([JSONMember])
}

/// An element of an array of several things, or elements of one kind one behind the other.
struct JSONElement {
  /// The place of the element, or of the first of them.
  let index: Int
  let isGroup: Bool
  let part: JSONPart
}

/// A member of an object.
struct JSONMember {
  let key: String
  let part: JSONPart
}

/// Arrays of values one behind the other.
struct JSONLists {
  private(set) var values = JSONList()
  private var ends: [Int] = []
  private(set) var lines: [Int] = []

  var count: Int { ends.count }

  /// Adds an array.
  mutating func append(_ list: JSONList, line: Int) {
    for index in 0..<list.count { values.append(index, of: list) }
    ends.append(values.count)
    lines.append(line)
  }

  /// The places of an array's values.
  func places(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// How many values most arrays have: all but a few of those that are looked at.
  var width: Int { (0..<count).map { places($0).count }.max() ?? 0 }

  /// Whether all arrays have as many values.
  var isEven: Bool { (0..<count).allSatisfy { places($0).count == places(0).count } }

  /// The arrays themselves.
  var rows: [JSONList] {
    (0..<count).map { row in
      var list = JSONList()
      for place in places(row) { list.append(place, of: values) }
      return list
    }
  }

  /// The first values of all, the second ones, and so on.
  var columns: [JSONList] {
    let width = width
    var columns = Array(repeating: JSONList(), count: width)
    for row in 0..<count {
      for (column, place) in places(row).enumerated() {
        columns[column].append(place, of: values)
      }
      for column in places(row).count..<max(width, places(row).count) {
        columns[column].fill(to: row + 1)
      }
    }
    return columns
  }
}

/// Objects one behind the other: their values by keys, those of objects in them by `outer.inner`.
struct JSONObjects {
  private var keys = JSONKeys()
  private(set) var columns: [JSONList] = []
  private(set) var lines: [Int] = []
  /// The arrays in them.
  private(set) var nested: [Nested] = []

  /// An array in an object.
  struct Nested {
    let row: Int
    /// The keys that lead to it.
    let keys: [String]
    let part: JSONPart
  }

  var count: Int { lines.count }
  var names: [String] { keys.names }

  /// The column of a key, for a value that is added next. Of members with the same key the last one counts.
  mutating func column(of key: String) throws(Fault) -> Int {
    let place = try keys.place(of: key)
    if place == columns.count { columns.append(JSONList()) }
    columns[place].cut(to: min(count, columns[place].count))
    columns[place].fill(to: count)
    return place
  }

  /// Reads a value into a column.
  mutating func append(
    _ kind: JSONKind, to column: Int, from reader: inout JSONReader
  ) throws(Fault) {
    try columns[column].append(kind, from: &reader)
  }

  /// Adds a value to a column.
  mutating func append(_ text: String, _ kind: JSONKind, to column: Int) {
    columns[column].append(text, kind)
  }

  mutating func append(_ part: JSONPart, at keys: [String]) {
    nested.append(Nested(row: count, keys: keys, part: part))
  }

  /// Ends an object.
  mutating func finishRow(line: Int) {
    lines.append(line)
    for index in columns.indices { columns[index].fill(to: count) }
  }

  /// Takes back what was read of an object that does not end.
  mutating func dropRow() {
    for index in columns.indices { columns[index].cut(to: min(count, columns[index].count)) }
    let row = count
    nested.removeAll { $0.row == row }
  }

  /// The same objects, what stands in arrays of one object each by longer keys: these are lists of one thing.
  var flattened: JSONObjects {
    let groups = Dictionary(grouping: nested.indices) { nested[$0].keys }
    let single = groups.filter { group in
      group.value.count > 1 && group.value.allSatisfy { nested[$0].part.onlyObject != nil }
    }
    guard !single.isEmpty else { return self }
    var objects = self
    objects.nested.removeAll { single[$0.keys] != nil }
    for key in single.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for index in single[key] ?? [] { objects.add(nested[index]) }
    }
    objects.nested.sort { $0.row < $1.row }
    for index in objects.columns.indices { objects.columns[index].fill(to: count) }
    return objects
  }

  /// Adds the columns, and the arrays, of the only object in an array.
  private mutating func add(_ array: Nested) {
    guard let inner = array.part.onlyObject else { return }
    for (name, list) in zip(inner.names, inner.columns) where !list[0].isEmpty {
      guard let place = try? keys.place(of: (array.keys + [name]).joined(separator: ".")) else {
        continue
      }
      if place == columns.count { columns.append(JSONList()) }
      columns[place].fill(to: array.row)
      columns[place].append(0, of: list)
    }
    nested += inner.nested.map {
      Nested(row: array.row, keys: array.keys + $0.keys, part: $0.part)
    }
  }

  /// Whether the object that is being read has an array.
  var hasNested: Bool { nested.last?.row == count }

  /// How many numbers stand in the objects themselves.
  var numberCount: Int { columns.reduce(0) { $0 + ($1.hasNumbers ? $1.count : 0) } }
}

extension JSONPart {
  /// The only object of an array, what is in arrays of one object in it by longer keys; nil for others.
  fileprivate var onlyObject: JSONObjects? {
    guard case .objects(let objects) = self, objects.count == 1 else { return nil }
    return objects.flattenedAlone
  }
}

extension JSONObjects {
  /// One object, what stands in arrays of one object in it by longer keys.
  fileprivate var flattenedAlone: JSONObjects {
    guard nested.contains(where: { $0.part.isOnlyObject }) else { return self }
    var object = self
    object.nested.removeAll { $0.part.isOnlyObject }
    for array in nested where array.part.isOnlyObject { object.add(array) }
    return object
  }
}

extension JSONPart {
  fileprivate var isOnlyObject: Bool {
    if case .objects(let objects) = self { objects.count == 1 } else { false }
  }
}
