import ChartCore

/// After so many rows it is known how many there are, within a part of them.
private let (knownRows, marginPart) = (1000, 16)

/// Reads the rows of a text table into columns.
struct TableBody {
  private let plan: TablePlan
  private let drawn: [Int]
  private var moments: RowMoments
  /// The years of x, where its dates say none.
  private var years: RunningYear?
  /// The days of x, where it is times of day that go on.
  private var days: DaysOfClocks?
  private var x = ColumnBuilder()
  private var columns: [ColumnBuilder]
  /// The words of the plan's columns of words.
  private var words: [WordColumn]
  private(set) var notes: TableNotes
  /// The numbers of a row that is being read, NaN for gaps.
  private var values: [Double]
  /// Cells of the row that are neither numbers nor empty.
  private var oddColumns: [Int] = []
  private var rowCount = 0
  /// Whether the row above was the names once more.
  private var isBelowNames = false
  /// The values last written in the columns that are written once for several rows.
  private var written: [Double]
  private var hasReserved = false
  /// What the durations of the columns that have some are counted in, in milliseconds.
  private let durations: [Int: Double]
  private var other = OtherTable()
  /// Whether a moment's day and month are the other way round than the plan has them.
  private(set) var contradictsOrder = false
  /// What the moments of x say of their offsets from UTC, where they do, and are not days of clocks.
  private(set) var offsets: ToldOffsets?
  /// The last x; NaN before the first row.
  private(set) var lastX = Double.nan
  /// Whether x turned out to be days of clocks that change their offset.
  private(set) var hasDaysOfClocks = false

  /// No rows yet.
  init(_ plan: TablePlan) {
    self.plan = plan
    drawn = plan.drawn
    moments = RowMoments(plan.x, in: plan.zone)
    years = plan.firstYear.map { RunningYear(first: $0) }
    days = plan.clocksBeginAnew ? nil : DaysOfClocks()
    columns = drawn.map { ColumnBuilder(decimals: plan.columns[$0].decimals ?? 0) }
    durations = Dictionary(
      uniqueKeysWithValues: drawn.compactMap { column in
        plan.durationUnit(of: column).map { (column, $0.milliseconds) }
      })
    words = plan.wordColumns.map { WordColumn(at: $0, isFilled: plan.layout.filled.contains($0)) }
    written = plan.layout.filled.map { _ in .nan }
    notes = TableNotes(columns: plan.columns.count)
    values = Array(repeating: .nan, count: plan.columns.count)
    offsets = plan.columnOfOffsets.map { ToldOffsets(first: plan.columns[$0].offset) }
  }

  /// Reads all rows of a text that a reader is at the start of; stops where days and months are contradicted. `grown`
  /// is called now and then with what there is so far.
  mutating func read<Rows: RowSource>(
    _ reader: inout Rows, grown: (TableBody) -> Void = { _ in }
  ) throws(Fault) {
    try reader.skipNames(of: plan.layout)
    var (plain, form) = (nil as FastRows?, nil as FormKey?)
    while true {
      if Rows.readsFastRows, form != formKey {
        (plain, form) = (plainForm.map { FastRows($0) }, formKey)
      }
      if !hasReserved, rowCount >= knownRows { reserve(reader) }
      if let plain, !other.mayBegin, let rows = try reader.readPlain(plain) {
        add(rows, of: reader)
        grown(self)
        continue
      }
      guard try reader.next() else {
        notes.remarks = reader.remarks + other.remarks
        return
      }
      if reader.isBlank {
        other.isAfterBlank = true
        continue
      }
      if reader.isComment { continue }
      if let problem = reader.problem {
        notes.omitted.add(line: reader.line, problem)
        continue
      }
      if other.takes(reader, below: plan.layout, of: plan.dialect, x: plan.x.column) { continue }
      add(reader)
      if contradictsOrder || hasDaysOfClocks { return }
      grown(self)
    }
  }

  /// Makes room for the rows that there are likely to be.
  private mutating func reserve(_ reader: some RowSource) {
    hasReserved = true
    guard let count = reader.expectedRows(after: rowCount) else { return }
    for builder in [x] + columns { builder.reserve(count + count / marginPart) }
  }

