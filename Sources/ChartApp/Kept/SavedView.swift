import ChartCore
import ChartWidgets
import GtkBridge

/// The form of the files that sessions are kept in: others are not read.
private let form = "1"
private let (windowGroup, boardGroup) = ("Window", "Board")

/// What a window was like when its file was closed.
struct SavedView {
  /// Its width and height in pixels.
  var size: (width: Int, height: Int)?
  /// Whether it filled the screen.
  var isMaximized = false
  /// How its charts were arranged.
  var layout = BoardLayout.list
  /// Which panels stood beside the charts.
  var panels = OpenPanels()
  /// The files and symbols that its charts came from, in their order.
  var parts: [KeptPart] = []
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
    panels.hasColumns = file.string(windowGroup, "columns") == "true"
    panels.hasTable = file.string(windowGroup, "table") == "true"
    parts = file.parts
    if let size = file.integers(windowGroup, "size"), size.count == 2,
      size.allSatisfy({ 1...maximumSide ~= $0 })
    {
      self.size = (size[0], size[1])
    }
  }

  /// What was kept of a store's board. Where its file has other columns now, or the session says what cannot be, that is
  /// the board as it opens, with what people wrote on charts of the same titles; `isDamaged` in the latter case.
  func board(of store: Store) -> (board: KeptBoard, isDamaged: Bool)? {
    file.map { file in
      if let board = file.board(on: store.catalog) { return (board, false) }
      return (file.notes(on: store), file.isOf(store.catalog))
    }
  }
}

/// The panels that stand beside the charts of a window.
struct OpenPanels: Equatable {
  /// Whether that of the columns does, and the data table.
  var (hasColumns, hasTable) = (false, false)
}

/// Windows are no wider or higher than this, in pixels.
private let maximumSide = 16_384

/// A session as it is written.
func sessionFile(
  size: (width: Int, height: Int), isMaximized: Bool, _ panels: OpenPanels, _ parts: [KeptPart],
  of store: Store
) -> KeyFile {
  let file = KeyFile()
  file.set(form, windowGroup, "version")
  file.set([size.width, size.height].map(String.init), windowGroup, "size")
  file.set(String(isMaximized), windowGroup, "maximized")
  file.set(String(panels.hasColumns), windowGroup, "columns")
  file.set(String(panels.hasTable), windowGroup, "table")
  file.write(parts)
  file.write(KeptBoard(of: store.board), on: store.catalog)
  for chart in store.board.charts.indices {
    file.set(store.title(of: chart), file.chartGroup(chart), "title")
  }
  return file
}

// MARK: - The board

extension KeyFile {
  fileprivate func write(_ kept: KeptBoard, on catalog: ColumnCatalog) {
    set(String(catalog.signature), boardGroup, "columns")
    set(kept.layout.rawValue, boardGroup, "layout")
    set(String(kept.front), boardGroup, "front")
    set(String(kept.isLinked), boardGroup, "linked")
    for (index, chart) in kept.charts.enumerated() { write(chart, chartGroup(index)) }
    write(kept.sheet, on: catalog)
  }

  fileprivate func notes(on store: Store) -> KeptBoard {
    var kept = KeptBoard(of: store.board)
    let written = all { group in has(chartGroup(group)) ? chartGroup(group) : nil }
    let titles = kept.charts.indices.map { Optional(store.title(of: $0)) }
    for (chart, place) in titles.places(among: written.map { string($0, "title") }).enumerated() {
      guard let group = place.map({ written[$0] }) else { continue }
      kept.charts[chart].notes = notes(group, "note")
      kept.charts[chart].pages = pages(group)
    }
    return kept
  }

  /// Whether it was written of these columns.
  fileprivate func isOf(_ catalog: ColumnCatalog) -> Bool {
    string(boardGroup, "columns") == String(catalog.signature)
  }

  fileprivate func board(on catalog: ColumnCatalog) -> KeptBoard? {
    guard isOf(catalog),
      let layout = string(boardGroup, "layout").flatMap(BoardLayout.init(rawValue:)),
      let front = string(boardGroup, "front").flatMap({ Int($0) }), let sheet = sheet(on: catalog)
    else { return nil }
    let charts = sheet.charts.indices.map { chart(chartGroup($0)) }
    guard charts.allSatisfy({ $0 != nil }) else { return nil }
    return KeptBoard(
      layout: layout, front: front, isLinked: string(boardGroup, "linked") == "true", sheet: sheet,
      charts: charts.compactMap(\.self))
  }

  /// What there is for each number from 0 on, up to the first for which there is nothing.
  func all<Element>(_ element: (Int) -> Element?) -> [Element] {
    var found: [Element] = []
    while let next = element(found.count) { found.append(next) }
    return found
  }

  /// The group of a chart.
  func chartGroup(_ index: Int) -> String { "Chart \(index)" }
}
