public import ChartCore

/// A chart of a page: its data, and what people have changed about it.
public struct PageChart: Sendable {
  /// What it shows: the detail, where it is zoomed in.
  let table: Table
  /// Its name.
  let title: String
  /// Its visible range, the series that are off, the indicator and the y axis.
  let state: ChartState
  /// Whether it is the detail of a point.
  let role: ChartRole

  /// A chart in a state of its table.
  public init(_ table: Table, title: String, state: ChartState, role: ChartRole = .plain) {
    (self.table, self.title, self.state, self.role) = (table, title, state, role)
  }
}

/// Charts one under the other on one page, as the list shows them: their cards whole, on the window's ground.
public struct BoardPage: Sendable {
  private let charts: [PageChart]
  private let form: ChartForm
  private let style: ChartStyle
  private let list: ListArrangement
  /// How large the page is, with the ground around the cards; no height where there are no charts.
  public let size: Size

  /// A page whose cards are so wide, and so high or, without a height, as high as each is in a long list, with all parts
  /// or some. Linear in the charts.
  public init(
    _ charts: [PageChart], cardWidth: Double, cardHeight: Double? = nil, form: ChartForm = .full,
    style: ChartStyle
  ) {
    self.form = form
    self.charts = charts
    self.style = style
    let width = Self.width(around: cardWidth)
    list = ListArrangement(
      viewport: Size(width, .infinity),
      heights: charts.map {
        cardHeight
          ?? ChartLayout.listHeight(for: $0.table, width: cardWidth, textScale: style.textScale)
      })
    size = Size(width, list.contentHeight)
  }

  /// How large the card of a chart is.
  public func cardSize(ofChart index: Int) -> Size { list.place(of: index, scroll: 0).rect.size }

  /// The width of a page that leaves its cards theirs.
  private static func width(around cardWidth: Double) -> Double {
    let roomy = cardWidth + 2 * cardGap
    return cardWidth + 2 * cardGap(in: Size(roomy, .infinity))
  }

  /// All of it.
  public func scene(measure: some TextMeasure) -> Scene {
    let ground = Scene.Item.rectangle(Rect(size), fill: style.theme.window)
    return Scene(
      size: size,
      items: [ground] + charts.indices.flatMap { items(ofChart: $0, measure: measure) })
  }

  /// A chart's card, with the shadow that it has in the list. Its parts stay items of the page: series are painted
  /// faster where they are no parts of parts.
  private func items(ofChart index: Int, measure: some TextMeasure) -> [Scene.Item] {
    let chart = charts[index]
    let place = list.place(of: index, scroll: 0).rect
    let picture = ChartPicture(
      resting: chart.table, title: chart.title, state: chart.state, size: place.size, form: form,
      style: style, indicator: chart.state.indicator, role: chart.role, measure: measure)
    let shadow = Scene.Item.shadow(
      place, radius: picture.layout.cornerRadius, blur: CardShadow.blur, offset: CardShadow.offset,
      color: style.theme.shadow)
    return [shadow] + picture.cardItems(measure: measure).map { $0.moved(to: place.origin) }
  }
}

extension Scene.Item {
  /// The item, moved by an offset as one that is.
  fileprivate func moved(to offset: Point) -> Scene.Item {
    guard case .moved(let own, let items) = self else { return .moved(offset, [self]) }
    return .moved(Point(own.x + offset.x, own.y + offset.y), items)
  }
}