  /// The rows so far, which stay while others are added here. Linear time.
  func copy() -> TableBody {
    var copy = self
    copy.x = x.copy()
    copy.columns = columns.map { $0.copy() }
    copy.words = words.map { $0.copy() }
    return copy
  }

  /// The columns that began with words and had numbers in most rows.
  var columnsOfNumbers: [Int] { words.filter(\.areNumbers).map(\.place) }

  /// Whether x has gone back by a good part of all that it goes over. Linear time where it neither grows nor falls.
  var hasTurned: Bool { x.hasTurned }

  /// The columns that are drawn and have gone back so. As costly for each.
  var turnedColumns: [Int] { zip(drawn, columns).filter { $1.hasTurned }.map { $0.0 } }

  /// What was read.
  func finished() throws(Fault) -> TableColumns {
    var finished: [Int: Column] = [:]
    for (index, builder) in zip(drawn, columns) { finished[index] = try builder.finishedOrShort() }
    let names = plan.names.names
    var labels: [Labels] = []
    for column in words where !column.isAbandoned {
      labels.append(try column.labels(named: names[column.place]))
    }
    return TableColumns(
      x: try x.finishedOrShort(), numbers: finished, labels: labels,
      abandoned: words.filter(\.isAbandoned).map(\.place),
      rounded: zip(drawn, columns).filter { $1.hasRounded }.map { $0.0 })
  }
}

// MARK: - Plain rows

extension TableBody {
  /// What the form of plain rows depends on.
  private struct FormKey: Equatable {
    /// How many columns are stored as doubles.
    let doubleCount: Int
    /// The offset from UTC that moments say.
    let offset: Double?
  }

  private var formKey: FormKey {
    FormKey(doubleCount: columns.count { !$0.storesMultiples }, offset: offsets?.likely)
  }

  /// The form of rows in which all numbers and moments are plain; nil where x wants more than that, or where a
  /// sign that is the decimal one of one column may part thousands in another.
  private var plainForm: PlainForm? {
    let decimals = Set(plan.columns.indices.compactMap { plan.format(of: $0)?.decimal })
    guard plan.hasPlainX, !plan.isOfPairs, !plan.isOfNotes, plan.layout.filled.isEmpty,
      durations.isEmpty,
      decimals.count == 1, let decimal = decimals.first
    else {
      return nil
    }
    let builders = Dictionary(uniqueKeysWithValues: zip(drawn, columns))
    let kinds: [PlainForm.Kind] = plan.columns.indices.map { index in
      switch plan.columns[index].kind {
      case .number, .empty: builders[index]?.plainKind ?? .decimal
      case .moment(let format) where index == plan.x.column && format.isOfFigures: .decimal
      case .moment where index == plan.x.column: .moment(plainZones)
      case .words, .partOfYear:
        words.contains { $0.place == index } ? .text : .skipped
      case .moment, .time: .skipped
      }
    }
    return plan.dialect.plainForm(kinds, decimal: decimal)
  }

  /// Which moments of x are plain: those with the offset that the rows before them say; all that say none where these are in
  /// UTC.
  private var plainZones: PlainForm.Zones {
    guard let offsets else { return plan.zone == .utc ? .any : .none }
    let minutes = offsets.likely.map { $0 / 60_000 }
    return minutes.flatMap(Int16.init(exactly:)).map { .ahead(minutes: $0) } ?? .none
  }

  /// Adds rows that a reader read many at once; those without x are left out.
  private mutating func add(_ plain: FastRows, of reader: some RowSource) {
    guard !appendX(of: plain) else {
      for index in words.indices { words[index].add(plain, of: reader) }
      rowCount += plain.count
      for (index, builder) in zip(drawn, columns) { plain.append(column: index, to: builder) }
      return
    }
    let reason: Phrase = "\(plan.expected(inColumn: plan.x.column ?? 0)), found nothing"
    let x = x(of: plain)
    for index in words.indices { words[index].add(plain, of: reader) { !x[$0].isNaN } }
    for (row, value) in x.enumerated() {
      guard !value.isNaN else {
        notes.omitted.add(line: reader.line + row, reason)
        continue
      }
      rowCount += 1
      self.x.append(value)
      lastX = value
      for (index, builder) in zip(drawn, columns) {
        plain.append(column: index, rows: row..<row + 1, to: builder)
      }
    }
  }

