import ChartCore

private let padding = 12.0
private let cardHeight = 36.0
/// The space between the name and the value.
private let gap = 20.0
/// The widest name.
private let widestName = 220.0
/// From the disc's rim to the card: more than a sector moves out.
private let distance = 16.0
private let margin = 4.0

/// The card of the sector that has moved out: its series' name and value.
struct PieCard {
  /// Where the sectors lie.
  let geometry: PieGeometry
  /// The sector.
  let share: PieShare
  /// Its series.
  let series: Series
  /// What its values count.
  let unit: Presentation.Unit
  /// Colours, formats and the size of text.
  let style: ChartStyle
  /// The plot.
  let size: Size

  /// The card beside its sector, inside the plot.
  func items(measure: some TextMeasure) -> [Scene.Item] {
    let value = style.formats.value(share.value, unit: unit)
    let valueWidth = measure.width(of: value, style: style.strong)
    let nameWidth = min(
      measure.width(of: series.name, style: style.plain), widestName * style.textScale)
    let wanted = (nameWidth + gap + valueWidth + 2 * padding).rounded(.up)
    let rect = place(Size(wanted, (cardHeight * style.textScale).rounded()))
    return floatingCard(rect, theme: style.theme) + text(value, width: valueWidth, in: rect)
  }

  /// Beside the disc at its sector's height, as far as the plot has room.
  private func place(_ card: Size) -> Rect {
    let way = direction(ofTurn: share.middleTurn)
    let width = min(card.width, max(0, size.width - 2 * margin))
    let rim = geometry.center.y + way.y * geometry.radius
    let y = (rim - card.height / 2)
      .clamped(to: margin...max(margin, size.height - margin - card.height)).rounded()
    let beside = halfWidth(from: y, to: y + card.height)
    let x = geometry.center.x + (way.x < 0 ? -beside - width : beside)
    return Rect(
      x.clamped(to: margin...max(margin, size.width - margin - width)).rounded(), y, width,
      card.height)
  }

  /// How far the disc, moved out and with some distance, reaches sideways between two heights.
  private func halfWidth(from upper: Double, to lower: Double) -> Double {
    let reach = geometry.radius + distance
    let height = geometry.center.y.clamped(to: upper...lower) - geometry.center.y
    return max(0, reach * reach - height * height).squareRoot()
  }

  private func text(_ value: String, width: Double, in rect: Rect) -> [Scene.Item] {
    let inner = rect.inset(horizontally: padding, vertically: 0)
    let baseline = style.plain.baseline(centredOn: rect.midY)
    let ink = style.theme.seriesTextColor(of: series, on: style.theme.tooltip)
    let texts: [Scene.Item] = [
      .text(
        Text(
          series.name, at: Point(inner.x, baseline), style: style.plain, color: style.theme.text,
          maximumWidth: max(0, inner.width - width - gap / 2))),
      .text(
        Text(
          value, at: Point(inner.maxX, baseline), anchor: .trailing, style: style.strong,
          color: ink, maximumWidth: inner.width)),
    ]
    return style.laid(texts, in: inner)
  }
}
