import TestSupport
import Testing

@testable import ChartCore

/// Zones with all that clocks do: none, half hours, whole hours, skipped midnights.
private let zones = [
  Zone.utc,
  Zone(
    "Berlin", firstOffset: millisecondsPerHour,
    transitions: [
      .init(moment: 1_711_846_800_000, offset: 2 * millisecondsPerHour),
      .init(moment: 1_729_990_800_000, offset: millisecondsPerHour),
    ]),
  Zone(
    "Cairo", firstOffset: 2 * millisecondsPerHour,
    transitions: [
      .init(moment: 1_714_082_400_000, offset: 3 * millisecondsPerHour),
      .init(moment: 1_730_408_400_000, offset: 2 * millisecondsPerHour),
    ]),
]

@Suite struct CandlesTests {
  /// Prices of periods that are some time apart, days without any and gaps in the middle.
  private func history(_ random: inout SeededGenerator) -> PriceHistory {
    let step = [60_000.0, 900_000, millisecondsPerHour, millisecondsPerDay][
      Int.random(in: 0..<4, using: &random)]
    let count = Int.random(in: 0..<150, using: &random) + 1
    var moment =
      1_704_000_000_000.0 + Double(Int.random(in: 0..<200, using: &random)) * millisecondsPerDay
    var columns = Array(repeating: [Double](), count: 5)
    var moments: [Double] = []
    for _ in 0..<count {
      moments.append(moment)
      moment +=
        step
        * (Int.random(in: 0..<20, using: &random) == 0
          ? 1 + Double(Int.random(in: 0..<90, using: &random)) : 1)
      let isGap = Int.random(in: 0..<9, using: &random) == 0
      for column in 0..<5 {
        let isOwnGap = Int.random(in: 0..<60, using: &random) == 0
        columns[column].append(
          isGap || isOwnGap ? .nan : Double(Int.random(in: 0..<10_000, using: &random)) / 100)
      }
    }
    let quotes = columns.prefix(4).map(Column.init)
    return PriceHistory(
      moments: Column(moments),
      quotes: Quotes(open: quotes[0], high: quotes[1], low: quotes[2], close: quotes[3]),
      volume: Column(columns[4]))
  }

  private func table(_ history: PriceHistory, in zone: Zone, ofSessions: Bool) -> Table {
    var (presentation, view) = (Presentation(), PriceView())
    presentation.zone = zone
    view.hasSessionsAlone = ofSessions
    return Table(
      title: nil, prices: history, shown: view, names: ("Price", "Volume"),
      presentation: presentation)
  }

  /// What a date is called whose candles are the same.
  private func name(_ moment: Double, _ period: CalendarPeriod, _ zone: Zone) -> String {
    let date = CivilDate(milliseconds: moment, in: zone)
    let midnight = CivilDate(year: date.year, month: date.month, day: date.day)!.milliseconds
    switch period.unit {
    case .hour where period.count > 1:
      let local = zone.local(moment)
      return "\(midnight) \(((local - midnight) / period.milliseconds).rounded(.down))"
    case .minute, .hour:
      let start = zone.moment(ofLocal: midnight)
      return "\(midnight) \(((moment - start) / period.milliseconds).rounded(.down))"
    case .day: return "\(midnight)"
    case .week: return "\(((midnight / millisecondsPerDay + 3) / 7).rounded(.down))"
    case .month: return "\(date.year) \((date.month - 1) / period.count)"
    case .year: return "\(date.year / period.count)"
    }
  }

  @Test func areTheFirstHighestLowestAndLastOfEachPeriod() {
    var random = SeededGenerator(seed: 16)
    for round in 0..<10_000 {
      let history = history(&random)
      let zone = zones[round % zones.count]
      let table = table(history, in: zone, ofSessions: round % 2 == 0)
      let span = table.domain.span / Double(1 + Int.random(in: 0..<900, using: &random))
      let slots = table.candleSlots(in: table.domain, bucketSpan: span)
      #expect(slots.flatMap(\.indexes) == Array(0..<history.moments.count), "round \(round)")
      guard let period = table.candlePeriod(bucketSpan: span) else {
        #expect(slots.allSatisfy { $0.indexes.count == 1 })
        continue
      }
      var names: [String] = []
      for (slot, candle) in zip(slots, table.candles(of: slots.map(\.indexes))) {
        let own = Set(slot.indexes.map { name(history.moments[$0], period, zone) })
        #expect(own.count == 1, "round \(round) \(period) \(own)")
        names += own
        #expect(isSame(candle, slot.indexes, history.quotes), "round \(round)")
        #expect(table.candleSlot(of: slot.indexes.upperBound - 1, bucketSpan: span) == slot)
      }
      #expect(Set(names).count == names.count, "round \(round) \(period)")
      let volumes = table.volumes(of: slots.map(\.indexes))
      for (slot, volume) in zip(slots, volumes) {
        let known = slot.indexes.map { history.volume![$0] }.filter { !$0.isNaN }
        let isRight = known.isEmpty ? volume.isNaN : abs(volume - known.reduce(0, +)) < 1e-6
        #expect(isRight, "round \(round)")
      }
    }
  }

