import ChartCore

extension ChartPicture {
  /// The periods that are drawn as one with a point, where it is one of prices; a line has each by itself.
  func slot(of index: Int) -> CandleSlot? {
    guard table.kind.mark == .price else { return nil }
    return table.candleSlot(of: index, columnSpan: table.kind == .candles ? xScale.columnSpan : 0)
  }

  /// The points that are read as one with a point: those of its candle, else itself.
  public func indexes(readWith index: Int) -> Range<Int> {
    slot(of: index)?.indexes ?? index..<index + 1
  }

  /// The dates of a point: of periods that are drawn as one, from the first to the last.
  func words(ofPoint index: Int) -> String {
    guard let slot = slot(of: index), slot.indexes.count > 1 else {
      return style.formats.point(index, of: table)
    }
    let period = table.candlePeriod(columnSpan: xScale.columnSpan)
    return style.formats.period(table.moments(of: slot.x), of: period, in: table.zone)
  }

  /// What the indicator's card says of prices: those of a candle, or of a line's point the last one; how much was traded;
  /// and what has changed since the candle or point before.
  func priceRows(at index: Int) -> [CardRow] {
    guard let prices = table.prices, let slot = slot(of: index) else { return [] }
    let before =
      slot.indexes.lowerBound > 0 ? self.slot(of: slot.indexes.lowerBound - 1) : nil
    let candles = table.candles(of: [slot, before].compactMap { $0?.indexes })
    let candle = candles[0]
    let names: [(Phrase, Double?)] =
      table.kind == .candles
      ? [
        (Phrase("Open", context: "price"), candle?.open),
        (Phrase("High", context: "price"), candle?.high),
        (Phrase("Low", context: "price"), candle?.low),
        (Phrase("Close", context: "price"), candle?.close),
      ] : [(Phrase("Close", context: "price"), candle?.close)]
    var rows = isOn(0) ? names.map { row(style.words($0.0), $0.1 ?? .nan, axis: 0) } : []
    if prices.history.volume != nil, isOn(table.series.count - 1) {
      rows.append(row(table.series[1].name, table.volumes(of: [slot.indexes])[0], axis: 1))
    }
    if isOn(0), let candle, candles.count > 1, let before = candles[1] {
      rows.append(change(from: before.close, to: candle.close))
    }
    return rows
  }

  private func row(_ name: String, _ value: Double, axis: Int) -> CardRow {
    let exact = style.formats.value(value, unit: table.presentation.unit)
    let notation = axis == 0 ? valueNotation(ofAxis: axis, with: [value]) : nil
    return CardRow(
      name: name, value: notation.map { style.formats.value(value, in: $0) } ?? exact,
      exactValue: exact,
      color: style.theme.text)
  }

  private func change(from before: Double, to value: Double) -> CardRow {
    let words = PriceChange(from: before, to: value).words(
      style.formats, in: valueNotation(ofAxis: 0, with: []))
    return CardRow(
      name: style.words("Change"), value: words, exactValue: words,
      color: value < before ? style.theme.falling : style.theme.rising)
  }
}
