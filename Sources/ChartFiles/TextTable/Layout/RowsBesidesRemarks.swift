import ChartCore

extension [TableRow] {
  /// The rows that may be names or values: without those that only part others, and without remarks that are made of cells
  /// by accident.
  var besidesRemarks: [TableRow] {
    let rows = filter { !$0.isRule && !$0.isObject }
    guard let names = rows.firstIndex(where: \.saysFields) else { return rows }
    return rows.enumerated().filter { !$1.isComment || $0 == names }.map(\.element)
  }
}

extension TableRow {
  /// Whether it is a comment that is an object of JSON: what a program notes of its run, with commas in it.
  fileprivate var isObject: Bool {
    guard isComment, let first = cells.first?.text, let last = cells.last?.text else {
      return false
    }
    return first.drop { "#/ ".contains($0) }.first == "{" && last.trimmed.last == "}"
  }

  /// Whether it says that it has the names: other comments have none then, such as the types of columns (Zeek's logs,
  /// the W3C's extended log files).
  fileprivate var saysFields: Bool {
    guard isComment, cells.count > 1, let first = cells.first?.text else { return false }
    return ["#fields", "#fields:"].contains(first.lowercased())
  }
}
