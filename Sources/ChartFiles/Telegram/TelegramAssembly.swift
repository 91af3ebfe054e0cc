import ChartCore

/// Makes a table of a chart object: checks its sense, mends what can be mended, and says so.
struct TelegramAssembly {
  let chart: TelegramChart
  /// The chart's place in its file, from 1, for notices.
  let number: Int
  private(set) var notices: NoticeList
  /// How many missing values were stored one by one, in all of the file.
  private(set) var padding: Int

  init(chart: TelegramChart, number: Int, notices: NoticeList, padding: Int = 0) {
    self.chart = chart
    self.number = number
    self.notices = notices
    self.padding = padding
  }

  /// The table that the chart object describes, under its own title or else the given one.
  mutating func table(titled spareTitle: String? = nil) throws(Fault) -> Table {
    let columns = try columns()
    let x = columns.x
    try checkGaps(x)
    try checkLengths(columns.drawn, count: x.values.count)
    let series = series(columns.drawn, count: x.values.count)
    let moments = x.values
    try checkDates(x)
    noteRounding()
    let hours = try moments.millisecondsOfHours()
    if series.count > Limits.drawnSeries {
      note(
        "\(series.count) series are too many to be told apart: what they cover together is drawn")
    }
    let table = Table(
      title: title() ?? spareTitle, kind: kind(columns.mark, series),
      x: hours ?? moments, series: series,
      presentation: presentation(hours == nil ? .moments : .timesOfDay))
    return try ordered(table).openedWhole
  }

  /// Adds a notice about this chart.
  mutating func note(_ clause: Phrase) {
    notices.add("Chart \(number): \(clause).")
  }

  /// Adds a notice about the value of a key that is not used.
  mutating func note(_ expected: Phrase, in keys: String..., found node: JSONNode) {
    note(
      """
      \(expected) was expected in \(keys.joined(separator: ".").quoted), found \
      \(node.value.words), it is ignored
      """)
  }
}

extension TelegramAssembly {
  private func checkGaps(_ x: TelegramColumn) throws(Fault) {
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

  private func checkDates(_ x: TelegramColumn) throws(Fault) {
    guard let extent = x.values.extent(of: 0..<x.values.count) else { return }
    let dates = CivilDate.moments
    for end in [extent.lowerBound, extent.upperBound] where !dates.contains(end) {
      throw Fault(
        at: x.offset, in: "columns", x.id,
        expected: """
          moments in milliseconds that have a date were expected, up to \
          \(dates.upperBound.shortestDecimal), found \(end.shortestDecimal)
          """)
    }
  }

  private func checkLengths(_ lines: [Int], count: Int) throws(Fault) {
    for line in lines.lazy.map({ chart.columns[$0] }) where line.values.count > count {
      throw Fault(
        at: line.offset, in: "columns", line.id,
        expected: """
          a length of at most \(count), that of x, was expected, \
          found \(line.values.count)
          """)
    }
  }

  private mutating func noteRounding() {
    for column in chart.columns where column.hasRounded {
      note(
        """
        the column \(column.id.quoted) has whole numbers that are too long to be kept exactly, they \
        are rounded to about 16 digits
        """)
    }
  }

  /// A table with ascending moments; where the file's are not, copies in their order, in which
  /// equal moments stay as they were.
  private mutating func ordered(_ table: Table) throws(Fault) -> Table {
    let x = table.x
    guard !x.isAscending else { return table }
    note("the x column was not in ascending order, a sorted copy is shown")
    try checkPadding(table)
    let order = try x.ascendingOrder()
    var series: [Series] = []
    for part in table.series { series.append(try part.reordered(order)) }
    return Table(
      title: table.title, kind: table.kind, x: try x.reordered(order), series: series,
      presentation: table.presentation)
  }

  /// Counts the missing values that come to lie among others.
  private mutating func checkPadding(_ table: Table) throws(Fault) {
    padding += table.series.reduce(0) { $0 + $1.column.trailingGapCount }
    guard padding <= Limits.padding else {
      throw Fault(
        at: chart.offset, in: "columns",
        expected:
          """
          columns about as long as x were expected where x is not in ascending order, found \
          over \(Limits.padding) values missing
          """)
    }
  }

  private mutating func title() -> String? {
    guard let title = text(chart[.title], in: "title")?.onOneLine else { return nil }
    return title.isBlank ? nil : title
  }
}

extension Table {
  /// The table open on all its time where it says nothing else and has no mini-map to get there.
  fileprivate var openedWhole: Table {
    guard !presentation.layout.hasMiniMap, presentation.layout.openingRange == nil else {
      return self
    }
    var presentation = presentation
    presentation.layout.openingRange = domain
    return Table(title: title, kind: kind, x: x, series: series, presentation: presentation)
  }
}

extension Series {
  fileprivate func reordered(_ order: [Int]) throws(Fault) -> Series {
    Series(
      id: id, name: name, color: color, nightColor: nightColor,
      column: try column.reordered(order), isHidden: isHidden)
  }
}
