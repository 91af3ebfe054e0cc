import ChartCore

extension ColumnNames {
  /// Whether columns come in pairs, each with an x of its own: the names of the lowest row repeat, `X, Y, X, Y`, or every other
  /// one does, `ml, mAU, ml, %`, over numbers that are not the same.
  static func arePairs(_ layout: TableLayout) -> Bool {
    guard let names = layout.headers.last?.map(\.trimmed), names.count >= 4, names.count % 2 == 0,
      names[0] != names[1], !names[0].isEmpty
    else { return false }
    let firsts = stride(from: 0, to: names.count, by: 2)
    guard firsts.allSatisfy({ names[$0] == names[0] && names[$0 + 1] != names[0] }) else {
      return false
    }
    if firsts.allSatisfy({ names[$0 + 1] == names[1] }) { return true }
    // Over units each pair has one name.
    let isOfUnits = layout.unitsRow == layout.headers.count - 1
    guard !isOfUnits || layout.headers.dropLast().last?.haveBlanksBetween ?? false else {
      return false
    }
    return Set(firsts.map { layout.texts(ofColumn: $0) }).count == names.count / 2
  }
}

extension [String] {
  /// Whether every other one is blank, and no other.
  fileprivate var haveBlanksBetween: Bool {
    indices.allSatisfy { self[$0].isBlank == ($0 % 2 == 1) }
  }
}
