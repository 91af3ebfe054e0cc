import ChartCore

/// Prices: candles of several points, rows of their own on the card, and the last price in large letters.
struct PriceDrawing: KindDrawing {
  let hasRings: Bool
  func marks(_ input: MarkInput) -> [Scene.Item] { PriceMark(input: input).items() }

  func place(of index: Int, in picture: ChartPicture) -> ClosedRange<Double> {
    let slot = picture.slot(of: index)
    let (left, right) = (picture.xScale(slot.x.lowerBound), picture.xScale(slot.x.upperBound))
    // A candle of which a part is seen is read there.
    let seen = (left...max(left, right)).clamped(to: picture.layout.rangeEdges)
    return left < right && seen.lowerBound < seen.upperBound
      ? seen.middle...seen.middle : (left + right) / 2...(left + right) / 2
  }

  func cardRows(at index: Int, in picture: ChartPicture) -> [CardRow]? {
    picture.priceRows(at: index)
  }

  func copiedValues(at index: Int, in picture: ChartPicture) -> [(name: String, value: Double)] {
    picture.prices(at: index).map { ($0.name, $0.value) }
  }

  /// What the first period of the visible range closed at, which every change of prices is counted from, and what the last
  /// one did; nil where nothing is known.
  func figure(of drawing: some FiguresDrawing) -> Figure? {
    let (style, table, range) = (drawing.style, drawing.table, drawing.visibleRange)
    let seen = table.indexes(drawnIn: range)
    guard !seen.isEmpty, let candle = table.candles(of: [seen])[0] else { return nil }
    let first = style.formats.point(
      table.baseIndex(ofSeries: 0, in: range) ?? seen.lowerBound, of: table)
    let isAdjusted = table.prices?.isAdjusted == true
    return Figure(
      value: candle.close, before: table.base(ofSeries: 0, in: range) ?? .nan,
      comparisons: isAdjusted
        ? [style.words("adjusted, since \(first)"), style.words("adjusted")]
        : [style.words("since \(first)")],
      rising: style.theme.rising, falling: style.theme.falling, isPrice: true)
  }
}