  /// Adds the x of rows that were read many at once; false where one of them has none.
  private mutating func appendX(of plain: FastRows) -> Bool {
    if let column = columnOfUTC, plain.withIntegers(ofColumn: column, { !$0.hasGaps }) {
      plain.append(column: column, to: x)
      lastX = plain.withIntegers(ofColumn: column) { Double($0[$0.count - 1]) }
      return true
    }
    let values = x(of: plain)
    guard !values.contains(where: \.isNaN) else { return false }
    lastX = values.last ?? lastX
    unsafe values.withUnsafeBufferPointer { unsafe x.append($0) }
    return true
  }

  /// The column of moments that are x as they stand.
  private var columnOfUTC: Int? {
    guard case .moments(let column) = plan.x, plainZones != .none,
      !plan.isOfFigures(column)
    else { return nil }
    return column
  }

  /// The x of rows that were read many at once, NaN where they have none.
  private mutating func x(of plain: FastRows) -> [Double] {
    guard let column = plan.x.column else {
      return (0..<plain.count).map { Double(rowCount + $0 + 1) }
    }
    if case .moments = plan.x, !plan.isOfFigures(column) {
      moments.sayZone = plainZones != .none
      return plain.withIntegers(ofColumn: column) { integers in
        integers.indices.map {
          integers[$0] == .min ? .nan : moments.x(of: Double(integers[$0])) ?? .nan
        }
      }
    }
    return plain.withDecimals(ofColumn: column) { numbers in
      numbers.indices.map { moments.x(of: plan.moment(of: numbers[$0], in: column)) ?? .nan }
    }
  }
}

// MARK: - Rows

extension TableBody {
  private mutating func add(_ reader: some RowSource) {
    readValues(reader)
    guard let moment = momentOfRow() else { return omit(reader) }
    let numbers = drawn.count { !values[$0].isNaN }
    // What a program says below its table, behind its names once more, may begin with a number.
    let isOther =
      isBelowNames && reader.cells.count > plan.layout.width && oddColumns.count > numbers
    let isWordy = !oddColumns.isEmpty && numbers == 0 || isOther
    isBelowNames = false
    guard !isWordy else { return omit(reader, "numbers were expected", plan.x.column) }
    rowCount += 1
    x.append(moment)
    lastX = moment
    for (index, builder) in zip(drawn, columns) {
      builder.appendOrGap(values[index])
    }
    for index in words.indices { words[index].add(reader) }
    for index in oddColumns {
      notes.odd[index].add(line: reader.line, Phrase(verbatim: reader.text(ofCell: index).quoted))
    }
    notes.addWidth(of: reader, expected: plan.layout.width)
  }

  /// Reads what the plan says of each cell.
  private mutating func readValues(_ reader: some RowSource) {
    oddColumns.removeAll(keepingCapacity: true)
    let count = min(reader.cells.count, plan.columns.count)
    for index in count..<max(count, plan.columns.count) { values[index] = .nan }
    for index in 0..<count { values[index] = value(at: index, of: reader) }
    for (place, index) in plan.layout.filled.enumerated() {
      if index < count, !reader.text(ofCell: index).isBlank {
        written[place] = values[index]
      } else {
        values[index] = written[place]
      }
    }
  }

  private mutating func value(at index: Int, of reader: some RowSource) -> Double {
    let place = reader.cells[index]
    guard place.end > place.start else { return .nan }
    switch plan.columns[index].kind {
    case .words: return .nan
    case .partOfYear:
      guard plan.x.columns.contains(index) else { return .nan }
      return plan.columns[index].kind.value(of: reader.cursor(ofCell: index))
    case .number, .empty:
      return plan.format(of: index).map { number(at: index, $0, of: reader) } ?? .nan
    case .time(let format):
      guard let cursor = reader.cursor(ofCell: index), let time = TimeCell(cursor, format) else {
        if durations[index] != nil, !isMissing(index, of: reader) { oddColumns.append(index) }
        return .nan
      }
      return time.milliseconds / (durations[index] ?? 1)
    case .moment(let format):
      let moment = reader.cursor(ofCell: index).flatMap { MomentCell($0, format) }
      if let told = moment?.order, told != format.order, index == plan.x.column {
        contradictsOrder = plan.withOtherOrder != nil
      }
      if let moment, !moment.hasYear, index == plan.x.column {
        return years?.moment(of: moment.milliseconds) ?? .nan
      }
      if index == plan.x.column {
        moments.sayZone = !plan.hasDaysOfClocks && moment?.offset != nil
        moment.map { takeOffset(of: $0, in: index) }
      }
      return (plan.hasDaysOfClocks ? moment?.clockTime : moment?.milliseconds) ?? .nan
    }
  }

