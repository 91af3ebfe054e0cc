/// A history of prices as a table shows it.
public struct ShownPrices: Equatable, Sendable {
  /// All that is known of the prices.
  public let history: PriceHistory
  /// How they are shown.
  public let view: PriceView
  /// The prices that are shown.
  public let quotes: Quotes
  /// How much was traded, as it is shown, and its sums; nil where that is not known.
  let volume: (column: Column, sums: SumPyramid)?

  /// Whether they are told after splits and dividends.
  public var isAdjusted: Bool { history.isAdjusted(in: view) }

  init(history: PriceHistory, view: PriceView, quotes: Quotes) {
    (self.history, self.view, self.quotes) = (history, view, quotes)
    volume = history.volume(areAdjusted: view.isAdjusted).map { ($0, SumPyramid(of: $0)) }
  }

  /// The prices of trades, drawn as a kind.
  init(trades: Column, at moments: Column, as kind: ChartKind) {
    let quotes = Quotes(trades: trades)
    var view = PriceView()
    view.form = PriceView.Form.allCases.first { $0.kind == kind } ?? .candles
    self.init(
      history: PriceHistory(moments: moments, quotes: quotes), view: view, quotes: quotes)
  }

  /// The sums are those of the same column.
  public static func == (a: ShownPrices, b: ShownPrices) -> Bool {
    a.history == b.history && a.view == b.view && a.quotes == b.quotes
  }
}

extension Table {
  /// The table of a history of prices: what the periods closed at and, where it is known, how much was traded.
  /// `presentation` is that of its moments. Linear time.
  public init(
    title: String?, prices history: PriceHistory, shown view: PriceView,
    names: (price: String, volume: String),
    presentation: Presentation
  ) {
    let quotes = history.quotes(areAdjusted: view.isAdjusted)
    var presentation = presentation
    let moments = history.starts(presentation)
    let sessions =
      view.hasSessionsAlone
      ? moments.usualSpacing.flatMap { TradingTime(moments, length: $0) } : nil
    presentation.sessions = sessions
    presentation.layout.openingRange = presentation.layout.openingRange.map { opening in
      let begun = history.begun(opening, startingAt: moments)
      return sessions?.times(of: begun) ?? begun
    }
    presentation.xKind = sessions == nil ? .moments : .sessions
    let prices = ShownPrices(history: history, view: view, quotes: quotes)
    let columns =
      [(names.price, quotes.close)] + (prices.volume.map { [(names.volume, $0.column)] } ?? [])
    let series = columns.enumerated().map { index, column in
      Series(
        id: index == 0 ? "price" : "volume", name: column.0,
        color: index == 0 ? SeriesPalette.color(0) : volumeColor,
        nightColor: index == 0 ? SeriesPalette.nightColor(0) : volumeNightColor, column: column.1)
    }
    self.init(
      title: title, kind: view.form.kind, x: sessions?.x ?? moments, series: series,
      presentation: presentation, prices: prices)
  }

  /// The table with its prices drawn in a form, those of a lone series over moments as what trades were made at; nil
  /// where it has none. Linear time.
  public func drawn(as form: PriceView.Form) -> Table? {
    var view = prices?.view ?? PriceView()
    view.form = form
    if prices != nil { return shown(as: view) }
    guard series.count == 1, xKind == .moments else { return nil }
    let history = PriceHistory(moments: x, quotes: Quotes(trades: series[0].column))
    var presentation = presentation
    presentation.layout.openingRange = presentation.layout.openingRange.map(withLastPeriod)
    return Table(
      title: title, prices: history, shown: view, names: (series[0].name, ""),
      presentation: presentation)
  }

  /// A range that ends with the last point, up to the end of the period that this begins, however long that is.
  private func withLastPeriod(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let last = x[x.count - 1]
    return range.upperBound < last ? range : range.lowerBound...last + 2 * spacing
  }

  /// The same prices in another view; the table itself where it has none. Linear time.
  public func shown(as view: PriceView) -> Table {
    guard let prices, prices.view != view else { return self }
    var presentation = presentation
    presentation.layout.openingRange = presentation.layout.openingRange.map(moments(of:))
    return Table(
      title: title, prices: prices.history, shown: view,
      names: (series[0].name, series.count > 1 ? series[1].name : ""), presentation: presentation)
  }
}

/// The decimals of money, and the most that prices are told with whatever a range resolves, more where they are so small
/// that they have less digits: what is behind them is the noise of numbers that were computed.
private let (decimalsOfMoney, mostDecimals, mostDigits) = (2, 4, 6)

extension Table {
  /// How many decimals its prices keep, those that the file has, wherever they are told; nil where it shows none. Constant
  /// time for each line of a comparison.
  public var priceDecimals: Int? {
    let compared = presentation.isComparison ? series.map(\.column) : []
    let columns = prices.map { [$0.history.quotes.close] } ?? compared
    let decimals = columns.filter { $0.places <= $0.mostPriceDecimals }.map(\.places)
    return columns.isEmpty ? nil : max(decimalsOfMoney, decimals.max() ?? 0)
  }
}

extension Column {
  /// The most decimals that somebody pays in.
  fileprivate var mostPriceDecimals: Int {
    max(mostDecimals, mostDigits - DecimalDigits(extent(of: 0..<count)?.upperBound ?? 0).exponent)
  }
}

/// Between what rises and what falls: a grey.
private let (volumeColor, volumeNightColor) = (Color(rgb: 0x7A8A98), Color(rgb: 0x8E9BA8))

extension PriceHistory {
  /// A range of moments from when the first period begins that is called by one of it, where periods start at others.
  fileprivate func begun(
    _ range: ClosedRange<Double>, startingAt starts: Column
  ) -> ClosedRange<Double> {
    let first = moments.index(atOrAfter: range.lowerBound)
    guard first < starts.count, moments[first] == range.lowerBound else { return range }
    return starts[first]...max(starts[first], range.upperBound)
  }

  /// When its periods begin, where they are shown so: before their moments where these are their last days. Linear time.
  fileprivate func starts(_ presentation: Presentation) -> Column {
    let zone = presentation.zone
    guard presentation.period == nil else { return moments }
    let areDays = moments.daysPerPoint(in: zone) != nil || moments.areDays(in: zone)
    let length = PointLength(of: moments, in: zone, areDays: areDays, ofPrices: true)
    return length.starts(of: moments, in: zone) ?? moments
  }
}

extension PriceView.Form {
  /// The kind of chart that draws prices so.
  fileprivate var kind: ChartKind {
    switch self {
    case .candles: .candles
    case .line: .priceLine
    case .area: .priceArea
    }
  }
}