  /// Whether a candle is what a look at each price says.
  private func isSame(_ candle: Candle?, _ indexes: Range<Int>, _ quotes: Quotes) -> Bool {
    func values(_ column: Column) -> [Double] { indexes.map { column[$0] }.filter { !$0.isNaN } }
    let (open, close) = (values(quotes.open).first, values(quotes.close).last)
    let (high, low) = (values(quotes.high).max(), values(quotes.low).min())
    let known = [open, close, high, low].compactMap(\.self)
    guard let candle, let most = known.max(), let least = known.min() else {
      return candle == nil && known.isEmpty
    }
    return candle.open == open ?? close ?? least && candle.close == close ?? candle.open
      && candle.high == high ?? most && candle.low == low ?? least
  }

  /// The indexes of days by weeks that begin on a weekday, from 0 for Monday.
  private func weeks(of days: Column, from weekday: Int) -> [Range<Int>] {
    func week(_ index: Int) -> Double {
      ((days[index] / millisecondsPerDay + 3 - Double(weekday)) / 7).rounded(.down)
    }
    var weeks: [Range<Int>] = []
    for index in 0..<days.count {
      if index > 0, week(index) == week(index - 1) {
        weeks[weeks.count - 1] = weeks[weeks.count - 1].lowerBound..<index + 1
      } else {
        weeks.append(index..<index + 1)
      }
    }
    return weeks
  }

  /// Days of trade, and what was paid on each.
  private func tradeDays(_ count: Int, _ random: inout SeededGenerator) -> PriceHistory {
    let days = (0..<count).map {
      1_704_067_200_000 + Double($0 / 5 * 7 + $0 % 5) * millisecondsPerDay
    }
    let prices = days.map { _ in Double(Int.random(in: 1..<10_000, using: &random)) }
    return PriceHistory(
      moments: Column(days), quotes: Quotes(trades: Column(prices)), volume: Column(prices))
  }

  /// The days are the oracle: what a merged candle is called is exactly what these come to in that time.
  @Test(arguments: [(0, false), (4, true), (2, false), (6, false)])
  func candlesOfWeeksAreCalledByTheirOwnDays(weekday: Int, byLast: Bool) {
    var random = SeededGenerator(seed: 5)
    let days = tradeDays(500, &random)
    let first = byLast ? (weekday + 1) % 7 : weekday
    let groups = weeks(of: days.moments, from: first)
    let candles = days.quotes.candles(of: groups).map { $0! }
    let starts = groups.map { group in
      let day = days.moments[group.lowerBound] / millisecondsPerDay
      let monday =
        day
        - Double((CivilDate(milliseconds: days.moments[group.lowerBound]).weekday - first + 7) % 7)
      return (byLast ? monday + 6 : monday) * millisecondsPerDay
    }
    let history = PriceHistory(
      moments: Column(starts),
      quotes: Quotes(
        open: Column(candles.map(\.open)), high: Column(candles.map(\.high)),
        low: Column(candles.map(\.low)), close: Column(candles.map(\.close))),
      volume: Column(groups.map { $0.map { days.volume![$0] }.reduce(0, +) }))
    let table = table(history, in: .utc, ofSessions: false)
    for width in [20.0, 60, 200, 800] {
      let slots = table.candleSlots(in: table.domain, bucketSpan: table.domain.span / width)
      for (slot, candle) in zip(slots, table.candles(of: slots.map(\.indexes))) {
        let told = table.moments(of: slot)
        let own = days.moments.indexes(atOrAfter: [told.lowerBound, told.upperBound])
        let expected = days.quotes.candles(of: [own[0]..<own[1]])[0]
        #expect(candle?.open == expected?.open && candle?.close == expected?.close, "\(width)")
        #expect(candle?.high == expected?.high && candle?.low == expected?.low, "\(width)")
        let sum = (own[0]..<own[1]).map { days.volume![$0] }.reduce(0, +)
        #expect(table.volumes(of: [slot.indexes]) == [sum], "\(width)")
        #expect(zip(slots, slots.dropFirst()).allSatisfy { $0.x.upperBound <= $1.x.lowerBound })
      }
    }
  }

