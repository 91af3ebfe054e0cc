extension JSONRows {
  /// How rows that begin so are read, objects with a column for each of the keys.
  static func plan(
    _ sample: [TableRow], of form: Form, _ keys: JSONKeys, words: [String: String] = [:],
    _ options: ReadingOptions
  ) throws(Fault) -> TablePlan {
    let names = keys.names.map(\.withoutNumber).withoutWrapper.map { words[$0] ?? $0 }
    return try plan(sample, form == .arrays ? nil : names, options)
  }

  /// How rows that begin so are read, their columns called so; nil where the first rows may say that.
  static func plan(
    _ sample: [TableRow], _ names: [String]?, _ options: ReadingOptions
  ) throws(Fault) -> TablePlan {
    let dialect = Dialect(
      encoding: .utf8, delimiter: .sign(","), quote: "\"", escape: nil, newline: .lineFeed,
      headerRows: 1, decimal: ".", thousands: nil)
    guard let names else { return try TablePlan(dialect, rows: sample, options: options) }
    return try TablePlan(dialect, TableLayout(names: names, rows: sample), options)
  }
}

extension String {
  /// A key without the number in front of it that Alpha Vantage gives it: `open` for `1. open`, `price` for
  /// `1a. price`.
  fileprivate var withoutNumber: String {
    let rest = drop(while: \.isNumber)
    guard rest.count < count, let dot = rest.firstRange(of: ". "),
      rest.distance(from: rest.startIndex, to: dot.lowerBound) <= 1
    else { return self }
    return String(rest[dot.upperBound...])
  }
}
