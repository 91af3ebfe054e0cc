extension Table {
  /// The table of what several histories closed at, whose lines open in percent of where they begin; nil where less than
  /// two of the tables have prices.
  ///
  /// Its points are at all moments at which any of them closed (`closingMoments`). Where a market was closed its last
  /// price is still the price, but none that counts; before a history begins and after it ends there is none, and a gap
  /// stays one. Prices are adjusted where they are in their own charts. Time in proportion to the points times the tables.
  public init?(comparing tables: [Table], _ words: Words = .english) {
    let shown = tables.filter { $0.prices != nil }
    guard shown.count > 1 else { return nil }
    let clocks = shown.first { !$0.presentation.isOfOwnClocks } ?? shown[0]
    let zone = clocks.zone
    let closing = shown.closingMoments(in: zone)
    let past = zip(shown, closing).map { PastCloses(of: $0, at: $1, words) }
    let moments = closing.merged
    let sessions = shown.sessionTime(of: moments)
    var presentation = shown[0].presentation
    presentation.layout.openingYScale = .percent
    presentation.isComparison = true
    presentation.isOfOwnClocks = clocks.presentation.isOfOwnClocks
    presentation.zone = clocks.presentation.zone
    presentation.sessions = sessions
    presentation.calledMoments = shown.calledMoments(of: closing, at: moments, in: zone)
    presentation.xKind = sessions == nil ? .moments : .sessions
    presentation.layout.openingRange = shown.commonOpening(in: zone).map {
      sessions?.times(of: $0) ?? $0
    }
    presentation.period = shown.closeOnDays ? .day : nil
    let series = past.enumerated().map { index, closes in
      let columns = closes.columns(at: moments)
      return Series(
        id: "close-\(index)", number: index, name: closes.name, column: columns.all,
        counted: columns.counted)
    }
    self.init(
      title: words("Compared"), x: sessions?.x ?? moments, series: series,
      presentation: presentation)
  }
}

/// What a history closed at, as it is compared with others.
private struct PastCloses {
  let name: String
  private let moments: Column
  private let closes: Column

  init(of table: Table, at moments: Column, _ words: Words) {
    let prices = table.prices!
    let title = table.title ?? prices.history.symbol ?? table.series[0].name
    name = prices.isAdjusted ? words("\(title), adjusted") : title
    closes = prices.quotes.close
    self.moments = moments
  }

  /// The last close at each of some moments, which are all of its own and others; and those of its own alone, nil where
  /// all are.
  func columns(at others: Column) -> (all: Column, counted: Column?) {
    let (all, counted) = (
      ColumnBuilder(decimals: closes.decimals), ColumnBuilder(decimals: closes.decimals)
    )
    var next = 0
    for place in 0..<others.count {
      while next < moments.count, moments[next] <= others[place] { next += 1 }
      let isOwn = next > 0 && moments[next - 1] == others[place]
      let value = next == 0 || next == moments.count && !isOwn ? .nan : closes[next - 1]
      all.appendOrGap(value)
      counted.appendOrGap(isOwn ? value : .nan)
    }
    let columns = (all.finished(), counted.finished())
    return (columns.0, columns.0.gapCount == columns.1.gapCount ? nil : columns.1)
  }
}

extension [Table] {
  /// The time of the sessions of tables that all leave out what is without trade; nil where one does not, and where some
  /// do so with days and others with hours, which are no sessions of each other.
  fileprivate func sessionTime(of moments: Column) -> TradingTime? {
    let areIntraday = map { ($0.presentation.sessions?.length ?? 0) < millisecondsPerDay }
    guard allSatisfy({ $0.xKind == .sessions }), Set(areIntraday).count == 1 else { return nil }
    return moments.usualSpacing.flatMap { TradingTime(moments, length: $0) }
  }

  /// The moments in which all tables open, days from their first moments on in a zone; nil where there are none.
  fileprivate func commonOpening(in zone: Zone) -> ClosedRange<Double>? {
    let ranges = map { $0.moments(of: $0.presentation.layout.openingRange ?? $0.domain) }
    let areDated = areDated
    let starts = zip(self, ranges).map { table, range in
      areDated
        ? zone.moment(ofLocal: table.zone.local(range.lowerBound).midnight) : range.lowerBound
    }
    let lower = starts.max() ?? 0
    let upper = ranges.map(\.upperBound).max() ?? 0
    return lower < upper ? lower...upper : nil
  }
}
