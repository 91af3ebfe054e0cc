/// More settings are not above a table.
private let mostSettings = 20

/// The first rows of a table and what their cells look like.
struct SampleRows {
  let rows: [TableRow]
  let shapes: [[CellShape]]
  /// How many cells most rows have, and how many of them without those at their ends in which nothing ever is.
  let cellCount, width: Int
  /// How many rows at the top are settings of a device, above a table that has more columns.
  let settingsCount: Int
  /// What most cells of each column are, where that is a kind of value.
  let kinds: [CellShape.ValueKind?]

  /// Looks at rows, none of which is blank.
  init(_ rows: [TableRow]) {
    self.rows = rows
    let shapes = rows.map { $0.cells.map { CellShape(of: $0.text) } }
    self.shapes = shapes
    let plain = rows.indices.filter { !rows[$0].isComment }
    let widths = Dictionary(grouping: plain, by: { rows[$0].cells.count }).mapValues(\.count)
    let described = Self.belowSettings(plain.map { rows[$0] })
    settingsCount = described.map { plain[$0.settings] } ?? 0
    let most =
      described?.width ?? widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    let all = plain.map { shapes[$0] }.filter { $0.count == most }
    let filled = all.lazy.compactMap { $0.lastIndex { $0 != .empty } }.max().map { $0 + 1 } ?? 0
    let isTailEmpty = filled > 1 && filled < most
    // Names may stand behind the sign of a comment.
    let names = shapes.indices.lazy.filter { rows[$0].isComment && shapes[$0].count == most }
      .map { shapes[$0] }.filter { !$0.contains { $0.valueKind != nil } }
    let width =
      isTailEmpty && names.isEmpty
      ? Self.width(ofNames: plain.map { shapes[$0] }, filled, most) : most
    (cellCount, self.width) = (most, width)
    // The second half has hardly a header in it.
    let later = all.suffix((all.count + 1) / 2)
    kinds = (0..<width).map { column in
      let isKnown = later.contains { $0[column] != .empty && $0[column] != .missing }
      // The name of a column in which nothing else is is no value.
      let isNameAlone = all.count > 2 && all.count { $0[column] != .empty } < 2
      return isNameAlone
        ? nil : CellShape.ValueKind(ofMost: (isKnown ? later : all[...]).map { $0[column] })
    }
  }

  /// How many cells most rows have below settings, which are pairs of a word and something else; nil where no settings
  /// stand above a table that has more columns.
  private static func belowSettings(_ rows: [TableRow]) -> (width: Int, settings: Int)? {
    let above = rows.prefix(mostSettings).prefix { row in
      row.cells.count == 2
        && row.cells.first.map { CellShape(of: $0.text).valueKind == nil } ?? false
    }
    let below = rows[above.count...]
    guard above.count > 1, let width = below.first?.cells.count, width > 2, below.count > 2,
      below.count(where: { $0.cells.count == width }) * 3 > below.count * 2
    else { return nil }
    return (width, above.count)
  }

  /// How wide a table is whose rows end with empty cells: as far as there are values or names.
  private static func width(ofNames rows: [[CellShape]], _ filled: Int, _ most: Int) -> Int {
    let named = rows.lazy.filter { $0.count < most }.map(\.count).max() ?? 0
    return min(most, max(filled, named))
  }

  /// Whether a row has as many cells as the table, those that are always empty left out.
  func isWide(_ row: Int) -> Bool {
    let cells = shapes[row]
    return cells.count >= width && cells[width...].allSatisfy { $0 == .empty }
  }

  /// The texts that may be names in a row: without a sign of comments that stands by itself.
  func names(inRow row: Int) -> [String] {
    rows[row].cells.dropFirst(hasLoneMark(row) ? 1 : 0).map(\.text)
  }

  /// What these look like.
  func shapesOfNames(_ row: Int) -> ArraySlice<CellShape> {
    shapes[row].dropFirst(hasLoneMark(row) ? 1 : 0)
  }

  /// Whether the first cell of a row is nothing but signs that mark comments; `#` over numbers may be their name.
  func hasLoneMark(_ row: Int) -> Bool {
    guard let first = rows[row].cells.first, !first.isQuoted else { return false }
    if first.text == "#", shapes[row].count == width, goesOnByOnes { return false }
    // A unit above a table that is as wide.
    if first.text == "%", shapes[row].count == width { return false }
    return Self.marks.contains(first.text)
  }

  /// What stands by itself in front of names that are a comment.
  static let marks: Set = ["#", "##", "!", "%", "%%", "//", ";", "*", "#Fields:", "#fields"]

  /// Whether more cells of a row are of their columns' kinds than are not; beside a moment among moments as many are
  /// enough.
  func fits(_ row: Int) -> Bool {
    guard !rows[row].isComment else { return false }
    let (fitting, others, _) = counts(of: row)
    return hasMoment(row) ? fitting >= others : fitting > others && !kinds.contains(.moment)
  }

  /// Whether a row has a moment where most rows have one.
  func hasMoment(_ row: Int) -> Bool {
    zip(shapes[row], kinds).contains { $0.valueKind == .moment && $1 == .moment }
  }

  /// How many cells of a row are of their columns' kinds, how many are not, and how many of these are values.
  func counts(of row: Int) -> (fitting: Int, others: Int, otherValues: Int) {
    var (fitting, others, otherValues) = (0, 0, 0)
    for (shape, kind) in zip(shapes[row], kinds) {
      guard let kind, shape != .empty, shape != .missing else { continue }
      if shape.valueKind == kind { fitting += 1 } else { others += 1 }
      if let found = shape.valueKind, found != kind { otherValues += 1 }
    }
    return (fitting, others, otherValues)
  }

  /// Whether more cells of a row are of their columns' kinds than are words, and none is of another kind.
  func hasFault(_ row: Int) -> Bool {
    let (fitting, others, values) = counts(of: row)
    return fitting > others && others > 0 && values == 0
  }

  /// Whether the first column counts the rows from 0 or 1.
  var countsRows: Bool {
    goesOnByOnes && (firstNumbers.first.map { (0...1).contains($0) } ?? false)
  }

  /// Whether the first column counts by ones.
  private var goesOnByOnes: Bool {
    let numbers = firstNumbers
    return numbers.count > 1 && numbers.enumerated().allSatisfy { $1 == numbers[0] + $0 }
  }

  private var firstNumbers: [Int] {
    rows.indices.filter { isWide($0) && fits($0) }
      .compactMap { rows[$0].cells.first.flatMap { Int($0.text) } }
  }

  /// The first of two neighbouring columns of days and of their times of day; nil where there are none.
  var dayBesideClock: Int? {
    zip(kinds, kinds.dropFirst()).enumerated().first { $1 == (.moment, .time) }?.offset
  }

  /// Whether any cell of a row is a value.
  func hasValues(_ row: Int) -> Bool { shapes[row].contains { $0.valueKind != nil } }
}
