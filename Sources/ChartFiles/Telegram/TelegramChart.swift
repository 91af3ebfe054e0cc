import ChartCore

/// A chart object as the file gives it: its JSON is right, its sense is unchecked.
struct TelegramChart {
  /// The byte of the object's brace.
  let offset: Int
  /// The byte where the columns start; nil where the object has none.
  private(set) var columnsOffset: Int?
  private(set) var columns: [TelegramColumn] = []
  /// What other keys hold, of those that mean something to this program.
  private(set) var members: [Key: JSONNode] = [:]

  /// The keys beside `columns`.
  enum Key: String, CaseIterable {
    case types, names, colors, hidden, title, stacked, percentage, subchart, strokeWidth
    case isScaled = "y_scaled"
    case xTickFormatter, xTooltipFormatter, xRangeFormatter, yTickFormatter, yTooltipFormatter
  }

  /// A chart object without any member, whose brace is at the byte `offset`.
  init(offset: Int) {
    self.offset = offset
  }

  /// Reads the object that comes next.
  init(_ reader: inout JSONReader) throws(Fault) {
    _ = try reader.nextKind(.object, expected: "a chart object")
    self.init(offset: reader.position)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      do throws(Fault) {
        if try !readValue(of: key.text, &reader) { try reader.skip() }
      } catch {
        throw error.inside(key.text)
      }
    }
  }

  /// Reads the value of a key that this program knows; false where it does not, and the value
  /// stays unread. A key that comes twice counts the second time.
  mutating func readValue(
    of text: String, _ reader: inout JSONReader, _ follower: ReadingFollower? = nil
  ) throws(Fault) -> Bool {
    if text == "columns" {
      try readColumns(&reader, follower)
    } else if let key = Key(rawValue: text) {
      members[key] = try reader.node()
    } else {
      return false
    }
    return true
  }

  private mutating func readColumns(
    _ reader: inout JSONReader, _ follower: ReadingFollower?
  ) throws(Fault) {
    _ = try reader.nextKind(.array, expected: "an array of columns")
    columnsOffset = reader.position
    columns = []
    try reader.beginArray()
    while try reader.nextElement() {
      // One of them is x.
      if columns.count > Limits.series { throw TelegramCharts.tooManySeries(at: reader.position) }
      follower?.begin(column: columns.count + 1)
      columns.append(try TelegramColumn(&reader))
      follower?.grow { TelegramDraft.table(of: columns) }
    }
    follower?.begin(column: nil)
  }
}

extension TelegramChart {
  /// The node of a key; nil where it is missing or null.
  subscript(key: Key) -> JSONNode? {
    let node = members[key]
    return node?.value == .null ? nil : node
  }
}

/// A chart before all of it is known.
enum TelegramDraft {
  /// The table of the columns that a chart has so far; nil where it makes none yet.
  ///
  /// The types may come later: the column `x`, or else the first one, is taken for the moments, and
  /// those as long as it are drawn as lines.
  static func table(of columns: [TelegramColumn]) -> Table? {
    guard let x = columns.first(where: { $0.id == "x" }) ?? columns.first,
      x.firstGap == nil, x.values.count > 0,
      Set(columns.map { ExactText($0.id) }).count == columns.count
    else { return nil }
    let lines = columns.filter { $0.id != x.id && $0.values.count == x.values.count }
    guard !lines.isEmpty, x.values.isAscending else { return nil }
    return Table(x: x.values, series: lines.enumerated().map(series))
  }

  private static func series(_ index: Int, _ line: TelegramColumn) -> Series {
    Series(id: line.id, number: index, name: line.id.onOneLine, column: line.values)
  }
}
