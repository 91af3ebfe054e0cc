import ChartCore

/// Where more of the rows have the moment of another one they are no downloads of one day, but something else.
private let mostRepeated = 0.1

extension TextTable {
  /// The rows of a history, of each moment the last one alone, and what is told of the others: a download during trading
  /// has the day that is not over yet, and one that goes on from it has that day again. Linear time.
  func toldOnce(_ rows: [Int]?) throws(Fault) -> (rows: [Int]?, notices: [Phrase]) {
    let count = rows?.count ?? columns.x.count
    func row(_ place: Int) -> Int { rows?[place] ?? place }
    func isRepeated(_ place: Int) -> Bool {
      place + 1 < count && columns.x[row(place)] == columns.x[row(place + 1)]
    }
    guard columns.x.evenStep == nil, let first = (0..<count).first(where: isRepeated) else {
      return (rows, [])
    }
    let repeated = (first..<count).count(where: isRepeated)
    guard Double(repeated) <= mostRepeated * Double(count) else { return (rows, []) }
    try FreeMemory.check(for: count * MemoryLayout<Int>.stride)
    let day = plan.formats.date(of: columns.x[row(first)], in: plan.zoneOfDays)
    let notice = Phrase(
      counting: repeated,
      one: "\(repeated) row has the moment of the one after it, on \(day): that one is shown.",
      many:
        "\(repeated) rows have the moments of those after them, first on \(day): those are shown.")
    return ((0..<count).filter { !isRepeated($0) }.map(row), [notice])
  }
}
