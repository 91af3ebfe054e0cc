import ChartCore

/// Chart files as Telegram makes them: chart objects as in the contest of 2019, and the graphs of
/// channel statistics as its API and TDLib give them; one, an array, or several by name.
enum TelegramFile {
  /// How a document calls the format.
  static let format = "telegram-chart"

  /// Reads all charts of a file; the first one's number in notices is `firstNumber`.
  static func document(_ window: ByteWindow, firstNumber: Int = 1) throws(Fault) -> ChartDocument {
    var reader = try JSONReader(window)
    var charts = TelegramCharts(firstNumber: firstNumber)
    let kind = try kind(&reader)
    let offset = reader.position
    if kind == .array {
      try read(array: &reader, &charts)
    } else {
      try read(object: &reader, &charts)
    }
    try charts.checkPresence(offset)
    try reader.finish()
    return ChartDocument(format: format, tables: charts.tables, notices: charts.notices.all)
  }

  /// What the file holds; a fault that says what it looks like where it cannot be charts.
  private static func kind(_ reader: inout JSONReader) throws(Fault) -> JSONKind {
    let expected = "a chart object or an array of chart objects, JSON as Telegram makes it,"
    try reader.skipSpace()
    let isJSON = [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(reader.byte)
    guard !isJSON, reader.position < reader.window.end else {
      return try reader.nextKind(.array, .object, expected: expected)
    }
    let looks = FileLooks(of: reader.window.bytes(in: 0..<min(reader.window.end, FileLooks.sample)))
    throw Fault(at: reader.position, expected: "\(expected) was expected, found \(looks.words)")
  }

  private static func read(
    array reader: inout JSONReader, _ charts: inout TelegramCharts
  ) throws(Fault) {
    var number = 0
    try reader.beginArray()
    while try reader.nextElement() {
      number += 1
      reader.follower?.begin(chart: charts.nextNumber)
      let object = try TelegramObject(&reader, readsMembers: false)
      if let reason = object.absence(isGraph: true), !object.hasChart {
        charts.leaveOut("Graph \(number)", reason)
      } else {
        try charts.add(object, in: reader)
        reader.follower?.complete(charts.tables)
      }
    }
  }

  private static func read(
    object reader: inout JSONReader, _ charts: inout TelegramCharts
  ) throws(Fault) {
    reader.follower?.begin(chart: charts.nextNumber)
    let object = try TelegramObject(&reader, readsMembers: true)
    if object.hasChart { return try charts.add(object, in: reader) }
    try charts.add(object.members, in: reader)
    if !charts.isEmpty { return }
    if let reason = object.absence(isGraph: true) {
      charts.leaveOut("The graph", reason)
    } else {
      try charts.add(object, in: reader)
    }
  }
}
