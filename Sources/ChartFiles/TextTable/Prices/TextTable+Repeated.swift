import ChartCore

/// Where more of the rows have the moment of another one they are no downloads of one day, but something else.
private let mostRepeated = 0.1
/// What looking for them takes for each row: its moment, and its number.
private let rowBytes = 16

extension TextTable {
  /// The rows of a history, of each moment the last one alone, and what is told of the others: a download during trading
  /// has the day that is not over yet, and one that goes on from it has that day again. Linear time.
  func toldOnce(_ rows: [Int]?) throws(Fault) -> (rows: [Int]?, notices: [Phrase]) {
    guard columns.x.evenStep == nil else { return (rows, []) }
    try FreeMemory.check(for: columns.x.count * rowBytes)
    let moments = if let rows { try columns.x.reordered(rows).all } else { columns.x.all }
    func isRepeated(_ place: Int) -> Bool {
      place + 1 < moments.count && moments[place] == moments[place + 1]
    }
    guard let first = moments.indices.first(where: isRepeated) else { return (rows, []) }
    let repeated = (first..<moments.count).count(where: isRepeated)
    guard Double(repeated) <= mostRepeated * Double(moments.count) else { return (rows, []) }
    let day = plan.formats.date(of: moments[first], in: plan.zoneOfDays)
    let notice = Phrase(
      counting: repeated,
      one: "\(repeated) row has the moment of the one after it, on \(day): that one is shown.",
      many:
        "\(repeated) rows have the moments of those after them, first on \(day): those are shown.")
    return (moments.indices.filter { !isRepeated($0) }.map { rows?[$0] ?? $0 }, [notice])
  }
}
