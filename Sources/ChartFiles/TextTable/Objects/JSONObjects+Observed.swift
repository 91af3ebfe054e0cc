import ChartCore

/// Each row has a place for each key of any: observations with more such places are no table of these.
private let mostCells = 1 << 23

extension JSONObjects {
  /// What was observed at moments, a row for each object in arrays of objects that have a moment each: what the outer ones
  /// say stands before what the inner ones do. Nil where there are no such arrays, or the inner ones have moments of their
  /// own. Time in proportion to the rows times the columns.
  func observed(at steps: [JSONStep]) -> JSONTable? {
    guard nested.count > 1, nested.count * 2 >= count, columns.contains(where: \.areMoments),
      let keys = nested.first?.keys, nested.allSatisfy({ $0.keys == keys })
    else { return nil }
    var outer = names.map { _ in JSONList() }
    var (inner, places) = ([JSONList](), [String: Int]())
    var order: [String] = []
    for array in nested {
      guard case .objects(let objects) = array.part, objects.nested.isEmpty,
        !objects.columns.contains(where: \.areMoments)
      else { return nil }
      let start = outer.first?.count ?? 0
      for (place, list) in columns.enumerated() {
        for _ in 0..<objects.count { outer[place].append(array.row, of: list) }
      }
      for (name, list) in zip(objects.names, objects.columns) {
        if places[name] == nil {
          places[name] = inner.count
          order.append(name)
          inner.append(JSONList())
        }
        guard let place = places[name] else { continue }
        inner[place].fill(to: start)
        for row in 0..<objects.count { inner[place].append(row, of: list) }
      }
      guard inner.count * (start + objects.count) <= mostCells else { return nil }
    }
    let own = zip(order, inner).map {
      (name: names.contains($0) ? "\(keys.last ?? "").\($0)" : $0, list: $1)
    }
    return JSONTable(zip(names, outer).map { (name: $0, list: $1) } + own, at: steps)
  }
}
