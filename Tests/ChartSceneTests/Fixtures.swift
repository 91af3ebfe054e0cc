import ChartCore
import ChartScene

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
        name: $0.name, textScale: style.textScale, measure: FixedMeasure()
      ).width
    }
    return ChartLayout(
      size: size, form: form, checkboxWidths: table.series.count > 40 ? nil : widths,
      hasMiniMap: table.presentation.hasMiniMap, textScale: style.textScale)
  }

  func target(_ size: Size) -> ChartTarget {
    ChartTarget(
      table: table, state: board.charts[0], width: size.width - 40,
      labelSpacing: ChartPicture.labelSpacing(style: style, measure: FixedMeasure()))
  }

  func picture(
    _ size: Size = Size(600, 440), form: ChartForm = .full, sample: ChartSample? = nil,
    role: ChartRole = .plain, remark: CardRemark? = nil
  ) -> ChartPicture {
    ChartPicture(
      table: table, title: title, sample: sample ?? ChartSample(settled: target(size)),
      indicator: board.charts[0].indicator, style: style, layout: layout(size, form: form),
      role: role, remark: remark)
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
