import ChartCore

/// A text table as it was read: numbers by columns, in ascending order of x.
struct TextTable {
  let plan: TablePlan
  private(set) var columns: TableColumns
  /// What was mended or left out, a sentence each.
  private(set) var notes: [Phrase]
  /// The columns with cells that are no numbers, or only stand for a missing one.
  private(set) var oddColumns: Set<Int>

  /// What was read of a table, put in order; a fault where there is no row.
  init(_ plan: TablePlan, _ body: TableBody) throws(Fault) {
    self.plan = plan
    columns = try body.finished()
    oddColumns = Set(body.notes.odd.indices.filter { body.notes.odd[$0].count > 0 })
    notes = body.notes.sentences(plan.names.names, width: plan.layout.width)
    if let remark = plan.remarkOnOffsets { notes.append(remark) }
    for index in columns.rounded {
      notes.append(
        """
        \(plan.names.names[index].quoted) has whole numbers that are too long to be kept exactly, they are \
        rounded to about 16 digits.
        """)
    }
    for index in columns.abandoned {
      notes.append(
        """
        \(plan.names.names[index].quoted) has more words than are kept beside numbers, they are left out.
        """
      )
    }
    guard columns.x.count > 0 else { throw Self.noRows(notes) }
    if let step = plan.secondsPerRow {
      columns.x = Column(start: 0, step: step, count: columns.x.count)
    }
    try leaveOutSentinels()
    try putInOrder()
    notes += plan.remarks(columns.x)
  }

  /// Makes gaps of numbers that stand for values that are not there, and tells it: also in columns that have nothing else.
  private mutating func leaveOutSentinels() throws(Fault) {
    let all = columns.numbers.filter { plan.mayHaveSentinels($0.key) }
    let shared = Sentinels.shared(in: Array(all.values))
    var found = all.mapValues { Sentinels.found(in: $0, besides: shared) }
    let known = Set(found.values.joined())
    if !known.isEmpty {
      for (index, column) in all where found[index]?.isEmpty ?? true {
        found[index] = Sentinels.only(in: column, of: known).map { [$0] } ?? []
      }
    }
    for (index, column) in all where !plan.layout.gaps.isEmpty {
      let declared = plan.layout.gaps.filter { !(found[index]?.contains($0) ?? false) }
      found[index, default: []] += Sentinels.present(declared, in: column)
    }
    for (index, sentinels) in found.sorted(by: { $0.key < $1.key }) where !sentinels.isEmpty {
      try leaveOut(sentinels, ofColumn: index)
    }
  }

  private mutating func leaveOut(_ sentinels: [Double], ofColumn index: Int) throws(Fault) {
    guard let column = columns.numbers[index] else { return }
    let (rest, counts) = try column.withGaps(at: sentinels)
    columns.numbers[index] = rest
    oddColumns.insert(index)
    for (value, count) in zip(sentinels, counts) {
      notes.append(plan.remark(onMissing: value, count, in: index))
    }
  }

  private static func noRows(_ notes: [Phrase]) -> Fault {
    guard let reason = notes.first else {
      return Fault(ofFile: "rows of values were expected in the table, found none")
    }
    return Fault(
      ofFile: "rows of values were expected in the table, found none that can be read: \(reason)")
  }

  private mutating func putInOrder() throws(Fault) {
    let x = columns.x
    guard !x.isAscending else { return }
    let isReversed = x.isDescending
    if !isReversed, !plan.options.text.isOfNotes, !columns.isAscendingByWord {
      notes.append("The rows were not in the order of \(xName.quoted), a sorted copy is shown.")
    }
    let order = isReversed ? Array((0..<x.count).reversed()) : try x.ascendingOrder()
    columns.x = try x.reordered(order)
    for (index, column) in columns.numbers { columns.numbers[index] = try column.reordered(order) }
    for (index, labels) in columns.labels.enumerated() {
      columns.labels[index] = Labels(
        name: labels.name, words: labels.words, codes: try labels.codes.reordered(order))
    }
  }

  /// The name of the column that x is in.
  private var xName: String { plan.x.column.map { plan.names.names[$0] } ?? "" }
}
