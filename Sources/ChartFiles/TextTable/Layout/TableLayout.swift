/// More rows of names than these nobody writes above values.
private let mostHeaderRows = 4
/// Rows of other values, such as numbers of channels, that may stand between names and values.
private let mostOddRows = 2
/// A row that fits is the first of the values if one of so many after it fits, too.
private let rowsAhead = 3

/// Where names, units and values are at the beginning of a text table.
struct TableLayout: Equatable {
  /// How many cells most rows have.
  let width: Int
  /// The rows of names, from above, each with as many cells as the table is wide.
  let headers: [[String]]
  /// The row of units among those of names, from 0.
  let unitsRow: Int?
  /// The number of the first record of values.
  let firstRecord: Int
  /// The line of that record, from 1.
  let firstLine: Int
  /// The rows of values that were looked at.
  let body: [TableRow]

  /// Looks at the first rows of a table. The first values are where cells are of the kind that most of their
  /// columns are below; what is above with as many cells, and words in them, are names; all else a preamble. Where
  /// somebody knows how many rows of names there are, these are the first as wide as the table.
  init(of rows: [TableRow], headerRows: Int? = nil) {
    let sample = SampleRows(rows)
    let (found, first) = headerRows.map(sample.headers(count:)) ?? sample.headers
    let headers = found.map { sample.padded($0) }
    width = sample.width
    self.headers = headers
    unitsRow = headers.indices.dropFirst().first { KnownUnits.areUnits(headers[$0]) }
    body = Array(rows[first...])
    firstRecord = body.first?.record ?? (rows.last.map { $0.record + 1 } ?? 0)
    firstLine = body.first?.line ?? (rows.last.map { $0.line + 1 } ?? 1)
  }
}

extension TableLayout {
  /// Columns of these names, and the first rows of values.
  init(names: [String], rows: [TableRow]) {
    (width, headers, unitsRow) = (names.count, [names], nil)
    (firstRecord, firstLine, body) = (0, rows.first?.line ?? 1, rows)
  }
}

extension RowSource {
  /// Goes from the start of a table over all that stands above its values.
  mutating func skipNames(of layout: TableLayout) throws(Fault) {
    try skip(rows: layout.firstRecord, width: layout.width)
  }
}

/// The first rows of a table and what their cells look like.
private struct SampleRows {
  let rows: [TableRow]
  let shapes: [[CellShape]]
  let width: Int
  /// What most cells of each column are, where that is a kind of value.
  let kinds: [CellShape.ValueKind?]

  init(_ rows: [TableRow]) {
    self.rows = rows
    let shapes = rows.map { $0.cells.map { CellShape(of: $0.text) } }
    self.shapes = shapes
    let plain = rows.indices.filter { !rows[$0].isComment }
    let widths = Dictionary(grouping: plain, by: { rows[$0].cells.count }).mapValues(\.count)
    let width = widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    self.width = width
    // The second half has hardly a header in it.
    let all = plain.map { shapes[$0] }.filter { $0.count == width }
    let later = all.suffix((all.count + 1) / 2)
    kinds = (0..<width).map { column in
      let isKnown = later.contains { $0[column] != .empty && $0[column] != .missing }
      return CellShape.ValueKind(ofMost: (isKnown ? later : all[...]).map { $0[column] })
    }
  }

  /// The rows of names, and the first of values; behind the last where there is none. What stands below the names and
  /// is neither names nor as wide as the table is a row with a fault.
  var headers: (rows: [TableRow], firstOfBody: Int) {
    let first = firstOfBody
    let headers = headers(above: first)
    guard let last = headers.last else { return ([], first) }
    let faulty = (last + 1..<max(first, last + 1)).first {
      !rows[$0].isComment && (rows[$0].cells.count != width || hasFault($0))
    }
    return (headers.map { rows[$0] }, faulty ?? first)
  }

  /// The first rows as wide as the table, so many, and what is behind them.
  func headers(count: Int) -> (rows: [TableRow], firstOfBody: Int) {
    let wide = rows.indices.filter { rows[$0].cells.count == width }
    let names = wide.prefix(count)
    let end = wide.dropFirst(count).first ?? rows.count
    return (names.map { rows[$0] }, end)
  }

  private var firstOfBody: Int {
    guard kinds.contains(where: { $0 != nil }) else { return rows.count == 1 ? 1 : 0 }
    return rows.indices.first { row in
      let ahead = rows.indices.clamped(
        to: row + 1..<max(row + 1, min(rows.count, row + 1 + rowsAhead)))
      return fits(row) && (ahead.count < 2 || ahead.contains(where: fits))
    } ?? rows.count
  }

