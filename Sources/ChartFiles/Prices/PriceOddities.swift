import ChartCore

/// From one period to the next, prices that rise or fall by such a part are looked at: markets seldom do that.
private let leastJump = 1.7
/// How near a jump is to a whole number for a split, as a part of it; and to a hundred for prices in hundredths.
private let (nearSplit, nearHundred) = (0.06, 0.35)
/// After a split the first price of a period is no further from the last one, as a part of it.
private let mostWithinPeriod = 0.3
/// Histories of more periods are of minutes or trades, which nobody splits one from the other in.
private let mostPeriods = 1_000_000
/// Shares are seldom split more often.
private let mostToldSplits = 5
/// The numbers of shares that one becomes.
private let splitNumbers = [2.0, 3, 4, 5, 6, 7, 8, 10, 15, 20, 25, 30, 50]

extension PriceHistory {
  /// Sentences on prices that are drawn as they are, but are hardly true: a hundred times the others, or those before a
  /// split that they are not adjusted to as they open. Linear time.
  func oddities(in zone: Zone, _ formats: Formats) -> [Phrase] {
    guard moments.count <= mostPeriods else { return [] }
    let close = usualView.isAdjusted ? adjustedClose ?? quotes.close : quotes.close
    var jumps: [Jump] = []
    var before = Double.nan
    for index in 0..<moments.count where close[index] > 0 {
      let ratio = close[index] / before
      if max(ratio, 1 / ratio) >= leastJump { jumps.append(Jump(index: index, ratio: ratio)) }
      before = close[index]
    }
    return (hundreds(jumps, zone, formats).map { [$0] } ?? [])
      + unadjusted(jumps).map { split($0, zone, formats) }
  }

  /// A step from one price to the next.
  private struct Jump {
    let index: Int
    let ratio: Double
    var times: Double { max(ratio, 1 / ratio) }
  }

  private func hundreds(_ jumps: [Jump], _ zone: Zone, _ formats: Formats) -> Phrase? {
    let hundreds = jumps.filter { abs($0.times / 100 - 1) <= nearHundred }
    guard let first = hundreds.first else { return nil }
    let day = formats.date(of: moments[first.index], in: zone)
    return first.ratio > 1
      ? """
      The prices rise about a hundred times on \(day): they are drawn as they are, perhaps in two units.
      """
      : """
      The prices fall about a hundred times on \(day): they are drawn as they are, perhaps in two units.
      """
  }

  /// Whether prices went that way during trading: splits come overnight.
  private func isWithinPeriod(_ jump: Jump) -> Bool {
    abs(quotes.open[jump.index] / quotes.close[jump.index] - 1) > mostWithinPeriod
  }

  /// The first jumps that are as those of splits, which nobody tells.
  private func unadjusted(_ jumps: [Jump]) -> ArraySlice<Jump> {
    let known = Set(splits.map(\.index))
    return jumps.filter { jump in
      let isLikeSplit = splitNumbers.contains { abs(jump.times / $0 - 1) <= nearSplit }
      return isLikeSplit && !isWithinPeriod(jump) && !known.contains(jump.index)
    }.prefix(mostToldSplits)
  }

  private func split(_ found: Jump, _ zone: Zone, _ formats: Formats) -> Phrase {
    let number = Int(clamping: found.times.rounded())
    let day = formats.date(of: moments[found.index], in: zone)
    return found.ratio > 1
      ? """
      The prices rise to \(number) times on \(day), as after a split that they are not adjusted to: they are drawn \
      as they are.
      """
      : """
      The prices fall to 1/\(number) on \(day), as after a split that they are not adjusted to: they are drawn as they \
      are.
      """
  }

  /// How the prices are shown when they are opened: as candles, without the days and nights in which nothing is traded, and
  /// adjusted where they are of the shares before and after a split.
  var usualView: PriceView {
    var view = PriceView()
    view.hasSessionsAlone = isOfMarketDays || isOfMarketHours
    view.isAdjusted = hasSplitPrices
    return view
  }

  /// Whether there is a price a day, but not on every day.
  private var isOfMarketDays: Bool {
    guard let usual = moments.usualSpacing, abs(usual / millisecondsPerDay - 1) < 0.05 else {
      return false
    }
    return (1..<moments.count).contains { moments[$0] - moments[$0 - 1] > longestNight }
  }

  /// Whether there are several prices a day, but none for a good part of the time, in nights or at weekends: short breaks
  /// are no such time, and a market that never closes may have had one failure.
  private var isOfMarketHours: Bool {
    guard let usual = moments.usualSpacing, usual <= longestHours else { return false }
    let closed = (1..<moments.count).lazy.map { moments[$0] - moments[$0 - 1] }
      .filter { $0 > max(shortestNight, 1.5 * usual) }
      .reduce(0) { $0 + $1 - usual }
    return closed > leastClosed * (moments[moments.count - 1] - moments[0])
  }
}

/// Prices of a market's hours are no further apart.
private let longestHours = 12 * millisecondsPerHour
/// A market that closes for less time has a break.
private let shortestNight = 4 * millisecondsPerHour
/// The least part of the time in which a market is closed: of two weeks from Monday to Friday it is a sixth.
private let leastClosed = 0.1

/// Longer than from one day's price to the next one's.
private let longestNight = 1.5 * millisecondsPerDay
