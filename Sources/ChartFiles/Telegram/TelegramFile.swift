import ChartCore

/// Chart files as the Telegram contest of 2019 gave them: one chart object, or an array of them.
enum TelegramFile {
  /// How a document calls the format.
  static let format = "telegram-chart"

  /// Reads all charts of a file.
  static func document(_ window: ByteWindow) throws(Fault) -> ChartDocument {
    var reader = try JSONReader(window)
    var notices = NoticeList()
    let tables = try tables(&reader, &notices)
    try reader.finish()
    return ChartDocument(format: format, tables: tables, notices: notices.all)
  }

  private static func tables(
    _ reader: inout JSONReader, _ notices: inout NoticeList
  ) throws(Fault) -> [Table] {
    let kind = try reader.nextKind(
      .array, .object, expected: "a chart object or an array of chart objects")
    guard kind == .array else { return [try table(&reader, number: 1, &notices)] }
    let offset = reader.position
    var tables: [Table] = []
    try reader.beginArray()
    while try reader.nextElement() {
      tables.append(try table(&reader, number: tables.count + 1, &notices))
    }
    guard !tables.isEmpty else {
      throw Fault(at: offset, expected: "at least one chart object was expected, found none")
    }
    return tables
  }

  private static func table(
    _ reader: inout JSONReader, number: Int, _ notices: inout NoticeList
  ) throws(Fault) -> Table {
    var assembly = TelegramAssembly(
      chart: try TelegramChart(&reader), number: number, notices: notices)
    let table = try assembly.table()
    notices = assembly.notices
    return table
  }
}
