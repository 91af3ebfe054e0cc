import ChartCore

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
