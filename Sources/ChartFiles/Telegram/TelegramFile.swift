import ChartCore

extension FileFormat {
  /// Chart files as Telegram makes them: chart objects as in the contest of 2019, and the graphs of
  /// channel statistics as its API and TDLib give them; one, an array, or several by name.
  static let telegram = FileFormat(
    name: "telegram-chart", claims: { TelegramFile.isOwn($0.bytes) },
    reader: .document { (input) throws(Fault) in try TelegramFile.document(input) })
}

/// Reads chart files as Telegram makes them.
enum TelegramFile {
  /// Whether a file begins as an object or an array of JSON does, and what is in it is called as in a chart or a graph.
  static func isOwn(_ bytes: ArraySlice<UInt8>) -> Bool {
    let encoding = TextEncoding(of: bytes)
    // Wide letters are seen, so that their file is refused in a sentence.
    let text = encoding == .utf8 ? bytes : Array(encoding.text(of: bytes).utf8)[...]
    return beginsAsJSON(text) && TelegramLooks.areFound(in: text)
  }

  /// Whether a file begins as an object or an array of JSON does.
  static func beginsAsJSON(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes
    let first = text.first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Reads all charts of a file.
  static func document(_ input: FormatInput) throws(Fault) -> ChartDocument {
    var reader = try JSONReader(input.window)
    var charts = TelegramCharts(firstNumber: input.firstNumber)
    let kind = try reader.nextKind()
    let offset = reader.position
    if kind == .array {
      try read(array: &reader, &charts, input.follower)
    } else {
      try read(object: &reader, &charts, input.follower)
    }
    try charts.checkPresence(offset)
    try reader.finish()
    return ChartDocument(
      format: FileFormat.telegram.name, tables: charts.tables, notices: charts.notices.all)
  }

  private static func read(
    array reader: inout JSONReader, _ charts: inout TelegramCharts, _ follower: ReadingFollower?
  ) throws(Fault) {
    var number = 0
    try reader.beginArray()
    while try reader.nextElement() {
      number += 1
      follower?.begin(chart: charts.nextNumber)
      let object = try TelegramObject(&reader, readsMembers: false, follower: follower)
      if let reason = object.absence(isGraph: true), !object.hasChart {
        charts.leaveOut("Graph \(number)", reason)
      } else {
        let count = charts.tables.count
        try charts.add(object, in: reader)
        follower?.complete(charts.tables[count...])
      }
    }
  }

  private static func read(
    object reader: inout JSONReader, _ charts: inout TelegramCharts, _ follower: ReadingFollower?
  ) throws(Fault) {
    follower?.begin(chart: charts.nextNumber)
    let object = try TelegramObject(&reader, readsMembers: true, follower: follower)
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
