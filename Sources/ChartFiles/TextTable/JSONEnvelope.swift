import ChartCore

/// So many parts that are left out are told by their keys.
private let mostLeftOut = 5

extension FileFormat {
  /// Tables that stand anywhere in a JSON text: rows, columns, pairs or series in an envelope. To be asked behind those
  /// that are JSON of a known kind.
  static let envelope = FileFormat(
    name: table.name, claims: { JSONEnvelope.isOwn($0.bytes) }, takesAnyEncoding: true,
    reader: .document { (input) throws(Fault) in try JSONEnvelope(input).document(input) })

  /// The same where what is looked at shows neither charts nor tables: keys may be longer than that. To be asked behind
  /// all that are JSON.
  static let largeCharts = FileFormat(
    name: telegram.name, claims: { JSONEnvelope.isCutJSON($0.bytes) }, reader: telegram.reader)
}

/// The tables of a JSON text that stand anywhere in it.
///
/// What they are is told by the text's shape. Where its beginning shows that one array of rows is all that follows, this
/// is read row by row; else the text's values are kept as texts, columns of them.
struct JSONEnvelope {
  /// What was found, at least one.
  let tables: [JSONTable]
  /// Whether the last of them goes on beyond what was looked at, to be read row by row.
  private let goesOn: Bool
  /// What is to be told of the text.
  private let notes: [Phrase]

  /// Whether a text that begins so is JSON that holds something, and not what Telegram makes.
  static func isOwn(_ head: ArraySlice<UInt8>) -> Bool {
    let encoding = TextEncoding(of: head)
    let text = encoding == .utf8 ? Array(head) : Array(encoding.text(of: head).utf8)
    guard TelegramFile.beginsAsJSON(text[...]), !TelegramFile.isOwn(text[...]),
      var reader = try? JSONPartReader(ByteWindow(text))
    else { return false }
    let root = reader.root()
    // Of a larger text the beginning has to show a table: else it may be anything, such as charts with long keys.
    if head.count >= FileHead.size {
      return !JSONSearch.tables(in: root, isCut: true).tables.isEmpty && !Self.beginsAsChart(text)
    }
    return reader.hasKeys || reader.fault == nil || reader.isCut
  }

  /// Whether a text of which this is only the beginning is JSON all the same: what is in it its reader says.
  static func isCutJSON(_ head: ArraySlice<UInt8>) -> Bool {
    guard head.count >= FileHead.size, TelegramFile.beginsAsJSON(head),
      var reader = try? JSONPartReader(ByteWindow(Array(head)))
    else { return false }
    _ = reader.root()
    return reader.hasKeys || reader.isCut
  }

  /// Whether the first key is one of charts.
  private static func beginsAsChart(_ text: [UInt8]) -> Bool {
    let start = String(decoding: text.prefix(64), as: UTF8.self).filter { !$0.isWhitespace }
    return ["types", "names", "colors"].contains { start.hasPrefix("{\"\($0)\":") }
  }

  /// The tables of a file; a fault where there are none.
  init(_ input: FormatInput) throws(Fault) {
    var window = input.window
    let head = Array(try window.head(FileHead.size))
    let isWhole = !window.hasMore && window.end <= head.count
    if !isWhole, let open = try Self(openIn: head) {
      self = open
    } else {
      try self.init(wholeOf: input.window)
    }
  }

  /// What a text that begins so holds, where it goes on with rows of one array; else nil.
  private init?(openIn head: [UInt8]) throws(Fault) {
    var reader = try JSONPartReader(ByteWindow(head))
    let found = JSONSearch.tables(in: reader.root(), isCut: true)
    var tables = found.tables
    let open = tables.firstIndex { $0.isOpen(at: reader.openSteps) }
    guard let open else { return nil }
    tables.append(tables.remove(at: open))
    (self.tables, goesOn, notes) = (tables, true, found.notes)
  }

  private init(wholeOf window: ByteWindow) throws(Fault) {
    var reader = try JSONPartReader(window)
    let root = reader.root()
    if let fault = reader.fault, !reader.isCut { throw fault }
    let found = JSONSearch.tables(in: root, isCut: reader.isCut)
    (tables, goesOn) = (found.tables, false)
    notes = (reader.isCut ? [JSONRows.cut(inLine: reader.line)] : []) + found.notes
    guard !tables.isEmpty else {
      if let fault = reader.fault { throw fault }
      throw Fault(
        ofFile: "rows or columns of numbers were expected in the JSON, found \(root.words)")
    }
  }
}

