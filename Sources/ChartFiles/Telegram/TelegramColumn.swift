import ChartCore

/// One array of `columns`: an id, then numbers, where null is a gap.
struct TelegramColumn {
  /// Where the first gap is: its index among the values, and its byte.
  struct Gap: Equatable {
    let index: Int
    let offset: Int
  }

  /// The byte of the array's bracket.
  let offset: Int
  /// The column's identifier (`y0`).
  let id: String
  /// The numbers.
  let values: Column
  let firstGap: Gap?
  /// Whether it has whole numbers that a double does not hold.
  let hasRounded: Bool

  /// Reads the column that comes next, its numbers straight into their storage.
  init(_ reader: inout JSONReader) throws(Fault) {
    _ = try reader.nextKind(.array, expected: "a column, an array of an id and numbers,")
    offset = reader.position
    try reader.beginArray()
    let id = try Self.id(&reader)
    self.id = id
    do throws(Fault) {
      let numbers = ColumnBuilder()
      firstGap = try Self.readValues(&reader, into: numbers)
      hasRounded = reader.hasRounded || numbers.hasRounded
      values = try numbers.finishedOrShort()
    } catch {
      throw error.inside(id)
    }
  }

  private static func id(_ reader: inout JSONReader) throws(Fault) -> String {
    let expected: Phrase = "a text, the column's id,"
    guard try reader.nextElement() else {
      throw Fault(at: reader.position - 1, expected: "\(expected) was expected, found \"]\"")
    }
    _ = try reader.nextKind(.string, expected: expected)
    return try reader.string()
  }

  /// Reads numbers and gaps, and tells where the first gap is.
  private static func readValues(
    _ reader: inout JSONReader, into values: ColumnBuilder
  ) throws(Fault) -> Gap? {
    var firstGap: Gap?
    reader.hasRounded = false
    while try reader.nextElement() {
      try reader.plainNumbers(into: values)
      try reader.skipSpace()
      if reader.isAtNumber {
        values.append(try reader.number())
      } else {
        _ = try reader.nextKind(.null, expected: "a number or null")
        firstGap = firstGap ?? Gap(index: values.count, offset: reader.position)
        try reader.null()
        values.appendGaps()
      }
    }
    return firstGap
  }
}

/// What `types` says of a column that is drawn.
enum TelegramMark: String, CaseIterable {
  case line, area, bar, step

  /// The kind of a chart of `count` series with these marks, as its keys have it.
  func kind(count: Int, hasTwoAxes: Bool, isStacked: Bool, isPercentage: Bool) -> ChartKind {
    switch self {
    case .line: hasTwoAxes && count == 2 ? .twoAxisLines : .lines
    case .step: hasTwoAxes && count == 2 ? .twoAxisSteps : .steps
    case .bar: isStacked ? .stackedBars : .bars
    case .area: isPercentage ? .percentageAreas : .areas
    }
  }
}
