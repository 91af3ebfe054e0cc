import ChartCore

/// More tables in one text are not drawn.
private let mostSections = 8
/// A table with so many times less rows than another one tells of that one.
private let mostRatio = 5
/// Fewer rows of values are no table below another one.
private let leastRows = 2

/// The tables that stand below each other in a text, each known by its names: some come again and again, each time with the
/// values of another moment.
struct Sections: Equatable {
  /// The names of each, in the order in which they come up.
  private(set) var names: [[String]] = []
  /// Whether a line with nothing but a moment stands above each turn.
  private(set) var haveMoments = false

  /// The tables of rows that begin a text; nil where there is only one, or where one has hardly any values.
  init?(of rows: [TableRow]) {
    // Nearly all tables have no blank line in them: nothing more is to be looked at.
    guard zip(rows.dropFirst(), rows).contains(where: { $0.record > $1.record + 1 }) else {
      return nil
    }
    var walk = SectionWalk()
    var counts: [[String]: Int] = [:]
    for row in rows {
      let texts = row.cells.map(\.text)
      switch walk.take(texts, isParted: walk.isParted(row.record)) {
      case .names:
        guard !names.contains(walk.names) else { continue }
        names.append(walk.names)
      case .values: counts[walk.names, default: 0] += 1
      case .moment: haveMoments = true
      case .other: break
      }
    }
    let most = counts.values.max() ?? 0
    names = names.filter { counts[$0, default: 0] >= max(leastRows, most / mostRatio) }
    guard (2...mostSections).contains(names.count) else { return nil }
  }
}

/// Goes over the rows of a text that has several tables, and knows which one each is of.
struct SectionWalk {
  /// What a row is.
  enum Part {
    case names, values, moment, other
  }

  /// The names of the table that the row is of.
  private(set) var names: [String] = []
  /// The last line with nothing but a moment, as it is written.
  private(set) var moment = ""
  private var lastRecord = -1

  /// Whether a blank line, or the start of the text, stands above a record; it is the last one then.
  mutating func isParted(_ record: Int) -> Bool {
    defer { lastRecord = record }
    return record != lastRecord + 1 || record == 0
  }

  /// Goes over the next row. Names stand below a blank line, or below a moment.
  mutating func take(_ texts: [String], isParted: Bool) -> Part {
    let isComment = texts.first == "#"
    let texts = isComment ? Array(texts.dropFirst()) : texts
    // A comment that has other words than there are columns is none of them.
    if isComment, !names.isEmpty, texts.count != names.count { return .other }
    let shapes = texts.map { CellShape(of: $0) }
    let hasValues = shapes.contains { $0.valueKind != nil }
    if let written = Self.moment(texts) {
      (moment, isBelowMoment) = (written, true)
      return .moment
    }
    defer { isBelowMoment = false }
    if !hasValues, texts.count > 1, isParted || isBelowMoment, Set(texts).count == texts.count {
      names = texts
      return .names
    }
    guard hasValues, !names.isEmpty, texts.count == names.count || texts.count == names.count - 1
    else { return .other }
    return .values
  }

  private var isBelowMoment = false

  /// The moment that all cells of a row are together; nil where they are something else.
  private static func moment(_ texts: [String]) -> String? {
    let text = texts.joined(separator: " ")
    guard texts.count <= 4, let cell = CellCursor(text),
      MomentCell(cell, order: .monthFirst)?.hasTime == true
    else {
      return nil
    }
    return text
  }
}
