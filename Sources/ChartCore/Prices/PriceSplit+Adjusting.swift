import Glibc

/// From one period to the next, what adjusting does to a price changes by such a part only where there is a split: a
/// dividend is hardly ever a fifth of the price.
private let leastSplitFactor = 1.25

extension [PriceSplit] {
  /// Prices that were paid before splits in the shares of after all of them; nil where there are no splits, or where the
  /// prices are in these already, as they are where they do not jump at the splits. Linear time.
  func adjusted(_ close: Column) -> Column? {
    let known = known(in: close)
    return known.areIn(close) ? known.adjusted(close, /) : nil
  }

  /// How much was traded at such prices in the shares of after all splits; nil where the prices are. Linear time.
  func adjusted(volume: Column, of close: Column) -> Column? {
    let known = known(in: close)
    return known.areIn(close) ? known.adjusted(volume, *) : nil
  }

  private func known(in close: Column) -> [PriceSplit] {
    filter { 0..<close.count ~= $0.index && $0.ratio > 0 && $0.ratio.isFinite }
      .sorted { $0.index < $1.index }
  }

  /// Each value with what the shares of then have become, of splits in order.
  private func adjusted(_ column: Column, _ change: (Double, Double) -> Double) -> Column {
    var (ratio, later) = (reduce(1) { $0 * $1.ratio }, self[...])
    let values = ColumnBuilder()
    for index in 0..<column.count {
      while let split = later.first, split.index == index {
        ratio = later.count == 1 ? 1 : ratio / split.ratio
        later.removeFirst()
      }
      let value = change(column[index], ratio)
      if value.isFinite { values.append(value) } else { values.appendGaps() }
    }
    return values.finished()
  }

  /// Whether prices jump at the splits, all in all: nearer to their ratios than to none.
  private func areIn(_ close: Column) -> Bool {
    let distances = compactMap { split -> Double? in
      guard let before = close.lastValue(in: 0..<split.index),
        let after = close.firstValue(in: split.index..<close.count), before > 0, after > 0
      else { return nil }
      let jump = log(after / before)
      return abs(jump) - abs(jump + log(split.ratio))
    }
    return distances.reduce(0, +) > 0
  }
}

extension PriceHistory {
  /// Whether the prices as they were are of different shares, those before and those after a split: what they change from
  /// one to the other means nothing until they are adjusted. Linear time.
  public var hasSplitPrices: Bool {
    guard let adjustedClose else { return false }
    var before = Double.nan
    return (0..<adjustedClose.count).contains { index in
      let factor = adjustedClose[index] / quotes.close[index]
      guard factor > 0, factor.isFinite else { return false }
      defer { before = factor }
      return max(factor / before, before / factor) >= leastSplitFactor
    }
  }
}
