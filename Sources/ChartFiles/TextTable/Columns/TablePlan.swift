import ChartCore

/// The words of more columns are not kept: nobody reads so many beside numbers.
private let mostWordColumns = 32

/// How a text table is read: where its values begin, what its columns hold and which of them is x.
struct TablePlan {
  let dialect: Dialect
  let layout: TableLayout
  private(set) var names: ColumnNames
  private(set) var columns: [ColumnGuess]
  private(set) var x: XChoice
  /// Whether columns come in pairs, each with an x of its own.
  let isOfPairs: Bool

  /// The columns whose names are moments, where a table has them across.
  let across: [AcrossHeader]
  /// The zone of the moments of x that do not say theirs, which all times of day are told in.
  private(set) var zone: Zone
  /// The zone that days are told in: where x says its moments itself that of the cells, whatever zone is asked for.
  private(set) var zoneOfDays: Zone
  /// How what is said of it is written.
  let formats: Formats
  /// Whether columns that are called as prices are may be drawn as prices.
  let mayHavePrices: Bool
  /// Whether the moments of x are those of clocks, of which neither the table nor anybody else says where they are.
  private(set) var isOfOwnClocks: Bool
  /// What somebody said that columns are there for.
  let roles: [Int: TableRole]
  /// What it was made by.
  let options: ReadingOptions
  /// The columns of which one chart is to be made; nil for all that can be drawn, on as many as they need.
  let chosen: [Int]?

  /// The plan for a text that begins with these rows; a fault where the options name no column.
  init(
    _ dialect: Dialect, rows: [TableRow], options: ReadingOptions = ReadingOptions()
  ) throws(Fault) {
    let layout = TableLayout(of: rows, headerRows: options.text.headerRows)
    try self.init(dialect, layout, options)
  }

  /// The plan for a table that is laid out so; a fault where the options name no column.
  init(
    _ dialect: Dialect, _ layout: TableLayout, _ options: ReadingOptions
  ) throws(Fault) {
    var dialect = dialect
    if DateHints.pointsPartThousands(layout, in: dialect) { dialect.thousands = "." }
    self.dialect = dialect
    var names = ColumnNames(of: layout, options.place.words)
    let roles = try Self.roles(options.text.roles, names)
    let chosenX = roles.first { $0.value == .x }.map { "\($0.key + 1)" } ?? options.text.x
    let order = DateHints.order(of: layout, in: dialect) ?? DateOrder(options.place.formats)
    let guessed = (0..<layout.width).map { column in
      ColumnGuess(
        layout.texts(ofColumn: column), dialect, decimal: options.text.decimal,
        now: options.place.now,
        order: order)
    }.withOrdersOfOthers { column, order in
      ColumnGuess(
        layout.texts(ofColumn: column), dialect, decimal: options.text.decimal,
        now: options.place.now,
        order: order, isOrderSure: true)
    }
    let known = roles.merging(options.text.told.map { ($0, .value) }) { chosen, _ in chosen }
    let columns = try guessed.withNumbers(in: known) { column in
      ColumnGuess(numbersIn: layout.texts(ofColumn: column), dialect, decimal: options.text.decimal)
        ?? (options.text.told.contains(column) ? .nothing : nil)
    }
    names.nameBesideUnits(columns, layout)
    names.nameBehindWords(columns, layout)
    let isOfNotes = options.text.isOfNotes
    let isOpen = chosenX == nil && options.text.series == nil && roles.isEmpty && !isOfNotes
    isOfPairs =
      chosenX == nil && !isOfNotes
      && (ColumnNames.arePairs(layout) || Self.arePairs(columns, names))
    let across = isOpen ? Self.across(layout, columns, names) : nil
    let x: XChoice =
      if isOfPairs {
        .rows
      } else if let across {
        across.x
      } else {
        try Self.x(
          chosenX, of: columns.mayBeX(besides: isOfNotes ? names.besideNotes : known), names,
          layout.body, others: known.count { $0.value == .value }, isOfNotes: isOfNotes)
      }
    self.across = across?.headers ?? []
    formats = options.place.formats
    mayHavePrices = !options.text.isWithoutPrices
    let told = Self.zone(of: x, columns, names, layout.body)
    (isOfOwnClocks, zone, zoneOfDays) = (false, .utc, .utc)
    chosen = try Self.chosen(options.text.series, names)
    (self.roles, self.options) = (roles, options)
    (self.layout, self.names, self.columns, self.x) = (layout, names, columns, x)
    setZone(told: told)
  }

  /// Has moments be in the zone that the table tells, unless somebody asks for another one.
  private mutating func setZone(told: Zone?) {
    isOfOwnClocks = options.place.zone == nil && told == nil && x.isOfClocks
    zone = options.place.zone ?? told ?? .utc
    zoneOfDays = x.saysMoments(columns) ? told ?? .utc : zone
  }

