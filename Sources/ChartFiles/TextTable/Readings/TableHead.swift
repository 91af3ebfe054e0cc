/// The beginning of a table: what it is read as, and what else it might be.
struct TableHead {
  /// The reading whose rows are most alike and whose cells are most often something.
  let reading: TableReading
  /// The dialects whose rows are nearly so.
  let rivals: [Dialect]
  /// How many bytes were looked at, and whether these are all.
  let size: Int
  let isWhole: Bool

  /// Looks at the beginning of a file; a fault where the options name no column.
  init(_ input: FormatInput) throws(Fault) {
    var window = input.window
    let head = try window.tableHead()
    (size, isWhole) = (head.count, !window.hasMore && window.end <= head.endIndex)
    var dialects = Dialect.candidates(
      of: head, isWhole: isWhole, delimiter: input.options.text.delimiter)
    for index in dialects.indices { dialects[index].encoding = input.encoding }
    reading = try TableReading(window, dialects[0], within: size, input.options)
    rivals = Array(dialects.dropFirst())
  }
}