  @Test func candlesOfDaysAreCalledByMonths() {
    var random = SeededGenerator(seed: 6)
    let table = table(tradeDays(500, &random), in: .utc, ofSessions: true)
    let slots = table.candleSlots(in: table.domain, bucketSpan: table.domain.span / 100)
    #expect(slots.count > 5 && slots.allSatisfy { $0.period?.unit == .month })
  }

  @Test func barsThatReachOverABorderAreCalledByTheirOwnTime() {
    // Hours from half past nine on.
    let hours = (0..<6).map { 1_704_101_400_000 + Double($0) * millisecondsPerHour }
    let quotes = Quotes(
      open: Column([1, 2, 3, 4, 5, 6]), high: Column([1, 2, 3, 4, 5, 6]),
      low: Column([1, 2, 3, 4, 5, 6]), close: Column([2, 3, 4, 5, 6, 7]))
    let history = PriceHistory(moments: Column(hours), quotes: quotes)
    let table = table(history, in: .utc, ofSessions: false)
    let slots = table.candleSlots(in: table.domain, bucketSpan: millisecondsPerHour * 2 / 5)
    #expect(slots.map(\.indexes) == [0..<1, 1..<3, 3..<5, 5..<6])
    #expect(slots.allSatisfy { $0.period == nil })
    #expect(table.moments(of: slots[1]) == hours[1]...hours[3])
  }

  @Test func keepTheirPeriodAsTheRangeMoves() {
    var random = SeededGenerator(seed: 3)
    let table = table(history(&random), in: .utc, ofSessions: false)
    let span = table.domain.span / 40
    let all = table.candleSlots(in: table.domain, bucketSpan: span)
    for part in 1..<20 {
      let start = table.domain.lowerBound + table.domain.span * Double(part) / 40
      let seen = table.candleSlots(in: start...(start + table.domain.span / 4), bucketSpan: span)
      #expect(seen.allSatisfy(all.contains))
    }
  }

  @Test func ofTradesAreTheirPrices() {
    let trades = Column([3, 1, 4, 1, 5])
    let table = Table(
      kind: .candles, x: Column([0, 1, 2, 3, 4]),
      series: [Series(id: "y", name: "y", color: Color(rgb: 0), column: trades)])
    let candle = table.candles(of: [0..<5])[0]
    #expect(candle == Candle(indexes: 0..<5, open: 3, close: 5, high: 5, low: 1))
  }

  @Test func adjustedPricesAreInTheRatioOfTheirCloses() {
    let history = PriceHistory(
      moments: Column([0, 1]),
      quotes: Quotes(
        open: Column([10, 4]), high: Column([12, 6]), low: Column([8, 3]), close: Column([10, 5])),
      adjustedClose: Column([5, 5]))
    let quotes = history.quotes(areAdjusted: true)
    #expect((0..<2).map { quotes.high[$0] } == [6, 6])
    #expect((0..<2).map { quotes.low[$0] } == [4, 3])
    #expect(quotes.close == Column([5, 5]))
  }

  private func trades(_ moments: [Double]) -> Table {
    Table(
      kind: .candles, x: Column(moments),
      series: [
        Series(id: "y", name: "y", color: Color(rgb: 0), column: Column(moments.map { _ in 1 }))
      ])
  }

  @Test(arguments: [
    [-9e21, 0, 9e21], [0, 1e18, 9e21], [5, 5, 5, 5], [0, 1, 8.64e7], [1e15, 1.000001e15, 2e15],
    [-62_167_219_200_000, 1],
  ])
  func thereAreNoMoreThanPixelsHoweverFarApart(moments: [Double]) {
    let table = trades(moments)
    for width in [1.0, 50, 1_000] {
      let slots = table.candleSlots(in: table.domain, bucketSpan: table.domain.span / width)
      #expect(slots.flatMap(\.indexes) == Array(moments.indices))
      #expect(slots.count <= Int(width) + 3)
    }
  }

  @Test func aCrowdAmongDistantPeriodsIsCandlesToo() {
    let crowd = (0..<30_000).map { 1e12 + Double($0) / 100 }
    let days = (1...40_000).map { 1e12 + Double($0) * millisecondsPerDay }
    let table = trades(crowd + days)
    let range = 1e12...(1e12 + 20 * millisecondsPerDay)
    let slots = table.candleSlots(in: range, bucketSpan: range.span / 500)
    #expect(slots.count < 200)
    #expect(slots.first?.indexes.count ?? 0 >= 30_000)
  }
}
