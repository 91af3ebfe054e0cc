import ChartCore

/// How much of a slot its candle or column has; the rest is the space to the next one.
private let bodyShare = 0.72
/// No candle is wider, in pixels: a few are no walls.
private let widestCandle = 40.0
/// Candles whose bodies are narrower are not hollow.
private let narrowestHollow = 3.0
/// How opaque the surface below a line is where it begins.
private let areaOpacity = 0.3

/// How prices look beyond a line's colour.
struct PriceLook {
  /// The colours of candles that close above what they open at, and below.
  var rising, falling: Color
  /// How wide the lines of candles are, in pixels.
  var lineWidth: Double
  /// How far the colour of what was traded stands out beside prices, from 0 to 1.
  var volumeOpacity: Double
}

/// Draws prices as candles, as a line, or as a line over a surface that fades out; and at the foot of the plot, as
/// columns, how much was traded.
///
/// Candles that rise are hollow, those that fall are full: so they differ without colours. As many periods as share a
/// few pixels are one candle, of a time that calendars have. Time in proportion to the candles and the logarithm of the
/// periods.
struct PriceMark {
  /// The data and the scales.
  let input: MarkInput

  /// The surface, if there is one, the columns, and in front of them the prices; as a line alone where nothing says how they look.
  func items() -> [Scene.Item] {
    guard let look = input.priceLook else { return line() }
    let slots = input.table.candleSlots(in: input.range, bucketSpan: input.bucketSpan)
    var scene = Scene(size: input.size)
    if input.table.kind == .priceArea { scene.add(surface(), opacity: input.weights[0]) }
    if input.table.axisCount > 1 { scene.add(volume(slots, look), opacity: input.weights[1]) }
    scene.add(
      input.table.kind.showsQuotes ? candles(slots, look) : line(), opacity: input.weights[0])
    return scene.items
  }

  // MARK: Candles

  private func candles(_ slots: [CandleSlot], _ look: PriceLook) -> [Scene.Item] {
    var rising: [Rect] = []
    var falling: [Rect] = []
    for (slot, candle) in zip(slots, input.table.candles(of: slots.map(\.indexes))) {
      guard let candle else { continue }
      if candle.isRising {
        rising += hollow(candle, in: slot, lineWidth: look.lineWidth)
      } else {
        falling += full(candle, in: slot, lineWidth: look.lineWidth)
      }
    }
    return [
      .rectangles(rising, fill: look.rising), .rectangles(falling, fill: look.falling),
    ].filter { if case .rectangles(let rects, _) = $0 { !rects.isEmpty } else { true } }
  }

  /// The body of a candle, at least a pixel high, and the lines above and below it.
  private func body(of candle: Candle, in slot: CandleSlot) -> Rect {
    let scale = input.yScale(ofSeries: 0)
    let (top, bottom) = (
      place(max(candle.open, candle.close), on: scale),
      place(min(candle.open, candle.close), on: scale)
    )
    let columns = self.columns(of: slot)
    return Rect(columns.lowerBound, top, columns.span, max(1, bottom - top))
  }

  private func full(_ candle: Candle, in slot: CandleSlot, lineWidth: Double) -> [Rect] {
    let body = body(of: candle, in: slot)
    return [body] + wicks(of: candle, body, lineWidth)
  }

  private func hollow(_ candle: Candle, in slot: CandleSlot, lineWidth: Double) -> [Rect] {
    let body = body(of: candle, in: slot)
    let wicks = wicks(of: candle, body, lineWidth)
    guard body.width >= narrowestHollow, body.height > 2 * lineWidth else { return [body] + wicks }
    let sides = body.height - 2 * lineWidth
    return wicks + [
      Rect(body.x, body.y, body.width, lineWidth),
      Rect(body.x, body.maxY - lineWidth, body.width, lineWidth),
      Rect(body.x, body.y + lineWidth, lineWidth, sides),
      Rect(body.maxX - lineWidth, body.y + lineWidth, lineWidth, sides),
    ]
  }

  private func wicks(of candle: Candle, _ body: Rect, _ lineWidth: Double) -> [Rect] {
    let scale = input.yScale(ofSeries: 0)
    let (top, bottom) = (place(candle.high, on: scale), place(candle.low, on: scale))
    let left = (body.midX - lineWidth / 2).rounded(.down)
    return [
      Rect(left, top, lineWidth, body.y - top),
      Rect(left, body.maxY, lineWidth, bottom - body.maxY),
    ].filter { $0.height > 0 }
  }

  // MARK: What was traded

  private func volume(_ slots: [CandleSlot], _ look: PriceLook) -> [Scene.Item] {
    let scale = input.yScale(ofSeries: 1)
    let base = place(0, on: scale)
    let rects = zip(slots, input.table.volumes(of: slots.map(\.indexes))).compactMap { slot, sum in
      let (columns, top) = (columns(of: slot), place(sum, on: scale))
      return sum > 0 ? Rect(columns.lowerBound, top, columns.span, max(1, base - top)) : nil
    }
    return rects.isEmpty
      ? []
      : [
        .rectangles(
          rects, fill: input.colors[1].mixed(with: input.ground, by: 1 - look.volumeOpacity))
      ]
  }

  // MARK: Lines

  /// The line through the prices, in the middle of their periods.
  private func line() -> [Scene.Item] { LineMark(input: inTheMiddle).items() }

  private var inTheMiddle: MarkInput {
    var line = input
    line.weights = input.weights.indices.map { $0 == 0 ? 1 : 0 }
    let (domain, half) = (input.xScale.domain, input.table.spacing / 2)
    line.xScale = LinearScale(
      domain: (domain.lowerBound - half)...(domain.upperBound - half), from: input.xScale.from,
      to: input.xScale.to)
    return line
  }

  /// What is below the line, in its colour, which the card's own takes over step by step on the way down.
  private func surface() -> [Scene.Item] {
    let (line, scale) = (inTheMiddle, input.yScale(ofSeries: 0))
    let runs = line.table.runs(ofSeries: 0, in: line.lineColumns, on: scale).map { run in
      run.map { Point(line.xScale($0.moment), scale($0.value)) }
    }
    return FadingSurface(input: input, base: scale.from).items(
      under: runs, color: input.colors[0].faded(by: areaOpacity))
  }

  // MARK: Places

  /// From where to where a candle or column of a slot goes, on whole pixels; as wide as all others of as long a time.
  private func columns(of slot: CandleSlot) -> ClosedRange<Double> {
    let (left, right) = (input.xScale(slot.x.lowerBound), input.xScale(slot.x.upperBound))
    // An odd number of pixels has one in its middle, for the line.
    let room = min((right - left) * bodyShare, widestCandle)
    let width = max(1, (room / 2).rounded(.down) * 2 + 1)
    let start = ((left + right - width) / 2).rounded()
    return start...start + width
  }

  private func place(_ value: Double, on scale: ValueScale) -> Double {
    let place = scale(value)
    return place.isNaN
      ? scale.from : place.rounded().clamped(to: -markReach...(input.size.height + markReach))
  }
}
