import ChartCore

private let cornerRadius = 10.0
private let widestCard = 280.0
private let narrowestCard = 120.0
private let shadowBlur = 12.0
private let shadowOffset = 2.0
/// The least space between a name and its value.
private let columnGap = 20.0

/// Lengths of the card, roomy or, in a low plot, tight.
private struct CardMeasures {
  var padding, header, row: Double

  init(isTight: Bool, textScale: Double) {
    padding = isTight ? 7 : 12
    header = (isTight ? 15 : 17) * textScale
    row = (isTight ? 17 : 22) * textScale
  }

  func height(rows: Int) -> Double { 2 * padding + header + Double(rows) * row }

  /// How many rows there is room for.
  func rows(in height: Double) -> Int {
    max(0, Int(clamping: (height - self.height(rows: 0)) / row))
  }
}

/// The card of the indicator: a date, and name and value of each visible series.
struct IndicatorCard {
  private struct Row {
    var name: String
    var value = ""
    var color: Color
    var valueWidth = 0.0
  }

  private let date: String
  private let style: ChartStyle
  private let plot: Size
  private let measures: CardMeasures
  private var rows: [Row]
  private var width = 0.0

  /// The card for the point `index` of a picture's table.
  init(_ picture: ChartPicture, index: Int, measure: some TextMeasure) {
    style = picture.style
    plot = picture.layout.plot.size
    date = style.formats.moment(picture.table.x[index], step: picture.table.x.evenStep)
    let visible = picture.table.series.indices.filter(picture.isOn)
    let room = plot.height - 2 * IndicatorGeometry.cardMargin
    let roomy = CardMeasures(isTight: false, textScale: style.textScale)
    let isTight = roomy.rows(in: room) < visible.count
    measures = CardMeasures(isTight: isTight, textScale: style.textScale)
    rows = []
    rows = shownRows(of: visible, room: measures.rows(in: room)) { series in
      let column = picture.table.series[series].column
      let value = style.formats.value(column[index])
      return row(picture.table.series[series], value: value, measure: measure)
    }
    width = fittingWidth(measure: measure)
  }

  /// As many rows as there is room for; the last tells how many more there would be.
  private func shownRows(of series: [Int], room: Int, row: (Int) -> Row) -> [Row] {
    if series.count <= room { return series.map(row) }
    guard room > 0 else { return [] }
    let more = Row(name: "+\(series.count - room + 1) more", color: style.theme.dim)
    return series.prefix(room - 1).map(row) + [more]
  }

  private func row(_ series: Series, value: String, measure: some TextMeasure) -> Row {
    Row(
      name: series.name, value: value,
      color: style.theme.seriesTextColor(series.color, on: style.theme.tooltip),
      valueWidth: measure.width(of: value, style: style.strong))
  }

  private func fittingWidth(measure: some TextMeasure) -> Double {
    let rowWidths = rows.map { row in
      measure.width(of: row.name, style: style.plain)
        + (row.valueWidth > 0 ? columnGap + row.valueWidth : 0)
    }
    let content = max(measure.width(of: date, style: style.strong), rowWidths.max() ?? 0)
    let wanted = (content + 2 * measures.padding).rounded(.up)
    let available = max(0, plot.width - 2 * IndicatorGeometry.cardMargin)
    return min(wanted.clamped(to: narrowestCard...(widestCard * style.textScale)), available)
  }

  func rect(besides x: Double) -> Rect {
    let height = min(measures.height(rows: rows.count), plot.height)
    return IndicatorGeometry.cardRect(Size(width, height), besides: x, in: plot)
  }

  /// The card beside a hairline at x.
  func items(besides x: Double) -> [Scene.Item] {
    let height = min(measures.height(rows: rows.count), plot.height)
    let rect = IndicatorGeometry.cardRect(Size(width, height), besides: x, in: plot)
    let theme = style.theme
    let inner = rect.inset(horizontally: measures.padding, vertically: measures.padding)
    let date = Text(
      date, at: Point(inner.x, inner.y + style.strong.baseline(centredOn: measures.header / 2)),
      style: style.strong, color: theme.text, maximumWidth: inner.width)
    return [
      .shadow(
        rect, radius: cornerRadius, blur: shadowBlur, offset: shadowOffset, color: theme.shadow),
      .rectangle(rect, radius: cornerRadius, fill: theme.tooltip),
      .outline(
        rect.inset(horizontally: 0.5, vertically: 0.5), radius: cornerRadius - 0.5, width: 1,
        color: theme.border),
      .text(date),
    ] + rows.indices.flatMap { rowItems($0, in: inner) }
  }

  private func rowItems(_ index: Int, in inner: Rect) -> [Scene.Item] {
    let row = rows[index]
    let middle = inner.y + measures.header + (Double(index) + 0.5) * measures.row
    let baseline = style.plain.baseline(centredOn: middle + 2)
    let value = Text(
      row.value, at: Point(inner.maxX, baseline), anchor: .trailing, style: style.strong,
      color: row.color, maximumWidth: inner.width)
    let isRemark = row.value.isEmpty
    let room = isRemark ? inner.width : inner.width - row.valueWidth - columnGap / 2
    let name = Text(
      row.name, at: Point(inner.x, baseline), style: style.plain,
      color: isRemark ? row.color : style.theme.text, maximumWidth: max(0, room))
    return isRemark ? [.text(name)] : [.text(name), .text(value)]
  }
}
