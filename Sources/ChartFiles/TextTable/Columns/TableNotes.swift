import ChartCore

/// What was wrong with a table's rows, counted, so that it is said once with the first place.
struct TableNotes {
  /// One kind of fault.
  struct Count: Equatable {
    private(set) var count = 0
    private(set) var line = 0
    private(set) var words = ""

    /// Counts one in a line; `words` are asked for where it is the first.
    mutating func add(line: Int, _ words: @autoclosure () -> String) {
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
  var remarks: [String] = []

  /// Nothing is wrong yet with a table of so many columns.
  init(columns: Int) { odd = Array(repeating: Count(), count: columns) }

  /// Cells that are missing, or too many and not empty, are told of.
  mutating func addWidth(of reader: some RowSource, expected width: Int) {
    let count = reader.cells.count
    guard count != width else { return }
    let extra = (min(width, count)..<count).contains { !reader.text(ofCell: $0).isBlank }
    guard count < width || extra else { return }
    let end = count < width ? "missing ones are gaps" : "the last are left out"
    ragged.add(line: reader.line, "\(count), \(end)")
  }

  /// What is to be said, a sentence each.
  func sentences(_ names: [String], width: Int) -> [String] {
    var sentences: [String] = []
    if omitted.count > 0 {
      sentences.append(
        "\(Self.rows(omitted.count)) left out, \(first(omitted)): \(omitted.words).")
    }
    if ragged.count > 0 {
      sentences.append(
        "\(Self.rows(ragged.count, "has", "have")) more or less than \(width) cells, \(first(ragged)): "
          + "\(ragged.words).")
    }
    for (name, count) in zip(names, odd) where count.count > 0 {
      let values = count.count == 1 ? "1 value" : "\(count.count) values"
      sentences.append(
        "\(values) of \(name.quoted) \(count.count == 1 ? "is no number and" : "are no numbers and are") "
          + "left out, \(first(count)): \(count.words.quoted).")
    }
    return sentences + remarks
  }

  private func first(_ count: Count) -> String {
    count.count == 1 ? "in line \(count.line)" : "the first in line \(count.line)"
  }

  private static func rows(_ count: Int, _ one: String = "is", _ many: String = "are") -> String {
    count == 1 ? "1 row \(one)" : "\(count) rows \(many)"
  }
}
