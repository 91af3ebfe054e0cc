import ChartCore

/// The mark at the end that says: this opens.
private let chevronSize = Size(4, 8)
private let chevronWidth = 1.5
/// The least space between the words and the chevron.
private let chevronGap = 14.0
/// How much fainter the chevron is than other dim signs: it is on every card.
private let chevronOpacity = 0.7

/// What a card over a plot is called, with a mark where a press on the card opens something.
struct CardHeading {
  /// What it is called.
  let words: String
  /// Whether a press opens something.
  let hasChevron: Bool
  /// How it looks.
  let style: ChartStyle

  /// How wide it wants to be.
  func width(measure: some TextMeasure) -> Double {
    (words.isEmpty ? 0 : measure.width(of: words, style: style.strong)) + chevronRoom
  }

  /// Its items at the top of an area, on a line of a height.
  func items(in inner: Rect, height: Double) -> [Scene.Item] {
    let middle = inner.y + height / 2
    let text = Text(
      words, at: Point(inner.x, style.strong.baseline(centredOn: middle)), style: style.strong,
      color: style.theme.text, maximumWidth: max(0, inner.width - chevronRoom))
    let sign = hasChevron ? [chevron(at: Point(inner.maxX, middle))] : []
    return style.laid([.text(text)] + sign, in: inner)
  }

  private var chevronRoom: Double { hasChevron ? chevronGap + chevronSize.width : 0 }

  private func chevron(at tip: Point) -> Scene.Item {
    let (width, height) = (chevronSize.width, chevronSize.height / 2)
    return .polyline(
      [Point(tip.x - width, tip.y - height), tip, Point(tip.x - width, tip.y + height)],
      width: chevronWidth, color: style.theme.dim.faded(by: chevronOpacity))
  }
}
