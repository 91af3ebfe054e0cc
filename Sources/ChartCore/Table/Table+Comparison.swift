extension Table {
  /// The table of what several histories closed at, whose lines open in percent of where they begin; nil where less than
  /// two of the tables have prices.
  ///
  /// Its points are at all moments that any of them has. Where a market was closed its last price is still the price;
  /// before a history begins and after it ends there is none, and a gap stays one. Prices are after splits and dividends
  /// where those are known. Days are compared by their dates, whatever zone they are told in. Time in proportion to the
  /// points times the tables.
  public init?(comparing tables: [Table], _ words: Words = .english) {
    let shown = tables.filter { $0.prices != nil }
    guard shown.count > 1 else { return nil }
    let past = shown.map { PastCloses(of: $0, in: shown[0].zone, words) }
    let moments = past.map(\.moments).merged
    let sessions = shown.sessionTime(of: moments)
    var presentation = shown[0].presentation
    presentation.openingYScale = .percent
    presentation.isComparison = true
    presentation.sessions = sessions
    presentation.xKind = sessions == nil ? .moments : .sessions
    presentation.openingRange = shown.commonOpening.map { sessions?.times(of: $0) ?? $0 }
    let series = past.enumerated().map { index, closes in
      Series(
        id: "close-\(index)", name: closes.name, color: SeriesPalette.color(index),
        nightColor: SeriesPalette.nightColor(index), column: closes.column(at: moments))
    }
    self.init(
      title: words("Compared"), x: sessions?.x ?? moments, series: series,
      presentation: presentation)
  }
}

/// What a history closed at, as it is compared with others.
private struct PastCloses {
  let name: String
  let moments: Column
  private let closes: Column

  init(of table: Table, in zone: Zone, _ words: Words) {
    let history = table.prices!.history
    let title = table.title ?? history.symbol ?? table.series[0].name
    name = history.adjustedClose == nil ? title : words("\(title), adjusted")
    closes = history.adjustedClose ?? history.quotes.close
    moments = history.moments.datesAlike(from: table.zone, in: zone)
  }

  /// The last close at each of some moments, which are all of its own and others.
  func column(at others: Column) -> Column {
    let values = ColumnBuilder(decimals: closes.decimals)
    var next = 0
    for place in 0..<others.count {
      while next < moments.count, moments[next] <= others[place] { next += 1 }
      let isOver = next == moments.count && others[place] > moments[next - 1]
      let value = next == 0 || isOver ? .nan : closes[next - 1]
      if value.isNaN { values.appendGaps() } else { values.append(value) }
    }
    return values.finished()
  }
}

extension Column {
  /// Moments of days or longer periods as when their dates begin in a zone, whatever zone has told them; others as they
  /// are. Linear time.
  fileprivate func datesAlike(from own: Zone, in zone: Zone) -> Column {
    guard let usualSpacing, usualSpacing >= leastDay else { return self }
    let moments = ColumnBuilder()
    for index in 0..<count {
      let local = own.local(self[index])
      let date = (local / millisecondsPerDay).rounded(.down) * millisecondsPerDay
      moments.append(zone.moment(ofLocal: date))
    }
    return moments.finished()
  }
}

/// Days are not shorter, in milliseconds.
private let leastDay = 20 * millisecondsPerHour

extension [Column] {
  /// All numbers of ascending columns, ascending, those that are equal once. Time in proportion to the numbers times the
  /// columns.
  fileprivate var merged: Column {
    let all = ColumnBuilder()
    var next = Array<Int>(repeating: 0, count: count)
    while true {
      let least = indices.reduce(Double.infinity) {
        next[$1] < self[$1].count ? Swift.min($0, self[$1][next[$1]]) : $0
      }
      guard least.isFinite else { return all.finished() }
      all.append(least)
      for index in indices {
        while next[index] < self[index].count, self[index][next[index]] <= least {
          next[index] += 1
        }
      }
    }
  }
}

extension [Table] {
  /// The time of the sessions of tables that all leave out days without trade; nil where one does not.
  fileprivate func sessionTime(of moments: Column) -> SessionTime? {
    guard allSatisfy({ $0.xKind == .sessions }) else { return nil }
    return moments.usualSpacing.flatMap { SessionTime(moments, length: $0) }
  }

  /// The moments in which all tables open; nil where there are none.
  fileprivate var commonOpening: ClosedRange<Double>? {
    let ranges = map { $0.moments(of: $0.presentation.openingRange ?? $0.domain) }
    let lower = ranges.map(\.lowerBound).max() ?? 0
    let upper = ranges.map(\.upperBound).max() ?? 0
    return lower < upper ? lower...upper : nil
  }
}
