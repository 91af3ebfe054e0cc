import ChartCore

/// The charts of a file as they come up.
struct TelegramCharts {
  /// The number of the first chart in notices.
  let firstNumber: Int
  private(set) var tables: [Table] = []
  private(set) var notices = NoticeList()
  /// Why graphs were left out.
  private var absences: [Phrase] = []
  private var seriesCount = 0
  private var padding = 0

  init(firstNumber: Int) {
    self.firstNumber = firstNumber
  }

  /// The number of the chart that comes next.
  var nextNumber: Int { firstNumber + tables.count }

  /// Whether there has been no graph yet, with or without its chart.
  var isEmpty: Bool { tables.isEmpty && absences.isEmpty }

  /// Adds the chart of an object that `reader` has read.
  mutating func add(
    _ object: TelegramObject, titled title: String? = nil, in reader: JSONReader
  ) throws(Fault) {
    guard object.chart.columnsOffset == nil, let text = object.text else {
      return try add(object.chart, titled: title)
    }
    do throws(Fault) {
      var inner = try JSONReader(text.bytes, end: "the end of the text")
      let chart = try TelegramChart(&inner)
      try inner.finish()
      try add(chart, titled: title)
    } catch {
      // In the file, the character that the inner one is written with.
      let offset = error.offset.map { reader.place(ofByte: $0, inStringAt: text.start) }
      throw Fault(at: offset, in: text.keys + error.keys, expected: error.problem)
    }
  }

  /// Adds the members of an object that are graphs; the others are of no interest here.
  mutating func add(_ members: [TelegramObject.Member], in reader: JSONReader) throws(Fault) {
    for member in members {
      do throws(Fault) {
        try add(member, in: reader)
      } catch {
        throw error.inside(member.key)
      }
    }
  }

  /// Remembers a graph that has no chart.
  mutating func leaveOut(_ name: Phrase, _ reason: Phrase) {
    absences.append(reason)
    notices.add("\(name) is left out: \(reason).")
  }

  /// Checks that there is a chart in what started at the byte `offset`.
  func checkPresence(_ offset: Int) throws(Fault) {
    guard tables.isEmpty else { return }
    guard let reason = absences.first else {
      throw Fault(at: offset, expected: "at least one chart object was expected, found none")
    }
    throw Fault(
      at: offset,
      expected: Phrase(
        counting: absences.count,
        one: "a graph with its data was expected, found \(absences.count) without: \(reason)",
        many: "a graph with its data was expected, found \(absences.count) without: \(reason)"))
  }

  private mutating func add(
    _ member: TelegramObject.Member, in reader: JSONReader
  ) throws(Fault) {
    let object = try member.value.get()
    let title = TelegramTitle.title(ofKey: member.key)
    if object.hasChart {
      try add(object, titled: title, in: reader)
    } else if let reason = object.absence(isGraph: member.key.lowercased().hasSuffix("graph")) {
      leaveOut("The graph \((title ?? "").quoted)", reason)
    }
  }

  private mutating func add(_ chart: TelegramChart, titled title: String?) throws(Fault) {
    guard tables.count < Limits.charts else {
      throw Fault(
        at: chart.offset, expected: "at most \(Limits.charts) charts were expected, found more")
    }
    var assembly = TelegramAssembly(
      chart: chart, number: nextNumber, notices: notices, padding: padding)
    let table = try assembly.table(titled: title)
    (notices, padding) = (assembly.notices, assembly.padding)
    seriesCount += table.series.count
    if seriesCount > Limits.series { throw Self.tooManySeries(at: chart.offset) }
    tables.append(table)
  }

  /// What is said where a file has more series than can be kept.
  static func tooManySeries(at offset: Int) -> Fault {
    Fault(
      at: offset,
      expected: "at most \(Limits.series) series were expected in all charts, found more")
  }
}
