import ChartCore
import ChartFiles
import ChartScene
import ChartUnits

/// What a picture shows of a document: one of its charts, or all of them one under the other.
struct StillPicture {
  private var charts: [StillChart]
  private let subject: RenderOptions.Subject
  private let style: ChartStyle

  /// Chooses the charts, and has them as the options want it. What some of several charts cannot do, such as hide a
  /// series that they have not, they leave; a refusal where none can.
  init(
    of document: ChartDocument, options: RenderOptions, formats: Formats
  ) throws(RenderError) {
    charts = try Self.charts(options.subject, of: document, laid: options.alignment, formats)
    subject =
      options.hasSize ? options.subject : options.subject.withRoom(for: charts[0])
    let theme = Theme(
      charts[0].table.presentation.drawing.palette, isDark: options.isDark, isHighContrast: false)
    style = ChartStyle(theme: theme, formats: formats, hasPatterns: options.hasPatterns)
    try follow(options, of: document)
  }

  /// Writes the notes of a file on the charts; returns sentences about what was left out of it. Blocks while it reads.
  mutating func write(notesOf path: String, zone: Zone?) throws -> [Phrase] {
    var options = ReadingOptions()
    options.place.formats = style.formats
    options.place.zone = zone ?? charts[0].table.zone
    let (notes, notices) = try ChartFile.readNotes(path: path, options: options)
    let counts = charts.indices.map { charts[$0].write(notes) }
    let remark: Phrase = "--notes: no note is where the chart has points."
    return notices.map(\.sentence) + (counts.contains { $0 > 0 } ? [] : [remark])
  }

  private static func charts(
    _ subject: RenderOptions.Subject, of document: ChartDocument, laid alignment: Alignment?,
    _ formats: Formats
  ) throws(RenderError) -> [StillChart] {
    let tables = document.tables
    if let alignment {
      return try laid(by: alignment, subject, of: document, formats)
    }
    switch subject {
    case .chart(let chart, _):
      let index = try index(of: chart, in: tables)
      return [StillChart(tables[index], number: index + 1, details: document.details[index])]
    case .list:
      // Tables that take turns on one card are one chart of a list.
      let shown = ColumnCatalog(charts: tables).openingCharts.map(\.table)
      return shown.enumerated().map { StillChart($1, number: $0 + 1) }
    }
  }

  /// The chart whose lines are laid over each other; of a list with those that are left beside it.
  private static func laid(
    by alignment: Alignment, _ subject: RenderOptions.Subject, of document: ChartDocument,
    _ formats: Formats
  ) throws(RenderError) -> [StillChart] {
    let tables = document.tables
    var board = Board(
      ColumnCatalog(
        charts: tables, waiting: document.waiting, words: formats.words, units: .udunits))
    guard case .chart(let chart, _) = subject else {
      try board.lay(alignment, chart: 0)
      return board.charts.enumerated().map { StillChart($1.table, number: $0 + 1) }
    }
    let number = try index(of: chart, in: tables)
    try board.lay(alignment, chart: board.chart(withID: number) ?? 0)
    let place = board.chart(withID: number) ?? 0
    return [
      StillChart(board.charts[place].table, number: number + 1, details: document.details[number])
    ]
  }

  /// Which of the charts has a title, the first of several, or a number from 1.
  private static func index(of chart: String, in tables: [Table]) throws(RenderError) -> Int {
    if let index = tables.firstIndex(where: { $0.title == chart }) { return index }
    guard let number = Int(chart) else { throw .missingTitle(chart, count: tables.count) }
    guard tables.indices.contains(number - 1) else {
      throw .missingChart(number, count: tables.count)
    }
    return number - 1
  }

