import ChartCore

extension ChartPicture {
  /// The periods that are drawn as one with a point of prices; a line has each by itself.
  func slot(of index: Int) -> CandleSlot {
    table.candleSlot(of: index, bucketSpan: table.kind.showsQuotes ? xScale.bucketSpan : 0)
  }

  /// The points that are read as one with a point: those of its candle, else itself.
  public func indexes(readWith index: Int) -> Range<Int> {
    table.kind.isOfPrices ? slot(of: index).indexes : index..<index + 1
  }

  /// The point that stands for a moment as it is drawn, always valid: that of the candle that the moment is in.
  public func index(standingFor moment: Double) -> Int {
    table.index(standingFor: moment, bucketSpan: xScale.bucketSpan)
  }

  /// The dates of a point: of periods that are drawn as one, from the first to the last.
  func words(ofPoint index: Int) -> String {
    let points = indexes(readWith: index)
    guard points.count > 1 else { return style.formats.point(index, of: table) }
    let slot = slot(of: index)
    return style.formats.period(table.moments(of: slot), of: slot.period, in: table.zone)
  }

  /// What the indicator's card says of prices: those of a candle, or of a line's point the last one; how much was traded;
  /// and what has changed since the last close before.
  func priceRows(at index: Int) -> [CardRow] {
    var rows = prices(at: index).map { row($0.name, $0.value, axis: $0.axis) }
    if let close = prices(at: index).lastIndex(where: { $0.axis == 0 }),
      let base = base(ofSeries: 0)
    {
      rows[close].percent = style.formats.percentChange(prices(at: index)[close].value / base - 1)
    }
    let points = slot(of: index).indexes
    guard isOn(0), let prices = table.prices,
      let before = prices.quotes.known(in: 0..<points.lowerBound).close,
      let close = prices.quotes.known(in: points).close
    else { return rows }
    return rows + [change(from: before, to: close)]
  }

  /// The prices of the candle or point of an index that cells say, and how much was traded, of what is on.
  func prices(at index: Int) -> [(name: String, value: Double, axis: Int)] {
    guard let prices = table.prices else { return [] }
    let slot = slot(of: index)
    let known = prices.quotes.known(in: slot.indexes)
    var told: [(name: String, value: Double, axis: Int)] = []
    if isOn(0) {
      let close = (Phrase("Close", context: "price"), known.close)
      let all: [(Phrase, Double?)] =
        table.kind.showsQuotes
        ? [
          (Phrase("Open", context: "price"), known.open),
          (Phrase("High", context: "price"), known.high),
          (Phrase("Low", context: "price"), known.low), close,
        ] : [close]
      told = all.map { (style.words($0.0), $0.1 ?? .nan, 0) }
    }
    if prices.history.volume != nil, isOn(table.series.count - 1) {
      told.append((table.series[1].name, table.volumes(of: [slot.indexes])[0], 1))
    }
    return told
  }

  private func row(_ name: String, _ value: Double, axis: Int) -> CardRow {
    let notation = axis == 0 ? valueNotation(ofAxis: axis, with: [value]) : nil
    return CardRow(
      name: name,
      value: notation.map { style.formats.value(value, in: $0) }
        ?? style.formats.value(value, unit: table.presentation.unit),
      color: style.theme.text)
  }

  private func change(from before: Double, to value: Double) -> CardRow {
    let words = PriceChange(from: before, to: value).words(
      style.formats, in: valueNotation(ofAxis: 0, with: []))
    return CardRow(
      name: style.words("Change"), value: words,
      color: value == before
        ? style.theme.text : value < before ? style.theme.falling : style.theme.rising)
  }
}
