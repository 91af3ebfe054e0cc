import ChartCore

@testable import ChartFiles

/// What becomes of a text as a table, in short: a chart each, those that wait behind `~`.
func understood(
  _ text: String, _ options: ReadingOptions = ReadingOptions(), name: String = "x.csv"
) throws -> String {
  let document = try TableFile.document(
    FormatInput(window: ByteWindow(Array(text.utf8)), name: name, options: options))
  return inShort(document)
}

/// What becomes of a text of any kind, in short, and what is told of it behind `!`.
func understoodFile(_ text: String, name: String = "x.json") throws -> String {
  let document = try ChartFile.parse(Array(text.utf8), name: name)
  return ([inShort(document)] + document.notices.map { "! \($0.description)" }).joined(
    separator: " ")
}

private func inShort(_ document: ChartDocument) -> String {
  (document.tables.map(\.inShort) + document.waiting.map { "~" + $0.inShort }).joined(
    separator: " | ")
}

extension Table {
  fileprivate var inShort: String {
    let (first, last) = (x[0], x[x.count - 1])
    let ends = [first, last].map { xKind == .moments ? moment($0) : shortNumber($0) }
    let kind = xKind == .rows ? "rows" : presentation.xName ?? "?"
    return "\(kind) \(ends[0])..\(ends[1]): "
      + series.map { "\($0.name) \($0.column.inShort)" }.joined(separator: ", ")
  }

  private func moment(_ milliseconds: Double) -> String {
    let date = CivilDate(milliseconds: milliseconds, in: zone)
    let day = "\(date.year)-\(two(date.month))-\(two(date.day))"
    if date.hour == 0, date.minute == 0, date.second == 0 { return day }
    let clock = "\(two(date.hour)):\(two(date.minute))"
    return day + "T" + clock + (date.second == 0 ? "" : ":\(two(date.second))")
  }
}

extension Column {
  /// Its values, `-` for gaps; of more than four how many there are and how far they go.
  fileprivate var inShort: String {
    let values = (0..<count).map { self[$0] }
    if count <= 4 {
      return "[" + values.map { $0.isNaN ? "-" : shortNumber($0) }.joined(separator: " ") + "]"
    }
    let known = values.filter { !$0.isNaN }
    return "\(known.count)(\(shortNumber(known.min() ?? 0))..\(shortNumber(known.max() ?? 0)))"
  }
}

private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

private func shortNumber(_ number: Double) -> String {
  number == number.rounded() && number.magnitude < 1e15 ? "\(Int(number))" : "\(number)"
}
