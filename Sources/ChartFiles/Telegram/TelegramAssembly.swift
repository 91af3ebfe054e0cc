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

  /// The table that the chart object describes.
  mutating func table() throws(Fault) -> Table {
    let (x, lines) = try separatedColumns()
    try checkMoments(x)
    try checkLengths(lines, count: x.values.count)
    let series = try series(lines, count: x.values.count)
    return ordered(x: x.values.finished(), series: series, title: try title())
  }

  /// Adds a notice about this chart.
  mutating func note(_ clause: String) {
    notices.add("Chart \(number): \(clause).")
  }
}

extension TelegramAssembly {
  /// The x column, and the columns that are drawn.
  private func separatedColumns() throws(Fault) -> (x: TelegramColumn, lines: [TelegramColumn]) {
    guard let columnsOffset = chart.columnsOffset else {
      throw Fault(
        at: chart.offset, in: "columns", expected: "an array of columns was expected, found none")
    }
    let types = try members(of: chart.types, key: "types", of: "types")
    var x: TelegramColumn?
    var lines: [TelegramColumn] = []
    var ids: Set<String> = []
    for column in chart.columns {
      guard ids.insert(column.id).inserted else { throw repeatedID(column) }
      switch try role(of: column, types) {
      case .x where x != nil: throw secondX(column)
      case .x: x = column
      case .line: lines.append(column)
      }
    }
    guard let x else {
      throw Fault(
        at: chart.offset, in: "types", expected: "a column of type \"x\" was expected, found none")
    }
    guard !lines.isEmpty else {
      throw Fault(
        at: columnsOffset, in: "columns",
        expected: "at least one column of type \"line\" was expected, found none")
    }
    return (x, lines)
  }

  private enum Role: String {
    case x, line
  }

  private func role(
    of column: TelegramColumn, _ types: [String: JSONNode]
  ) throws(Fault) -> Role {
    guard let type = types[column.id] else {
      throw Fault(
        at: column.offset, in: "types",
        expected: "a type for the column \(column.id.quoted) was expected, found none")
    }
    guard case .string(let name) = type.value, let role = Role(rawValue: name) else {
      throw Fault(
        at: type.offset, in: "types", column.id,
        expected: "\"line\" or \"x\" was expected, found \(type.value.words)")
    }
    return role
  }

  private func repeatedID(_ column: TelegramColumn) -> Fault {
    Fault(
      at: column.offset, in: "columns",
      expected: "columns with different ids were expected, found \(column.id.quoted) twice")
  }

  private func secondX(_ column: TelegramColumn) -> Fault {
    Fault(
      at: column.offset, in: "columns",
      expected: "one column of type \"x\" was expected, found a second one, \(column.id.quoted)")
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
  private mutating func ordered(x: Column, series: [Series], title: String?) -> Table {
    guard !x.isAscending else { return Table(title: title, x: x, series: series) }
    note("the x column was not in ascending order, a sorted copy is shown")
    let order = (0..<x.count).sorted { x[$0] != x[$1] ? x[$0] < x[$1] : $0 < $1 }
    return Table(
      title: title, x: x.reordered(order), series: series.map { $0.reordered(order) })
  }

  private func title() throws(Fault) -> String? {
    guard let title = try text(chart.title, in: "title")?.onOneLine else { return nil }
    return title.isBlank ? nil : title
  }
}

extension Column {
  fileprivate var isAscending: Bool {
    if let evenStep { return evenStep > 0 }
    return (1..<max(count, 1)).allSatisfy { self[$0 - 1] <= self[$0] }
  }

  fileprivate func reordered(_ order: [Int]) -> Column {
    Column(order.map { self[$0] })
  }
}

extension Series {
  fileprivate func reordered(_ order: [Int]) -> Series {
    Series(
      id: id, name: name, color: color, column: column.reordered(order), isHidden: isHidden)
  }
}
