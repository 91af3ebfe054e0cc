import ChartCairo
import ChartCore
import ChartScene

/// A chart of made-up data, laid out with the bundled letters.
struct SampleChart {
  var table = Table.waves()
  var title = "Followers"
  var theme = Theme.light
  var form = ChartForm.full
  var actions: [Board.Action] = []

  /// The chart at rest on a card of this size.
  func scene(_ width: Double, _ height: Double) -> Scene {
    picture(width, height).scene(measure: PangoTextMeasure(fonts: bundledFonts))
  }

  /// The chart at rest in this size.
  func picture(_ width: Double, _ height: Double) -> ChartPicture {
    let measure = PangoTextMeasure(fonts: bundledFonts)
    let style = ChartStyle(theme: theme, formats: .english)
    let widths = table.series.map {
      ChartPicture.checkboxSize(name: $0.name, textScale: 1, measure: measure).width
    }
    let layout = ChartLayout(
      size: Size(width, height), form: form, checkboxWidths: widths,
      namesEnds: table.kind == .total)
    let target = layout.target(
      of: table, state: state,
      labels: ChartPicture.labelMetrics(style: style, measure: measure))
    return ChartPicture(
      table: table, title: title, sample: ChartSample(settled: target), style: style,
      layout: layout, reading: ChartReading(state.indicator))
  }

  private var state: ChartState {
    var board = Board(tables: [table])
    for action in actions { board.apply(action) }
    return board.charts[0].view
  }
}

extension Table {
  /// The first day of the data, 17 November 2018, and a day, in milliseconds.
  static let firstDay = 1_542_412_800_000.0
  private static let day = 86_400_000.0

  /// The moment of a point.
  static func moment(_ index: Int) -> Double { firstDay + Double(index) * day }

  /// 120 days of two lines, without chance; some of the first one's values can be missing.
  static func waves(gaps: Set<Int> = []) -> Table {
    let joined = (0..<120).map { gaps.contains($0) ? .nan : Double(2600 + $0 * 37 % 113 * 9) }
    let left = (0..<120).map { Double(2900 + $0 * 53 % 97 * 8) }
    return Table(
      x: Column((0..<120).map(moment)),
      series: [
        Series(id: "y0", name: "Joined", color: Color(rgb: 0x3DC23F), column: Column(joined)),
        Series(id: "y1", name: "Left", color: Color(rgb: 0xF34C44), column: Column(left)),
      ])
  }
}
