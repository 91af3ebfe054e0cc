import ChartCore

/// The letters of a price are so much larger than those of a title.
private let priceSize = 1.5
/// From the price to what has changed, and from there to since when, in pixels.
private let space = 12.0
/// The triangle before a change, and its distance from it.
private let (triangle, triangleSpace) = (Size(9, 7), 6.0)

extension ChartPicture {
  /// The last price of the visible range in large letters, and what has changed since it begins: a triangle says
  /// without colours whether it rose. None where the card has no room for it.
  func priceLine(measure: some TextMeasure) -> [Scene.Item] {
    guard layout.priceLineHeight > 0, let ends = visibleEnds else { return [] }
    let middle = layout.header.height - layout.priceLineHeight / 2
    var large = style.title
    large.size *= priceSize
    let notation = valueNotation(ofAxis: 0, with: [ends.last])
    let price = notation.map { style.formats.value(ends.last, in: $0) } ?? ""
    let baseline = large.baseline(centredOn: middle).rounded()
    var items = [text(price, large, style.theme.text, at: Point(0, baseline))]
    var x = measure.width(of: price, style: large) + space
    let change = PriceChange(from: ends.first, to: ends.last)
    let isFalling = change.difference < 0
    let color = isFalling ? style.theme.falling : style.theme.rising
    let words = change.words(style.formats, in: notation)
    let since = "since " + ends.since
    let width = measure.width(of: words, style: style.strong)
    guard x + triangle.width + triangleSpace + width <= layout.header.width else { return items }
    items.append(
      .polygon(Self.sign(at: Point(x, baseline), pointsDown: isFalling), fill: color))
    x += triangle.width + triangleSpace
    items.append(text(words, style.strong, color, at: Point(x, baseline)))
    x += width + space
    if x + measure.width(of: since, style: style.label) <= layout.header.width {
      items.append(text(since, style.label, style.theme.dim, at: Point(x, baseline)))
    }
    return items
  }

  private func text(_ string: String, _ style: TextStyle, _ color: Color, at place: Point)
    -> Scene.Item
  {
    .text(Text(string, at: place, style: style, color: color))
  }

  private static func sign(at place: Point, pointsDown: Bool) -> [Point] {
    let (top, bottom, middle) = (
      place.y - triangle.height - 1, place.y - 1, place.x + triangle.width / 2
    )
    let right = place.x + triangle.width
    return pointsDown
      ? [Point(place.x, top), Point(right, top), Point(middle, bottom)]
      : [Point(place.x, bottom), Point(middle, top), Point(right, bottom)]
  }

  /// What the first period of the visible range opened at, what the last one closed at, and the first one's date; nil
  /// where nothing is known.
  private var visibleEnds: (first: Double, last: Double, since: String)? {
    guard table.kind.mark == .price else { return nil }
    let seen = table.indexes(drawnIn: sample.visibleRange)
    guard !seen.isEmpty, let candle = table.candles(of: [seen])[0] else { return nil }
    return (candle.open, candle.close, style.formats.point(seen.lowerBound, of: table))
  }
}