  private static func x(
    _ name: String?, of columns: [ColumnGuess], _ names: ColumnNames, _ rows: [TableRow],
    others: Int, isOfNotes: Bool
  ) throws(Fault) -> XChoice {
    guard let name else {
      let choice = XChoice(
        of: columns, names: names.names, units: names.units, rows: rows, others: others)
      return isOfNotes && choice == .rows ? columns.numbersOfNotes(names.names) ?? choice : choice
    }
    if name == "row", names.column(meant: name) == nil { return .rows }
    let column = try names.column(named: name, by: "--x")
    if let choice = XChoice(column: column, of: columns, names: names.names) { return choice }
    throw Fault(ofFile: "--x \(name.quoted) names a column without moments or numbers")
  }

  /// The zone that x is in, as its cells or the name of its column say; nil where nothing does.
  private static func zone(
    of x: XChoice, _ columns: [ColumnGuess], _ names: ColumnNames, _ rows: [TableRow]
  ) -> Zone? {
    guard let column = x.column else { return nil }
    let guess = columns[column]
    if let offset = guess.offset { return Zone(offset: offset) }
    guard guess.saysOffsets else { return ZoneOfColumn.zone(inName: names.names[column]) }
    if guess.areDaysOfClocks { return nil }
    guard case .moment(let order) = guess.kind else { return .utc }
    let cells = rows.compactMap { row in
      column < row.cells.count
        ? CellCursor(row.cells[column].text).flatMap { MomentCell($0, order) } : nil
    }
    return ZoneOfColumn.clocks(cells) ?? .utc
  }

  /// The columns that are called by moments, and the x of the rows: where nothing else is, or where each row has a day or a
  /// year of its own.
  private static func across(
    _ layout: TableLayout, _ columns: [ColumnGuess], _ names: ColumnNames
  ) -> (headers: [AcrossHeader], x: XChoice)? {
    let kinds = columns.map {
      $0.isNumber ? CellShape.ValueKind.number : $0.kind == .empty ? nil : .moment
    }
    let found = layout.headers.last.map { AcrossHeader($0, over: kinds) }
    let single = found ?? AcrossHeader(unnamed: columns, layout.body)
    let headers =
      single.map { [$0] } ?? layout.headers.last.map { AcrossHeader.stems($0, over: kinds) } ?? []
    guard let header = headers.first else { return nil }
    let others = columns.enumerated().map { column, guess in
      headers.contains { $0.columns.contains(column) } ? .nothing : guess
    }
    let areYears = layout.headers.isEmpty
    let x =
      areYears
      ? .years(column: 0)
      : XChoice(of: others, names: names.names, rows: layout.body, others: header.columns.count)
    if header.kind == .times, x.kind != .moments, let day = layout.headers.last?.day {
      return ([header.ofDay(day)], .rows)
    }
    if header.kind == .months, x.kind != .moments, let year = layout.year {
      return ([header.ofYear(year)], .rows)
    }
    guard (x.kind == .moments) != (header.kind == .moments) else { return nil }
    return (headers, x.kind == .moments ? x : .rows)
  }

  private static func roles(
    _ roles: [String: TableRole], _ names: ColumnNames
  ) throws(Fault) -> [Int: TableRole] {
    var known: [Int: TableRole] = [:]
    for (name, role) in roles.sorted(by: { $0.key < $1.key }) {
      known[try names.column(named: name, by: "--role")] = role
    }
    return known
  }

