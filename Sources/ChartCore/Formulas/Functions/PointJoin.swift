/// How values of a series are found at points that it has not.
enum PointJoin: String, CaseIterable {
  /// On the straight line between the points before and behind.
  case line
  /// That of the last point.
  case last
  /// That of the nearest point.
  case nearest
}

extension FormulaFunction {
  static let joins: [FormulaFunction] = [
    FormulaFunction(
      "at", [.value("y"), .word("how", PointJoin.allCases.map(\.rawValue))],
      "A series that has other points, at these: on the line between the points before and behind, the last one before, or the nearest one, no farther away than two of its points usually are. There is none before the first and behind the last.",
      .joined)
  ]
}

extension FormulaPoints {
  /// A series of a table at these points. A gap where the point is one from which it would come, where the line is broken, and
  /// before and behind the series. Logarithmic time for each.
  func values(ofSeries number: Int, of table: Table, joinedBy join: PointJoin) -> [Double] {
    let (source, values) = (table.formulaX, table.valuesAtPoints(ofSeries: number))
    let after = source.indexes(atOrAfter: x)
    return zip(x, after).map { x, after in
      guard x >= source[0], after < source.count else { return .nan }
      if source[after] == x { return values[after] }
      switch join {
      case .line:
        guard !table.isBroken(after - 1, after) else { return .nan }
        let part = (x - source[after - 1]) / (source[after] - source[after - 1])
        return values[after - 1] + (values[after] - values[after - 1]) * part
      case .last: return values[after - 1]
      case .nearest:
        let isAfter = source[after] - x < x - source[after - 1]
        let nearest = isAfter ? after : after - 1
        let isNear = (source[nearest] - x).magnitude <= 2 * table.spacing
        return isNear ? values[nearest] : .nan
      }
    }
  }
}
