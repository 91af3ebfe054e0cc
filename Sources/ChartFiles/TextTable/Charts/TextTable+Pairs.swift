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

extension TablePlan {
  /// Whether columns come in pairs of a moment and a number, and the moments are not the same ones.
  static func arePairs(_ columns: [ColumnGuess], _ names: ColumnNames) -> Bool {
    guard columns.count >= 4, columns.count % 2 == 0 else { return false }
    let moments = stride(from: 0, to: columns.count, by: 2)
    let stems = Set(moments.map { names.names[$0].filter { !$0.isNumber }.trimmed })
    return moments.allSatisfy {
      columns[$0].isMoment && (columns[$0].hasTimes || stems.count == 1) && columns[$0 + 1].isNumber
        && TimeWords.isTime(names.names[$0])
    } && moments.contains { columns[$0].values != columns[0].values }
  }
}

extension TextTable {
  /// A chart of each pair of columns, the first of which is its x, up to a count.
  func pairTables(atMost count: Int) throws(Fault) -> [Table] {
    var tables: [Table] = []
    for column in stride(from: 0, to: plan.layout.width - 1, by: 2) where tables.count < count {
      if let table = try pairTable(column, column + 1) { tables.append(table) }
    }
    return tables
  }

  private func pairTable(_ xColumn: Int, _ yColumn: Int) throws(Fault) -> Table? {
    guard let x = columns.numbers[xColumn], let y = columns.numbers[yColumn] else { return nil }
    let known = (0..<x.count).filter { x[$0].isFinite && y[$0].isFinite }
    guard !known.isEmpty else { return nil }
    let areMoments = plan.columns[xColumn].isMoment
    let order = known.sorted { x[$0] != x[$1] ? x[$0] < x[$1] : $0 < $1 }
    let values = try y.reordered(order)
    let series = Series(
      id: "y\(yColumn)", number: 0, name: seriesName(yColumn), column: values,
      line: LineForm(of: values))
    return table(
      title: plan.names.names[yColumn], x: try x.reordered(order), series: [series],
      xColumn: xColumn, asMoments: areMoments)
  }
}