  private mutating func follow(
    _ options: RenderOptions, of document: ChartDocument
  ) throws(RenderError) {
    if let form = options.priceForm {
      try change { (chart) throws(RenderError) in try chart.draw(as: form) }
    }
    if !options.formulas.isEmpty {
      let tables = document.tables + document.waiting
      try change { (chart) throws(RenderError) in
        try chart.compute(options.formulas, besides: tables, seen: options.range)
      }
    }
    for request in options.zones {
      try change { (chart) throws(RenderError) in try chart.show(request) }
    }
    if let place = options.zoom {
      try change { (chart) throws(RenderError) in try chart.open(place, in: options.zone) }
    }
    // Of what is made of the points that are seen the range is theirs.
    if let range = options.range, !options.formulas.contains(where: \.followsRange) {
      try change { (chart) throws(RenderError) in try chart.show(range) }
    }
    for name in options.hidden {
      try change { (chart) throws(RenderError) in try chart.hide(name) }
    }
    if let choice = options.yScale {
      try change { (chart) throws(RenderError) in try chart.use(choice) }
    }
    let (width, style) = (subject.width, style)
    for request in options.besides {
      try change { (chart) throws(RenderError) in try chart.show(request, style.formats) }
    }
    if let place = options.indicator {
      try change { (chart) throws(RenderError) in try chart.read(place, width: width, style) }
    }
    if let place = options.mark {
      try change { (chart) throws(RenderError) in try chart.mark(place, width: width, style) }
    }
  }

  /// Changes each chart that can be changed so; a refusal where none can.
  private mutating func change(
    _ change: (inout StillChart) throws(RenderError) -> Void
  ) throws(RenderError) {
    var refusals: [RenderError] = []
    for index in charts.indices {
      do throws(RenderError) { try change(&charts[index]) } catch { refusals.append(error) }
    }
    if refusals.count == charts.count, let refusal = RenderError(joining: refusals) {
      throw refusal
    }
  }
}

extension StillPicture {
  /// How large it is at scale 1. Linear in the charts.
  var size: Size {
    switch subject {
    case .chart(_, let size): size
    case .list(let width, let height): page(width, height).size
    }
  }

  /// The chart on its card, or all on the window's ground.
  func scene(measure: some TextMeasure) -> Scene {
    switch subject {
    case .chart(_, let size): charts[0].scene(size: size, style: style, measure: measure)
    case .list(let width, let height): page(width, height).scene(measure: measure)
    }
  }

  private func page(_ width: Double, _ height: Double?) -> BoardPage {
    BoardPage(charts.map(\.onPage), cardWidth: width, cardHeight: height, style: style)
  }

  /// How large each chart's card is.
  private var cardSizes: [Size] {
    switch subject {
    case .chart(_, let size): return [size]
    case .list(let width, let height):
      let page = page(width, height)
      return charts.indices.map(page.cardSize)
    }
  }

  /// Tells the values of the chart as CSV, part by part.
  func tellValues<Failure>(_ tell: (String) throws(Failure) -> Void) throws(Failure) {
    try charts[0].tellValues(tell)
  }

  /// What is to be said beside these.
  var noticeOfValues: Phrase? { charts[0].noticeOfValues }

  /// Tells all that the picture says, chart by chart with an empty line between two.
  func tellWords<Failure>(
    measure: some TextMeasure, _ tell: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let sizes = cardSizes
    for (number, chart) in charts.enumerated() {
      let lines = chart.words(size: sizes[number], style: style, measure: measure)
      try tell((number == 0 ? "" : "\n") + lines.map { $0 + "\n" }.joined())
    }
  }

  /// What is to be said beside the picture, each sentence once.
  var notices: [Phrase] {
    charts.compactMap(\.notice).reduce(into: []) { notices, notice in
      if !notices.contains(notice) { notices.append(notice) }
    }
  }
}

/// Guesses the widths of texts as long as there are no fonts.
struct RoughMeasure: TextMeasure {
  /// How wide a letter is in most families, about.
  private static let letterPerEm = 0.55

  func width(of string: String, style: TextStyle) -> Double {
    Double(string.utf8.count) * style.size * Self.letterPerEm
  }
}

extension RenderOptions.Subject {
  /// The same as high as a chart wants to be that has figures above its plot, where that is higher.
  fileprivate func withRoom(for chart: StillChart) -> Self {
    guard case .chart(let name, let size) = self else { return self }
    return .chart(name, Size(size.width, max(size.height, chart.heightOfFigures(size.width))))
  }
}

extension Board {
  /// Lays the lines of a chart over each other.
  fileprivate mutating func lay(_ alignment: Alignment, chart: Int) throws(RenderError) {
    do throws(LayingFault) {
      apply(.change(.each(try laying(alignment, ofChart: chart))))
    } catch {
      throw .laying(error)
    }
  }
}