  private static func chosen(_ names: [String]?, _ known: ColumnNames) throws(Fault) -> [Int]? {
    guard let names else { return nil }
    var columns: [Int] = []
    for name in names {
      let column = try known.column(named: name, by: "--series")
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// Whether x is days by the clocks of a place that the table does not name.
  var hasDaysOfClocks: Bool {
    guard case .moments(let column) = x else { return false }
    return columns[column].areDaysOfClocks
  }

  /// Whether x stands in one column, and is what its cells say.
  var hasPlainX: Bool { x.isPlain && !hasDaysOfClocks && !hasSeasons }

  /// Whether x is of two years each, of which the first one counts.
  private var hasSeasons: Bool {
    guard let column = x.column, case .moment(let format) = columns[column].kind else {
      return false
    }
    return format.isOfSeasons
  }

  /// The plan that the whole of a table speaks for, after it was read so; nil where it speaks for this one.
  ///
  /// Numbers that grew at the beginning alone are no x, and words at the beginning alone are no words.
  func corrected(by body: TableBody) -> TablePlan? {
    if body.contradictsOrder { return withOtherOrder }
    if body.hasDaysOfClocks { return withSeveralOffsets(of: nil) }
    let told = Set(body.columnsOfNumbers + xThatTurned(body))
    guard !told.isSubset(of: options.text.told) else { return nil }
    var options = options
    options.text.told.formUnion(told)
    return try? TablePlan(dialect, layout, options)
  }

  /// The same plan where the moments of x say several offsets from UTC, as those of the clocks do that are given; for days
  /// of clocks nil.
  private func withSeveralOffsets(of clocks: Zone?) -> TablePlan {
    guard case .moments(let column) = x else { return self }
    var plan = self
    plan.columns[column] = columns[column].withSeveralOffsets
    plan.setZone(told: plan.hasDaysOfClocks ? nil : clocks ?? .utc)
    return plan
  }

  /// The plan with the clocks that the whole of a table tells of, where these have changed behind its beginning.
  func told(by body: TableBody) -> TablePlan {
    guard let offsets = body.offsets, offsets.haveChanged else { return self }
    return withSeveralOffsets(of: offsets.clocks(until: body.lastX))
  }

  /// The column of x, where that is of numbers by their growing alone, and they did not go on to grow; and all others that
  /// did not, which could be x after it: in few rows many columns happen to grow.
  private func xThatTurned(_ body: TableBody) -> [Int] {
    guard case .numbers(let column) = x, options.text.x == nil, isX(byGrowing: column),
      body.hasTurned
    else { return [] }
    return [column] + body.turnedColumns.filter(isX(byGrowing:))
  }

  /// Whether numbers would be x for nothing but that they grow.
  private func isX(byGrowing column: Int) -> Bool {
    columns[column].isNumber && roles[column] == nil && !TimeWords.isTime(names.names[column])
      && !TimeWords.isPath(names.names[column])
  }

  /// The same plan with days and months of the x column the other way round; nil where their order is known.
  var withOtherOrder: TablePlan? {
    guard case .moments(let column) = x, columns[column].isOrderOpen else { return nil }
    var plan = self
    plan.columns[column] = columns[column].withOtherOrder
    return plan
  }

  /// The columns of numbers that can be drawn.
  var drawn: [Int] {
    if isOfNotes { return [] }
    return (chosen ?? Array(columns.indices)).filter { index in
      guard !x.columns.contains(index), roles[index] != .ignored else { return false }
      return switch columns[index].kind {
      case .number, .empty: true
      case .time: durationUnit(of: index) != nil
      case .moment: isOfPairs && index % 2 == 0
      case .words, .partOfYear: false
      }
    }
  }

  /// The columns whose words are kept, the first ones.
  var wordColumns: [Int] {
    let words = columns.indices.filter { column in
      !x.columns.contains(column) && (columns[column].areWords || isOfNotes)
    }
    return isOfPairs ? [] : Array(words.prefix(mostWordColumns))
  }

  /// The same with the only column that is drawn called by the table, where no column has a name.
  func withLoneColumn(named title: String) -> TablePlan {
    guard layout.headers.isEmpty, drawn.count == 1, !title.isEmpty else { return self }
    var plan = self
    plan.names.call(drawn[0], title)
    return plan
  }

  /// How a column's numbers are written; one that was empty so far has them as the table has. Nil for others.
  func format(of column: Int) -> NumberFormat? {
    switch columns[column].kind {
    case .number(let format): format
    case .empty: NumberFormat(of: [], in: dialect)
    case .moment, .time, .words, .partOfYear: nil
    }
  }

  /// The unit that a column's numbers have.
  func unit(of column: Int) -> String? {
    names.units[column] ?? columns[column].unit ?? durationUnit(of: column)?.name
  }
}

extension TablePlan {
  /// That rows say several offsets from UTC, and how they are told; nil where they say one or none.
  var remarkOnOffsets: Phrase? {
    guard let column = x.column, columns[column].saysOffsets, columns[column].offset == nil,
      !hasDaysOfClocks
    else {
      return nil
    }
    let name = names.names[column].quoted
    return zone.name.contains("/") && zone.name.contains(":")
      ? "The rows of \(name) say several offsets from UTC, they are told as the clocks of the file showed them."
      : "The rows of \(name) say several offsets from UTC, all are told in \(zone.name)."
  }

  /// What rows should have in a column of x, in words.
  func expected(inColumn column: Int) -> Phrase {
    let what: Phrase =
      switch (x, columns[column].kind) {
      case (.composed, .time), (.durations, _): "a time"
      case (.composed, .number), (.numbers, _), (.rows, _): "a number"
      case (.moments, _), (.composed, _), (.epoch, _), (.days, _), (.years, _), (.serials, _):
        "a moment"
      }
    return "\(what) was expected in \(names.names[column].quoted)"
  }
}
