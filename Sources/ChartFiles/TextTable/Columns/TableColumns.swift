import ChartCore

/// What the rows of a text table hold, column by column; all are as long as x.
struct TableColumns {
  /// In the rows' order.
  var x: Column
  /// The numbers, by the column's place in the table.
  var numbers: [Int: Column]
  /// The words of columns that have some.
  var labels: [Labels]
  /// The columns with more words than are kept.
  var abandoned: [Int]
  /// The columns with whole numbers that doubles do not hold.
  var rounded: [Int]
}

extension TableColumns {
  /// Whether the rows of each thing are in the order of x, one thing behind the other: a column of words tells them apart.
  /// Linear time for each such column.
  var isAscendingByWord: Bool {
    labels.contains { 2...x.count / 2 + 1 ~= $0.words.count && isAscending(within: $0) }
  }

  private func isAscending(within labels: Labels) -> Bool {
    let (x, codes) = (x.all, labels.codes.all)
    var last = [Double](repeating: -.infinity, count: labels.words.count)
    return x.indices.allSatisfy { row in
      let word = Int(clamping: codes[row])
      defer { last[word] = x[row] }
      return x[row] >= last[word]
    }
  }
}
