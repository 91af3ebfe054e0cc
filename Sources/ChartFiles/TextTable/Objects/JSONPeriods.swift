import ChartCore

/// Moments in two columns: years, and the months or quarters in them as offices for statistics call them, `M01` to `M12`
/// and `Q01` to `Q04`. What comes behind these is the mean of the year.
struct JSONPeriods {
  /// The table with a column of moments in place of the years, without the means of years.
  let table: JSONTable
  /// What those that are left out are called: `M13`; nil where there are none.
  let means: String?

  /// Nil where a table has no such columns.
  init?(_ table: JSONTable) {
    guard let names = table.names, let year = names.firstIndex(where: PartWords.isYear),
      let period = table.columns.indices.first(where: { table.columns[$0].arePeriods })
    else { return nil }
    let texts = (0..<table.count).map { row in
      Self.moment(table.columns[year].text(row), table.columns[period].text(row))
    }
    guard texts.contains(where: { $0 != nil }) else { return nil }
    let rows = texts.indices.filter { texts[$0] != nil }
    var shorter = table
    shorter.columns = table.columns.map { column in
      var list = JSONList()
      for row in rows { list.append(row, of: column) }
      return list
    }
    shorter.columns[year] = JSONList(rows.compactMap { texts[$0] })
    shorter.names?[year] = JSONTable.timeName
    if table.lines.count == table.count { shorter.lines = rows.map { table.lines[$0] } }
    self.table = shorter.without(period)
    means = texts.indices.first { texts[$0] == nil }.map { table.columns[period].text($0) }
  }

  /// The day that a period begins with; nil for the mean of a year.
  private static func moment(_ year: String, _ period: String) -> String? {
    guard let number = Int(period.dropFirst()), let first = period.first, Int(year) != nil else {
      return nil
    }
    let months = first == "M" ? 1 : first == "Q" ? 3 : 6
    let month = (number - 1) * months + 1
    guard (1...12).contains(month) else { return nil }
    return "\(year)-\(month < 10 ? "0" : "")\(month)-01"
  }
}

extension JSONList {
  /// Whether all are periods of one kind, more than the mean of the year.
  fileprivate var arePeriods: Bool {
    guard count > 1, let kind = text(0).first, "MQS".contains(kind) else { return false }
    return (0..<count).allSatisfy { row in
      let text = text(row)
      return text.first == kind && text.count == 3 && Int(text.dropFirst()).map { $0 > 0 } == true
    }
  }
}
