import ChartCore

/// More rows are not drawn as series of one chart.
private let mostRows = 512

/// The charts of tables whose columns are called by moments.
extension TextTable {
  /// A series a row where columns are moments; where they are months or times of what each row is of, one along all rows.
  func tables(across header: AcrossHeader, named name: String) throws(Fault) -> [Table] {
    switch header.kind {
    case .moments:
      plan.partOfRow != nil ? [try alongRows(header, name)] : try rowTables(header, name)
    case .months, .times: try [alongRows(header, name)]
    }
  }

  /// Whether a column is called by a moment, or says the part that each row is of: others have means of years, or places.
  func isAcross(_ column: Int) -> Bool {
    column == plan.partOfRow?.column || plan.across.contains { $0.columns.contains(column) }
  }

  /// That numbers stand beside those that are called by moments; nil where there are none.
  func notice(ofBesides columns: [Int]) -> Phrase? {
    guard let first = columns.first else { return nil }
    let name = plan.names.names[first].quoted
    return Phrase(
      counting: columns.count,
      one: "\(columns.count) column, \(name), is of no single moment: it waits in the side panel.",
      many: """
        \(columns.count) columns, the first \(name), are of no single moment: they wait in the side panel.
        """)
  }

  /// A chart of all rows of a unit, with a series a row.
  private func rowTables(_ header: AcrossHeader, _ name: String) throws(Fault) -> [Table] {
    let name = header.title ?? name
    let places = header.values.indices.sorted { header.values[$0] < header.values[$1] }
    let x = Column(places.map { plan.zone.moment(ofLocal: header.values[$0]) })
    let rows = (0..<min(mostRows, columns.x.count)).filter { row in
      header.columns.contains { columns.numbers[$0]?[row].isFinite ?? false }
    }
    let units = rows.map(unit(ofRow:))
    let all = units.reduce(into: [String?]()) { if !$0.contains($1) { $0.append($1) } }
    let names = rowNames(rows)
    return all.map { unit in
      let series = rows.indices.filter { units[$0] == unit }.enumerated().map { number, index in
        let values = places.map {
          columns.numbers[header.columns[$0]]?[rows[index]] ?? .nan
        }
        return self.series(names[index] + (unit.map { " (\($0))" } ?? ""), number, values)
      }
      return table(
        title: all.count > 1 ? unit ?? name.withoutExtensions : name.withoutExtensions, x: x,
        series: series, asMoments: true)
    }
  }

  private func series(_ name: String, _ number: Int, _ values: [Double]) -> Series {
    Series(
      number: number, name: name, column: Column(values))
  }

  /// What rows are called: the words that differ, or their numbers.
  private func rowNames(_ rows: [Int]) -> [String] {
    let telling = columns.labels.filter { labels in
      !KeyWords.isUnit(labels.name)
        && (rows.count == 1 || Set(rows.map { labels.codes[$0] }).count > 1)
    }
    // The first words that are different in every row say enough: codes say the same once more.
    let enough = telling.first { labels in
      Set(rows.map { labels.codes[$0] }).count == rows.count
        && !labels.words.contains(where: \.isBlank)
    }
    let used = enough.map { [$0] } ?? telling
    return rows.map { row in
      let words = used.compactMap { $0.word(at: row) }.filter { !$0.isBlank }.map(\.onOneLine)
      return words.isEmpty ? plan.formats.words("Row \(row + 1)") : words.joined(separator: ", ")
    }
  }

  private func unit(ofRow row: Int) -> String? {
    columns.labels.first { KeyWords.isUnit($0.name) }?.word(at: row).flatMap {
      $0.isBlank ? nil : $0.onOneLine
    }
  }

  /// One series through the cells of all rows, one row behind the other; one for each thing that rows are of.
  private func alongRows(_ header: AcrossHeader, _ name: String) throws(Fault) -> Table {
    let flat = try flattened(header)
    let title = name.withoutExtensions
    guard let key = try RowKey(of: flat, names: plan.names.names) else {
      let series = Series(
        number: 0, name: title,
        column: flat.numbers[0] ?? Column(start: 0, step: 0, count: 0),
        line: flat.numbers[0].map { LineForm(of: $0) } ?? LineForm())
      return table(title: title, x: flat.x, series: [series], asMoments: true)
    }
    let long = try LongTable(flat, by: key)
    return table(
      title: title, x: long.x, series: try series(of: long, 0, flat.numbers[0]), asMoments: true)
  }

  /// The cells of all rows below each other, in the order of their moments.
  private func flattened(_ header: AcrossHeader) throws(Fault) -> TableColumns {
    let (x, values) = (ColumnBuilder(), ColumnBuilder())
    let codes = columns.labels.map { _ in ColumnBuilder() }
    for row in 0..<columns.x.count {
      for (place, column) in header.columns.enumerated() {
        let moment = moment(header, place, ofRow: row)
        // Months have not as many days as there are rows.
        guard moment.isFinite else { continue }
        x.append(moment)
        let value = columns.numbers[column]?[row] ?? .nan
        values.appendOrGap(value)
        for (builder, labels) in zip(codes, columns.labels) { builder.append(labels.codes[row]) }
      }
    }
    let (moments, numbers) = (try x.finishedOrShort(), try values.finishedOrShort())
    let all = try moments.ascendingOrder()
    // Months that are still to come have no values.
    let order = Array(all.prefix((all.lastIndex { numbers[$0].isFinite } ?? 0) + 1))
    var labels: [Labels] = []
    for (builder, known) in zip(codes, columns.labels) {
      labels.append(
        Labels(
          name: known.name, words: known.words,
          codes: try builder.finishedOrShort().reordered(order)))
    }
    return TableColumns(
      x: try moments.reordered(order), numbers: [0: try numbers.reordered(order)],
      labels: labels, abandoned: [], rounded: [])
  }

  private func moment(_ header: AcrossHeader, _ place: Int, ofRow row: Int) -> Double {
    let value = header.values[place]
    if header.kind == .moments {
      return plan.zone.moment(ofLocal: moment(value, withPartOf: row))
    }
    let day = plan.zone.local(columns.x[row])
    guard header.kind == .months else { return plan.zone.moment(ofLocal: day + value) }
    let month = CivilDate(
      year: CivilDate(milliseconds: day).year, month: Int(clamping: value) + 1, day: 1)
    return plan.zone.moment(ofLocal: month?.milliseconds ?? day)
  }

  /// The moment of a column with the hour, the day or the month that a row is of; NaN where that has none.
  private func moment(_ start: Double, withPartOf row: Int) -> Double {
    guard let (column, part) = plan.partOfRow else { return start }
    let number = columns.numbers[column]?[row] ?? .nan
    let date = CivilDate(milliseconds: start)
    switch part {
    case .hour: return start + number * millisecondsPerHour
    case .day:
      guard let day = Int(exactly: number) else { return .nan }
      return CivilDate(year: date.year, month: date.month, day: day)?.milliseconds ?? .nan
    default:
      let month = words(of: column, row).flatMap(PartOfYear.firstMonth)
      return month.flatMap { CivilDate(year: date.year, month: $0, day: 1)?.milliseconds } ?? .nan
    }
  }

  private func words(of column: Int, _ row: Int) -> String? {
    columns.labels.first { $0.name == plan.names.names[column] }?.word(at: row)
  }
}