  /// Whether more cells of a row are of their columns' kinds than are not, and one of its moments is.
  private func fits(_ row: Int) -> Bool {
    guard !rows[row].isComment else { return false }
    let (fitting, others, _) = counts(of: row)
    let hasMoment = zip(shapes[row], kinds).contains { $0.valueKind == .moment && $1 == .moment }
    return fitting > others && (hasMoment || !kinds.contains(.moment))
  }

  /// How many cells of a row are of their columns' kinds, how many are not, and how many of these are values.
  private func counts(of row: Int) -> (fitting: Int, others: Int, otherValues: Int) {
    var (fitting, others, otherValues) = (0, 0, 0)
    for (shape, kind) in zip(shapes[row], kinds) {
      guard let kind, shape != .empty, shape != .missing else { continue }
      if shape.valueKind == kind { fitting += 1 } else { others += 1 }
      if let found = shape.valueKind, found != kind { otherValues += 1 }
    }
    return (fitting, others, otherValues)
  }

  /// The rows of names above a row, from above.
  private func headers(above end: Int) -> [Int] {
    var headers: [Int] = []
    var (row, oddRows) = (end - 1, 0)
    while row >= 0, headers.count < mostHeaderRows {
      if isHeader(row, isAboveOthers: !headers.isEmpty), !isFaulty(row) {
        headers.insert(row, at: 0)
      } else {
        oddRows += 1
        guard headers.isEmpty, oddRows <= mostOddRows else { break }
      }
      row -= 1
    }
    return headers
  }

  /// Whether a row right below names is one of values with a fault: with more or less cells, or words among values.
  private func isFaulty(_ row: Int) -> Bool {
    guard row > 0, hasValues(row), shapes[row].count != width || hasFault(row) else { return false }
    return shapes[row - 1].count == width && !hasValues(row - 1)
      && isHeader(row - 1, isAboveOthers: false)
  }

  /// Whether more cells of a row are of their columns' kinds than are words, and none is of another kind.
  private func hasFault(_ row: Int) -> Bool {
    let (fitting, others, values) = counts(of: row)
    return fitting > others && others > 0 && values == 0
  }

  private func hasValues(_ row: Int) -> Bool { shapes[row].contains { $0.valueKind != nil } }

  /// Whether so many cells may be the names of all columns: one may be missing, and there may be names of cells
  /// that rows do not have.
  private func mayBeNames(_ count: Int, _ isAboveOthers: Bool) -> Bool {
    count == width || width > 2 && (count == width - 1 || count > width && !isAboveOthers)
  }

  /// Whether a row is as wide as the table, and more of its cells are words than values; only above other names
  /// may half of it be empty.
  private func isHeader(_ row: Int, isAboveOthers: Bool) -> Bool {
    guard mayBeNames(shapes[row].count, isAboveOthers), !rows[row].isComment || !isAboveOthers
    else {
      return false
    }
    let filled = shapes[row].filter { $0 != .empty }
    let values = filled.count { $0.valueKind != nil }
    let least = width == 1 ? 1 : isAboveOthers ? max(2, (width + 2) / 3) : max(1, (width + 1) / 2)
    return filled.count >= least && values * 2 < max(1, filled.count)
  }

  /// The texts of a row as wide as the table. Names that are one less have none for the first column, where rows
  /// have names (as R writes them), or none for a last one that is always empty.
  func padded(_ row: TableRow) -> [String] {
    let texts = row.cells.map(\.text)
    let isTailEmpty = shapes.allSatisfy { $0.count < width || $0[width - 1] == .empty }
    if texts.count >= width { return Array(texts.prefix(width)) }
    return !isTailEmpty
      ? [""] + texts : texts + Array(repeating: "", count: max(0, width - texts.count))
  }
}

extension CellShape {
  /// The kinds of values that columns have.
  enum ValueKind: Hashable {
    case number, moment, time

    /// What at least half of the cells that say something are; nil where that is no value.
    init?(ofMost shapes: [CellShape]) {
      let known = shapes.filter { $0 != .empty && $0 != .missing }
      let kinds = Dictionary(grouping: known.compactMap(\.valueKind), by: \.self).mapValues(\.count)
      guard let most = kinds.max(by: { $0.value < $1.value }), most.value * 2 >= known.count else {
        return nil
      }
      self = most.key
    }
  }

  /// The kind of value that a cell is; nil where it is none.
  var valueKind: ValueKind? {
    switch self {
    case .number: .number
    case .date: .moment
    case .time: .time
    default: nil
    }
  }
}
