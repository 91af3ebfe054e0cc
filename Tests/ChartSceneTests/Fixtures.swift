import ChartCore

@testable import ChartScene

/// Every letter is as wide: 0.6 of the em size, bold ones 0.65.
struct FixedMeasure: TextMeasure {
  func width(of string: String, style: TextStyle) -> Double {
    Double(string.count) * style.size * (style.isBold ? 0.65 : 0.6)
  }
}

let day = 86_400_000.0
let firstMoment = 1_542_412_800_000.0  // 17 November 2018

let green = Color(rgb: 0x3DC23F)
let red = Color(rgb: 0xF34C44)
let blue = Color(rgb: 0x3497ED)

extension Table {
  /// Daily points of one column of values for each series, in turn green, red and blue.
  static func daily(
    _ columns: [[Double]], names: [String] = [], kind: ChartKind = .lines,
    presentation: Presentation = Presentation()
  ) -> Table {
    let series = columns.enumerated().map { index, values in
      Series(
        id: "y\(index)", name: names.isEmpty ? "#\(index)" : names[index],
        color: [green, red, blue][index % 3], column: Column(values))
    }
    return Table(
      kind: kind, x: Column((0..<columns[0].count).map { firstMoment + Double($0) * day }),
      series: series, presentation: presentation)
  }

  /// Three columns of 40 days, or two where a kind has no more, without chance.
  static func sample(_ kind: ChartKind) -> Table {
    let columns = (0..<(kind.axisCount == 2 ? 2 : 3)).map { series in
      (0..<40).map { index in
        let wave = index * (37 + 16 * series) % 113
        return Double(500 + 200 * series + wave * 9)
      }
    }
    return daily(columns, names: ["Apples", "Oranges", "Lemons"], kind: kind)
  }

  /// Two lines of waves, without chance.
  static func waves(count: Int, names: [String] = ["Joined", "Left"]) -> Table {
    let first = (0..<count).map { Double(2600 + ($0 * 37) % 113 * 9) }
    let second = (0..<count).map { Double(2900 + ($0 * 53) % 97 * 8) }
    return daily([first, second], names: names)
  }
}

/// A chart and what it is drawn with; a picture of it at any size.
struct Fixture {
  var table: Table
  var title = "Followers"
  var board: Board
  var style = ChartStyle(theme: .light, formats: .english)

  init(_ table: Table) {
    self.table = table
    board = Board(tables: [table])
  }

  func layout(_ size: Size, form: ChartForm = .full) -> ChartLayout {
    let widths = table.series.map {
      ChartPicture.checkboxSize(
        name: $0.name, textScale: style.textScale, hasSample: table.hasPatterns(in: style),
        measure: FixedMeasure()
      ).width
    }
    return ChartLayout(
      size: size, form: form, checkboxWidths: table.series.count > 40 ? nil : widths,
      hasMiniMap: table.presentation.layout.hasMiniMap, hasXContexts: table.hasXContexts,
      hasCalendar: table.presentation.layout.hasCalendar,
      figureHeights: table.figureHeights,
      axisCount: table.axisCount, namesEnds: table.kind == .total,
      hasZones: table.tellsZones,
      stateHeight: table.stateHeight(in: style), xTicks: table.xTickHeight,
      textScale: style.textScale, isMirrored: style.isMirrored)
  }

  func target(_ size: Size) -> ChartTarget {
    ChartTarget(
      table: table, state: board.charts[0].view, width: layout(size).rangeEdges.span,
      miniMapWidth: layout(size).grid.width,
      labels: ChartPicture.labelMetrics(style: style, measure: FixedMeasure()),
      hasContext: layout(size).xContextHeight > 0, height: layout(size).scatterArea.height)
  }

  func picture(
    _ size: Size = Size(600, 440), form: ChartForm = .full, sample: ChartSample? = nil,
    role: ChartRole = .plain, remark: CardRemark? = nil, slide: Double? = nil,
    pointerY: Double? = nil, mark: Double? = nil, sums: RangeSums? = nil,
    selection: ClosedRange<Double>? = nil, notes: [ChartNote] = [],
    effects: PlotEffects = PlotEffects()
  ) -> ChartPicture {
    ChartPicture(
      table: table, title: title, sample: sample ?? ChartSample(settled: target(size)),
      style: style, layout: layout(size, form: form), role: role,
      reading: ChartReading(
        board.charts[0].view.indicator, remark: remark, slide: slide, pointerY: pointerY,
        mark: mark, sums: sums, selection: selection, notes: notes), effects: effects)
  }
}

extension Scene {
  /// All items, those in clips, moves and fades too, without these.
  var leaves: [Item] { items.flatMap(\.leaves) }

