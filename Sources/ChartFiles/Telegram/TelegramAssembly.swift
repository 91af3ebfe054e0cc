import ChartCore

/// How many gaps short columns of one chart may add up to: a small file must not fill the memory.
private let paddingLimit = 1 << 26

/// Makes a table of a chart object: checks its sense, mends what can be mended, and says so.
struct TelegramAssembly {
  let chart: TelegramChart
  /// The chart's place in its file, from 1, for notices.
  let number: Int
  private(set) var notices: NoticeList

  init(chart: TelegramChart, number: Int, notices: NoticeList) {
    self.chart = chart
    self.number = number
    self.notices = notices
  }

  /// The table that the chart object describes, under its own title or else the given one.
  mutating func table(titled spareTitle: String? = nil) throws(Fault) -> Table {
    let columns = try columns()
    let x = columns.x
    try checkMoments(x)
    try checkLengths(columns.drawn, count: x.values.count)
    let series = series(columns.drawn, count: x.values.count)
    let moments = x.values.finished()
    let hours = moments.millisecondsOfHours
    let table = Table(
      title: title() ?? spareTitle, kind: kind(columns.mark, count: series.count),
      x: hours ?? moments, series: series,
      presentation: presentation(isTimeOfDay: hours != nil))
    return ordered(table).openedWhole
  }

  /// Adds a notice about this chart.
  mutating func note(_ clause: String) {
    notices.add("Chart \(number): \(clause).")
  }

  /// Adds a notice about the value of a key that is not used.
  mutating func note(_ expected: String, in keys: String..., found node: JSONNode) {
    note(
      "\(expected) was expected in \(keys.joined(separator: ".").quoted), found "
        + "\(node.value.words), it is ignored")
  }
}

extension TelegramAssembly {
  private func checkMoments(_ x: TelegramColumn) throws(Fault) {
    guard x.values.count > 0 else {
      throw Fault(
        at: x.offset, in: "columns", x.id, expected: "at least one moment was expected, found none")
    }
    if let gap = x.firstGap {
      throw Fault(
        at: gap.offset, in: "columns", x.id,
        expected: "a moment in milliseconds was expected at index \(gap.index), found null")
    }
  }

  private func checkLengths(_ lines: [TelegramColumn], count: Int) throws(Fault) {
    var padding = 0
    for line in lines {
      guard line.values.count <= count else {
        throw Fault(
          at: line.offset, in: "columns", line.id,
          expected: "a length of at most \(count), that of x, was expected, "
            + "found \(line.values.count)")
      }
      padding += count - line.values.count
      guard padding <= paddingLimit else {
        throw Fault(
          at: line.offset, in: "columns", line.id,
          expected: "columns about as long as x were expected, found over \(paddingLimit) "
            + "values missing")
      }
    }
  }

  /// A table with ascending moments; where the file's are not, copies in their order, in which
  /// equal moments stay as they were.
  private mutating func ordered(_ table: Table) -> Table {
    let x = table.x
    guard !x.isAscending else { return table }
    note("the x column was not in ascending order, a sorted copy is shown")
    let order = (0..<x.count).sorted { x[$0] != x[$1] ? x[$0] < x[$1] : $0 < $1 }
    return Table(
      title: table.title, kind: table.kind, x: x.reordered(order),
      series: table.series.map { $0.reordered(order) }, presentation: table.presentation)
  }

  private mutating func title() -> String? {
    guard let title = text(chart[.title], in: "title")?.onOneLine else { return nil }
    return title.isBlank ? nil : title
  }
}

extension Table {
  /// The table open on all its time where it says nothing else and has no mini-map to get there.
  fileprivate var openedWhole: Table {
    guard !presentation.hasMiniMap, presentation.openingRange == nil else { return self }
    var presentation = presentation
    presentation.openingRange = domain
    return Table(title: title, kind: kind, x: x, series: series, presentation: presentation)
  }
}

extension Column {
  fileprivate func reordered(_ order: [Int]) -> Column {
    Column(order.map { self[$0] })
  }
}

extension Series {
  fileprivate func reordered(_ order: [Int]) -> Series {
    Series(
      id: id, name: name, color: color, nightColor: nightColor, column: column.reordered(order),
      isHidden: isHidden)
  }
}
