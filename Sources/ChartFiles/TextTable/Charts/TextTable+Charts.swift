import ChartCore

/// More charts are not made at once: nobody looks through them.
private let mostCharts = 24
/// So many names of columns are in a sentence.
private let mostNames = 3

extension TextTable {
  /// The table's charts, for a file of this name, those that nobody would look through waiting; a fault where no column has a number.
  func document(
    named name: String, prices facts: PriceFacts = PriceFacts()
  ) throws(Fault) -> ChartDocument {
    let all = plan.drawn.filter { columns.numbers[$0].map { $0.gapCount < $0.count } ?? false }
    if plan.isOfNotes { return documentOfNotes }
    guard !all.isEmpty else { throw nothingToDraw }
    let (drawn, repeated) = parted(all)
    let key = try key
    let prices = priceColumns
    if !prices.isEmpty,
      let document = try priceDocument(
        of: prices, facts, named: name.withoutExtensions,
        others: tables(of: groups(of: drawn + repeated), named: name))
    {
      return document.withColumns(report(by: key))
    }
    var notices = NoticeList()
    for note in notes { notices.add(note) }
    let tables = try tables(of: drawn, by: key, named: name, &notices)
    guard !tables.isEmpty else { throw nothingToDraw }
    return ChartDocument(
      format: FileFormat.table.name, tables: Array(tables.prefix(mostCharts)),
      waiting: Array(tables.dropFirst(mostCharts))
        + self.tables(of: groups(of: repeated + besides(drawn)), named: name),
      notices: notices.all, columns: report(by: key))
  }

  /// All words beside x, and as its one series where notes end, NaN for those that are at one point.
  private var documentOfNotes: ChartDocument {
    var notices = NoticeList()
    for note in notes { notices.add(note) }
    let texts = columns.labels.first { NoteColumns.isEnd($0.name) }
    let ends = (0..<columns.x.count).map {
      texts?.word(at: $0).map { plan.place(of: $0) ?? .infinity } ?? .nan
    }
    let unread = ends.count(where: \.isInfinite)
    if unread > 0, let texts { notices.add(.unread(unread, in: texts.name)) }
    let column = Column(ends.map { $0.isInfinite ? .nan : $0 })
    return ChartDocument(
      format: FileFormat.table.name,
      tables: [
        table(
          title: "", x: columns.x,
          series: [Series(number: 0, name: NoteColumns.end, column: column)],
          labels: columns.labels)
      ], notices: notices.all)
  }

  /// What parts the rows into series; nil where nothing does.
  private var key: RowKey? {
    get throws(Fault) {
      let chosen = plan.roles.filter { $0.value == .key }.keys.sorted()
      guard plan.x.column != nil || !chosen.isEmpty, plan.across.isEmpty, !plan.isOfPairs else {
        return nil
      }
      return try RowKey(of: mayBeKeys, names: plan.names.names, chosen: chosen)
    }
  }

  /// The columns without those that somebody gave another role than that of a key.
  private var mayBeKeys: TableColumns {
    var rest = columns
    for (index, role) in plan.roles where role != .key {
      rest.numbers[index] = nil
      rest.labels.removeAll { $0.name == plan.names.names[index] }
    }
    return rest
  }

  private func tables(
    of drawn: [Int], by key: RowKey?, named name: String, _ notices: inout NoticeList
  ) throws(Fault) -> [Table] {
    if plan.isOfPairs {
      if let rest = rest(drawn.dropFirst(2 * mostCharts)) { notices.add(rest) }
      return try pairTables(atMost: mostCharts)
    }
    if !plan.across.isEmpty {
      if let others = notice(ofBesides: besides(drawn)) { notices.add(others) }
      var tables: [Table] = []
      for header in plan.across { tables += try self.tables(across: header, named: name) }
      return tables
    }
    if let key {
      let long = try LongTable(columns, by: key)
      let own = drawn.filter { !key.columns.contains($0) }
      let drawn = plan.chosen == nil ? own.withLast { isConstant($0, in: long) } : own
      if let rest = rest(drawn.dropFirst(mostCharts)) { notices.add(rest) }
      return try tables(of: long, columns: Array(drawn.prefix(mostCharts)))
    }
    let groups = groups(of: drawn)
    if let waiting = waiting(groups.dropFirst(mostCharts).joined()) { notices.add(waiting) }
    return tables(of: groups, named: name)
  }

  /// What is drawn beside columns that are called by moments.
  private func besides(_ drawn: [Int]) -> [Int] {
    plan.across.isEmpty ? [] : drawn.filter { !isAcross($0) }
  }

  private func isConstant(_ column: Int, in long: LongTable) -> Bool {
    columns.numbers[column].map(long.isConstant) ?? false
  }

  /// The columns of each chart, those that never change behind the others.
  private func groups(of drawn: [Int]) -> [[Int]] {
    let roles = Dictionary(uniqueKeysWithValues: drawn.map { ($0, role(of: $0)) })
    let isApart = plan.chosen == nil && roles.values.contains(.value)
    let parts =
      isApart
      ? [drawn.filter { roles[$0] == .value }, drawn.filter { roles[$0] != .value }] : [drawn]
    return parts.flatMap { part in
      ColumnGroups.groups(of: part.map(facts)).map { group in group.map { part[$0] } }
    }
  }

  private func tables(of groups: [[Int]], named name: String) -> [Table] {
    groups.map { group in
      table(
        title: title(of: group, isOnly: groups.count == 1, name), x: columns.x,
        series: group.enumerated().map(series), labels: columns.labels,
        unit: plan.valueUnit(of: group))
    }
  }

