import ChartCore

/// What was wrong with a table's rows, counted, so that it is said once with the first place.
struct TableNotes {
  /// One kind of fault.
  struct Count: Equatable {
    private(set) var count = 0
    private(set) var line = 0
    private(set) var words: Phrase = ""

    /// Counts one in a line; `words` are asked for where it is the first.
    mutating func add(line: Int, _ words: @autoclosure () -> Phrase) {
      if count == 0 { (self.line, self.words) = (line, words()) }
      count += 1
    }
  }

  /// Rows that are left out.
  var omitted = Count()
  /// Rows with more or less cells than the table.
  var ragged = Count()
  /// The cells of each column that are no numbers.
  var odd: [Count]
  /// What else was left out, a sentence each.
  var remarks: [Phrase] = []

  /// Nothing is wrong yet with a table of so many columns.
  init(columns: Int) { odd = Array(repeating: Count(), count: columns) }

  /// Cells that are missing, or too many and not empty, are told of.
  mutating func addWidth(of reader: some RowSource, expected width: Int) {
    let count = reader.cells.count
    guard count != width else { return }
    let extra = (min(width, count)..<count).contains { !reader.text(ofCell: $0).isBlank }
    guard count < width || extra else { return }
    ragged.add(
      line: reader.line,
      count < width ? "\(count), missing ones are gaps" : "\(count), the last are left out")
  }

  /// What is to be said, a sentence each.
  func sentences(_ names: [String], width: Int) -> [Phrase] {
    var sentences: [Phrase] = []
    if omitted.count > 0 { sentences.append(Self.leftOut(omitted)) }
    if ragged.count > 0 { sentences.append(Self.uneven(ragged, width)) }
    for (name, count) in zip(names, odd) where count.count > 0 {
      sentences.append(Self.noNumbers(count, of: name))
    }
    return sentences + remarks
  }

  private static func leftOut(_ rows: Count) -> Phrase {
    Phrase(
      counting: rows.count,
      one: "\(rows.count) row is left out, in line \(rows.line): \(rows.words).",
      many: "\(rows.count) rows are left out, the first in line \(rows.line): \(rows.words).")
  }

  private static func uneven(_ rows: Count, _ width: Int) -> Phrase {
    Phrase(
      counting: rows.count,
      one:
        "\(rows.count) row has more or less than \(width) cells, in line \(rows.line): \(rows.words).",
      many: """
        \(rows.count) rows have more or less than \(width) cells, the first in line \(rows.line): \(rows.words).
        """)
  }

  private static func noNumbers(_ values: Count, of name: String) -> Phrase {
    Phrase(
      counting: values.count,
      one: """
        \(values.count) value of \(name.quoted) is no number and left out, in line \(values.line): \(values.words).
        """,
      many: """
        \(values.count) values of \(name.quoted) are no numbers and are left out, the first in line \
        \(values.line): \(values.words).
        """)
  }
}