  private mutating func takeOffset(of moment: MomentCell, in column: Int) {
    guard offsets != nil else { return }
    offsets?.take(moment, after: lastX)
    let areMidnights = plan.columns[column].areMidnightsOfClocks && moment.isMidnightOfClocks
    hasDaysOfClocks = offsets?.haveChanged == true && areMidnights
  }

  private mutating func number(
    at index: Int, _ format: NumberFormat, of reader: some RowSource
  ) -> Double {
    let plain = reader.withBytes {
      plainNumber($0, reader.cells[index], decimal: format.decimal)
    }
    if let plain { return plain }
    let cursor = reader.cursor(ofCell: index)
    if let cursor, let number = NumberCell(cursor, format) {
      if number.isRounded, let place = drawn.firstIndex(of: index) {
        columns[place].hasRounded = true
      }
      return number.value
    }
    if !isMissing(index, of: reader) { oddColumns.append(index) }
    return .nan
  }

  /// Whether a cell has nothing in it, or says that there is no value.
  private func isMissing(_ index: Int, of reader: some RowSource) -> Bool {
    reader.cursor(ofCell: index).map { $0.isAtEnd || CellShape(of: $0.text) == .missing } ?? false
  }

  /// The x of the row that was read; nil where it has none.
  private mutating func momentOfRow() -> Double? {
    guard let column = plan.x.column else { return Double(rowCount + 1) }
    switch plan.x {
    case .composed(let parts): return parts.local(values).map { moments.moment(ofLocal: $0) }
    case .durations(_, let half):
      return MomentParts.time(values[column], half.map { values[$0] }).map {
        days?.time(of: $0) ?? $0
      }
    default: return moments.x(of: values[column])
    }
  }
}

extension Span<Int64> {
  /// All are looked at, several at once: there are hardly ever any.
  fileprivate var hasGaps: Bool {
    var count = 0
    for index in indices { count &+= self[index] == .min ? 1 : 0 }
    return count > 0
  }
}

extension ColumnBuilder {
  /// What the kernel is to make of the cells of a column that comes here.
  fileprivate var plainKind: PlainForm.Kind {
    storesMultiples ? .whole(decimals: decimals) : .decimal
  }
}

extension RowSource {
  /// A cell to read a value from; nil where it is too long for one.
  @inline(__always)
  fileprivate func cursor(ofCell index: Int) -> CellCursor? {
    withBytes { CellCursor(cells[index], of: $0) }
  }
}

// MARK: - Notes

extension TableBody {
  /// Leaves out a row without x: of several columns that one is told which has no value.
  private mutating func omit(_ reader: some RowSource) {
    let column = plan.x.columns.first { values[$0].isNaN } ?? plan.x.column
    omit(reader, plan.expected(inColumn: column ?? 0), column)
  }

  /// Leaves out a row; the same names again are nothing to be told of.
  private mutating func omit(_ reader: some RowSource, _ expected: Phrase, _ column: Int?) {
    let row = reader.row.map(\.text)
    isBelowNames = plan.layout.headers.contains(row)
    guard !isBelowNames, !row.isRule else { return }
    notes.omitted.add(line: reader.line, "\(expected), found \(Self.words(of: row, column))")
  }

  private static func words(of row: [String], _ column: Int?) -> Phrase {
    let cell = column.map { $0 < row.count ? row[$0] : "" } ?? row.first { !$0.isBlank } ?? ""
    return cell.isBlank ? "nothing" : Phrase(verbatim: cell.quoted)
  }
}

extension ColumnBuilder {
  fileprivate var hasTurned: Bool { (try? finishedOrShort())?.hasTurned ?? false }
}