  private func facts(of column: Int) -> ColumnFacts {
    let values = columns.numbers[column]
    let extent = values.flatMap { $0.extent(of: 0..<$0.count) } ?? 0...0
    // States share a chart with those of the same words: they have an axis of their own.
    let unit = plan.unit(of: column) ?? plan.states(of: column)?.joined(separator: "/")
    return ColumnFacts(unit: unit, extent: extent)
  }

  /// A chart's table, open on all of its x, which is that of the whole table where no column is named.
  func table(
    title: String, x: Column, series: [Series], labels: [Labels] = [], xColumn: Int? = nil,
    asMoments: Bool = false, isOfOwnClocks: Bool = false, unit: Presentation.Unit = .plain
  ) -> Table {
    var presentation = Presentation()
    presentation.isOfTable = true
    presentation.unit = unit
    presentation.layout.openingRange = x[0]...max(x[0], x[x.count - 1])
    presentation.xKind = asMoments ? .moments : xColumn == nil ? plan.x.kind : .numbers
    presentation.zone = plan.zoneOfDays
    presentation.isOfOwnClocks = xColumn == nil ? plan.isOfOwnClocks : isOfOwnClocks
    if let column = xColumn ?? plan.x.column {
      presentation.xName = plan.names.names[column]
      presentation.xUnit = presentation.xKind == .numbers ? plan.unit(of: column) : nil
    } else if plan.secondsPerRow != nil {
      (presentation.xKind, presentation.xName) = (.numbers, plan.formats.words("Time"))
      presentation.xUnit = "s"
    }
    return Table(
      title: title, x: x, series: series, labels: labels, presentation: presentation
    ).told(in: plan.zone)
  }

  private func series(_ number: Int, _ column: Int) -> Series {
    let values = columns.numbers[column] ?? Column(start: 0, step: 0, count: columns.x.count)
    return Series(
      id: "y\(column)", number: number, name: seriesName(column), column: values,
      line: line(through: values, column))
  }

  /// How a column's line goes. Cells that are no numbers are missing values, not those that a slower column never has.
  private func line(through values: Column, _ column: Int) -> LineForm {
    let line = LineForm(of: values)
    return oddColumns.contains(column) ? LineForm(isStepped: line.isStepped) : line
  }

  /// A column's name, with its unit.
  func seriesName(_ column: Int) -> String {
    let name = plan.names.names[column]
    guard let unit = plan.unit(of: column), !name.hasSuffix(" (\(unit))") else { return name }
    return "\(name) (\(unit))"
  }

  /// A chart's title: the file's name where there is no other chart, else the names of its series; behind the table's name
  /// where the file has several.
  private func title(of group: [Int], isOnly: Bool, _ name: String) -> String {
    if isOnly { return name.withoutExtensions }
    let list = String.title(listing: group.map(seriesName), plan.formats.words)
    return plan.options.text.isAmongOthers ? "\(name.withoutExtensions): \(list)" : list
  }

  private func waiting(_ columns: some Collection<Int>) -> Phrase? {
    guard let first = columns.first else { return nil }
    return Phrase(
      counting: columns.count,
      one: """
        The first \(mostCharts) charts are shown, \(columns.count) column, \(plan.names.names[first].quoted), waits in \
        the side panel.
        """,
      many: """
        The first \(mostCharts) charts are shown, \(columns.count) columns from \
        \(plan.names.names[first].quoted) on wait in the side panel.
        """)
  }

  private func rest(_ columns: some Collection<Int>) -> Phrase? {
    guard let first = columns.first else { return nil }
    return Phrase(
      counting: columns.count,
      one: """
        Only the first \(mostCharts) charts are shown: \(columns.count) column, \(plan.names.names[first].quoted), is not.
        """,
      many: """
        Only the first \(mostCharts) charts are shown: \(columns.count) columns from \
        \(plan.names.names[first].quoted) on are not.
        """)
  }

  private var nothingToDraw: Fault {
    guard !plan.layout.headers.isEmpty else {
      return Fault(ofFile: "a column of numbers was expected in the table, found none")
    }
    let names = plan.names.names.prefix(mostNames).map(\.quoted).joined(separator: ", ")
    return Fault(ofFile: "a column of numbers was expected in the table, found none in \(names)")
  }
}

extension [Int] {
  /// The same, some behind the others.
  fileprivate func withLast(_ isLast: (Int) -> Bool) -> [Int] {
    filter { !isLast($0) } + filter(isLast)
  }
}

extension String {
  /// A file's name without what says of which kind it is, as people see it.
  var withoutExtensions: String {
    var name = self[...]
    let endings = [
      ".gz", ".zst", ".csv", ".tsv", ".tab", ".txt", ".dat", ".log", ".asc", ".psv", ".json",
      ".jsonl", ".ndjson",
    ]
    for ending in endings {
      if name.lowercased().hasSuffix(ending), name.count > ending.count {
        name = name.dropLast(ending.count)
      }
    }
    return String(name).onOneLine
  }
}

extension Phrase {
  /// That so many notes are at a point, as the column that says where they end cannot be read.
  fileprivate static func unread(_ count: Int, in name: String) -> Phrase {
    Phrase(
      counting: count,
      one: "\(count) note is at a point: \(name.quoted) is not written as where it begins.",
      many: "\(count) notes are at points: \(name.quoted) is not written as where they begin.")
  }
}
