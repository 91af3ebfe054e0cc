extension TableHead {
  /// What else the table may be read as, the likeliest of each kind first; nothing where somebody chose.
  var choices: [TableChoice] {
    guard reading.plan.options.text.isOpen else { return [] }
    return rivals.map { .delimiter($0.delimiter) } + reading.plan.otherX.map(TableChoice.x)
  }
}

extension TablePlan {
  /// The names of other columns that may be x, those that tell more of time first.
  fileprivate var otherX: [String] {
    let sample = XSample(columns: columns, names: names.names, rows: layout.body)
    let ranked = sample.choices.sorted { $0.rank > $1.rank }.compactMap(\.choice.column)
    var known = Set(x.columns)
    return ranked.filter { known.insert($0).inserted }.map { names.names[$0] }
  }
}
