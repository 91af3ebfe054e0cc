import ChartCore
import ChartWidgets
import GtkBridge

/// The form of the files that sessions are kept in: others are not read.
private let form = "1"
private let (windowGroup, boardGroup) = ("Window", "Board")

/// What a window was like when its file was closed.
struct KeptSession {
  /// Its width and height in pixels.
  var size: (width: Int, height: Int)?
  /// Whether it filled the screen.
  var isMaximized = false
  /// How its charts were arranged.
  var layout = BoardLayout.list
  /// What was kept of its charts, to be read once their columns are there.
  fileprivate var file: KeyFile?

  /// Reads one; nil where the file says something else.
  init?(_ file: KeyFile) {
    guard file.string(windowGroup, "version") == form,
      let layout = file.string(boardGroup, "layout").flatMap(BoardLayout.init(rawValue:))
    else { return nil }
    self.layout = layout
    self.file = file
    isMaximized = file.string(windowGroup, "maximized") == "true"
    if let size = file.integers(windowGroup, "size"), size.count == 2,
      size.allSatisfy({ 1...maximumSide ~= $0 })
    {
      self.size = (size[0], size[1])
    }
  }

  /// What was kept of a store's board. Where its file has other columns now, or the session says what cannot be, that is
  /// the board as it opens, with what people wrote on charts of the same titles.
  func board(of store: Store) -> KeptBoard? {
    file.map { $0.board(on: store.shelf) ?? $0.notes(on: store) }
  }
}

/// Windows are no wider or higher than this, in pixels.
private let maximumSide = 16_384

/// A session as it is written.
func sessionFile(
  size: (width: Int, height: Int), isMaximized: Bool, of store: Store
) -> KeyFile {
  let file = KeyFile()
  file.set(form, windowGroup, "version")
  file.set([size.width, size.height].map(String.init), windowGroup, "size")
  file.set(String(isMaximized), windowGroup, "maximized")
  file.write(KeptBoard(of: store.board), on: store.shelf)
  for chart in store.board.charts.indices {
    file.set(store.title(of: chart), file.chartGroup(chart), "title")
  }
  return file
}

// MARK: - The board

extension KeyFile {
  fileprivate func write(_ kept: KeptBoard, on shelf: ColumnShelf) {
    set(String(shelf.signature), boardGroup, "columns")
    set(kept.layout.rawValue, boardGroup, "layout")
    set(String(kept.front), boardGroup, "front")
    set(String(kept.isLinked), boardGroup, "linked")
    for (index, chart) in kept.charts.enumerated() { write(chart, chartGroup(index)) }
    guard kept.sheet != Sheet(of: shelf) else { return }
    for (index, chart) in kept.sheet.keptCharts.enumerated() { write(chart, chartGroup(index)) }
    for column in 0..<shelf.count where kept.sheet.look(of: column) != ColumnLook() {
      write(kept.sheet.look(of: column), "Look \(column)")
    }
    for (index, words) in kept.sheet.dropped.sorted(by: { $0.key < $1.key }).enumerated() {
      set([words.key] + words.value.sorted(), "Words", String(index))
    }
    for index in kept.charts.indices {
      if let view = kept.sheet.view(ofChart: index) { write(view, chartGroup(index)) }
    }
  }

  fileprivate func notes(on store: Store) -> KeptBoard {
    var kept = KeptBoard(of: store.board)
    let written = all { group in has(chartGroup(group)) ? chartGroup(group) : nil }
    for chart in kept.charts.indices {
      let group = written.first { string($0, "title") == store.title(of: chart) }
      kept.charts[chart].notes = group.map { group in all { note(group, $0) } } ?? []
    }
    return kept
  }

  fileprivate func board(on shelf: ColumnShelf) -> KeptBoard? {
    guard string(boardGroup, "columns") == String(shelf.signature),
      let layout = string(boardGroup, "layout").flatMap(BoardLayout.init(rawValue:)),
      let front = string(boardGroup, "front").flatMap({ Int($0) }), let sheet = sheet(on: shelf)
    else { return nil }
    let charts = sheet.charts.indices.map { chart(chartGroup($0)) }
    guard charts.allSatisfy({ $0 != nil }) else { return nil }
    return KeptBoard(
      layout: layout, front: front, isLinked: string(boardGroup, "linked") == "true", sheet: sheet,
      charts: charts.compactMap(\.self))
  }

  fileprivate func chartGroup(_ index: Int) -> String { "Chart \(index)" }