extension JSONSearch.Found {
  /// What is to be told of what has no column.
  fileprivate var notes: [Phrase] {
    Self.names(of: withoutNumbers).map { "\($0.quoted) is left out: no numbers were found in it." }
      + Self.names(of: inRows).map {
        "\($0.quoted) is left out: a number or a text was expected in each row, found an array."
      }
      + means.map { "Rows of the period \($0.quoted) are left out: they are means of whole years." }
  }

  private static func names(of ways: [[JSONStep]]) -> [String] {
    let keys = Set(ways.map { $0.compactMap(\.name).joined(separator: ".") })
    return Array(keys.filter { !$0.isEmpty }.sorted().prefix(mostLeftOut))
  }
}

extension JSONTable {
  /// Whether it is an array of rows that the text was cut off in.
  fileprivate func isOpen(at open: [JSONStep]) -> Bool {
    form != nil && open.count > steps.count && open.starts(with: steps)
  }
}

// MARK: - Charts

extension JSONEnvelope {
  /// The charts of all tables. One that cannot be read, or not as the options say, is told of, if there are others.
  func document(_ input: FormatInput) throws(Fault) -> ChartDocument {
    let (document, behind) = try documentAndRest(input)
    guard !behind.isEmpty else { return document }
    // What stands behind the rows that were read one by one is to be shown as well: it needs the whole text.
    do throws(Fault) {
      return try Self(wholeOf: input.window).document(input)
    } catch {
      return document.adding(
        Set(behind).sorted().prefix(mostLeftOut).map {
          Notice("\($0.quoted) is left out: \(error.problem).")
        })
    }
  }

  /// The charts, and the keys of what stands behind rows that are read one by one.
  private func documentAndRest(
    _ input: FormatInput
  ) throws(Fault) -> (document: ChartDocument, behind: [String]) {
    var documents: [ChartDocument] = []
    var behind: [String] = []
    var (first, notices) = (Fault?.none, notes)
    var input = input
    input.options.text.isAmongOthers = tables.count > 1
    for (index, table) in tables.enumerated() {
      let title = tables.count > 1 && !table.title.isEmpty ? table.title : input.name
      do throws(Fault) {
        let found = try document(of: index, named: title, input)
        documents.append(found.document)
        behind += found.behind
      } catch {
        guard error.offset == nil else { throw error }
        first = first ?? error
        notices.append("\(table.title.quoted) is left out: \(error.problem).")
      }
    }
    guard !documents.isEmpty else { throw first ?? Fault(ofFile: "no table was found") }
    return (ChartDocument(tablesOf: documents, notices).ofTable, behind)
  }

  private func document(
    of index: Int, named title: String, _ input: FormatInput
  ) throws(Fault) -> (document: ChartDocument, behind: [String]) {
    if let form = form(of: index) {
      return try TableFile.document(
        input, of: form, at: tables[index].steps, tables[index].names, words: tables[index].words,
        named: title)
    }
    let rows = JSONTableRows(tables[index])
    let first = try rows.plan(input.options).withLoneColumn(named: tables[index].title)
    let (plan, body, _) = try TableFile.read(first, input, named: title) {
      (_) throws(Fault) in rows
    }
    return (try TextTable(plan, body).document(named: title), [])
  }

  /// How the rows of a table are read on; nil where it is whole.
  private func form(of index: Int) -> JSONRows.Form? {
    goesOn && index == tables.count - 1 ? tables[index].form : nil
  }

  /// The table that is shown where only one can be.
  var main: (table: JSONTable, form: JSONRows.Form?) {
    let index = goesOn ? tables.count - 1 : 0
    return (tables[index], form(of: index))
  }
}

extension ChartDocument {
  /// The charts of tables of one file, as one table.
  fileprivate init(tablesOf documents: [ChartDocument], _ notes: [Phrase]) {
    var notices = NoticeList()
    for note in notes { notices.add(note) }
    self.init(
      format: FileFormat.table.name, tables: documents.flatMap(\.tables),
      waiting: documents.flatMap(\.waiting), details: documents.flatMap(\.details),
      notices: documents.flatMap(\.notices) + notices.all)
  }
}

extension JSONPart {
  /// What it is, in words for an error's sentence.
  fileprivate var words: Phrase {
    guard case .object(let members) = self, !members.isEmpty else {
      return if case .object = self { "an object without anything" } else { "none" }
    }
    let keys = members.prefix(3).map(\.key.quoted).joined(separator: ", ")
    return "an object with \(keys)"
  }
}
