import ChartCore

/// So few numbers by themselves are no series.
private let mostVector = 4
/// So few numbers in an object that has a moment are of a week from there on, each once more in the object itself.
private let mostInWeek = 7

extension JSONSearch {
  /// The table of objects; the tables of the arrays in them, where these have more.
  mutating func tables(of objects: JSONObjects, at steps: [JSONStep]) -> [JSONTable] {
    if let table = JSONCells.table(of: objects, in: chain, at: steps) { return [table] }
    let objects = objects.flattened
    let outer = table(ofRows: objects, at: steps)
    let vector = outer.hasMoments ? mostInWeek : mostVector
    let series = objects.nested.filter { !$0.isVector(of: vector, among: objects.count) }
    let numbers = series.reduce(0) { $0 + $1.part.numberCount }
    guard !series.isEmpty, numbers > objects.numberCount || !outer.isDrawable else {
      inRows += Set(objects.nested.map { steps + $0.keys.map(JSONStep.key) })
        .sorted { "\($0)" < "\($1)" }
      return [outer]
    }
    if let table = objects.observed(at: steps) { return [table] }
    var found: [JSONTable] = []
    let labels = JSONLabels(objects)
    var nested = objects.nested[...]
    for row in 0..<objects.count {
      let members = nested.prefix { $0.row == row }.map {
        JSONMember(key: $0.keys.last ?? "", part: $0.part)
      }
      nested = nested.dropFirst(members.count)
      let own = objects.names.enumerated().map { place, name in
        JSONMember(
          key: name,
          part: .value(objects.columns[place].text(row), objects.columns[place].kind(row)))
      }
      guard !members.isEmpty else { continue }
      chain.append(own)
      let tables = tables(of: members, at: steps + [.index(row)])
      chain.removeLast()
      found += tables.map { labels.labelled($0, row: row, isOnly: objects.count == 1) }
    }
    return JSONSeries.joined(JSONSeries.continued(found))
  }
}

extension JSONSearch {
  /// The table of the values of objects.
  private mutating func table(ofRows objects: JSONObjects, at steps: [JSONStep]) -> JSONTable {
    let table = JSONTable(objects, at: steps)
    guard let periods = JSONPeriods(table) else { return table }
    if let means = periods.means { self.means.insert(means) }
    return periods.table
  }
}

extension JSONObjects.Nested {
  /// Whether it is a few numbers that belong to its object, such as a place's coordinates.
  fileprivate func isVector(of most: Int, among count: Int) -> Bool {
    if case .list(let list) = part { list.count <= most && list.count < count } else { false }
  }
}

extension JSONPart {
  /// How many numbers are in it.
  fileprivate var numberCount: Int {
    switch self {
    case .value: 0
    case .list(let list): list.hasNumbers ? list.count : 0
    case .lists(let lists): lists.values.numberCount
    case .objects(let objects):
      objects.numberCount + objects.nested.reduce(0) { $0 + $1.part.numberCount }
    case .array(let elements): elements.reduce(0) { $0 + $1.part.numberCount }
    case .object(let members): members.reduce(0) { $0 + $1.part.numberCount }
    }
  }
}