  /// All lines of text in the scene.
  var texts: [Text] {
    leaves.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// How opaque each line of text is that stands in the scene itself or is faded there.
  var textOpacities: [String: [Double]] {
    var opacities: [String: [Double]] = [:]
    for item in items {
      switch item {
      case .text(let text): opacities[text.string, default: []].append(1)
      case .faded(let opacity, let parts):
        for text in Scene(size: size, items: parts).texts {
          opacities[text.string, default: []].append(opacity)
        }
      default: break
      }
    }
    return opacities
  }

  /// The points of all lines in the scene.
  var polylines: [[Point]] {
    leaves.compactMap { if case .polyline(let points, _, _) = $0 { points } else { nil } }
  }

  /// The points of all polygons in the scene.
  var polygons: [[Point]] {
    leaves.compactMap { if case .polygon(let points, _) = $0 { points } else { nil } }
  }

  /// The bars in the scene with their colours, item by item.
  var bars: [(rects: [Rect], fill: Color)] {
    leaves.compactMap {
      if case .rectangles(let rects, let fill) = $0 { (rects, fill) } else { nil }
    }
  }

  /// The centres of all rings in the scene.
  var rings: [Point] {
    leaves.compactMap { if case .ring(let center, _, _, _, _) = $0 { center } else { nil } }
  }

  /// All filled rectangles in the scene.
  var rectangles: [Rect] {
    leaves.compactMap { if case .rectangle(let rect, _, _) = $0 { rect } else { nil } }
  }
}

extension Scene.Item {
  /// The lines of text in the item, those that move as one as one.
  fileprivate var lines: [Text] {
    switch self {
    case .text(let text): return [text]
    case .faded(_, let items), .clipped(_, _, let items): return items.flatMap(\.lines)
    case .moved(let offset, let items):
      var lines = items.flatMap(\.lines)
      guard !lines.isEmpty else { return [] }
      lines[0].string = lines.map(\.string).joined()
      lines[0].position = Point(lines[0].position.x + offset.x, lines[0].position.y + offset.y)
      return [lines[0]]
    default: return []
    }
  }

  var leaves: [Scene.Item] {
    switch self {
    case .clipped(_, _, let items), .moved(_, let items), .faded(_, let items):
      items.flatMap(\.leaves)
    default: [self]
    }
  }
}

extension Text {
  /// Where the letters are, from left to right.
  var extent: ClosedRange<Double> {
    let width = min(
      FixedMeasure().width(of: string, style: style), maximumWidth ?? .greatestFiniteMagnitude)
    let start =
      switch anchor {
      case .leading: position.x
      case .middle: position.x - width / 2
      case .trailing: position.x - width
      }
    return start...(start + width)
  }
}

extension Table {
  /// A line through points at these moments.
  static func line(_ moments: [Double]) -> Table {
    Table(
      x: Column(moments),
      series: [Series(id: "y", name: "y", color: red, column: Column(moments))])
  }
}

extension Scene {
  /// The lines of text by their baselines, from top to bottom, each from left to right; parts that
  /// move as one are one.
  var rows: [[Text]] {
    Dictionary(grouping: items.flatMap(\.lines), by: \.position.y).sorted { $0.key < $1.key }
      .map { $0.value.sorted { $0.position.x < $1.position.x } }
  }

  /// Neighbours of a row that are less than 8 px apart, or texts that leave the scene.
  var overlaps: [String] { overlaps(closerThan: 8) }

  /// Neighbours of a row that are less than some pixels apart, or texts that leave the scene.
  func overlaps(closerThan space: Double) -> [String] {
    rows.flatMap { row in
      let close = zip(row, row.dropFirst()).filter {
        $0.extent.upperBound + space > $1.extent.lowerBound + 1e-6
      }
      let outside = row.filter {
        $0.extent.lowerBound < -1e-6 || $0.extent.upperBound > size.width + 1e-6
      }
      return close.map { "\($0.string), \($1.string)" } + outside.map(\.string)
    }
  }
}

// The parts by their names, in letters of a known width.
extension ChartScenes {
  func gridLines() -> Scene { scene(of: .grid, measure: FixedMeasure()) }
  func plot() -> Scene { scene(of: .plot, measure: FixedMeasure()) }
  func states(measure: FixedMeasure) -> Scene { scene(of: .states, measure: measure) }
  func yLabels(measure: FixedMeasure) -> Scene { scene(of: .yLabels, measure: measure) }
  func xLabels(measure: FixedMeasure) -> Scene { scene(of: .xLabels, measure: measure) }
  func header(measure: FixedMeasure) -> Scene { scene(of: .header, measure: measure) }
  func calendar(measure: FixedMeasure) -> Scene { scene(of: .calendar, measure: measure) }
  func miniMapSeries() -> Scene { scene(of: .miniMapSeries, measure: FixedMeasure()) }
  func miniMapWindow() -> Scene { scene(of: .miniMapWindow, measure: FixedMeasure()) }
  func overlay(measure: FixedMeasure) -> Scene { scene(of: .overlay, measure: measure) }
}
