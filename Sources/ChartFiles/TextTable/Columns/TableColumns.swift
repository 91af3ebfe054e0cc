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