  private func write(_ chart: KeptBoard.Chart, _ group: String) {
    let bounds = [
      chart.range.lowerBound, chart.range.upperBound, chart.domain.lowerBound,
      chart.domain.upperBound,
    ]
    set(bounds.map(\.description), group, "range")
    if !chart.hidden.isEmpty { set(chart.hidden.sorted().map(String.init), group, "hidden") }
    if let indicator = chart.indicator { set([indicator.description], group, "indicator") }
    if let mark = chart.mark { set([mark.description], group, "mark") }
    for (index, note) in chart.notes.enumerated() {
      let bounds = [note.range.lowerBound.description, note.range.upperBound.description]
      set(bounds + [note.text], group, "note-\(index)")
    }
    set(chart.yScale.rawValue, group, "y-axis")
  }

  private func chart(_ group: String) -> KeptBoard.Chart? {
    guard let bounds = doubles(group, "range"), bounds.count == 4, bounds[0] <= bounds[1],
      bounds[2] <= bounds[3],
      let yScale = string(group, "y-axis").flatMap(YScaleChoice.init(rawValue:))
    else { return nil }
    var chart = KeptBoard.Chart(
      range: bounds[0]...bounds[1], domain: bounds[2]...bounds[3],
      hidden: Set(integers(group, "hidden") ?? []), indicator: doubles(group, "indicator")?.first,
      yScale: yScale)
    chart.mark = doubles(group, "mark")?.first
    chart.notes = all { note(group, $0) }
    return chart
  }

  private func note(_ group: String, _ number: Int) -> ChartNote? {
    guard let parts = strings(group, "note-\(number)"), parts.count == 3,
      let lower = Double(parts[0]), let upper = Double(parts[1]), lower <= upper
    else { return nil }
    return ChartNote(parts[2], at: lower...upper)
  }
}

// MARK: - The sheet

extension KeyFile {
  private func write(_ chart: Sheet.KeptChart, _ group: String) {
    set([chart.id, chart.origin].map(String.init), group, "table")
    set(chart.columns.map(String.init), group, "columns")
    set(chart.right.map(String.init), group, "right")
  }

  private func write(_ look: ColumnLook, _ group: String) {
    if let name = look.name { set(name, group, "name") }
    if let color = look.color {
      set([color.red, color.green, color.blue].map(\.description), group, "color")
    }
  }

  private func write(_ view: PriceView, _ group: String) {
    set(view.form.rawValue, group, "prices")
    set(String(view.isAdjusted), group, "adjusted")
    set(String(view.hasSessionsAlone), group, "sessions")
  }

  /// The sheet that was kept, or the file's own where nothing was changed; nil where it cannot be.
  private func sheet(on shelf: ColumnShelf) -> Sheet? {
    let charts = all { keptChart(chartGroup($0)) }
    guard var sheet = charts.isEmpty ? Sheet(of: shelf) : Sheet(kept: charts, on: shelf)
    else { return nil }
    for change in changes(of: sheet, on: shelf) {
      guard let changed = try? sheet.applying(change, on: shelf) else { return nil }
      sheet = changed
    }
    return sheet
  }

  /// What there is for each number from 0 on, up to the first for which there is nothing.
  private func all<Element>(_ element: (Int) -> Element?) -> [Element] {
    var found: [Element] = []
    while let next = element(found.count) { found.append(next) }
    return found
  }

  private func keptChart(_ group: String) -> Sheet.KeptChart? {
    guard let table = integers(group, "table"), table.count == 2,
      let columns = integers(group, "columns")
    else { return nil }
    return Sheet.KeptChart(
      id: table[0], origin: table[1], columns: columns, right: integers(group, "right") ?? [])
  }

  private func changes(of sheet: Sheet, on shelf: ColumnShelf) -> [Sheet.Change] {
    let looks = (0..<shelf.count).compactMap { column in
      look("Look \(column)").map { Sheet.Change.wear(column: column, $0) }
    }
    let words = all { strings("Words", String($0)) }.compactMap { list in
      list.first.map { Sheet.Change.drop(words: Set(list.dropFirst()), of: $0) }
    }
    let views = sheet.charts.indices.compactMap { chart in
      view(chartGroup(chart)).map { Sheet.Change.view(chart: chart, $0) }
    }
    return looks + words + views
  }

  private func look(_ group: String) -> ColumnLook? {
    guard has(group) else { return nil }
    var look = ColumnLook()
    look.name = string(group, "name")
    if let parts = doubles(group, "color"), parts.count == 3 {
      look.color = Color(red: parts[0], green: parts[1], blue: parts[2])
    }
    return look
  }

  private func view(_ group: String) -> PriceView? {
    guard let form = string(group, "prices").flatMap(PriceView.Form.init(rawValue:)) else {
      return nil
    }
    var view = PriceView()
    view.form = form
    view.isAdjusted = string(group, "adjusted") == "true"
    view.hasSessionsAlone = string(group, "sessions") == "true"
    return view
  }
}
